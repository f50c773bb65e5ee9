/** Animals, food and drink, sport and outdoors, culture. */
import { type Topic, topic } from './topic';

export const LEISURE: readonly Topic[] = [
  topic(
    'dog',
    'dogs?|pupp(?:y|ies)|pups?|doggos?|doggy|retrievers?|labradors?|dachshunds?|corgis?|poodles?|huskies|husky|beagles?|terriers?|spaniels?|greyhounds?|bulldogs?|frenchie',
    null,
    `
c I'd take an evening with a {x} over most parties.
p I fully expect to rank second after the {x}, and I can live with that.
i You can tell a lot about somebody from how they talk to a {x}.
i A {x} decides about people in ten seconds and is rarely wrong.
C What's the best walk around you for a {x}?
Pm What's the most ridiculous thing your {x} has ever got away with?
I Were you always a {x} person or did one of them convert you?
`,
  ),
  topic(
    'cat',
    'cats?|kittens?|kitty|kitties',
    null,
    `
c I respect a {x}: clear boundaries and excellent naps.
p I'd like the {x} to know that I come in peace and bring tuna.
i A {x} only trusts people who don't try too hard.
C What's the situation with the {x}, boss or roommate?
Pm What did your {x} knock off a shelf last, while looking you in the eye?
I What does the {x} know about you that nobody else does?
`,
  ),
  topic(
    'pets',
    'pets?|rabbits?|bunn(?:y|ies)|parrots?|hamsters?|guinea pigs?|horses?|ponies|pony|turtles?|tortoises?|chickens?|goats?|ferrets?|budgies?|hedgehogs?',
    null,
    `
c I have a soft spot for anyone who takes good care of a {x}.
p I'd watch a full series about the {x}.
i I think the animal people choose says more than their star sign.
C How did the {x} come into the picture?
P What would the {x} complain about first if it could talk?
I What is it about a {x} that got you?
`,
  ),
  topic(
    'dish',
    'sushi|ramen|tacos?|burritos?|pizzas?|pasta|lasagn[ae]|carbonara|gnocchi|risotto|curry|curries|pho|dumplings?|gyoza|dim sum|burgers?|kebabs?|falafel|hummus|paella|tapas|bbq|barbecue|steaks?|noodles?|pad thai|bibimbap|kimchi|fried rice|poke|biryani|naan|sandwich(?:es)?|soup|pierogi|fondue|schnitzel|gumbo|empanadas?|arepas?|ceviche|shakshuka|mac and cheese|fish and chips|wings|nachos|guacamole|guac|hot ?pot|bao|oysters|seafood|tamales|moussaka|couscous|tagine|jollof',
    {
      'tacos?': 'tacos',
      'burritos?': 'burritos',
      'burgers?': 'burgers',
      'kebabs?': 'kebabs',
      'steaks?': 'steak',
      'sandwich(?:es)?': 'sandwiches',
      'dumplings?': 'dumplings',
      'empanadas?': 'empanadas',
      'arepas?': 'arepas',
      curries: 'curry',
      pizzas: 'pizza',
      guac: 'guacamole',
      '*': '',
    },
    `
c Good {x} beats a fancy restaurant every time.
p Careful, I take {x} far too seriously for a grown man.
i You find the best {x} in places with terrible chairs.
C Where do you get the best {x} around here?
P Would you share your {x}, or is that where the kindness ends?
P What's your most controversial opinion on {x}?
I Whose {x} do you still compare all the others to?
`,
  ),
  topic(
    'cooking',
    'cook(?:ing|ed|s)?|recipes?|kitchen|meal prep|chef|homemade|dinner party',
    'cooking',
    `
c I'd rather have a loud kitchen than a quiet restaurant.
p I'm an excellent taster, clearly the harder job in any kitchen.
i Cooking shows how a person handles chaos.
C What's the dish you'd cook to win an argument?
C What do you cook when nobody's watching?
P Do you follow recipes, or treat them as gossip?
I Who taught you to cook?
`,
  ),
  topic(
    'baking',
    'bak(?:e|ed|ing|es)|sourdough|bread|cookies?|brownies?|cupcakes?|cakes?|banana bread|croissants?|cinnamon rolls?|pastr(?:y|ies)|muffins?|macarons?|pies?',
    {
      'cakes?': 'cake',
      'pies?': 'pie',
      'brownies?': 'brownies',
      'cookies?': 'cookies',
      'cupcakes?': 'cupcakes',
      'croissants?': 'croissants',
      'muffins?': 'muffins',
      'macarons?': 'macarons',
      'pastr(?:y|ies)': 'pastry',
      'bak\\w*': 'baking',
      '*': '',
    },
    `
c I trust people who take {x} seriously.
p I volunteer as the official tester of the {x}.
i I like that {x} can't be rushed.
C What's your secret with {x}?
C What's the best {x} you ever had?
P How much of the {x} makes it to the plate?
I What's your first memory of {x}?
I Who gets the first piece of {x} from you?
`,
  ),
  topic(
    'coffee',
    'coffees?|espresso|lattes?|cappuccinos?|flat whites?|cold brew|caf[eé]s?|caffeine|iced coffee|barista|matcha|oat milk',
    { 'matcha|espresso|cold brew|iced coffee': '', '*': 'coffee' },
    `
c Good {x} and nowhere to be is my idea of luxury.
p Before {x} I'm mostly a rumour of a person.
i You can tell how somebody's week is going by their {x}.
C What's your {x} order on a day that needs saving?
P Is the {x} a ritual or a medical necessity?
I What's the best conversation you've ever had over {x}?
`,
  ),
  topic(
    'hiking',
    'hik(?:e|es|ed|ing)|trails?|trek(?:king)?|summit|mountains?|peaks?|national parks?|waterfalls?|canyon|nature walk|outdoorsy',
    'hiking',
    `
c A view you had to climb for is always better than one with parking.
p My hiking style is enthusiastic for the first hour and philosophical after that.
i I think people get more honest about an hour into a hike.
C Which trail would you show somebody who thinks hiking is boring?
P What's in the backpack that you'd never admit to?
I Which view have you never managed to put in a photo?
`,
  ),
  topic(
    'dance',
    'danc(?:e|es|ed|ing|er)|salsa|bachata|ballet|tango|swing dancing|zumba|hip[- ]?hop class|ballroom',
    null,
    `
c I'd rather be bad at it on the floor than good at watching.
p My dance style is best described as brave.
i I think dancing is the fastest way to find out if two people can listen.
C What song gets you on the floor every time?
P How patient are you with beginners who have confidence and no rhythm?
I Who taught you your first steps?
`,
  ),
  topic(
    'music',
    'music|songs?|playlists?|albums?|spotify|vinyl|records?|bands?|jazz|techno|house music|rap|hip[- ]?hop|r&b|indie|rock|metal|punk|country music|k-?pop|classical|reggaeton|folk|pop music|edm|dj|drum and bass|lo-?fi|taylor swift|swifties?|beyonc[eé]|radiohead|the beatles|fleetwood mac|arctic monkeys|kendrick|hozier|bad bunny|coldplay|abba|bowie|nirvana|adele|sza|lana del rey|frank ocean',
    {
      'jazz|techno|house music|rap|hip[- ]?hop|indie|rock|metal|punk|country music|k-?pop|reggaeton|pop music|drum and bass|vinyl':
        '',
      '*': 'music',
    },
    `
c Somebody's taste in {x} tells me more than a whole bio.
c {X} at the right volume fixes most evenings.
p One good chorus of {x} forgives a whole bad day.
p Handing over the playlist is basically a second date, careful.
i I think everyone has one song that they never explain to anybody.
C What have you had on repeat this week?
P Which song do you sing with full confidence and the wrong words?
I What song do you skip because it means too much?
`,
  ),
  topic(
    'book',
    'books?|novels?|read(?:ing|er)?|kindle|library|bookshops?|bookstores?|book club|sci-?fi|fantasy|thrillers?|memoirs?|harry potter|lord of the rings|tolkien|murakami|sally rooney|stephen king|jane austen|dune|poetry|poems?',
    {
      'novels?': 'novel',
      'poems?|poetry': 'poem',
      'memoirs?': 'memoir',
      'thrillers?': 'thriller',
      '*': 'book',
    },
    `
c I'd take a good {x} recommendation over small talk any day.
p I judge people by the {x} they lie about having finished.
p Page folders and bookmark people can get along, I believe in peace.
i The {x} somebody keeps giving away is usually the key to them.
C What's the one you'd press into my hands?
C What are you reading that deserves better than a one-line review?
P Which famous {x} did you pretend to like?
P Do you read the last page first, and can I still trust you?
I Which character did you understand a bit too well?
I Which {x} did you read at exactly the right time?
`,
  ),
  topic(
    'film',
    'movies?|films?|cinema|rom-?coms?|marvel|star wars|disney|pixar|studio ghibli|ghibli|tarantino|wes anderson|documentar(?:y|ies)|oscars?|letterboxd|netflix|hbo|disney plus',
    { 'films?|cinema': 'film', 'documentar\\w*': 'documentary', 'rom-?coms?': 'rom-com', '*': 'movie' },
    `
c I'll argue about a {x} for longer than it lasts, and enjoy it.
p Talking during a {x} is a crime unless the comment is really good.
i I think the {x} someone watches for the tenth time is the one to ask about.
C What's the last {x} that really got you?
P What's the terrible {x} that you love anyway?
I What's the scene you'd watch again right now?
`,
  ),
  topic(
    'series',
    'series|tv shows?|shows?|episodes?|season (?:\\d|one|two|three|finale)|finale|binge(?:d|ing|[- ]watch\\w*)?|the office|friends rerun|seinfeld|succession|the bear|fleabag|game of thrones|stranger things|love island|bake off|bridgerton|severance|ted lasso|breaking bad|gilmore girls|parks and rec|white lotus|anime|reality tv|k-?dramas?|true crime',
    { 'shows?|tv shows?|love island|bake off|reality tv': 'show', anime: 'anime', '*': 'series' },
    `
c A {x} that survives a second watch is the real thing.
p One more episode is the biggest lie adults tell themselves.
i I think comfort {xs} are how people say they had a hard week.
C Should I watch it, and what am I signing up for?
P Would you forgive someone who watched ahead?
I What keeps you coming back to that one?
`,
  ),
  topic(
    'plants',
    'plants?|garden(?:ing|s)?|succulents?|monstera|flowers?|tulips?|sunflowers?|peon(?:y|ies)|tomatoes|herbs|basil|houseplants?|allotment|orchids?|cact(?:us|i)',
    {
      'flowers?': 'flowers',
      'tulips?': 'tulips',
      'sunflowers?': 'sunflowers',
      'peon\\w*': 'peonies',
      tomatoes: '',
      'succulents?': 'succulents',
      'orchids?': 'orchids',
      'cact\\w*': 'cacti',
      '*': 'plants',
    },
    `
c I trust people who can keep {x} alive.
p I'd talk to the {x} behind your back and ask for references.
i Looking after {x} is a quiet sort of optimism.
C Which one is your pride and joy?
P Do the {x} have names, and who's the favourite?
I What made you start with the {x}?
`,
  ),
];

/** Animals, food, sports and pastimes, with more to say than the device has. */
import { type Topic, topic } from '../content/topic';

export const MORE_LEISURE: readonly Topic[] = [
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
P If the {x} wrote your dating profile, what would the first line say?
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
P Would the {x} swipe right on me?
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
c Fresh {x} is a language that everybody speaks.
p I volunteer as the official tester of the {x}.
i I like that {x} can't be rushed.
C What's your secret with {x}?
P How much of the {x} makes it to the plate?
I What's your first memory of {x}?
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
    'drinks',
    'wines?|ros[eé]|prosecco|champagne|cocktails?|margaritas?|mojitos?|negronis?|spritz(?:es)?|aperol|beers?|ipa|ciders?|gin|whisk(?:e)?y|tequila|mezcal|sangria|pints?|martinis?|mulled wine',
    {
      wines: 'wine',
      cocktails: 'cocktail',
      beers: 'beer',
      ciders: 'cider',
      'pints?': 'pint',
      margaritas: 'margarita',
      mojitos: 'mojito',
      negronis: 'negroni',
      martinis: 'martini',
      'spritzes|aperol': 'spritz',
      ipa: 'beer',
      '*': '',
    },
    `
c A good {x} and a table outside, that's the whole recipe.
p I nod at {x} lists like I understand them.
i I like how a {x} with the right person makes two hours disappear.
C Where's the best {x} you've found lately?
P What's the {x} you'd defend in court?
I Where were you for the best {x} of your life?
`,
  ),
  topic(
    'sweets',
    'chocolates?|ice cream|gelato|desserts?|tiramisu|cheesecake|candy|sweets|churros|donuts?|doughnuts?|haribo|gummy bears|nutella',
    {
      'chocolates?': 'chocolate',
      'desserts?': 'dessert',
      'sweets?|candy|haribo|gummy bears': 'candy',
      'donuts?': 'donuts',
      'doughnuts?': 'doughnuts',
      '*': '',
    },
    `
c {X} first, decisions later.
p I'd share my {x}, which is as romantic as it gets.
i Someone's choice of {x} is the part of them that never grew up.
C Which {x} can you never walk past?
P Would you lie about who finished the {x}?
I What {x} takes you straight back to being a kid?
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
    'running',
    'run(?:s|ning|ner)?|marathons?|half marathon|5k|10k|jog(?:ging|s)?|parkrun|triathlon',
    'running',
    `
c Anyone who runs on purpose has my full respect.
p I'd hold the sign at the finish line and take all the credit.
i I think runners are always working something out on the way.
C Are you training for something, or running for the quiet?
P What song turns you into a professional for three minutes?
I What goes through your head when it gets hard?
`,
  ),
  topic(
    'swimming',
    'swim(?:s|ming|mer)?|swam|surf(?:ing|ed|s|er)?|paddle ?board(?:ing)?|kayak(?:ing|s)?|sail(?:ing|ed)?|div(?:e|ing)|scuba|snorkel(?:l?ing)?|wild swimming|cold plunge|rowing',
    {
      'surf\\w*': 'surfing',
      'paddle.*': 'paddleboarding',
      'kayak\\w*': 'kayaking',
      'sail\\w*': 'sailing',
      'div\\w*|scuba': 'diving',
      'snorkel\\w*': 'snorkelling',
      'cold plunge': 'cold water',
      rowing: '',
      '*': 'swimming',
    },
    `
c {X} is the sort of thing I'd plan a whole weekend around.
p I'd look very brave for {x} right up until the water is cold.
i With {x} you can't think about anything else, and I envy that.
C Where's the best water you've been in?
P How cold is too cold before you admit it?
I What does being in the water do to your head?
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
    'concert',
    'concerts?|gigs?|festivals?|live music|glastonbury|coachella|tour tickets|front row|encore',
    { 'gigs?': 'gig', 'festivals?': 'festival', '*': 'concert' },
    `
c A good {x} is the best reason to be tired the next day.
p I'm the one at the {x} who is sure he knows the words, and is wrong.
i There's a second at every {x} when strangers turn into a choir.
C Who's top of your list to see live?
P Front row and squashed, or at the back with snacks?
I Which {x} would you live through again, exactly as it was?
`,
  ),
  topic(
    'instrument',
    'guitars?|piano|violin|drums|ukulele|cello|saxophone|flute|bass guitar|synth|choir|karaoke|sing(?:s|ing|er)?|open mic',
    { 'sing\\w*': 'singing', 'karaoke|choir|drums|open mic': '', 'guitars?': 'guitar', '*': '' },
    `
c {X} takes real hours, I respect that.
p I'd request one song and then sing over it, sorry in advance.
i Some things only come out through {x}, I think.
C Which song do you always come back to?
P What would it take to hear it, bribery or begging?
I What do you play or sing when nobody is home?
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
    'writing',
    'writ(?:e|es|ing|er)|journal(?:ing|ling)?|blog|screenplay|short stor(?:y|ies)',
    'writing',
    `
c Writing takes nerve, I like that.
p I want to be the charming stranger in chapter three.
i I think people write the thing they can't say at dinner.
C What are you writing about at the moment?
P Am I safe, or does everything end up in the story?
I What do you find yourself writing about even when you try not to?
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
    'games',
    "video games?|gam(?:er|ing)|playstation|ps5|xbox|nintendo|zelda|mario kart|mario|pok[eé]mon|animal crossing|stardew valley|stardew|the sims|sims|minecraft|skyrim|baldur'?s gate|league of legends|fortnite|d&d|dnd|dungeons and dragons|board games?|catan|chess|uno|scrabble|monopoly|trivia|quiz(?:zes)?|pub quiz|puzzles?|escape rooms?|crosswords?|wordle|poker|card games?",
    {
      'video games?': 'video games',
      'board games?': 'board games',
      'card games?': 'card games',
      'puzzles?': 'puzzles',
      'crosswords?': 'crosswords',
      'escape rooms?': 'escape rooms',
      'quiz(?:zes)?|pub quiz': 'pub quizzes',
      'gam(?:er|ing)|playstation|ps5|xbox|nintendo': 'gaming',
      'zelda|mario|mario kart|animal crossing|stardew|stardew valley|minecraft|skyrim|fortnite|catan|scrabble|monopoly|uno':
        '',
      'd&d|dnd|dungeons and dragons': 'D&D',
      'chess|poker|trivia|wordle': '',
      '*': 'games',
    },
    `
c I like anyone who takes {x} a little too seriously.
p I'm friendly until {x} begins, then I'm a different man.
i I think people play {x} the way they argue.
C What's your strategy at {x}, patience or chaos?
P What are we playing for when it's {x}, pride or snacks?
I Who do you turn into during {x}?
`,
  ),
  topic(
    'art',
    'art|paint(?:ing|ings|s|ed|er)?|draw(?:ing|s)?|sketch(?:ing|es|book)?|pottery|ceramics|sculptures?|crochet(?:ing)?|knit(?:ting|s)?|sew(?:ing)?|craft(?:s|ing)?|embroidery|watercolou?rs?|monet|van gogh|frida kahlo|collag(?:e|ing)',
    {
      'paint\\w*|watercolou?rs?|monet|van gogh|frida kahlo': 'painting',
      'draw\\w*': 'drawing',
      'sketch\\w*': 'sketching',
      'pottery|ceramics': '',
      'sculptures?': 'sculpture',
      'crochet\\w*': 'crochet',
      'knit\\w*': 'knitting',
      'sew\\w*': 'sewing',
      embroidery: '',
      'collag\\w*': 'collage',
      '*': 'art',
    },
    `
c I like people who make things with their hands, {x} counts double.
p I'd frame your worst attempt at {x} and hang it proudly.
i There's a kind of quiet in {x} that's hard to find elsewhere.
C What are you making at the moment?
P What would you make me if I had to keep it forever?
I What does {x} give you that nothing else does?
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

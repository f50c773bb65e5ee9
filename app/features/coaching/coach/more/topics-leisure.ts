/** Animals, food, sports and pastimes, with more to say than the device has. */
import { type Topic, topic } from '../content/topic';
import { LEISURE } from '../content/topics-leisure';
import { sameAs } from './same-topic';

const same = sameAs(LEISURE);

export const MORE_LEISURE: readonly Topic[] = [
  same('dog'),
  same('cat'),
  same('pets'),
  same('dish'),
  same('cooking'),
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
  same('coffee'),
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
  same('hiking'),
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
  same('dance'),
  same('music'),
  topic(
    'concert',
    'concerts?|gigs?|festivals?|live music|glastonbury|coachella|tour tickets|front row|encore',
    { 'gigs?': 'gig', 'festivals?': 'festival', '*': 'concert' },
    `
c A good {x} is the best reason to be tired the next day.
p I'm the one at the {x} who's sure he knows the words, and is wrong.
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
  same('book'),
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
  same('film'),
  same('series'),
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
  same('plants'),
];

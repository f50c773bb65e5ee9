import type { ReplyTone } from '../../types';

/**
 * Concrete answers to 'which', 'what kind of' and 'what ... would you': the thing asked for, then one pick for each tone
 * (confident, playful, intriguing). A taste or a fancy, never a thing he owns. Special before general.
 */
export const THINGS = String.raw`
soups?/tomato soup with proper bread/soup with more croutons than soup/ramen, broth that took two days
cheese/aged Comté/melted cheddar, on anything/a blue one that scares the children
bread|loaf/sourdough, still warm/garlic bread, the whole baguette/rye with salted butter
cakes?|dess?erts?|pudding|sweets?|biscuits?|cookies?|chocolate/lemon cake, sharp enough to notice/carrot cake, technically a salad/sticky toffee pudding, shared
ice ?creams?|gelato|scoops?/pistachio/two scoops, both chocolate/salted caramel by the sea
crisps|chips|snacks?|sandwich|toastie|petrol station|vending/salt and vinegar crisps/a cheese toastie the size of my head/anything eaten on a wall by the water
breakfast|brunch/eggs on toast and no hurry/two breakfasts, a sensible one and the real one/pancakes, at the wrong time of day
pasta|noodles|curry|dish|meal|supper|jollof|stew/a lasagne, the corner piece/dumplings, until somebody removes the plate/a curry that had all day to think
coffee|tea\b|chai/a strong flat white/coffee first, personality ten minutes later/mint tea after dark
animals?|creature|pet\b/an otter, they hold hands while asleep/a capybara, friends with everyone/an octopus, three hearts and no fixed shape
trees?|plants?|flowers?/an oak, in no hurry/a cactus, since I'd keep it alive/a wild cherry, two brilliant weeks a year
super ?powers?|power|magic\w*/teleporting, breakfast in Rome, lunch in Tokyo/finding a parking spot every single time/pausing time, I'd pick it for the good minutes
colou?rs?|paint/deep green/mustard yellow, the colour of courage/the blue just before it gets dark
smells?|scents?|perfume|candle/bread at seven in the morning/garlic in butter, as a cologne/rain on hot pavement
seasons?|months?|weather/early summer, with the long evenings/autumn, when a jumper does the work/the first day of snow
cit(?:y|ies)|countr(?:y|ies)|island|destination/Lisbon, for the light and the custard tarts/Naples, on a strict pizza mission/Iceland, waiting for the sky to move
museums?|painting|sculpture|artwork/a small Vermeer, it would look good by the window/the dinosaur, if nobody minds the bus ride/Starry Night, for one evening, then I'd bring it back
speakers?|aux|playlist|radio|jukebox/Fleetwood Mac, all of it/ABBA, with the windows down/old soul, nobody argues with Otis Redding
lyrics?|anthem|song/Don't Look Back in Anger, everybody sings along/Bohemian Rhapsody, all the voices/Fast Car, when it gets quiet
kart/Yoshi, reliable and slightly ridiculous/Toad, for the screaming/the princess, nobody sees it coming
names?|call (?:it|him|her|them)/Gerald, it suits nearly everybody/Kevin, nobody expects a Kevin/Tuesday, for the story behind it
injur\w*|scars?|accident/a paper cut, told with real drama/kitchen drawers are undefeated, ask anybody/the kind you get from looking at the view
impulse|purchase|bought|buy\b|amazon/anything for the kitchen that promises to change my life/a gadget for peeling one specific fruit/a ticket to somewhere, at midnight
embarrass\w*|awkward\w*|cringe\w*/waving back at somebody who meant the person behind me/saying you too to a waiter, several times/laughing at the wrong moment in a quiet room
lies?|lied|fib/I'm five minutes away, with one shoe on/I love it, about a jumper/I'm fine, the most popular one there is
historical|dead or alive|celebrity|famous|dinner guest/Anthony Bourdain, he'd choose the place/David Attenborough, quietly narrating my table manners/whoever told the first joke
detective|murderer|suspect|killer|whodunn?it/the quiet neighbour, it's always the quiet one/the husband, nobody is that calm about soup/the one who cries too early
jobs?|career|profession|instead/a chef with ten tables/a cheese taster, with overtime/a lighthouse keeper with letters to write
surviv\w*|zombies?|apocalypse|end of the world/a sailing boat, zombies can't swim/a garden centre, surrounded by spades/a monastery with one road up
subject|topic|round\b|quiz/films and food/biscuits of the world/words that no language can translate
cures?|hangover|hiccups|headache/water, toast and a dark room/greasy chips, and a vow nobody believes/a slow walk in sunglasses
stranded|desert island/a knife, a pot and a very long book/a boat, I don't play fair/a blank notebook
millions?|lotter\w+|jackpot|billionaire|(?:win|won) (?:a|the|big|it|tomorrow)/a house for everybody I love, then a year by the sea/an ice cream van for personal use/mornings with nowhere to be
`;

/** What may stand after a pick. */
export const THING_CLOSES: Readonly<Record<ReplyTone, string[]>> = {
  confident: ['', ' That one was easy.', ' No contest.', ' Every time.'],
  playful: ['', " I'll hear no objections.", ' Final answer.', ' You may judge me now.'],
  intriguing: [
    '',
    ' I think that says a lot about me.',
    " I'm not sure what that says about me.",
    ' I surprised myself there.',
  ],
};

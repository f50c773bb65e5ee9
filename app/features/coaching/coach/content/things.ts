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
crisps|chips|snacks?|sandwich|toastie|petrol station|vending/salt and vinegar crisps/a cheese toastie the size of my head/anything eaten on a wall by the water
breakfast|brunch/eggs on toast and no hurry/two breakfasts, a sensible one and the real one/pancakes, at the wrong time of day
pasta|noodles|curry|dish|meal|supper|jollof|stew/a lasagne, the corner piece/dumplings, until somebody removes the plate/a curry that had all day to think
coffee|tea\b|chai/a strong flat white/coffee first, personality ten minutes later/mint tea after dark
animals?|creature|pet\b/an otter, they hold hands while asleep/a capybara, friends with everyone/an octopus, three hearts and no fixed shape
super ?powers?|(?:what|which|one) power|magic\w*/teleporting, breakfast in Rome, lunch in Tokyo/finding a parking spot every single time/pausing time, I'd pick it for the good minutes
colou?rs?|paint/deep green/mustard yellow, the colour of courage/the blue just before it gets dark
smells?|scents?|perfume|candle/bread at seven in the morning/garlic in butter, as a cologne/rain on hot pavement
cit(?:y|ies)|countr(?:y|ies)|island|destination/Lisbon, for the light and the custard tarts/Naples, on a strict pizza mission/Iceland, waiting for the sky to move
speakers?|aux|playlist|radio|jukebox/Fleetwood Mac, all of it/ABBA, with the windows down/old soul, nobody argues with Otis Redding
names?|call (?:it|him|her|them)/Gerald, it suits nearly everybody/Kevin, nobody expects a Kevin/Tuesday, for the story behind it
jobs?|career|profession|instead/a chef with ten tables/a cheese taster, with overtime/a lighthouse keeper with letters to write
`;

/** What may stand after a pick. */
export const THING_CLOSES: Readonly<Record<ReplyTone, string[]>> = {
  confident: ['', ' That one was easy.', ' No contest.', ' Every time.'],
  playful: ['', " I'll hear no objections.", ' Final answer.', ' You may judge me now.'],
  intriguing: [
    '',
    ' I think that says a lot about me.',
    " I'm not sure what that says about me.",
    ' No idea why.',
  ],
};

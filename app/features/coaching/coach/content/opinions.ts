/**
 * What he can answer when she asks for a taste, a wish or an opinion: a choice or a stance, never an invented fact of
 * his life (no memories, no family, no things owned). Three or six statements each; special before general, first match wins.
 */
import { type TopicLine, topic } from './topic';

export interface Opinion {
  id: string;
  asks: RegExp;
  lines: TopicLine[];
}

/** What happened, what he has, or an invitation: no choice answers these. */
const FACT =
  'how (was|did|old|long|many)\\b|where did|(did|have) you (?!always|lo|read|been (w|r|li))|(you have|got|own) (an? |any )?(dog|cat|kid|child|famil|pets?\\b(?! pee))|^when|what time|do you live|are you (free|going|coming|from|on|married)\\b|is it your|play any? i|(send|lend|loan|give|owe)\\b|i wear|^(do you )?want to\\b|shall we|fancy (a|some)\\b|hatred|(what|which) \\w+ is (it|this|that)\\b';

function opinion(id: string, words: string, table: string): Opinion {
  return {
    id,
    asks: new RegExp(`^(?!.*\\b(${FACT})).*\\b(${words})`, 'i'),
    lines: topic('opinion', 'x', null, table).lines,
  };
}

// biome-ignore format: one row per sentence, no bytes for indenting.
export const OPINIONS: readonly Opinion[] = [
  opinion('island', 'dess?ert(ed)? island|stranded', `
c A knife, a pot and a very long book.
p A boat, I don't play fair.
i A blank notebook, the island would fill it.
`),
  opinion('zombie', 'zombie|apocalypse|world (is |was )?end|end of the world', `
c A sailing boat, zombies can't swim.
p Walk slowly, groan a lot and blend in.
i A monastery on a cliff, one road up.
`),
  opinion('power', 'super ?(power|hero)|magic\\b|invisible|fly or', `
c I'd take teleporting, breakfast in Rome, lunch in Tokyo.
p I'd always find a parking spot, no bigger power exists.
i I'd pause time, just for the good minutes.
`),
  opinion('pizza', 'pizza|pineapple', `
c Pineapple stays, next to jalapeños.
p Ham, pineapple and the courage to say so.
i A margherita, it outlives every pineapple debate.
`),
  opinion('cheese', 'cheese', `
c Comté, aged until it crunches.
p Melted cheddar on toast, peak civilisation.
i Gorgonzola, it takes a little courage.
`),
  opinion('dessert', 'dess?ert|ice ?cream|gelato|sweet (tooth|or|treat)|or sweet|candy|chocolate|bak(e|ing)\\b|cakes?\\b|cookie', `
c Lemon drizzle cake, sharp enough to notice.
p Carrot cake, technically a salad.
i Cinnamon buns, half the joy is waiting.
`),
  opinion('cook', 'signature|specialt|best dish|(cook|make) (for )?me\\b(?! (la|sm))|you .*\\bcook|to cook', `
c I'd cook a mushroom risotto, stirred properly.
p I'd cook a carbonara, with dramatic parmesan throwing.
i I'd cook a slow ragu, it talks while it cooks.
`),
  opinion('meal', '(place|thing|dish) .*(eat|eaten|ate)\\b|last (meal|supper)|death row|(favorite|comfort|one|kind of|what) (\\w+ )?(food|meal|dish|cuisine)|you (having|eating)\\b|take ?(away|out)|eat .*(forever|life|every day)|sushi or|tacos or', `
c Lasagne, the corner piece, no discussion.
c Ramen with extra egg, every single time.
p Tacos, with more napkins than dignity.
p Dumplings, until someone removes the plate.
i Fresh bread, good butter, shared.
i A curry that had all day to think.
`),
  opinion('coffee', '(coffee|tea|espresso|latte) (order|or|person|snob)|(favorite|kind of|your|drink) (coffee|tea)\\b', `
c A flat white, no syrup, no drama.
p Coffee first, personality ten minutes later.
i Mint tea after dark, coffee before opinions.
`),
  opinion('drink', '(favorite|go[- ]to|kind of) (drink|beer|wine|order)|drink (order|of)|your (poison|order|drink)\\b|red or white|(beer|wine|gin) or|cocktail|what .*you (drink|order)', `
c A negroni, just the one, made well.
p A spicy margarita, mainly for the salt.
i An old fashioned, at story speed.
`),
  opinion('series', 'series\\b|(tv|favorite|what|which|any|good|best|a) shows?\\b|shows? (do|are|to)\\b|binge|sitcom|netflix|tv\\b|you (been )?watching', `
c I'd watch The Bear, with snacks ready.
c Chernobyl, five episodes, none wasted.
p The Great British Bake Off, all that drama.
p Parks and Recreation, a blanket with jokes.
i Severance, every answer opens a door.
i Dark, with a family tree to hand.
`),
  opinion('film', 'films?\\b|movie|cinema|rom ?com|(re-?watch|watch .*(again|times|over))', `
c I'd watch The Grand Budapest Hotel any day.
c Back to the Future, I'd rewatch it tonight.
p Paddington 2 is my film, and I won't be taking questions.
p Shrek 2, the finest film known to science.
i Before Sunrise, a film for everything they almost say.
i Spirited Away, it changes every time you watch it.
`),
  opinion('book', '(favorite|which|what|good|last|any|a|your|best|read) (\\w+ )?books?\\b(?! (a|the|it|us))|novel|author|writer|(what|are|been) .*reading|poe[tm]', `
c The Count of Monte Cristo, for the revenge.
c Terry Pratchett, wise and silly at once.
p The Hitchhiker's Guide to the Galaxy, with towel.
p Any cookbook, read like a thriller.
i The Little Prince, never the same book twice.
i Murakami, for the cats and the riddles.
`),
  opinion('song', 'karaoke|song|sing(ing)?\\b|anthem|the shower', `
c I'd sing Livin' on a Prayer, key change and all.
c Don't Stop Believin', everybody sings along.
p Bohemian Rhapsody, I'd sing all the voices, with no range.
p Dancing Queen by ABBA, with unrequested choreography.
i Heroes by Bowie, a song that ends enormous.
i Fast Car, a quiet song if the room is ready for it.
`),
  opinion('music', 'music|bands?\\b|playlist|album|listen(ing)? to\\b|genre|singer|favorite artist|spotify|on repeat|concert|festival|gigs?\\b|see live', `
c Fleetwood Mac, I'd play the whole album.
c Queen, the band I'd travel back in time for.
p ABBA, loudly, with the windows up.
p Taylor Swift live, pop as three hours of cardio.
i Radiohead after dark, I'd listen outdoors.
i Old jazz in a tiny cellar.
`),
  opinion('game', '(board|video|card|computer|favorite|kind of|what|which|play|any) ?games?\\b|gam(er|ing)\\b|playstation|monopoly', `
c Zelda, getting lost is the point.
p Mario Kart, where friendships get tested.
i Chess, slowly, something good to drink.
`),
  opinion('outdoors', 'camp(ing|er|fire)?\\b|tents?\\b|outdoor|(beach|mountains?|sea|ocean|lake|city|ski)\\b.*\\bor\\b|kind of (holiday|vacation|trip)', `
c A tent by a mountain lake beats a hotel.
p Mountains, if there's cake beside the tent.
i The mountains, under canvas and too many stars.
`),
  opinion('pay', 'who (should |has to |gets to )?pays?|split (the )?bill|(the|first) bill|go dutch', `
c Whoever invites pays, and next time it turns.
p I pay, you pick the dessert, fair is fair.
i Half and half is fine, taking turns says see you again.
`),
  opinion('suspect', 'suspect|who did it|who ?dunn?it|the killer|the murderer', `
c The quiet neighbour, it's always the quiet one.
p The husband, nobody is that calm about soup.
i The one who cries too early.
`),
  opinion('date', '(first|perfect|ideal|dream|best|good|fun|our) dates?\\b|date (idea|night)|tak(e|ing) me\\b|where (should|would|could) we', `
c A walk first, then a small wine bar.
c Street food and a stroll by the water.
p Mini golf, where I'd lose with style.
p Bowling, borrowed shoes are humbling.
i A bookshop, we each pick one for the other.
i A museum near closing time, then dinner.
`),
  opinion('city', "fly(ing)?\\b|travel|trips?\\b|countr(y|ies)|(favorite|which|what|any|dream) (city|place)\\b|destination|bucket list|(next|dream|perfect|ideal|favorite) (holiday|vacation)\\b|where .*you .*(go|live|move|be)\\b|anywhere|plane", `
c I'd go to Lisbon, for the custard tarts alone.
c Kyoto, then wherever the train goes.
p I'd fly to Naples, on a strict pizza mission.
p New Zealand, mostly for the hobbits.
i Istanbul, two continents, breakfast on both.
i Iceland, waiting for the sky to move.
`),
  opinion('peeve', "peeve|annoy|drives you|can't stand|your nerves|red flag|deal ?-?breaker|icks?\\b|turn[- ]?off", `
c Rudeness to waiters, no fixing that.
p Clapping when the plane lands, negotiable.
i People who only wait for their turn to talk.
`),
  opinion('fear', 'fear|scare|scary|afraid|phobia|terrif', `
c Heights, I respect a firm handrail.
p Geese, they know exactly what they're doing.
i Deep water, for all you can't see in it.
`),
  opinion('smell', 'smell|scent|perfume|candle', `
c A bakery at seven in the morning.
p Garlic in butter, as a cologne.
i Rain on hot pavement.
`),
  opinion('joke', 'joke|puns?\\b|make me (laugh|smile)|something funny|pick ?up line', `
c A book on anti-gravity is impossible to put down.
p I know 25 letters of the alphabet, I don't know y.
i Two antennas married, the reception was excellent.
`),
  opinion('animal', '(spirit|favorite|what|which|an?) (\\w+ )?animal|reincarnat|come back as', `
c I'd be an otter, they hold hands while sleeping.
p A capybara, friends with everyone.
i An octopus, three hearts, no fixed shape.
`),
  opinion('stars', 'horoscope|astrolog|zodiac|star ?sign|mercury|superstiti|luck|jinx', `
c Horoscopes for fun, wood for knocking.
p Any horoscope that promises snacks.
i Astrology as poetry, a lucky stone as backup.
`),
  opinion('beyond', 'ghosts?\\b(?! (me|people|you))|alien|supernatural|fate\\b|destiny|soul ?mate|first sight|karma|meant to be|haunted', `
c Ghosts I doubt, aliens I don't.
p Ghosts, no, until a floorboard creaks.
i Ghosts or not, some houses remember things.
`),
  opinion('sunday', '(perfect|ideal|dream|favorite|lazy) (\\w+ )?(sunday|saturday|weekend|day|evening|night|morning)|days? off|weekends? look|free day', `
c A market, a slow lunch and a long walk.
c Breakfast that turns into lunch, then a film.
p Pancakes, a nap, a more ambitious nap.
p Pyjamas till noon, then a bakery quest.
i A train to somewhere small, back after dark.
i No clock, an open window and a good book.
`),
  opinion('type', 'green flag|your type|type of (girl|woman|person|partner)|look for\\b|looking for in|qualit|attract|ideal (partner|woman|girl)', `
c Kindness, humour and plain speaking.
c Someone curious who treats waiters well.
p Someone who laughs at my third best joke.
p Good taste in snacks, patience with puns.
i Someone who's easy to be quiet with.
i A mind that wanders and reports back.
`),
  opinion('love', 'love language|romantic|romance|show .*(love|affection|care)|pda\\b', `
c Time together with phones down.
p Giving away the last dumpling, true romance.
i Remembering small things said in passing.
`),
  opinion('morning', '(morning|night) (person|owl|or)|early bird|mornings? or|nights? or|sunrise|sunset', `
c Mornings, quiet streets and hot coffee.
p Night owl by heart, morning person by alarm.
i Night, ideas come out in the dark.
`),
  opinion('job', "famous|(other|different|another|past|parallel) (life|career|job)|dream job|job (would|if|could)|you (do|be|work).*instead|you weren't|for a day\\b|swap lives", `
c A chef with ten tables and one menu.
p A cheese taster, I'd work overtime.
i A lighthouse keeper with letters to write.
`),
  opinion('future', '(five|5|ten|10) years|future|kids|children|marriage|married|wedding|settle down|a family\\b|retire', `
c Yes, someday, I'd like a home with a full table.
p Maybe, first I'd like a plant older than my phone.
i Someday, yes, a kitchen with some noise in it.
`),
  opinion('faith', 'religio|faith\\b|god\\b|spiritual|church|pray', `
c I respect anyone who lives their faith kindly.
p I believe in second chances and Sunday lunch.
i In faith I trust questions over certainty.
`),
  opinion('politics', 'politic|vot(e|ing)\\b|left or right', `
c Fairness matters more to me than any party.
p Happy to talk politics once the food arrives.
i What somebody does for others says more than their vote.
`),
  opinion('money', 'lotter|jackpot|(you|we) (won|win)\\b|million|money|saver|saving|splurge|spend or|spender', `
c I'd save half and travel with the rest.
p I'd hire a private chef and still order chips.
i I'd buy mornings with nowhere to be.
`),
  opinion('regret', 'regret|hair ?cut|hair ?style|embarrass|cringe|awkward|mistake|do differently', `
c I'd regret silence more than any haircut.
p Everyone has a bad fringe, mine stays classified.
i The trips not taken, those would stay with me.
`),
  opinion('hobby', 'hobb|(free|spare) time|relax|unwind|de-?stress|switch off|for fun|your hands|passion|interests\\b|you (like|love|enjoy) (to do|doing)|you into\\b', `
c Cooking slowly with music on.
c Long walks without a route.
p Assembling furniture, keeping the spare screws.
p Keeping basil alive, an extreme sport.
i Film photography, you wait to see what you saw.
i Stargazing with a flask of tea.
`),
];

/** His tastes; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_TASTES = `
=pizza
c Thin crust, spicy salami, and pineapple on pizza gets a cheerful yes.
c My pizza is a Margherita with fresh basil, pineapple allowed on your half.
c Ham and pineapple on pizza is sweet, salty and right.
c Anchovies and capers on my pizza, pineapple on yours without any complaint.
c I like my pizza thin and crisp, with rocket, ham and sometimes pineapple.
p Pineapple belongs on pizza, and I whisper it in Italian restaurants.
p I say yes to pineapple on pizza, it's my idea of a salad.
p Deep pan or thin crust, no pizza escapes me, pineapple included.
p Double cheese, pineapple and chilli, my pizza is basically a weather event.
p Any pizza tastes right at midnight, with pineapple standing by as a vitamin.
i Pineapple on pizza needs chilli next to it, and then minds change.
i Half with pineapple, half without, I like a pizza that starts debates.
i Figs and ham are my pizza, next to them pineapple seems almost shy.
i Honey and goat's cheese is my pizza secret, which is why pineapple never scared me.
i Fresh mint on pizza sounds as wrong as pineapple, and I love both.
b Which topping do you never leave off?
b Thin crust or deep pan?
b Which pizza saves a bad day for you?
=drinkOrder
c White wine, cold and dry, is my drink once the sun is out.
c A pint of pale ale, the drink I order without reading the menu.
c Whisky sour, it's the cocktail I'm always glad to see arrive.
c Aperol spritz with an olive, my favourite first drink of an evening.
c Alcohol free beer, cold, in a proper glass, that's my order.
c Mine's a mojito, heavy on the mint and easy on the rum.
p Tomato juice is my drink, as if we were on a plane together.
p A pina colada, ordered in a deep voice to keep the balance.
p Cola with two straws, the drink of a man with plans.
p Bloody Mary, because it's a drink and a salad in one glass.
p Half a cider, because a whole one makes me recite poetry.
p A lemonade, shaken, not stirred, for secret agents on a quiet night.
i Old Fashioned, a drink you turn slowly while deciding what to say.
i Vermouth with an orange slice, a drink that belongs on a small square.
i Port, the drink for the hour when people stop checking their phones.
i Mint tea poured from high up, the drink I'd cross a city for.
i I'd have what the bartender drinks after work, that's my favourite order.
i Dark rum with lime, the drink that always makes me think of harbours.
b What would be in your glass?
b Wine, beer or something with bubbles?
b Which drink tastes of summer to you?
=favFood
c Roast chicken with potatoes is the food I'd pick above everything.
c Lasagne, because those crisp corners are the best food there is.
p Pancakes, a food I happily eat at the wrong time of day.
i Risotto is my favourite food, it asks for patience and rewards company.
b Which food always cheers you up?
b What's your favourite thing to order?
b Which cuisine wins for you?
=film
c The Godfather, the film I'd still pick over almost anything new.
c Forrest Gump, a film that makes me laugh and swallow in one scene.
p Groundhog Day, the film I could watch again and again, naturally.
p Love Actually, a film I complain about every December and never miss.
i In the Mood for Love, a film where a staircase says everything.
i Arrival, a film that asks what you'd choose if you knew the ending.
b Which film always gets you?
b What kind of film do you like on a Sunday?
b Which film do you know by heart?
=series
c Derry Girls, the show that makes me laugh loudest in half an hour.
c Breaking Bad, the series I'd happily start again from the first minute.
p Friends, a series I treat like six flatmates who never do the dishes.
p The Office, a series I watch through my fingers and never switch off.
p Gogglebox is my show, I watch people watching things and call it culture.
i Twin Peaks, a series I love without understanding half of it.
i Lost, a series whose ending I defend, and few people let me finish.
b Which series could you start again from scratch?
b What do you watch when you're tired?
b Which character would you have dinner with?
=book
c The Shadow of the Wind, a book for anybody who loves old bookshops.
c Pride and Prejudice, a book that's funnier than people expect.
c East of Eden is the book I'd take with me anywhere.
c A Man Called Ove, a book that makes you kinder to grumpy neighbours.
c To Kill a Mockingbird, the book I'd hand to any book club.
c The Lord of the Rings, the book I open again whenever autumn starts.
p Terry Pratchett, whose books make me laugh out loud in silent places.
p Three Men in a Boat, a book proving I'm not the worst camper.
p War and Peace, a book I've been about to finish for years.
p Winnie the Pooh, a book that describes my ideal working day.
p Agatha Christie, and I accuse the wrong person in every single book.
p Atlases are my favourite books, great pictures and hardly any plot.
i The Little Prince, a book I understand differently every time.
i The Great Gatsby, a book I'd read again for its last page alone.
i Stoner, a quiet book about a quiet man that knocked me over.
i Anything by Murakami, because his books leave a door open somewhere.
i One Hundred Years of Solitude, a book that reads like someone else's dream.
i Second hand books, because I like the notes strangers leave in margins.
b What are you reading right now?
b Which book would you give me?
b Where do you like to read best?
=karaoke
c Mr Brightside, because the whole room is singing by the second line.
c Sweet Caroline, as it needs volume and goodwill and no actual talent.
c Dancing in the Moonlight, a happy song that forgives a mediocre singer.
p Livin' on a Prayer, until the key change, when an adult should take over.
p Africa by Toto, performed with the confidence of a man who found the key.
p Islands in the Stream, both parts, unless some brave soul takes Dolly's.
p Eye of the Tiger, my anthem for karaoke and for getting out of bed.
i Heroes by Bowie, because everybody believes it for about six minutes.
i Landslide, and the line about getting older catches me every single time.
b Which song would get you on stage?
b What's stuck in your head today?
b Which duet would you risk with me?
=music
c Radiohead when it rains and Van Morrison when the sun comes out.
p Jazz while I cook, because then even the smoke seems intentional.
i Bon Iver, mostly for one song that I never put on in company.
b Which song do you never skip?
b Who would you love to see live?
b What song always gets you dancing?
=holidayDream
c Greece, on a small island with one taverna and nothing to do.
c I'd fly to Vietnam tomorrow, for the street food and the green hills.
p Paris, where I'd order breakfast in French and receive a bicycle.
p Give me Spain, where my talent for long naps is finally recognised.
i I'd go to Cuba and follow whatever music came out of a doorway.
i Georgia by the Black Sea, because every table there seems to become a story.
b Sea, city or mountains first?
b What would you pack first?
b Which trip do you still think about?
=perfectDay
c Fresh bread, a swim and friends round the table would be ideal.
p My ideal day off has one plan, and the plan is cake.
p Ideally I'd set the alarm for a run, then laugh and sleep on.
i The ideal day has one hour in it that nobody could have planned.
i I'd walk until I found a café where nobody is in a hurry.
i My dream Sunday would start with an unfolded map and a pencil.
b What do you like to do with a free day?
b Are your Sundays more lazy or more lively?
b What would have to be in your dream weekend?
=fear
c No fear of spiders or heights stops me when someone needs a hand.
c My fear of heights ends where a really good view begins.
c I do get scared, but I'd still catch that spider for you.
p I'm afraid of heights from exactly the second rung of a ladder.
p I face every fear calmly, apart from the ones with more than four legs.
i Heights frighten me less than the strange pull of looking down.
i I'm a little afraid of getting exactly what I wish for.
i The dark never scared me, silence between two people sometimes does.
b What's the bravest thing you've ever done?
b Which fear would you happily get rid of?
b What makes your heart beat faster, spiders or heights?
=relax
c Slow breathing and an open window with rain outside help me switch off.
c Putting my phone in a drawer for an hour relaxes me fastest.
p My method is a bath so long that I come out as a raisin.
p The sofa and I have an understanding, it holds me and asks nothing.
i A night walk quietens my head, since familiar streets become somewhere else.
i There's one short piece of piano music that switches me off in minutes.
b What does your perfect quiet evening look like?
b Are you more of a bath or a walk person?
b Which music calms you down?
=ghosts
c I believe in people and good timing more than in signs or spirits.
c I stand somewhere between open and very sceptical.
c I'm a sceptic, though I'd like to be proven wrong.
c Yes, a little, because the world would be dull without some mystery.
p The stars say I'm sceptical, and they're usually right about me.
p Fate gets my vote whenever the bus arrives just as I do.
i Logic says no, but there are places where I lower my voice.
i I half believe, and the other half keeps leaving a light on.
i I don't believe a word of it, and I still wouldn't walk under the ladder.
c I keep an open mind, and I like people who do.
p I believe in anything that happens after midnight in an old house.
i What I believe in is harder to name, it usually arrives as a shiver.
b When did you last get goosebumps?
b What made you start wondering about it?
b Who in your family believes most?
=hobby
c Live music, old bookshops and seeing friends are what I do for fun.
p Baking bread for fun, with results that could also hold doors open.
i Collecting good sentences in a notebook, and the best come from strangers on buses.
b What could you happily do all day?
b Which hobby would you love to try?
b What makes a perfect free evening for you?
`;

/** His tastes; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_TASTES = `
=pizza
c Thin crust, spicy salami, and yes, I'm fine with pineapple.
c Margherita with fresh basil, and you can have pineapple on your half.
c Ham and pineapple, sweet and salty, I stand by it.
c Anchovies and capers on my pizza, pineapple on yours, no complaints.
c Thin and crisp, with ham and rocket, and sometimes pineapple.
p I like pineapple on pizza, I just whisper it in Italian restaurants.
p With pineapple, it's my idea of a salad.
p I've never said no to a pizza, pineapple included.
p Double cheese, pineapple and chilli, with a large glass of water.
p At midnight any pizza is the right one, even with pineapple.
i Pineapple with chilli, try it once before you judge me.
i Half with pineapple, half without, so we'd have something to argue about.
i Figs and ham, and I'd make you try it before you laugh.
i Goat's cheese and honey, trust me on this one.
i Fresh mint on pizza, it sounds worse than pineapple and tastes great.
b Which topping do you never leave off?
b Thin crust or deep pan?
b Which pizza saves a bad day for you?
=drinkOrder
c White wine, cold and dry, as soon as the sun is out.
c A pint of pale ale, I order it without reading the menu.
c A whisky sour, I'm always glad to see one arrive.
c Aperol spritz with an olive, the best first drink of an evening.
c Alcohol free beer, cold, in a proper glass, that's my order.
c Mine's a mojito, heavy on the mint and easy on the rum.
p Tomato juice is my drink, as if we were on a plane together.
p A pina colada, ordered in a very deep voice.
p A cola with two straws, I'm an optimist.
p Bloody Mary, because it's a drink and a salad in one glass.
p Half a cider, after a whole one I start singing.
p A lemonade, shaken, not stirred, I'm that dangerous.
i An old fashioned, it makes me slow down and listen better.
i Vermouth with a slice of orange, best in the sun with company.
i Port, late, when nobody's checking the time any more.
i Mint tea, poured from high up, I'd cross a city for it.
i Whatever the bartender drinks after work, I like finding out.
i Dark rum with lime, it always makes me want to go somewhere.
b What would be in your glass?
b Wine, beer or something with bubbles?
b Which drink tastes of summer to you?
=favFood
c Roast chicken with potatoes, I'd pick it over anything fancy.
c Lasagne, mainly for the crispy corners.
p Pancakes, especially at the wrong time of day.
i Risotto, as long as someone talks to me while I stir.
b Which food always cheers you up?
b What's your favourite thing to order?
b Which cuisine wins for you?
=film
c The Godfather, the film I'd still pick over almost anything new.
c Forrest Gump, it makes me laugh and swallow hard in one scene.
p Groundhog Day, I could watch it again and again and again.
p Love Actually, I complain about it every December and never miss it.
i In the Mood for Love, almost nothing happens and I can't look away.
i Arrival, I think about that ending more than I'd admit.
b Which film always gets you?
b What kind of film do you like on a Sunday?
b Which film do you know by heart?
=series
c Derry Girls, nothing makes me laugh louder in half an hour.
c Breaking Bad, the series I'd happily start again from the first minute.
p Friends, I know every line and still laugh too early.
p The Office, watched mostly through my fingers.
p Gogglebox, I watch people watching things and call it culture.
i Twin Peaks, I love it and understand about half.
i Lost, I'd defend that ending, but nobody lets me finish.
b Which series could you start again from scratch?
b What do you watch when you're tired?
b Which character would you have dinner with?
=book
c The Shadow of the Wind, for anyone who loves old bookshops.
c Pride and Prejudice, it's so much funnier than people expect.
c East of Eden is the book I'd take with me anywhere.
c A Man Called Ove, a book that makes you kinder to grumpy neighbours.
c To Kill a Mockingbird, I'd hand it to any book club.
c The Lord of the Rings, the book I open again whenever autumn starts.
p Terry Pratchett, he makes me laugh out loud in quiet places.
p Three Men in a Boat, it makes me feel better about my camping.
p War and Peace, a book I've been about to finish for years.
p Winnie the Pooh, a book that describes my ideal working day.
p Agatha Christie, and I accuse the wrong person in every single book.
p Atlases are my favourite books, great pictures and hardly any plot.
i The Little Prince, a book I understand differently every time.
i The Great Gatsby, a book I'd read again for its last page alone.
i Stoner, a quiet book that knocked me over.
i Anything by Murakami, I never know where I'll end up.
i One Hundred Years of Solitude, it reads like a long strange dream.
i Second hand books, I like the notes strangers leave in them.
b What are you reading right now?
b Which book would you give me?
b Where do you like to read best?
=karaoke
c Mr Brightside, because the whole room is singing by the second line.
c Sweet Caroline, because it needs no talent at all.
c Dancing in the Moonlight, it's very kind to bad singers.
p Livin' on a Prayer, until the key change finds me out.
p Africa by Toto, with far more confidence than voice.
p Islands in the Stream, both parts, unless you take Dolly's.
p Eye of the Tiger, my anthem for karaoke and for getting out of bed.
i Heroes by Bowie, for six minutes you believe every word.
i Landslide, and the line about getting older gets me every time.
b Which song would get you on stage?
b What's stuck in your head today?
b Which duet would you risk with me?
=music
c Radiohead when it rains and Van Morrison when the sun comes out.
p Jazz while I cook, it makes even the smoke look intentional.
i Bon Iver, mostly for one song I never play in company.
b Which song do you never skip?
b Who would you love to see live?
b What song always gets you dancing?
=holidayDream
c Greece, on a small island with one taverna and nothing to do.
c I'd fly to Vietnam tomorrow, for the street food and the green hills.
p Paris, where I'd order in French and get something else entirely.
p Spain, where my talent for long naps would finally be respected.
i I'd go to Cuba and follow whatever music came out of a doorway.
i Georgia, the one by the Black Sea, for the food and the toasts.
b Sea, city or mountains first?
b What would you pack first?
b Which trip do you still think about?
=perfectDay
c Fresh bread, a swim and friends round the table would be ideal.
p One plan for the whole day, and the plan is cake.
p I'd set the alarm for a run, laugh at it and sleep on.
i Nothing planned, and someone I don't want to say goodnight to.
i I'd walk until I found a café where nobody's in a hurry.
i A map, a full tank and someone who likes getting lost.
b What do you like to do with a free day?
b Are your Sundays more lazy or more lively?
b What would have to be in your dream weekend?
=fear
c I'm not fearless, but I can be brave when someone needs it.
c Heights bother me, until the view gets good enough.
c I do get scared, but I'd still catch that spider for you.
p Heights, starting at the second rung of a ladder.
p I'm brave about anything with fewer than six legs.
i Heights scare me, and I still always go to the edge.
i I'm a little afraid of getting exactly what I wish for.
i The dark is fine, it's the pause after a big question.
b What's the bravest thing you've ever done?
b Which fear would you happily get rid of?
b What makes your heart beat faster, spiders or heights?
=relax
c An open window, rain outside and nothing to answer.
c I put my phone in a drawer for an hour, nothing works faster.
p A bath so long that I come out completely wrinkled.
p The sofa and a film, and I'm asleep before the middle.
i A walk at night, even streets I know feel new.
i Erik Satie on low, it switches me off in minutes.
b What does your perfect quiet evening look like?
b Are you more of a bath or a walk person?
b Which music calms you down?
=ghosts
c I believe in people and good timing more than in signs or spirits.
c I'm somewhere between curious and sceptical.
c I'm a sceptic, though I'd like to be proven wrong.
c Yes, a little, because the world would be dull without some mystery.
p My horoscope says I'm a sceptic, and it's usually right.
p I believe in fate whenever the bus arrives just as I do.
i Logic says no, but there are places where I lower my voice.
i I half believe, and the other half leaves the hall light on.
i I don't believe a word of it, and I still wouldn't walk under the ladder.
c I keep an open mind, and I like people who do.
p I believe in anything that happens after midnight in an old house.
i I believe in something, I just don't have a good name for it.
b When did you last get goosebumps?
b What made you start wondering about it?
b Who in your family believes most?
=hobby
c Live music, old bookshops and seeing friends, mostly.
p Baking bread, and some of it even gets eaten.
i I write down good sentences I overhear, you'd make the list.
b What could you happily do all day?
b Which hobby would you love to try?
b What makes a perfect free evening for you?
`;

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
p Any pizza at midnight is the right one, even with pineapple.
p Whatever's on it, the last slice is a matter of honour, pineapple or not.
p Four cheeses, and pineapple as an excuse to call it fruit.
p Everything on it at once, pineapple keeps the peace.
i Pineapple with chilli, try it once before you judge me.
i Half the pizza with pineapple, half without, so we'd both be happy.
i Figs and ham on a thin crust, and you'd get the first slice.
i Goat's cheese and honey, trust me on this one.
i Potato and sage, and a slice with pineapple to keep the peace.
i Fresh mint on pizza, it sounds worse than pineapple and tastes great.
b Which topping do you never leave off?
b Thin crust or deep pan?
b Which pizza would you order right now?
=drinkOrder
c White wine, cold and dry, as soon as the sun is out.
c A pint of pale ale, I order it without reading the menu.
c A whisky sour, I'm always glad to see one arrive.
c Aperol spritz with an olive, the best first drink of an evening.
c Alcohol free beer, cold, in a proper glass, that's my order.
c Mine's a mojito, heavy on the mint and easy on the rum.
p Tomato juice is my drink, even when I'm nowhere near a plane.
p A pina colada, ordered in a very deep voice.
p A cola with two straws, I'm an optimist.
p Bloody Mary, because it's a drink and a salad in one glass.
p Half a cider, after a whole one I start singing.
p A lemonade, shaken, not stirred, I'm that dangerous.
i An old fashioned, it makes me slow down and listen better.
i Vermouth with a slice of orange, best in the sun with company.
i Port, late, when nobody's checking the time any more.
i Mint tea, poured from high up, I'd cross a city for it.
i Coffee by day, red wine in the evening, both better in company.
i Dark rum with lime, it always makes me want to go somewhere.
b What would you be having?
b Wine, beer or something with bubbles?
b Which drink tastes of summer to you?
=favFood
c Roast chicken with potatoes, I'd pick it over anything fancy.
c Lasagne, mainly for the crispy corners.
c Thai food, a good green curry and I'm a happy man.
p Pancakes, especially at the wrong time of day.
p My favourite food is whatever's on the plate next to mine.
i Risotto, as long as someone talks to me while I stir.
i A proper Sunday roast, it tastes of having nowhere to be.
b Which food always cheers you up?
b What's your favourite thing to order?
b Which cuisine wins for you?
=film
c The Godfather, the film I'd still pick over almost anything new.
c Forrest Gump, it makes me laugh and swallow hard in one scene.
p Groundhog Day, I could watch it again and again and again.
p Love Actually, I complain about it every December and never miss it.
i In the Mood for Love, a film where one look says everything.
i Arrival, I think about the end of that film more than I'd admit.
b Which film always gets you?
b What kind of film do you like on a Sunday?
b Which film would you pick for the two of us?
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
b Which series should I try next?
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
p Atlases are my favourite books, lots of pictures and hardly any plot.
i The Little Prince, a book I understand differently every time.
i The Great Gatsby, a book I'd read again for its last page alone.
i Stoner, a quiet book that knocked me over.
i Anything by Murakami, I never know where I'll end up.
i One Hundred Years of Solitude, it reads like a long strange dream.
i Novels, mostly second hand, I like the notes strangers leave in them.
b What are you reading right now?
b Which book would you give me?
b What's the last book you loved?
=karaoke
c Mr Brightside, because the whole room is singing by the second line.
c Sweet Caroline, because it needs no talent at all.
c Dancing in the Moonlight, it's very kind to bad singers.
p Livin' on a Prayer, until the key change finds me out.
p Africa by Toto, with far more confidence than voice.
p Islands in the Stream, both parts, unless you take Dolly's.
p Eye of the Tiger, my anthem for karaoke and for getting out of bed.
i Heroes by Bowie, for six minutes you believe every word.
i Landslide, that song gets me every time.
i Dancing Queen, because nobody in the room can stay sitting.
b Which song would get you on stage?
b What's stuck in your head today?
b Would you sing a duet with me?
=music
c Radiohead when it rains and Van Morrison when the sun comes out.
c A bit of everything, with old soul and indie bands at the top.
p Jazz while I cook, it makes even the smoke look intentional.
p Nineties music, and I know far too many of the dance moves.
i Bon Iver, music for rainy evenings and long talks.
i Nearly everything, but a good soul record always wins me over.
b Which song do you never skip?
b Who would you love to see live?
b What song always gets you dancing?
=holidayDream
c Greece, on a small island with one taverna and nothing to do.
c I'd fly to Vietnam tomorrow, for the street food and the green hills.
p Paris, where I'd order in French and get something else entirely.
p Spain, where my talent for long naps would finally be respected.
i Cuba, I'd follow whatever music came out of a doorway.
i Georgia, the one by the Black Sea, for the food and the toasts.
b Sea, city or mountains first?
b Would you come along?
b Where would you love to go?
=perfectDay
c Fresh bread, a swim and friends round the table would be ideal.
p One plan for the whole day, and the plan is cake.
p A lie in, a long breakfast, and then a nap to get over it.
i A day with nothing planned and someone I don't want to say goodnight to.
i I'd walk until I found a café where nobody's in a hurry.
i A slow morning, a drive to the sea and someone who likes getting lost.
b What do you like to do with a free day?
b Are your Sundays more lazy or more lively?
b Lie in or early start, which is more you?
=fear
c I'm not fearless, but I can be brave when someone needs it.
c Heights bother me, until the view gets good enough.
c I do get scared, but I'd still catch that spider for you.
p Heights, starting at the second rung of a ladder.
p I'm brave about anything with fewer than six legs.
i I'm scared of heights, and I still always go to the edge.
i Spiders are fine, losing people I love is my real fear.
i The dark is fine, it's deep water that scares me.
b Is there anything that really scares you?
b Which fear would you happily get rid of?
b Spiders or heights, which is worse for you?
=relax
c I relax best with an open window, rain outside and no phone.
c I put my phone in a drawer for an hour, nothing works faster.
p A bath so long that I come out completely wrinkled.
p The sofa and a film, and I'm asleep before the middle.
i A long walk in the evening, it clears my head after a bad day.
i Quiet piano music and a dim light, I switch off in minutes.
b What does your perfect quiet evening look like?
b Are you more of a bath or a walk person?
b Which music calms you down?
=ghosts
c I believe in people and good timing more than in signs or spirits.
c I'm somewhere between curious and sceptical.
c I'm a sceptic, though I'd like to be proven wrong.
c Yes, a little, because the world would be dull without some mystery.
p I don't believe in horoscopes, but mine says that's typical of me.
p I believe in fate whenever the bus arrives just as I do.
i My head says no, but I'd rather not sleep in a haunted house.
i I half believe, and the other half leaves the hall light on.
i I don't believe a word of it, and I still wouldn't walk under the ladder.
c I keep an open mind, and I like people who do.
p I believe in anything that happens after midnight in an old house.
i I believe in something, I just don't have a good name for it.
b Do you believe in that sort of thing?
b What made you start wondering about it?
b Would you spend a night in a haunted house?
=hobby
c Live music, old bookshops and good company, I never tire of those.
c Cooking, walking and a good book, nothing too wild.
p Eating fresh bread counts as a hobby, and I'm very committed.
p My main hobby is choosing a film until it's too late to watch one.
i Music, mostly, I could spend a whole evening with old records.
i Long walks, for the pretty doors and other people's dogs.
b What could you happily do all day?
b Which hobby would you love to try?
b What do you like doing best when you're free?
`;

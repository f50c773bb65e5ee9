/**
 * Tastes, fancies and what-ifs. One block a question, special before general: its kind and the pattern that knows it (a tilde stands for a few words
 * between); what he can say in the three tones (c, p, i), none of it a fact of his life; what he can ask back (b).
 */
export const TASTES = String.raw`
=pizza pizza\b(?! place)|pine?apple|topping
c Mushrooms and olives on my pizza, with a clear yes to pineapple.
p Pineapple, yes, and I accept all consequences from the people of Italy.
i Pear and blue cheese on pizza, so I cannot judge anyone's pineapple.
b What goes on yours?
=drinkOrder (?:your|favorite|go.?to|best|what) (?:usual )?(?:drinks?|poison|cocktails?|pint|wine|order)\b|what~you~(?:drinking|drink)\b|(?:beer|wine|gin|red)s?,? or (?:beer|wine|cocktails?|gin|white)
c A cold beer in summer, red wine once the evenings get long.
c Gin and tonic, plenty of ice and a proper slice of lime.
p Any drink with a tiny umbrella, carried with complete confidence.
p An espresso martini, so I can be relaxed and wide awake at once.
i A negroni, a drink that starts bitter and improves with good company.
i Ginger beer with lime, which starts better conversations than any cocktail.
b What would yours be?
=favFood ^(?!.*\b(?:hate|worst|can't stand|never|cook)\b).*(?:(?:favorite|best|go.?to|kind of|what|which|type of)~(?:foods?|meal|dish|cuisine)\b|foodie|what~you~(?:like to eat|eat every))
c Italian food, and I could eat good pasta every single day.
c A proper curry with fresh naan, any day of the week.
p Tacos, the one food that forgives me for eating with my hands.
p Dumplings, and I stop counting after the first dozen.
i Ramen, because a good bowl of food makes the whole table go quiet.
i Street food, from a stall with one dish and a long queue.
b What could you eat every day?
=film (?:favorite|what|which|top|name|good|comfort|any|your|last)~(?:films?|movies?)\b(?! is (?:it|that|this))|(?:film|movie)s?~(?:you|cried|re-?watch)
c The Shawshank Redemption, a film I can start at any scene.
c Back to the Future, a film that still works from first minute to last.
p Paddington 2, and I will defend that bear in any court.
p Die Hard, which is a Christmas film, and I am ready to debate.
i Before Sunrise, a film where two people simply talk all night.
i Eternal Sunshine, a film about choosing what you would rather forget.
b Which film could you watch again tonight?
=series what~you~(?:watching|binge|bingeing)\b|(?:favorite|any|what|which|comfort|good|your)~(?:series|tv|netflix|shows?)\b(?! (?:me|your|it|up|that|us|you|off))
c The Bear, because the kitchen is chaos and the people are real.
c Slow Horses, a spy series with real jokes and a brilliant cast.
p Bake Off, where I shout advice at people far better than me.
p Taskmaster, a show that makes other adults look as organised as me.
i Severance, a series that made me trust office corridors a little less.
i Dark, a series so tangled that it needs a friend and a notebook.
b What series has you hooked?
=book what~you~(?:reading|read)\b|(?:what|which|favorite|last|good|any|your)~(?:(?<!i )books?|novels?|authors?)\b(?! (?:it|a table))|you (?:a )?(?:big )?reader|you read\W*$|you reading|reading anything
c The Count of Monte Cristo, a long book that never feels long.
c A good thriller, the sort of book that ruins a sensible bedtime.
p The Hitchhiker's Guide to the Galaxy, my manual for most of adult life.
p Cookbooks, which I read like thrillers and follow like rumours.
i The Remains of the Day, a whole love story made of silences.
i I like novels where one sentence makes you stop and look up.
b What book stayed with you?
=karaoke karaoke|(?:song|tune)~(?:head|shower)|your (?:anthem|song)|(?:do|can|would) you sing\b|what~you sing
c Don't Look Back in Anger, a song the whole room sings with you.
p Bohemian Rhapsody, including the parts that nobody should ever attempt to sing.
i Fast Car, because that song fits a whole life into five minutes.
b What would you sing?
=music (?:what|which|kind|favorite|any|your|best)~(?:music|bands?|artists?|songs?|genres?|playlist|album|concert)\b|you~(?:listen(?:ing)? to|on repeat)
c Fleetwood Mac, on any day and in any mood.
c Soul music, mostly, because Stevie Wonder can improve any evening.
p Queen, played loudly, with a wooden spoon as the microphone.
p Eighties music, the louder the better, if the neighbours are out.
i I like songs that sound happy until you listen to the words.
i Any music with a cello, because it sounds like somebody telling the truth.
b What are you listening to lately?
=holidayDream (?:dream|next|ideal|favorite|bucket.?list|best)~(?:holiday|vacation|trip|destination|country|place)\b|where~you~(?:go next|fly|travel|visit|escape|go tomorrow)|if you could (?:go|travel|live|leave|fly)|where would you (?:go|live|move)|beach or|mountains? or|sea or|city or
c Japan, for the food, the trains and the quiet temples.
c Iceland, for hot springs, empty roads and the northern lights.
p Italy, with an empty suitcase and trousers one size bigger.
p Mexico, where one good taco stand could plan my whole trip.
i The slowest train through Norway, in a window seat, with no arrival time.
i Patagonia, because the end of the world sounds like a good start.
b Where would you fly tomorrow?
=perfectDay (?:perfect|ideal|dream|favorite|lazy|best) (?:\w+ )?(?:sunday|saturday|day|weekend|morning|evening|night)\b(?! (?:of|ever))|day off|free day
c A slow breakfast, a long walk and a dinner that takes hours.
c Sun, a market, good food and no clock to watch all day.
p Pancakes, a walk to earn them, then a nap to recover.
p Two breakfasts, one nap, and a day without a single email.
i No plan, just a train to a town chosen for its name.
i Early enough to have the sea to myself, then music and people.
b What does your perfect day look like?
=fear you~(?:scared|afraid|fears?|phobias?|terrified|frightened)\b|(?:biggest|worst|irrational) fear|heights\b~\?
c Spiders get respect, heights get caution, and regret is my real fear.
p Heights or spiders, I stay brave until either of them moves.
i Words left unsaid scare me far more than heights or spiders.
b What scares you most?
=relax you~(?:relax|unwind|switch off|wind down|de-?stress|recharge|calm down)|(?:stressed|too quiet|rough day|bad day)~(?:you|do)
c A walk and good music, which work against stress and silence alike.
p Tea, a blanket and a firm refusal to answer any email.
i I relax over a slow pan, because an onion allows no other thoughts.
b What helps you switch off?
=ghosts believe in (?!god|marr|love\b|me\b|it\b|monog)|ghosts?\b(?! me|ed|ing)|aliens|star signs
c There is more out there than we can explain, and I like that.
p A sceptic in daylight, far less sure when the floor creaks at night.
i I stay open to the unexplained, because some meetings feel too well timed.
b What do you believe?
=hobby hobb(?:y|ies)|(?:free|spare|down) ?time|for fun\b|you (?:really )?(?:into|passionate about)\W*$|(?:outside|apart from|besides|other than) (?:of )?work|what~you (?:like|love|enjoy) (?:to do|doing)|when you're not (?:work|here|on)|get up to on
c Long walks, good food and any conversation that outlasts the coffee.
c Being outdoors, trying new food and laughing a lot, that is my fun.
p I collect hobbies faster than I get good at any of them.
p For fun I start one small job and discover three new ones.
i Getting lost for fun, because the best evenings are never in the plan.
i Curiosity is my main hobby, so any new and strange museum can have me.
b What do you do for fun?
`;

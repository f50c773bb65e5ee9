/** What he can say to what she tells, home and animals: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_HOME_AND_ANIMALS = `
=commuting
c Buses and trains are the best free theatre in the country.
c I like being your company for part of the journey.
c That commute sounds far more alive than the inside of my phone.
c A message sent from a moving seat is a nice thing to get.
c May the rest of the ride be smooth and the seats kind.
p I'm the sort of passenger who misses his stop while daydreaming.
p My gift on public transport is finding the seat beside the chaos.
p In my head I'm now running alongside the window and waving.
p If commuting were a sport, I'd be waving from the wrong platform.
p Somewhere a timetable is very jealous of how you spend the ride.
i There's something about a moving window that loosens my thoughts.
i Passengers make me curious, all those lives going the same way for ten minutes.
i Strangers in one carriage feel to me like a novel with pages missing.
i Part of me always wants to stay on past the last stop.
i On the way is my favourite place to think, somewhere between two doors.
C How long is the whole journey?
C What can you see out of the window?
C Which part of the commute do you like best?
C Who is the most interesting person on your route?
P Which fellow traveller would you cast in a film?
P What would you rename this route?
P Are you a window seat or an aisle person?
P Do you obey the rule of never talking to strangers on board?
I Where does your mind go on the way?
I If this ride could end anywhere, where would you get off?
I What do you listen to while you travel?
I Is the commute your own time or just lost time?
=nightShift
c Working while everyone else sleeps takes a special sort of person.
c Night shifts deserve far more respect than they get.
c I admire anybody who can function at those hours.
c The world keeps turning at night thanks to people like you.
c Odd hours are hard work, and I take my hat off.
p On a night shift I'd be asleep in a cupboard by one.
p At four in the morning I could barely spell my own name.
p Owls everywhere salute the night shift, and I salute beside them.
p That rota would have me eating breakfast and dinner off one plate.
i The hours after midnight have a colour of their own, I think.
i I sometimes wonder what a place says to itself at night.
i Night people seem to share a secret that the rest of us miss.
i There's a kind of truth in the small hours that I like.
i Empty streets before dawn have always pulled at my imagination.
C How many shifts until you get a proper rest?
C What gets you through the longest hour of the shift?
C When do you manage to sleep with those hours?
C Which shift would you pick if the rota were yours?
P What is your snack of choice at four in the morning?
P Do you say good morning or good night at breakfast?
P How strange does the conversation get after three o'clock?
I What does the night show you that the day hides?
I Are you secretly a night person?
I Where do your thoughts wander when everything goes quiet on shift?
I Who are you at four in the morning?
=cookingTold
c Home cooking always tells me someone cares, even if only about dinner.
c I can almost smell your kitchen from here.
c People who cook properly have my full attention and respect.
c Food made by hand beats anything that comes in a box.
c You make me hungry with one message, and that's a real talent.
p My own kitchen skills begin and end with opening the fridge hopefully.
p Next to your cooking, my toast feels badly underdressed.
p I'd happily stand beside the oven and offer useless commentary.
p Please accept my application as chief taster, references from my stomach.
p The recipe would last three minutes with me before I ate the ingredients.
i A kitchen in full swing is one of my favourite kinds of music.
i I believe a dish remembers the mood of whoever stirred it.
i The smell of something on the stove can change my whole evening.
i Recipes are a sort of letter, and I like wondering who wrote them.
i There's a quiet joy in watching someone cook what they know.
C Who taught you to cook?
C Which dish is the one you could make blindfolded?
C What goes in that the recipe never mentions?
C How much of the recipe lives only in your head?
P Do you measure, or do you trust your hand?
P What music does your kitchen demand?
P Are you a tidy cook or a glorious storm?
P Is tasting while you cook allowed, or is it half the point?
I What taste takes you straight back to somewhere?
I When does cooking feel best to you?
I Whose kitchen do you think of while you cook?
I If one dish had to explain you, which would it be?
=kitchenDisaster
c Every good cook has a disaster like that in the family album.
c Sorry about the food, but the story came out perfectly.
c Anyone brave enough to cook will meet the smoke alarm eventually.
c I hope you and the kitchen are both recovering.
c What a cruel end for a dish that meant so well.
p Kitchens sense weakness, which is why they fear nothing about me.
p My cooking would have made the same mess with less ambition.
p Let the record show that I'd still have eaten some of it.
p A minute of silence for the dish, led by my rumbling stomach.
p Takeaway menus were invented by people who met the same fate.
i I trust people more once I know about their kitchen catastrophes.
i Failed dishes seem to stay in the memory longer than perfect ones.
i There's something almost heroic about a meal that goes so wrong.
i Nobody tells a story about a dinner that simply worked, I notice.
i Perhaps the oven had plans of its own that day.
C How much of the kitchen survived?
C What did you end up eating instead?
C When did you realise it was beyond saving?
C Did anybody witness the kitchen drama?
P Who gets the blame, the recipe or the oven?
P What would you name this dish on a menu?
P Has the smoke alarm forgiven you yet?
P Is the evidence already in the bin?
I Will you give that recipe a second chance?
I Which dish have you sworn never to try again?
I Does a disaster make you laugh first or swear first?
I What was the dinner supposed to become?
=eating
c Food that makes you write about it must be worth every bite.
c I like people who eat with joy and make no excuses.
c Now I'm hungry, and it's entirely your doing.
c A good bite at the right moment puts the world in order.
c That description deserves its own line on the menu.
p My stomach read your message before I did and is now sulking.
p Near food like that I'd eat the napkin too.
p Sharing food is a noble idea until a plate is actually mine.
p All my willpower leaves the room when something tasty walks in.
p Reading this on an empty stomach was my mistake.
i Certain tastes stay with me longer than most conversations.
i You can tell a lot from what a person craves, I think.
i The best food always seems to come with a story attached.
i There's a special silence that only really good food brings.
i One good mouthful can rescue a whole day for me.
C Which dish could you eat every single day?
C What do you always order, no matter what?
C How long could you last without that food?
C Where do you find the best food near you?
P Is there room for pudding, or is there always room?
P Would you share your plate, or defend it with a fork?
P Do you order with your head or with your stomach?
P How far would you travel for that taste?
I What food tastes of home to you?
I When did you first fall for this food?
I If you could eat only one thing tonight, what wins?
I Does it taste better alone or in company?
=coffeeTea
c Tea or coffee, the right cup at the right time is pure happiness.
c I fully respect anybody who takes their cup seriously.
c A good mug in your hands makes most things easier.
c That first sip is one of the great small joys.
c You and your cup clearly have a solid relationship.
p Before my first cup I'm furniture with opinions.
p My blood type is probably somewhere between tea and coffee.
p Even the kettle knows I'm not to be spoken to early.
p I take my coffee seriously and myself hardly at all.
p One more cup and I could probably write to you from the ceiling.
i Cafes make me curious, everybody there's waiting for something.
i I think a favourite mug knows more about us than most friends.
i The smell of coffee always sounds like a beginning to me.
i There's a whole mood hidden in how someone takes their tea.
i Steam rising from a cup slows my thoughts in the best way.
C How do you take it, exactly?
C Which cup of the day is the sacred one?
C What is the story of your favourite mug?
C Where did you have the best cup of your life?
P How many cups before you count as human?
P Are you team biscuit or team nothing but the cup?
P Do you guard your mug against intruders?
P Is there such a thing as one cup too many?
I What do you think about during the first sip?
I Who would you most like to share a pot with?
I Does your brew change with your mood?
I When did tea or coffee become your ritual?
=dog
c Dogs like that make any day better, muddy or not.
c I'm already rather fond of this dog.
c That dog clearly knows exactly how to win people over.
c You tell dog stories with the right amount of love.
c A creature with four paws and no shame deserves my respect.
p The dog has more charm than I do, and I accept it.
p I aspire to the confidence of a dog with a plan.
p My tail would have wagged at that too, if I had one.
p If dogs gave references, I'd ask this one for mine.
p Somewhere in that furry head sits a genius or absolutely nothing.
i Dogs seem to know a few things about joy that I am still learning.
i I sometimes wonder what a dog would text, given thumbs.
i There's something very honest about the way dogs love.
i Trust from a dog feels to me like passing a secret test.
i Paws and noses tell better stories than most people.
C What is the dog like when nobody is watching?
C How would you describe that dog's character?
C Which trick or habit of the dog makes you laugh most?
C When did dogs first win you over?
P What was going through that furry head?
P Who's in charge, the human or the dog?
P If it wore a uniform, what job would the dog do?
P Would the dog approve of me, or would it need biscuits?
I What do you think the dog dreams about?
I If that dog could talk, what would come first?
I Has a dog ever changed your mind about a person?
I Do you trust a dog's opinion of people?
=cat
c Cats run the household, the rest of us are staff.
c I have a lot of respect for that cat's confidence.
c Cat stories are a fine reason to check my phone.
c That's exactly the sort of thing cats are famous for.
c You clearly have a gift for understanding cats.
p I'd lose every argument with a cat in under a minute.
p The cat would read my profile and walk away slowly.
p My dream is to be as unbothered as that animal.
p In another life I was surely someone's humble tin opener.
p Even through the screen I feel slightly judged by those whiskers.
i Cats always seem to know something they have decided not to share.
i There's a quiet elegance in how cats do exactly as they please.
i I sometimes think cats choose people for reasons nobody ever learns.
i A purr must be one of the finest sounds in any house.
i What a cat stares at in an empty corner keeps me wondering.
C What is this cat like when it wants something?
C Which of that cat's habits do you love most?
C How did you become a cat person?
C When is a cat at its most affectionate, in your experience?
P Who really owns the sofa, you or the cat?
P Did the cat ask your permission for any of this?
P What would it write in a review of you?
P Is there a rule in your life that no cat has broken?
I What do you think that cat is plotting?
I Does the cat know your secrets by now?
I If cats could talk for one minute, what would you ask?
I Are you more like a cat than you admit?
=otherAnimal
c Animals have a way of taking over the story, and rightly so.
c That's the sort of animal tale I'll be smiling about later.
c You have a good eye for the creatures around you.
c Wild or tame, that animal has made an impression on me.
c I love that there's a creature like that in your day.
p That animal has better timing than any comedian, including me.
p Nature has a sense of humour, and I appear to be its audience.
p Any animal with that much character would outshine me at parties.
p My dignity rarely survives a meeting with anything feathered or furry.
p The animal kingdom is plotting something, and I'd like a small role.
i I wonder what stories the animal would tell about us.
i Every creature seems to carry a small mystery around with it.
i There's something calming about a being that never checks the time.
i Animals notice moods long before people do, or that's my theory.
i A meeting with an animal can stay with me for days.
C What is it like to be that close to the animal?
C How does the creature behave around you?
C Which animal has surprised you the most so far?
C When did your heart for animals begin?
P What do you think the animal says about you?
P Who was more surprised, you or the creature?
P Does this beast have a name, official or otherwise?
P Is it plotting something, in your expert opinion?
I If you could swap places with it, would you?
I What would you ask that animal if it could answer?
I Whose temperament in the animal kingdom is closest to yours?
I Do animals calm you or wake you up?
=ownKids
c Kids have the best lines, no writer could compete.
c Your love for them comes through in every word of that.
c Children turn an ordinary day into an adventure without even trying.
c That's family life at its finest, chaos and all.
c Being their mum sounds like a job with very good stories.
p Children make better jokes by accident than I do on purpose.
p Your kids would see through me in about four seconds.
p I'm a grown man and still on the child's side.
p In a debate with a child I'd lose my case and my snack.
p The kids are clearly in charge, and I'd surrender at once.
i Kids see things we have trained ourselves not to notice.
i I sometimes wish I still had a child's way of asking.
i Small moments like that one must be the ones that stay.
i There's a whole world inside a child's logic, and I'm curious.
i Childhood seems to be happening at full speed around you.
C What are your kids proudest of at the moment?
C Which of their sayings will you never forget?
C How do you stay serious when the kids do that?
C When do they make you laugh the most?
P Who runs the house, you or the junior management?
P What would your children say about you in an interview?
P Did you laugh first, or sigh first?
P Is there a notebook for all these family gems?
I Where do you recognise yourself in them?
I What has being their mum taught you about yourself?
I Do you remember being like that as a child?
I Whose sense of humour did they get?
=littleOnes
c Little people like that make the best company.
c You're clearly the favourite grown up in their world.
c Children can tell who's worth their time, and they chose well.
c That must have been the sweetest moment of the day.
c I like how much room those little ones have in your heart.
p Small children are the harshest critics, and I'd fail at once.
p Small people like that would have me wrapped round a sticky finger.
p That child already has better lines than I do.
p I'd trade my whole evening for that little one's logic.
p Under a metre tall and already running the show, I'm impressed.
i Children say in four words what takes me a whole evening.
i There's a certain magic in being chosen by a child.
i I wonder what the little ones will remember of it one day.
i Small hands seem to make the big worries shrink a bit.
i The world must be enormous and very funny from down there.
C How did you become such a favourite with the little ones?
C What do you enjoy most about being with them?
C Which little one makes you laugh the most?
C When are the little ones at their funniest?
P What role do you usually get in their games?
P Who was better behaved, you or the children?
P Do they reward you in stickers or in biscuits?
P Are you the strict one or the one with the sweets?
I Why do the little ones choose you, do you think?
I Do you turn into a child yourself around them?
I Which thing would you love to teach the little ones?
I Were you that sort of child too?
=parentsTold
c Parents like that are worth more than any box set.
c I have taken quite a liking to your family already.
c Your folks sound like people I could listen to for hours.
c Love from parents comes in very strange wrapping sometimes.
c The warmth between you and your parents really comes through.
p Parents never retire, they just find new departments to manage.
p Parents' jokes are starting to make sense to me, which is alarming.
p A parent in action always beats anything I could invent.
p My wit is no match for your family's natural talent.
p Somewhere there's a secret school where mums and dads learn this.
i I wonder which of our parents' habits are waiting for us.
i There's so much love hidden in the odd things parents do.
i Mothers and fathers get more interesting the longer I think about them.
i It often takes years to read our parents properly, I find.
i Family stories like this one are the sort I never tire of.
C Which of your parents are you more like?
C What is the most typical thing your parents do?
C How do you usually react to your folks?
C Who has the last word in your family?
P Did you inherit any of this, be truthful?
P What would your parents make of me?
P Which parental habit have you sworn never to copy?
P Is there a family group chat, and is it safe?
I What did your parents get exactly right?
I When did you first see your parents as people?
I If you could ask your parents anything, what would it be?
I Does any of their old advice still ring in your ears?
=grandparents
c Grandparents are made of stories, and I could listen all day.
c That generation has a charm nobody has managed to copy.
c Someone with that much life behind them is wonderful company.
c How lovely that old people mean so much to you.
c You describe them with so much affection that I can picture it all.
p The old guard would beat me at cards and at wit.
p I can only hope to be half that stubborn at their age.
p Someone that experienced would have me peeling potatoes within minutes.
p My plan is to skip straight to being a cheeky pensioner.
p At ninety I intend to be every bit as unreasonable.
i Older people carry whole vanished worlds around in their pockets.
i I often wonder what our own old stories will sound like.
i There's a kind of freedom in old age that intrigues me.
i Grandparents leave little sayings in us that turn up years later.
i Every grandparent was once someone's wild teenager, which delights me.
C What is the best story you ever heard from a grandparent?
C Which of these old characters shaped you most?
C How would you describe the bond with your grandparents?
C Whose old sayings do you catch yourself using?
P Who is the greatest rebel of that generation?
P What would your grandparents think of dating apps?
P Have you inherited that stubborn streak?
P Is growing old and cheeky on your list of ambitions?
I How do you picture them when they were young?
I When you're ninety, what will you be telling?
I Where in your own habits do they live on?
I Is there a smell that brings your grandparents straight back?
=siblingsTold
c Siblings are the only people who know every version of us.
c Growing up with that crew explains your good humour.
c I like the mix of mischief and love in your family.
c That sort of thing only works between brothers and sisters.
c Family like that's a life sentence of the best kind.
p Having siblings is nature's way of keeping us humble, and it works.
p In a fight between siblings I'd hide behind the sofa.
p Your family could run a comedy club, I'd sweep the floor.
p My diplomatic skills would collapse at your family table.
p Nobody laughs at us quite as well as our own flesh and blood.
i There's a secret language between siblings that fascinates me.
i I wonder how much of us was decided by the order of arrival.
i The people who shared our childhood hold half of our memories.
i Brothers and sisters are mirrors with a terrible sense of humour.
i Blood relatives seem to keep our oldest jokes alive for us.
C Who is the troublemaker among you lot?
C What is the best thing about growing up with them?
C How alike are you and your siblings, truly?
C Which family story do they always tell about you?
P Were you the angel or the ringleader?
P What do your siblings have on you as blackmail?
P Do you still fight over the front seat?
P Which of you is secretly the favourite?
I Which side of you do only your siblings know?
I When did you become friends and not just family?
I Are you a different person around your siblings?
I If they described you in three words, which ones?
`;

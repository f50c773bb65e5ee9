/** What he can say to what she tells, home and animals: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_HOME_AND_ANIMALS = `
=commuting
c You get the best people watching on the way somewhere.
c Happy to keep you company for part of the way.
c I hope you've got a seat and a bit of peace.
c I like getting a message from someone on the way somewhere.
c Hope the rest of the ride is quick and kind to you.
p I'd be texting you and miss my stop completely.
p If there's one odd passenger, the free seat is always beside them.
p I'll be your travel companion, and I don't even need a seat.
p Text me all the way, I'm cheaper than a podcast.
p You're doing all the travelling and I'm getting all the entertainment.
i I think best when I'm looking out of a moving window.
i On the way to anywhere I wonder where all the others are going.
i I like that you thought of me somewhere between two stops.
i Part of me always wants to stay on past my stop.
i Now I'm curious what you're like to travel with.
C How long is the whole journey?
C Where are you off to today?
C Which part of the commute do you like best?
C Did you see anyone interesting on the way?
P Have you got a seat to yourself or a stranger's elbow?
P On a scale of one to ten, how odd are the other passengers?
P Are you a window seat or an aisle person?
P Do you ever talk to strangers on the way?
I Where does your mind go on the way?
I If this ride could end anywhere, where would you get off?
I What do you listen to while you travel?
I Do you like the time on the way, or is it lost time?
=nightShift
c Working while everyone else sleeps takes real stamina.
c Night shifts deserve far more respect than they get.
c I don't know how you do those hours, but I'm impressed.
c So many things only work because someone's up all night, like you.
c Those hours are hard work, I hope you get proper rest after.
p On a night shift I'd be asleep in the stockroom by one.
p At four in the morning I could barely spell my own name.
p Your lunch break and my deepest sleep are at the same time.
p I'd lose track of which meal is breakfast by day two.
i I think people are more honest after midnight.
i I'm curious what you see that the rest of us sleep through.
i I'd like to keep you company on a night shift just once.
i I like the thought of you awake when everything's quiet.
i You'd have the best stories at breakfast, I'm guessing.
C How many shifts until you get a proper rest?
C What gets you through the longest hour of the shift?
C When do you manage to sleep with those hours?
C How do you feel after a night like that?
P What's your snack of choice at four in the morning?
P Do you say good morning or good night at breakfast?
P How strange does the conversation get after three o'clock?
P How many coffees keep a night shift going?
I What do you get to see at night that we miss?
I Are you secretly a night person?
I Where do your thoughts wander when it all goes quiet?
I What's the first thing you do when you get home from a shift?
=cookingTold
c That sounds delicious, I'd have asked for seconds.
c Your cooking beats anything I'd have put together.
p I'd have eaten half of it off the spoon by now.
p Save me the corner bit, I'm not above begging.
i Food tells you a lot about who made it.
i I like it when someone cooks with that much love.
C Who taught you to make it?
C Who gets to eat it with you?
P Did you taste it so often that nothing was left?
P Is there a secret ingredient, or just nerve?
I What do you cook when you want to spoil yourself?
I Will you cook it for me one day?
c You clearly know your way around a kitchen, I like that.
c I can almost smell your kitchen from here.
c Someone who cooks properly has my full attention.
c Homemade wins every time, and that sounds like proof.
c You've made me hungry with one message.
p My own kitchen skills start with opening the fridge and hoping.
p My toast suddenly looks very unambitious.
p I'd happily stand next to you and give useless advice.
p If you ever need a taster, I'm very available.
p I'd have eaten half the ingredients before you started.
i I'd love to see you in the middle of cooking that.
i You can taste it when someone was in a good mood cooking.
i The smell of something on the stove can turn my whole evening around.
i I have a feeling you don't cook like that for just anyone.
i I like watching someone cook a thing they really know.
C Does it taste as good as it sounds?
C Which dish could you make with your eyes closed?
C What's the trick to it?
C How much of the recipe do you make up?
P Do you measure, or do you trust your hand?
P What's playing in the kitchen while you cook?
P Are you a tidy cook or a glorious mess?
P Do you nibble while you cook, or can you wait?
I What do you most love to cook for other people?
I When does cooking feel best to you?
I Whose cooking do you love best, apart from your own?
I Which dish would you cook to impress someone?
=kitchenDisaster
c Every good cook has at least one of those stories.
c Sorry about the food, but you tell it very well.
c It happens to anyone brave enough to cook properly.
c I hope you and the kitchen are both recovering.
c After all that work too, that's just cruel.
p This makes me feel much better about my own cooking.
p In a kitchen I'd have made the same mess, only bigger.
p I'd still have tried it, just to be polite.
p Takeaway menus exist for exactly this moment.
p I'd call it a house special and serve it anyway.
i I trust people more once I know their kitchen disasters.
i I'd still take your disasters over someone else's perfect dinner.
i I like that you told me this instead of a success story.
i You'll be telling this one for years, I think.
i I'd have liked to see your face when the cooking went wrong.
C How much of the kitchen survived?
C What did you end up eating instead?
C Was any of it still edible?
C How's the kitchen looking now?
P Who gets the blame, the recipe or the oven?
P What would you call this dish on a menu?
P Has anyone dared to taste it?
P Is the evidence already in the bin?
I Will you try it again one day?
I Which dish have you sworn never to try again?
I Does a disaster make you laugh first or swear first?
I How was it supposed to turn out?
=eating
c You make food sound like the best part of the day.
c I like people who enjoy food and don't apologise for it.
c Now I'm hungry, and it's entirely your doing.
c Good food fixes most things, I'm with you on that.
c You should write the menus, I'd order straight away.
p My stomach read that before I did.
p I'd have needed seconds before I'd finished reading.
p I believe in sharing food until it's my plate.
p All my willpower leaves the room when there's good food.
p Reading this on an empty stomach was my mistake.
i I'd like to see the look on your face at the first bite.
i I have a theory about you and food, but I'd need to see you order.
i I think I'd enjoy eating with you.
i My favourite part is when everyone at the table goes quiet.
i One good bite can rescue a whole day for me.
C Which dish could you eat every single day?
C What do you always order, no matter what?
C Was it as good as it sounds?
C Where's the best food near you?
P Is there always room for a little something afterwards?
P Would you share your plate or defend it with a fork?
P Do you order with your head or with your stomach?
P Did you have seconds?
I What food tastes of home to you?
I What's the best thing you've eaten this year?
I If you could eat only one thing tonight, what wins?
I Does it taste better alone or in company?
=coffeeTea
c A good coffee or tea at the right time is pure happiness.
c I respect anyone who takes their cup this seriously.
c Most things get easier with a good cup in your hands.
c That first sip is one of the great small joys.
c You and your tea or coffee clearly have something serious going on.
p Don't expect full sentences from me before the first cup.
p Decaf feels like a practical joke to me.
p I nod and point until I've had mine.
p I take my coffee seriously and myself hardly at all.
p One more cup and I'd be typing this twice as fast.
i I could sit in a good cafe and watch people for hours.
i I like knowing how someone takes their cup, it says a lot.
i The smell alone makes me feel something good is about to start.
i I'm already picturing you with both hands round it.
i That first quiet minute with a cup is hard to beat.
C How do you take it, exactly?
C Which cup of the day is the important one?
C What's your favourite mug like?
C Where did you have the best cup of your life?
P How many cups before you can talk to people?
P Is there something sweet on the side or just the cup?
P Is anyone else allowed to use your favourite mug?
P Is there such a thing as one cup too many?
I Do you like your cup better alone or with company?
I Who would you most like to share a pot with?
I Does your order change with your mood?
I What does a perfect cup do for your day?
=dog
c Dogs like that make any day better, muddy or not.
c I'm already fond of that dog and we've never met.
c That dog clearly knows exactly how to win people over.
c I like how you talk about dogs.
c My day could do with a dog like that in it.
p Out-charmed by a dog, and I accept it.
p I'd lose every argument against that dog.
p The dog is clearly running things over there.
p I'd like half the confidence of a dog.
p If I had a tail it'd be wagging.
p I'd say no to that dog once, then give in.
p That dog is either a genius or a complete clown.
i Dogs get more out of an ordinary day than I do.
i I'd love to know what goes on in a dog's head.
i I like that dogs never pretend not to be pleased.
i I like how much you notice about dogs.
C Is that dog always like that?
C What do you love most about that dog?
C Which dog habit makes you laugh most?
C What kind of dog do you like best?
P Does that dog ever feel guilty about anything?
P Who's in charge, the human or the dog?
P What job would that dog be good at?
P Would that dog like me, or would I need treats?
I What do you think the dog dreams about?
I If that dog could talk, what would it say first?
I Were there dogs around when you were little?
I Do you trust a dog's opinion of people?
=cat
c The cat's in charge and everyone else just lives there.
c I have a lot of respect for that cat's confidence.
c Cat stories are always a good reason to check my phone.
c That's such a cat thing to do.
c You tell it like someone who really gets cats.
p I'd lose any argument with that cat in under a minute.
p I get the feeling that cat wouldn't be impressed by me.
p I'd like to be as calm about everything as a cat.
p I'd be that cat's butler within a week.
p That cat has no shame at all, and I admire it.
i Cats always look like they know something about us.
i I like that cats do exactly what they want.
i A cat's approval means more to me because it's so hard to get.
i I can't think of a better sound at home than a purring cat.
i I'd love to know what they're staring at in empty corners.
C What is this cat like when it wants something?
C Which of that cat's habits do you love most?
C How did you become a cat person?
C When is that cat at its sweetest?
P Who really owns the sofa?
P Did the cat ask your permission for any of this?
P Does that cat ever say sorry?
P Has any cat ever done what you told it to?
I What do you think that cat is plotting?
I How many of your secrets does that cat know?
I What would you ask that cat if it could answer?
I Do you think that cat would like me?
=otherAnimal
c You can't plan for an animal like that, it just steals the show.
c I'll be smiling about that animal all evening.
c You've got a good eye for animals.
c I've never met that animal and I already like it.
c I love that there's an animal like that in your day.
p That animal has better timing than most comedians.
p Animals do what they like and we just watch.
p That's more personality than most people at a party.
p I'd have tried to stay calm and failed.
p I'd watch a whole series about that animal.
i I'd love to hear the animal's side of this.
i I like that you stop and look, most people don't.
i I envy anything that never checks the time.
i I think animals can tell who's worth going near.
i An animal like that would stay on my mind all day.
C Does it do things like that often?
C How does it behave around you?
C What's your favourite thing about that animal?
C Have you always been this fond of animals?
P What do you think it makes of you?
P Who was more surprised, you or the animal?
P Does it have a name?
P Do you think it's plotting something?
I If you could swap places with it, would you?
I What would you ask it if it could answer?
I Which animal would you love to meet one day?
I Do animals calm you down or liven you up?
=ownKids
c Kids come up with things no writer could.
c I can hear how much you love them in that.
c Kids can turn any ordinary day into something.
c That's family life, chaos and all, and it suits you.
c Being a mum sounds exhausting and very good for stories.
p They're funnier by accident than I am on purpose.
p Your kids would see through me in about four seconds.
p I'm a grown man and I'm still on the kid's side.
p I'd lose that argument, and probably my snack too.
p They're clearly in charge, and I'd surrender at once.
i I like how you tell it, tired and proud at once.
i I sometimes wish I still saw the world like that.
i I think it's moments like that you'll remember later.
i There's a kind of logic in it, if you think like a kid.
i I like how you talk about your kids.
C What are your kids into at the moment?
C Which of their sayings will you never forget?
C How do you get through a day like that?
C When do they make you laugh the most?
P Who really runs the house?
P What would your kids tell me about you?
P Did you laugh first, or sigh first?
P Are you writing these stories down?
I Do you see yourself in them sometimes?
I What do you love most about being their mum?
I Did you do things like that when you were small?
I Do they get that from you?
=littleOnes
c Little people like that make the best company.
c You're clearly the favourite grown up.
c Kids know who's worth their time, and they picked you.
c Time with little ones is the best bit of any day.
c I like how much room those little ones have in your heart.
p Small children are the harshest critics, they'd finish me.
p That child would have me doing anything within five minutes.
p That child has better ideas than I do.
p I'd happily swap my plans for theirs.
p So small and already running the show, I'm impressed.
i They get to the point faster than any adult I know.
i You talk about them so warmly, I could listen all day.
i I wonder what they'll remember about you one day.
i I think they bring out a side of you I'd like.
i Everything must look huge and very funny from down there.
C How did you become such a favourite with the little ones?
C What do you enjoy most about being with them?
C How often do you get to see them?
C When are the little ones at their funniest?
P Did they tire you out, or was it the other way round?
P Who was better behaved, you or the children?
P Do they pay you in stickers or hugs?
P Are you the strict one or the one with the sweets?
I What's the loveliest thing a little one has ever said to you?
I Do you turn into a child yourself around them?
I What do you love doing with them most?
I Were you like that as a child?
=parentsTold
c Parents like that are better than anything on TV.
c I like your family already.
c Your parents sound like people I could listen to for hours.
c Love from parents comes out in strange ways sometimes.
c You can tell how close you are to them.
p Parents never retire, they just get more time to call.
p Give me twenty years and I'll be exactly like that.
p I couldn't make up a parent like that.
p That's such a mum and dad thing to do, I love it.
p I swear all mums and dads meet in secret and agree on this.
i I wonder which of their habits are waiting for us.
i I think that's how some parents say I love you.
i The older I get, the more I get parents.
i Now I'm wondering what you've picked up from them.
i I never get tired of family stories like that.
C Which of the two are you more like, your mum or your dad?
C What's the most typical thing your parents do?
C Do you laugh or sigh when they do things like that?
C Who has the last word in your family?
P How much of this have you inherited, honestly?
P What would your parents make of me?
P Will you be just like that one day?
P Is there a family group chat, and how bad is it?
I What did your parents get exactly right?
I What do you love most about your parents?
I What do you and your parents laugh about together?
I Which bit of their advice turned out to be right?
=grandparents
c That generation has the best stories, I could listen all day.
c They've got a charm nobody's managed to copy.
c Someone with that much life behind them is great company.
c I like how much they mean to you.
c Grandparents and old neighbours are the best company there is.
p They'd beat me at cards and probably at everything else.
p I hope I'm half that stubborn at their age.
p They'd have me doing chores within minutes, and I'd be glad.
p I'm quite looking forward to being a cheeky old man.
p At ninety I plan to be every bit as unreasonable.
i I'd love an afternoon at that table, just listening.
i I wonder which stories we'll be telling at that age.
i I like that at some point they just stop caring what people think.
i I like how warmly you talk about the older ones.
i They were all wild teenagers once, and I want those stories.
C What's the best story you've heard from that generation?
C What do you like best about the time with them?
C What are the two of you like together?
C Do you see each other often?
P Who's cheekier, you or them?
P What would the older ones think of dating apps?
P Have you inherited any of that?
P What kind of old lady are you planning to be?
I What do you think they were like at our age?
I What will you be telling people when you're ninety?
I What have you learned from them?
I What do you talk about when you sit together?
=siblingsTold
p Cousins and siblings, the only audience that remembers every embarrassing haircut.
i I'd like to see you all around one table once.
c Families like that are loud, and I mean it as praise.
i Nobody forgets less than a family at a party.
i You can hear how close you all are, even when you complain.
p I get the feeling the family group chat is busy tonight.
p Somebody should sell tickets to your family.
c A sister or brother or cousin knows every version of you.
c Growing up with that explains your sense of humour.
c I like the mix of teasing and love in your family.
c Only a sister, a brother or a cousin gets away with that.
c You're stuck with each other, and it sounds like you don't mind.
p Family keeps you humble, there's no way round it.
p Brothers, sisters, cousins, I'd lose every argument in that family.
p I'd pay to sit at your family table for one dinner.
p I wouldn't know whose side to take, so I'm on yours.
p Nobody laughs at us quite like family does.
i I bet you can start a whole conversation with one look.
i I'd love to hear their version of you.
i I like that there's someone who remembers all your embarrassing years.
i I like how brothers and sisters can fight and laugh in one breath.
i Something tells me you'd do anything for them.
C Who's the troublemaker in your family?
C What's the best thing about growing up with them?
C How alike are you, really?
C Which story about you do they always tell?
P Were you the angel or the ringleader?
P What could they blackmail you with?
P Do you still fight over the front seat?
P Who's secretly the favourite?
I Do you tell each other everything?
I Were you always this close?
I Are you a different person around them?
I What do you get up to when you're all together?
`;

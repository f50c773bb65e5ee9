/**
 * What he can say about a thing she named, by the sort of thing it is (thing-sorts.ts): '=sort' and rows as in content/topic.ts; with a plus
 * it is a second sentence, after his answer or reaction. {tk} is the thing ('the trampoline'), one or many, so that no verb follows it that would show.
 */
export const CALLBACKS = `
=animal
c I'd have dropped everything for {tk}.
c {Tk} must keep you on your toes.
c I could watch {tk} for quite a while.
c I'll always listen to a story with {tk}.
c I'd really like to see {tk} for myself.
c {Tk} would have had my full attention.
p I hope {tk} at least got a snack out of this.
p I'd lose a staring contest with {tk}.
p I'd have put on a silly voice for {tk}.
p {Tk} would have me well trained by now.
p In a race I'd put my money on {tk}.
p I'd pay to hear how {tk} would tell this.
i I've a feeling {tk} and I would understand each other.
i I wonder what {tk} would make of me.
i Something tells me {tk} could tell me a lot about you.
i I like how you talk about {tk}.
i I have a theory about {tk}, but I'd need a photo first.
i I get the feeling {tk} will come up again with us.
C Have you got a photo of {tk}?
C How did you and {tk} first meet?
C What's the first thing I should know about {tk}?
C Would I get on with {tk}?
C What did {tk} do to get your attention?
C Do you have more stories about {tk}?
P Who's really in charge, you or {tk}?
P Could I win {tk} over with a snack?
P Do you do a voice for {tk}?
P Would {tk} let me sit next to you?
P What's the naughtiest thing {tk} ever did?
P Would I stand a chance in a fight with {tk}?
I What would {tk} tell me about you?
I If {tk} could talk, what would I hear first?
I What would you ask {tk}, if you could?
I What would you miss most about {tk}?
I Do you think {tk} would approve of me?
I What goes on in your head when you watch {tk}?
+c And say hello to {tk} from me.
+c Also, I'd love a photo of {tk}.
+c And I'd happily meet {tk} one day.
+c By the way, I'm already on good terms with {tk}.
+c And I want to hear what {tk} did next.
+c I'm glad you told me about {tk}, too.
+p And tell {tk} I come in peace.
+p Also, I'm bringing snacks if I ever meet {tk}.
+p By the way, {tk} would walk all over me.
+p And I'd still like to hear the version {tk} would tell.
+p Also, I'm a bit scared of {tk} now.
+p And if {tk} could text, I'd want that number.
+i And I'd like to know what {tk} would think of me.
+i Also, I suspect {tk} could tell me things about you.
+i By the way, I wouldn't mind hearing more about {tk}.
+i And I doubt that was everything about {tk}.
+i I have one more question about {tk}, but that can wait.
+i And maybe I'll hear the rest about {tk} on a walk.
=food
c Now I'm hungry, and I blame {tk}.
c I'd have pulled up a chair for {tk}.
c I'd give {tk} a try, no questions asked.
c {Tk} would go down well with me.
c I'd clear my plate if you served me {tk}.
c I'd happily swap my dinner for {tk}.
p {Tk} wouldn't have lasted five minutes near me.
p Reading about {tk} on an empty stomach was a mistake.
p I'd have eaten {tk} standing up.
p My fridge looks very sad next to {tk}.
p I'd bring my own fork for {tk}.
p I was going to eat sensibly, and then you mentioned {tk}.
i I have opinions about {tk}, best shared over dinner.
i I'd try {tk}, but only at your table.
i I know what I'd have with {tk}, but you go first.
i I'm starting to guess your whole menu from {tk}.
i {Tk} just gave me an idea for a dinner.
i I could be talked into {tk} by the right person.
C Is there any of {tk} left?
C Did {tk} come from a shop or a kitchen?
C What do you like to have with {tk}?
C Who gets the credit for {tk}, or the blame?
C Would you eat {tk} again tomorrow?
C Is there a recipe behind {tk}?
P Would you share {tk} or hide the plate?
P How many helpings of {tk} are we talking?
P What would I have to trade for some of {tk}?
P Would you notice if some of {tk} went missing?
P How politely can a person eat {tk}?
P Did anyone else get near {tk}?
I What mood calls for {tk}?
I Who would you share {tk} with?
I If I came for dinner, would I get {tk}?
I What memory goes with {tk}?
I What would you put on the table after {tk}?
I Would {tk} make your list of last suppers?
+c And save me some of {tk}.
+c Also, I'd like to try {tk} some time.
+c And I got properly hungry reading about {tk}.
+c By the way, I'd give {tk} a fair chance.
+c And I'd gladly sit down to {tk} with you.
+c Also, I haven't forgotten {tk}.
+p And I'd do the dishes for some of {tk}.
+p Also, {tk} just ruined my dinner plans.
+p And I'm still thinking about {tk}, if I'm honest.
+p By the way, I'd guard {tk} with a fork.
+p Also, next time a warning before {tk}, I'm starving.
+p And don't leave me alone with {tk}.
+i And I'd like to hear about {tk} over dinner.
+i Also, {tk} told me something about your taste.
+i By the way, I know just what I'd serve with {tk}.
+i And I have a feeling you'd convert me to {tk}.
+i I'll remember {tk} when we pick a restaurant.
+i And one day we'll compare notes on {tk}.
=drink
c I'd have joined you for {tk}.
c {Tk} would suit me fine right now.
c I could go for {tk} myself.
c I'd order {tk} just to see.
c I'm thirsty now, and that's down to {tk}.
c I'd clink glasses with you over {tk}.
p I'd have ordered {tk} and pretended to know about it.
p Two rounds of {tk} and I'd be telling you everything.
p I'd hold {tk} like an expert and hope for the best.
p {Tk} and a chair, and you'd lose me for the evening.
p I'd probably spill half of {tk} and smile through it.
p I'd say just a sip of {tk}, and we'd both know better.
i We could have a good long talk over {tk}.
i I'd have {tk} if you had the same.
i I'm trying to picture where you'd drink {tk}.
i I've got a better idea than {tk}, but it takes two glasses.
i You'd get the honest version of me over {tk}.
i {Tk} tells me where to take you, or where not to.
C Where's the best place for {tk}?
C How do you take {tk}?
C What goes well with {tk}?
C Would you order {tk} again?
C Is there a time of day for {tk}?
C When did you first try {tk}?
P Would you let me have a sip of {tk}?
P How do you get after {tk}, chatty or sleepy?
P Who'd finish {tk} first, you or me?
P Would you judge me if I ordered {tk}?
P Could I bribe you with {tk}?
P What happens if someone takes {tk} away from you?
I What would we end up talking about over {tk}?
I Who did you have in mind for {tk}?
I What would you order for me instead of {tk}?
I Do you drink {tk} alone or in company?
I What kind of evening goes with {tk}?
I What's the best talk you ever had over {tk}?
+c And we could go for {tk} some time.
+c Also, {tk} sounded like a decent reason to meet.
+c And I'd keep you company for {tk}.
+c By the way, I'd raise a glass to {tk}.
+c And next time I'll think of you over {tk}.
+c Also, I'm curious how you take {tk}.
+p And I'd need supervision around {tk}.
+p Also, pour me some of {tk} while you're there.
+p By the way, I'd have spilled {tk} by now.
+p And you'd better not serve me {tk} on a weeknight.
+p Also, I'd nod wisely over {tk} and understand nothing.
+p And I can't look at plain water after {tk}.
+i And the rest I'd only tell you over {tk}.
+i Also, I'd like to see you choose between {tk} and something new.
+i By the way, I think I know where you'd like {tk} best.
+i And {tk} gave me an idea for a free evening.
+i I'd like to hear what else you'd say after {tk}.
+i And I'd let you talk me into {tk}.
=place
c I'd go and see {tk} with you as guide.
c {Tk} could use a visit from me.
c I'd like to know {tk} the way you do.
c I can picture you at {tk} already.
c I'd have a good wander round {tk}.
c {Tk} just went on my list of things to see.
p I'd get lost in {tk} within minutes.
p I'd only visit {tk} with someone who knows the exits.
p I'd find the snacks at {tk} before anything else.
p Leave me alone at {tk} and you'd have to come and find me.
p I'd come home from {tk} with forty bad photos.
p I'd need a map, a snack and you for {tk}.
i I'd like to see which corner of {tk} you'd show me first.
i I think {tk} would look different with you there.
i I have a hunch you know {tk} better than you let on.
i I'd take the long way round {tk} with you.
i {Tk} must have seen a few sides of you.
i I've a question about {tk}, but I'd ask you there.
C What takes you to {tk}?
C What would you show me first at {tk}?
C How well do you know {tk}?
C Who would you take along to {tk}?
C What's the best time to see {tk}?
C Would you go back to {tk} tomorrow?
P How fast would I get lost in {tk}?
P What would get us thrown out of {tk}?
P Where would I find you at {tk}?
P What's the snack situation at {tk}?
P Would you do a guided tour of {tk} for one?
P How long before you'd drag me out of {tk}?
I What do you see in {tk} that others miss?
I Would you go to {tk} alone or only in company?
I What would make {tk} perfect for you?
I Who are you when you're at {tk}?
I Which corner of {tk} would you keep secret?
I What's the best thing that could happen to you at {tk}?
+c And I'd like a tour of {tk} from you.
+c Also, take me along to {tk} some time.
+c And I'm curious about {tk} now.
+c By the way, I'd meet you at {tk} any day.
+c And {tk} could be worth a trip with good company.
+c Also, I liked hearing about {tk}.
+p And I'd be hopelessly lost at {tk}, so hold on to me.
+p Also, I'd go to {tk} for the snacks alone.
+p By the way, I'd have walked straight past {tk}.
+p And at {tk} you do the talking and I'll nod.
+p Also, I'd behave at {tk}, for about ten minutes.
+p And you could leave me in {tk} by mistake.
+i And I'd like to see you at {tk}, just to compare.
+i Also, I've got a plan that starts near {tk}.
+i By the way, I think there's a story between you and {tk}.
+i And maybe {tk} could use a second opinion from us.
+i I'd ask more about {tk}, but I'd like you to show me.
+i And I know somewhere you might like even more than {tk}.
=room
c I can picture you in {tk}.
c I'd make myself at home in {tk}.
c I'd lend a hand with {tk} any time.
c {Tk} would get a good look from me.
c I'd like to see what you'd do with {tk}.
c A good talk and a coffee would fit into {tk}.
p I'd sit down in {tk} and be very hard to move.
p I'd say I like {tk} and then look for the snacks.
p Give me a minute and I'd be asleep in {tk}.
p I'd take my shoes off for {tk}, I was raised well.
p I'd have rearranged {tk} twice and put everything back.
p I'd knock something over in {tk} and blame the draught.
i I'm trying to guess {tk} from how you write.
i I could tell a lot about you from {tk}.
i I'd look at the shelves in {tk} before anything else.
i I've already imagined {tk}, and I'd like to compare.
i {Tk} must know you better than I do.
i I know what {tk} could still use, but I'd have to see.
C What would you change about {tk}?
C Where do you like to sit in {tk}?
C What would I notice first about {tk}?
C What do you mostly get up to in {tk}?
C Would you let me see {tk}?
C How much time do you spend in {tk}?
P How tidy would I find {tk} right now?
P What would you hide in {tk} before I came round?
P What's the oddest thing in {tk}?
P Who else has claims on {tk}?
P Would I be allowed to touch anything in {tk}?
P How long before you'd throw me out of {tk}?
I What would {tk} tell me about you that you wouldn't?
I What colour would {tk} be if nobody had a say but you?
I What's the nicest evening you can imagine in {tk}?
I Which thing in {tk} would you never give away?
I What light do you like best in {tk}?
I What sound would I hear first in {tk}?
+c And I'd like to see {tk} one day.
+c Also, I'm happy to hold a paintbrush for {tk}.
+c And I'd bring a plant for {tk}.
+c By the way, I'd feel at home in {tk} quickly.
+c And {tk} can have my two hands on a free Sunday.
+c Also, tell me when {tk} could use a visitor.
+p And please don't tidy {tk} on my account.
+p Also, I'd need the full tour of {tk}, cupboards included.
+p By the way, I've already picked my seat in {tk}.
+p And I promise to wipe my feet before {tk}.
+p Also, I'd last ten minutes in {tk} before finding the fridge.
+p And I'd offer to clean {tk} and then just talk.
+i And I bet I'd recognise {tk} as yours.
+i Also, I wonder what hangs on the walls in {tk}.
+i By the way, I've got a picture of {tk} in my head now.
+i And I'd like to know who you'd let into {tk}.
+i I'd understand you better after five minutes in {tk}.
+i And one day you can tell me if I imagined {tk} right.
=vehicle
c I'd come along for {tk}, wherever you're going.
c I'd have waved at you and {tk}.
c In good company I wouldn't mind {tk}.
c I'd try {tk} without asking where to.
c {Tk} could take us somewhere good.
c I'd travel a long way with {tk} and good company.
p I'd hold on tight with {tk} and act relaxed.
p I'd be asking {tk} for patience and you for snacks.
p {Tk} would have got a stern word from me by now.
p I'd be in charge of music and leave {tk} to you.
p I wouldn't trust myself with {tk} for a second.
p I'd have named {tk} something silly by the first corner.
i I wonder where you'd go with {tk} if nobody was waiting.
i I'd like to see you with {tk} and no plan.
i I can tell {tk} wouldn't be the end of the story.
i I know a route I'd pick for {tk} and us.
i I think the best talks could happen on the way with {tk}.
i I'd look out of the window and let you talk about {tk}.
C Where would you like {tk} to take you?
C How do you get on with {tk}?
C How far would you go with {tk}?
C How often do you have to rely on {tk}?
C What's your best trip with {tk} so far?
C Would you swap {tk} for anything else on the road?
P Would you trust me with {tk}?
P How many rude words did {tk} get to hear?
P Did you give {tk} a name?
P Who picks the music with {tk}?
P What snacks go with {tk}?
P Would I survive a day with {tk}?
I Where would we end up with {tk} and a free day?
I What goes through your head with {tk} and a long road?
I Who'd be next to you with {tk}, if you could choose?
I What would you miss if you never saw {tk} again?
I With {tk}, would you look at the view or your book?
I What's the strangest place {tk} could take you to?
+c And I'd keep you company with {tk}.
+c Also, {tk} would be more fun for two.
+c And save me a seat if {tk} will take two.
+c By the way, I'm on your side about {tk}.
+c And send me a picture of {tk} when you can.
+c Also, I want to hear where {tk} took you in the end.
+p And I'd be no help with {tk}, but great with snacks.
+p Also, please don't let me steer {tk}.
+p By the way, I'd have missed {tk} by a minute.
+p And I'd have brought earplugs for {tk}.
+p Also, give {tk} a pat or a kick from me.
+p And I'd only scream a little with {tk}.
+i And I know where I'd go with {tk} and you.
+i Also, I think {tk} could be the start of a good day.
+i By the way, I'd like the scenic version of {tk}.
+i And I'd ask you one question between stops with {tk}.
+i There's somewhere I'd like to get to with {tk}, ask me where.
+i And maybe one day we'll take {tk} for no reason at all.
=machine
c I'd have a look at {tk} for you.
c I can be patient with {tk} if you can't.
c {Tk} wouldn't scare me, I'd just press things.
c Between us we'd manage {tk}.
c I'd read the manual for {tk} if you asked nicely.
c I'd hand you the screwdriver and leave {tk} to you.
p I'd have switched {tk} off and on and felt clever.
p I'd talk to {tk} nicely first, and then less nicely.
p I'd press one button on {tk} and call for you.
p {Tk} would have beaten me in the first round.
p I'd tell {tk} who's boss and then apologise.
p I'd have looked up {tk} online and still done it wrong.
i I think you'd be good with {tk}, and I'd like to watch.
i I'd be curious to hear how you talk to {tk} in private.
i I have a trick for {tk}, but I'd have to be there.
i I'd trust you with {tk} before I'd trust myself.
i I suspect you're the more stubborn one with {tk}.
i {Tk} may be the reason you'll need me one day.
C What do you mostly use {tk} for?
C How long have you put up with {tk}?
C Would you buy {tk} again?
C Who do you call when {tk} won't work?
C How did you get hold of {tk}?
C Could you get through a week without {tk}?
P Did you try switching {tk} off and on?
P Have you ever shouted at {tk}?
P Which of you would win, you or {tk}?
P Would you let me press a button on {tk}?
P Did you read the instructions for {tk}, honestly?
P Would {tk} listen to me, do you think?
I What would you do with your day if {tk} vanished?
I What could {tk} tell me about you?
I What should someone invent instead of {tk}?
I Are you patient with {tk}, or only with people?
I Who taught you how to handle {tk}?
I What's the one thing you'd want {tk} to do for you?
+c And I'd happily help you with {tk}.
+c Also, you clearly have more patience with {tk} than most.
+c And tell me how it ends with you and {tk}.
+c By the way, I'd side with you against {tk}.
+c And I'll hold the torch when someone has to fix {tk}.
+c Also, I'd like to see you and {tk} in action.
+p And be nice to {tk}, at least while it counts.
+p Also, I'd have hidden {tk} in a cupboard by now.
+p By the way, I'd be useless with {tk} but good company.
+p And don't ever let me near {tk} with a screwdriver.
+p Also, a gentle tap on {tk} would be my whole expertise.
+p And I'd have lost a long argument with {tk}.
+i And I know something that might help with {tk}.
+i Also, I like that you don't give in to {tk}.
+i By the way, I think you're handier with {tk} than you admit.
+i And I'd put {tk} away for an evening with you.
+i I'd offer to fix {tk}, but then you'd have to make coffee.
+i And {tk} could be my excuse to be useful.
=wear
c I'd have noticed {tk} straight away.
c I trust your taste on {tk}.
c You could pull off {tk}, no question.
c I'd back you on {tk} in any shop.
c You'd carry {tk} well, I'm sure.
c I'd wait while you made up your mind about {tk}.
p I'd never get away with {tk}, so one of us should.
p I own nothing fancy enough for {tk}.
p I'd have to dress up a bit to stand next to {tk}.
p I'd be asked for an opinion on {tk} and panic.
p I'd have bought {tk} twice, just in case.
p In a shop I'd carry {tk} and say nice at the right moments.
i I'd recognise you by {tk} now.
i I'm wondering where {tk} will turn up next.
i I could think of a good occasion for {tk}.
i {Tk} must have been out with you to some good places.
i I know just where I'd take someone with {tk}.
i Now I'm more curious about {tk} than I expected.
C Where did you find {tk}?
C What would you wear with {tk}?
C What's the right occasion for {tk}?
C How long did it take you to choose {tk}?
C Would you keep {tk} or send everything back?
C Did anyone compliment you on {tk}?
P Would I look ridiculous in {tk}?
P How many more do you own like {tk}?
P Would you lend me {tk} in an emergency?
P Did {tk} cost sensible money or silly money?
P Who would you never let borrow {tk}?
P What would your mates say about {tk}?
I What kind of evening would you save {tk} for?
I What's the best thing that ever happened to you in {tk}?
I What mood are you in when you pick {tk}?
I Would I get to see {tk} on a first date?
I Who did you think of when you chose {tk}?
I Which song goes with {tk}?
+c And I'd like to see {tk} on a night out.
+c Also, good choice or not, I'm curious about {tk}.
+c And feel free to wear {tk} when we meet.
+c By the way, I'll keep an eye out for {tk}.
+c And I'd compliment you on {tk} without being asked.
+c Also, you won't hear a bad word about {tk} from me.
+p And I'd need a better jacket next to {tk}.
+p Also, never ask me to iron {tk}.
+p By the way, I'd look terrible in {tk}, I can feel it.
+p And I'd spot {tk} across a car park.
+p Also, I'd compliment {tk} and get the colour wrong.
+p And I promise I never laughed about {tk}.
+i And I can think of an evening that would suit {tk}.
+i Also, I've got a guess at the colour of {tk}.
+i By the way, {tk} made me think of somewhere we could go.
+i And when we meet, I'll be looking out for {tk}.
+i I wonder what you'd pair with {tk} if I picked the place.
+i And the story behind {tk} can wait for a drink.
=event
c I'd have kept you company at {tk}.
c {Tk} would be more fun with you there.
c I'd clear my diary for {tk} with good company.
c I'd have found you in the crowd at {tk}.
c I'd want to hear every detail of {tk}.
c You'd be the one I'd talk to at {tk}.
p At {tk} I'd have stayed close to the buffet.
p I'd turn up at {tk} overdressed and far too early.
p I'd be the last one dancing at {tk}, badly.
p I'd have left {tk} with three new friends and no names.
p I'd need a code word to be rescued from {tk}.
p I'd have clapped in the wrong place at {tk}.
i I think we'd have slipped out of {tk} for some air.
i I'd like the version of {tk} you don't tell everyone.
i I'd have enjoyed your comments more than {tk}.
i I suspect the best part of {tk} comes after everyone leaves.
i I wonder if we'd have ended up talking at {tk}.
i I'd go to {tk} for one good conversation.
C Who would you be going to {tk} with?
C What matters most to you about {tk}?
C What's the mood around {tk}?
C How did {tk} come about?
C What would you wear to {tk}?
C Are you usually the first or last to leave {tk}?
P Would there be cake at {tk}?
P Who'd be the first to embarrass themselves at {tk}?
P What would I have to do to get into {tk}?
P What's your escape plan for {tk}?
P Would you dance at {tk} if I started?
P How much trouble could we get into at {tk}?
I Who would you want next to you at {tk}?
I What would turn {tk} into a night to remember?
I What would you tell only me about {tk}?
I Where would I find you during {tk}?
I Would you have talked to me at {tk}?
I What's the moment of {tk} you'd keep?
+c And I want a full report on {tk}.
+c Also, I'd have been good company at {tk}.
+c And {tk} couldn't go wrong with you there.
+c By the way, next time take me along to {tk}.
+c And I'd like to hear who else was in on {tk}.
+c Also, pictures of {tk} are very welcome here.
+p And I'd only come to {tk} for the food and you.
+p Also, nobody should let me near the microphone at {tk}.
+p By the way, I'd practise my small talk for {tk}.
+p And you'd find me next to the crisps at {tk}.
+p Also, I'd need a nap after {tk}.
+p And I want all the gossip from {tk}.
+i And I'd have looked for you at {tk}.
+i Also, there's a part of {tk} you left out, I think.
+i By the way, I know what I'd have whispered to you at {tk}.
+i And after {tk} I'd have walked you home the long way.
+i I'd trade {tk} for an hour with just you.
+i And the real story of {tk} I'd like to hear in person.
=duty
c After {tk} anyone would deserve a quiet evening.
c I'd put my money on you with {tk}.
c {Tk} would tire anyone out.
c You've got more patience for {tk} than I'd have.
c I hope {tk} left you some energy.
c I'm on your side with {tk}.
p I'd have found ten other jobs to do before {tk}.
p I'd need a snack every ten minutes of {tk}.
p I'd do {tk} for you, but you'd want good results.
p I'd have stared at {tk} until someone brought coffee.
p {Tk} would have me cleaning the oven to avoid starting.
p I can offer biscuits and moral support for {tk}.
i I think you take {tk} more seriously than you let on.
i I'd have a small reward ready for you after {tk}.
i I've got an idea for the evening after {tk}.
i I like that you told me about {tk}.
i I'd guess you handle {tk} better than you think.
i I wonder what you'd do in the hours {tk} will cost.
C How do you get yourself through {tk}?
C What's the hardest part of {tk}?
C How much of your week goes on {tk}?
C Is anyone helping you with {tk}?
C What would make {tk} easier for you?
C What's the first thing you do after {tk}?
P How many coffees would I need for {tk}?
P What did you do to put off {tk}?
P What would you pay me to take over {tk}?
P What's your reward for {tk}, and can I bring it?
P Would {tk} go better with snacks?
P Can I write you an excuse for {tk}?
I What would you do all day without {tk}?
I Who's the first to hear from you after {tk}?
I What goes through your mind just before {tk}?
I What would you like to swap {tk} for?
I Is there a part of {tk} you secretly enjoy?
I What would you like to hear from me after {tk}?
+c And my fingers are crossed for you and {tk}.
+c Also, don't let {tk} take your whole evening.
+c And you'll get no lecture from me about {tk}.
+c By the way, I have faith in you with {tk}.
+c And I'm all ears when you've had enough of {tk}.
+c Also, take a proper break after {tk}.
+p And I'll send biscuits if {tk} will take bribes.
+p Also, I'd have hidden from {tk} under a blanket.
+p By the way, nobody would blame you for a nap after {tk}.
+p And I'd swap you {tk} for a long lie down.
+p Also, {tk} should come with free cake.
+p And I'm available as a distraction from {tk}.
+i And after {tk} I might have a suggestion.
+i Also, I'd like to know how you look back on {tk}.
+i By the way, I think you're tougher than {tk}.
+i And tell me when {tk} can't bother you any more.
+i I know a good cure for {tk}, ask me over dinner.
+i And I'll ask you about {tk} again, if you don't mind.
=sport
c I'd give {tk} a go with you.
c Respect for {tk}, I'd have to work up to that.
c You'd get a cheer from me for {tk}.
c I'd keep up with you at {tk}, or go down trying.
c {Tk} would get me off the sofa.
c I'd get up early for {tk} if you asked.
p {Tk} would have finished me.
p I'd need a long lie down after {tk}.
p My knees started complaining when I read about {tk}.
p I'd be great at the tea break after {tk}.
p I'd start {tk} too fast and regret everything by minute three.
p I'd have bought all the gear for {tk} and gone once.
i I think you'd be fiercer at {tk} than you let on.
i I'd come to {tk} for the walk home with you.
i {Tk} could make a decent first date.
i I have a feeling {tk} clears your head.
i I'd try {tk} if you were the one showing me.
i I bet {tk} brings out a side of you I'd like.
C What got you into {tk}?
C How do you feel after {tk}?
C Who do you like to have with you for {tk}?
C How hard would {tk} be for a beginner?
C What's your proudest moment with {tk}?
C Would you take me along to {tk}?
P How long would I last at {tk}?
P How sore would I be after {tk}?
P Would you wait for me at {tk} or leave me behind?
P How competitive do you get with {tk}?
P What do you eat after {tk}, and how much?
P Would you laugh at me during {tk}?
I What do you think about during {tk}?
I What does nobody tell you about {tk} beforehand?
I What would I learn about you from {tk}?
I When did you last want to quit {tk}?
I If we did {tk} together, who'd talk more?
I What would you try after {tk}, if you dared?
+c And I'd join you for {tk} one day.
+c Also, you and {tk} have my respect.
+c And I'd be at the finish with water after {tk}.
+c By the way, show me how {tk} should be done.
+c And you can drag me along to {tk} whenever you like.
+c Also, have a proper stretch after {tk}.
+p And I got out of breath just reading about {tk}.
+p Also, I'd cheer you on at {tk}, sitting down.
+p By the way, go easy on me if we ever do {tk}.
+p And I'd be walking funny for days after {tk}.
+p Also, I'd come to {tk} for the snacks afterwards.
+p And please never film me doing {tk}.
+i And I might surprise you at {tk}.
+i Also, I'd make you a bet about {tk} if you're brave.
+i By the way, {tk} could show us who's more stubborn.
+i And after {tk} I'd know a good place to sit down.
+i I'd like to see how you look at me after {tk} together.
+i And one day you'll have to show me {tk} properly.
=making
c I admire anyone with the patience for {tk}.
c I'd like to see or hear {tk} one day.
c I'd be a good audience for {tk}.
c I wouldn't dare try {tk} without help.
c I'd be proud to have had a hand in {tk}.
c {Tk} would get an honest bravo from me.
p I'd have ruined {tk} with great enthusiasm.
p I'd have given up on {tk} and called the result modern.
p I'd be glad to hold things while you did {tk}.
p I'd ask for {tk} and then promise not to touch anything.
p With my two left hands, {tk} would look very different.
p I'd clap for {tk} far too loudly.
i You and {tk}, that's a side I'd like to see.
i I'd sit quietly in a corner and watch you with {tk}.
i I wonder what you were thinking of when it came to {tk}.
i You've got me guessing how you came to {tk}.
i I'd like to know what you'd change about {tk}.
i I suspect you're prouder of {tk} than you let on.
C How did you get started with {tk}?
C How long does someone need for {tk}?
C Who gets to see or hear {tk} first?
C What's the trickiest part of {tk}?
C Would you show me {tk}?
C What comes after {tk}?
P How badly could I mess up {tk}?
P Would you let me help with {tk}, or just watch?
P How often did you want to throw {tk} out of the window?
P What would you charge me for {tk}?
P Can {tk} be learned by someone with no talent at all?
P Would you lie to me if my attempt at {tk} failed?
I What did you have in your head before {tk}?
I Who would you dedicate {tk} to?
I What can you tell about a person from {tk}?
I Do you lose track of time with {tk}?
I Which part of {tk} would you never show anyone?
I What would you make or play for me after {tk}?
+c And I'd love a little preview of {tk}.
+c Also, I'm glad there's room for {tk} in your life.
+c And I'd gladly be first in line for {tk}.
+c By the way, I've got respect for {tk}.
+c And I want to know how {tk} turned out in the end.
+c Also, I'd make time for {tk} in a busy week.
+p And I'd be banned from {tk} after one attempt.
+p Also, I'd happily take a signed copy of {tk}.
+p By the way, I can offer tea and applause for {tk}.
+p And I'd say bravo even if {tk} went wrong.
+p Also, I could be bribed with {tk}.
+p And I'd have glue or ink all over me from {tk}.
+i And you'll have to tell me why you chose {tk}.
+i Also, I'd like to be there next time for {tk}.
+i By the way, I'd recognise {tk} as yours anywhere.
+i And I've a small request to do with {tk}, later.
+i I'd ask you to teach me {tk}, just for the lesson.
+i And some evening I'd like {tk} and you in one room.
=story
c I'm looking up {tk} tonight.
c You've got me curious about {tk}.
c I'd trust your verdict on {tk} over any review.
c I'd happily give {tk} an evening.
c Now I need an opinion on {tk} too.
c I like how you talk about {tk}.
p I'd talk all the way through {tk}, sorry in advance.
p Nobody tell me how {tk} ended.
p {Tk} might even get me to put my phone down.
p I'd nod along to {tk} and understand half.
p I'd start {tk} at midnight and regret nothing.
p I'm already pretending I knew about {tk}.
i {Tk} just told me something about you.
i I'd like to watch you react to {tk}.
i I have a feeling we'd argue about {tk}, nicely.
i I suspect you'd change one thing about {tk}.
i You'd be good company for {tk}, I think.
i I've got a guess about you and {tk}.
C What made you pick {tk}?
C Who told you about {tk}?
C What's your honest verdict on {tk}?
C What should I know before I try {tk}?
C How would you sum up {tk} in one sentence?
C Would you recommend {tk} to someone like me?
P Do I need snacks for {tk}?
P How many stars would you give {tk}, no mercy?
P Would {tk} make me laugh, or just you?
P How much of {tk} could you quote by heart?
P Would you judge me for not finishing {tk}?
P Could {tk} keep me awake past midnight?
I What were you hoping for from {tk}?
I Did {tk} leave you with any questions?
I What mood calls for {tk}?
I Does anything in {tk} remind you of yourself?
I What would {tk} tell me about you?
I Who would you most like to share {tk} with?
+c And I'm adding {tk} to my list.
+c Also, I'd like your full review of {tk}.
+c And I might try {tk} just to compare notes.
+c By the way, you've made me curious about {tk}.
+c And no hurry, but let's discuss {tk} sometime.
+c Also, I want the short version of {tk} from you.
+p And please, no spoilers for {tk}.
+p Also, I'll be testing you on {tk} later.
+p And I'd need snacks to get through {tk}.
+p By the way, I may pretend I already knew {tk}.
+p And I'm ready for a silly argument about {tk}.
+p And if {tk} can make me cry, warn me first.
+i And {tk} made me guess something about you.
+i And I'd enjoy {tk} more with you next to me.
+i Also, I'm wondering what you left out about {tk}.
+i And {tk} would make a good topic over a drink.
+i By the way, I've got a question about {tk} for later.
+i And something tells me you could talk about {tk} for hours.
=mishap
c {Tk} would have tested anyone.
c You deserved a day without {tk}.
c I hope you've seen the last of {tk}.
c I'm on your side against {tk}.
c {Tk} must have cost you some patience.
c Ugh, I'm sorry you had to deal with {tk}.
p {Tk} could have picked a better moment.
p I'd like a word with {tk}.
p Nobody put {tk} on a wish list, ever.
p {Tk} would have got a few choice words from me.
p One day {tk} will be funny, just not today.
p I'm cross with {tk} on your behalf.
i I suspect I got the short version of {tk}.
i I'd have kept you laughing through {tk}.
i I'd say you've earned something nice after {tk}.
i Part of me wants to come and help with {tk}.
i You can complain to me about {tk} anytime.
i I wish I could have been some use with {tk}.
C How are you coping with {tk}?
C Who's sorting out {tk}?
C Is there an end to {tk} in sight?
C How much did {tk} mess up your day?
C Can anyone help you with {tk}?
C What's the latest on {tk}?
P Who do we blame for {tk}?
P Did {tk} get a sigh or a scream?
P Did anyone apologise for {tk}?
P What's the politest thing you can say about {tk}?
P Will {tk} be a funny story by Friday?
P How many times did you swear at {tk}?
I What would make up for {tk}?
I What got you through {tk}?
I Who was the first to hear about {tk}?
I Did anything good come out of {tk}?
I What would you be doing now without {tk}?
I Do you fight {tk} or shrug and carry on?
+c And I'm sorry about {tk}, by the way.
+c Also, I hope {tk} can be sorted soon.
+c And feel free to moan about {tk} anytime.
+c And you've been more patient with {tk} than I'd be.
+c Also, that's rotten luck with {tk}.
+c I wish you a whole week without {tk}.
+p And {tk} can stay away from now on.
+p Also, I've taken a personal dislike to {tk}.
+p And I'd have sulked about {tk} for days.
+p By the way, tell {tk} to pick on someone else.
+p And nobody would blame you for cursing {tk}.
+p Also, {tk} should come with free cake.
+i And I'd have liked to cheer you up about {tk}.
+i And after {tk} I think you're owed a good evening.
+i Also, I'd have made {tk} a bit more bearable, I hope.
+i And I wonder how you stayed sane with {tk}.
+i By the way, I'm quietly rooting for you against {tk}.
+i And I'd listen to the full moan about {tk}.
=hurt
c {Tk} must have been no fun at all.
c I hope the worst of {tk} is over.
c I wouldn't wish {tk} on anyone.
c Oh no, I'm sorry to hear about {tk}.
c Nobody should have to be brave about {tk}.
c {Tk} would have slowed anyone down.
p {Tk} can clear off anytime now.
p If soup could cure {tk}, I'd send a bucket.
p I'd be a terrible patient with {tk}.
p {Tk} would be a fair excuse for cake.
p I'd milk {tk} for at least a week of sympathy.
p I'd complain about {tk} to anyone who'd listen.
i I'd happily be a distraction from {tk}.
i I'd take over {tk} for a day if I could.
i I wish I could make {tk} a little easier.
i I have a feeling you're tougher about {tk} than most.
i {Tk} must call for kindness and a good blanket.
i I'd have turned up with something nice for {tk}.
C How are things with {tk} today?
C Is there anything that helps with {tk}?
C When did {tk} start?
C Have you seen anyone about {tk}?
C Did {tk} keep you from sleeping?
C Is anyone being nice to you about {tk}?
P How much sympathy can {tk} get you?
P Did {tk} at least get you out of the washing up?
P What do you watch when {tk} won't let you move?
P Who's the worst patient you know with {tk}?
P Would chocolate do anything for {tk}?
P Did you at least get a good story from {tk}?
I What makes {tk} easier to bear?
I Who looks after you when you've got {tk}?
I What's the first thing you'd do without {tk}?
I Do you rest with {tk}, or carry on regardless?
I What do people get wrong about {tk}?
I What takes your mind off {tk} best?
+c And I hope {tk} will be gone soon.
+c Also, take care of yourself with {tk}.
+c And I'm sorry about {tk}, truly.
+c Please go gently with {tk}.
+c And tell me if {tk} got any better.
+c Also, I hope you got some rest from {tk}.
+p And give {tk} a stern look from me.
+p Also, {tk} had better not hang around.
+p And I'd prescribe ice cream for {tk}.
+p By the way, {tk} would entitle you to the whole sofa.
+p And feel free to be dramatic about {tk} with me.
+p Also, I'd have made a huge fuss about {tk}.
+i And I'd bring you tea through {tk} any day.
+i And text me when you've seen off {tk}.
+i Also, I was thinking you deserve a break from {tk}.
+i And you're allowed to not be brave about {tk}.
+i By the way, I'm good for silly messages during {tk}.
+i And I think {tk} should earn you some spoiling.
=weather
c I'd have stood outside just for {tk}.
c I wish I'd been there for {tk}.
c {Tk} would get me straight to the window.
c I'd put my coat on for {tk}.
c Nobody could be bored with {tk} around.
c I'd stop whatever I was doing for {tk}.
p I'd take forty bad photos of {tk}.
p I bet the forecast got {tk} wrong.
p I'd let {tk} cancel all my plans.
p I'd have the wrong shoes for {tk}, guaranteed.
p I'd be out there for {tk} like a kid.
p I'd happily talk about {tk} like an old farmer.
i I like that you noticed {tk}.
i I can picture you out there with {tk}.
i A window, a blanket and {tk} would do me nicely.
i I'd have gone quiet for {tk}, and that's rare.
i I think {tk} would be better with company.
i I'd remember who I was with for {tk}.
C Where were you for {tk}?
C Did you get a picture of {tk}?
C Are you an indoors or outdoors person for {tk}?
C How often do you get {tk} where you are?
C Did {tk} change your plans at all?
C What's the best place to be for {tk}?
P Were you dressed for {tk}?
P Did you run from {tk} or stand there staring?
P Who complains most about {tk} round your way?
P How long before everyone got bored of {tk}?
P What's the correct drink for {tk}?
P Would {tk} stop you going out for pizza?
I What does your perfect evening with {tk} look like?
I Would you call someone just because of {tk}?
I Did {tk} put you in a certain mood?
I Who would you wake up to see {tk}?
I Did {tk} make you stop for a minute?
I Where would you most like to see {tk}?
+c And I'd love a picture of {tk}.
+c Also, I hope you had a good spot for {tk}.
+c And next time, send {tk} my way.
+c By the way, I'd watch {tk} with you.
+c And there'd be no talking me out of {tk}.
+c Also, I could look at {tk} for ages.
+p And I'd cheer for {tk} from the sofa.
+p Also, I'd blame {tk} for being late anywhere.
+p And I'd have narrated {tk} like a documentary.
+p By the way, I'd use {tk} as a reason to stay in.
+p And we've talked about {tk}, so we're officially adults.
+p Also, {tk} would make me order soup.
+i And now I'm looking out of my window for {tk}.
+i And I'd have liked to see {tk} next to you.
+i Also, I think you'd make {tk} worth going out for.
+i And I'd have texted you about {tk} too.
+i By the way, {tk} would make a good start to a walk.
+i And I'll think of you at the next sign of {tk}.
=plant
c You must have patience if you keep up with {tk}.
c I'd be proud of {tk} too.
c I'm rooting for {tk}.
c I'd like a look at {tk} in full light.
c {Tk} must brighten the place up.
c I'd happily be put in charge of watering {tk}.
p I'd be talking to {tk} by the second day.
p {Tk} wouldn't last a week with me.
p I'd apologise to {tk} every time I forgot the water.
p I'd probably water {tk} to death out of love.
p I'd give {tk} a silly name by Friday.
p I'd stand next to {tk} and take the credit.
i I like that you look at {tk} properly.
i You'd teach me a lot with {tk}, I think.
i I can see you out there with {tk} and no phone.
i {Tk} made me think you're good at looking after things.
i I'd sit beside {tk} and let you talk.
i I want to meet whoever first planted {tk}.
C How long have you had {tk}?
C Who looks after {tk}?
C Where did {tk} come from?
C What's the trick with {tk}?
C What does the spot with {tk} look like?
C Did you plan on {tk}, or did things just grow?
P Do you talk to {tk}?
P Would {tk} survive a weekend with me?
P Has anyone nearly killed {tk} yet?
P Did anyone give {tk} a name?
P How often do you check on {tk}, be honest?
P Could I be trusted to water {tk}?
I What made you notice {tk}?
I What would you plant next to {tk}?
I Who taught you about things like {tk}?
I What do you think about when you're with {tk}?
I Could you imagine the place without {tk}?
I Would you take {tk} with you if you moved?
+c And a picture of {tk} would make my evening.
+c Also, I wish {tk} a very good year.
+c And keep me posted on {tk}.
+c By the way, I'd take growing advice after {tk}.
+c And good luck to {tk}, whatever the weather.
+c Also, {tk} must be nice to come home to.
+p And give {tk} some water from me.
+p Also, don't leave me alone with {tk}.
+p And I'd be useless with {tk}, but keen.
+p By the way, I'd clap for every new leaf on {tk}.
+p And if {tk} can survive, so can I.
+p Also, {tk} might be the calmest thing in this chat.
+i And I'd swap an hour of screens for {tk}.
+i And you'd have to show me {tk} in person.
+i Also, I'm picturing your quiet mornings with {tk}.
+i And I think {tk} got lucky when you came along.
+i By the way, I'd trust you with more than {tk}.
+i And I'm curious what else grows near {tk}.
=trip
c I'd pack for {tk} right now.
c {Tk} would do me a lot of good.
c I'd be in a good mood all through {tk}.
c {Tk} gave me itchy feet.
c I'd be thinking about {tk} for days.
c I'd say yes to {tk} before you finished asking.
p I'd overpack for {tk}, no question.
p I'd be hungry ten minutes into {tk}.
p I'd be in charge of snacks for {tk}.
p I'd come back from {tk} with a terrible hat.
p I'd hold the map upside down for all of {tk}.
p I'd have fallen asleep first on {tk}.
i I think I'd learn a lot about you on {tk}.
i I'd like the seat next to you for {tk}.
i I bet the best part of {tk} wasn't planned.
i I think {tk} and the right person would be plenty.
i There must be one story from {tk} you save for later.
i I'd have taken the long way on {tk}.
C Would you go on {tk} alone?
C What's the best part of {tk} for you?
C Who came up with {tk}?
C How did you settle on {tk}?
C Would you do {tk} all over again?
C Did you plan {tk} or wing everything?
P How many bags for {tk}, honestly?
P Who gets to pick the music on {tk}?
P What always gets forgotten on {tk}?
P Who's the first to get grumpy on {tk}?
P Could you put up with me on {tk}?
P What's the snack situation on {tk}?
I What are you like on {tk}, compared to at home?
I Where would you have gone instead of {tk}?
I Who would you have smuggled along on {tk}?
I Did {tk} change your mind about anything?
I Is there a detour you'd add to {tk}?
I What would you want to remember about {tk}?
+c And I'd love to see pictures from {tk}.
+c Also, I'd clear my calendar for {tk}.
+c And tell me everything about {tk} over coffee.
+c And I'd gladly hear where {tk} took you.
+c By the way, {tk} would be right up my street.
+c Also, I'm a little envious about {tk}.
+p And I can travel light, if there's room on {tk}.
+p Also, I'd want the window seat on {tk}.
+p And bring me a bad magnet from {tk}.
+p By the way, I'd be the one asking for breaks on {tk}.
+p And I'd have sung the whole way through {tk}.
+p Also, I'd need a holiday to recover from {tk}.
+i And {tk} got me wondering where we'd go.
+i And I want the story you don't tell everyone about {tk}.
+i Also, I think you'd be fun to get lost with on {tk}.
+i And {tk} gave me an idea, but later.
+i By the way, I'd ask you for tips long before {tk}.
+i And tell me who you met on {tk}.
=money
c {Tk} can usually be beaten with coffee and patience.
c Dealing with {tk} would test anyone's mood.
c You're more of a grown-up than me about {tk}.
c I respect anyone who takes on {tk} on a weekday.
c I'd want {tk} done and out of sight.
c {Tk} must take up far too much headspace.
p I'd hide {tk} in a drawer and hope.
p {Tk} would make me need a lie-down.
p Being an adult would be fine without {tk}.
p I'd read {tk} with one eye closed.
p {Tk} would have me living on toast.
p I'd put {tk} off until the kitchen was spotless.
i I'd keep you company while you sort {tk}.
i I'd say {tk} should be followed by something fun.
i I think we'd get {tk} done faster together.
i You strike me as someone who won't let {tk} win.
i I get the feeling {tk} could lead to a good rant.
i I'd have a better use for the day than {tk}.
C Is {tk} all sorted now?
C What are you going to do about {tk}?
C How complicated can {tk} get?
C Do you deal with {tk} straight away or wait?
C What's the most annoying part of {tk}?
C Did you see {tk} coming?
P Where do you hide from {tk}?
P How many cups of coffee went into {tk}?
P Would {tk} look better with a glass of wine?
P Did {tk} hide any nasty surprises?
P Who invented {tk}, and why?
P Can we pretend {tk} never happened?
I What could you have bought instead of {tk}?
I What's your reward after {tk}?
I Are you good with things like {tk}, or just brave?
I Who do you call when {tk} won't make sense?
I How different would life feel without {tk}?
I What would your teenage self think of {tk}?
+c And don't lose any sleep over {tk}.
+c Also, well done for even facing {tk}.
+c And fingers crossed for {tk}.
+c By the way, I'd get {tk} out of the way first.
+c And don't let {tk} eat up your whole week.
+c Also, I know nobody loves dealing with {tk}.
+p And let's never mention {tk} at dinner.
+p Also, {tk} can wait until after cake.
+p And I'd have bribed someone to do {tk} for me.
+p By the way, I'd do a small dance after {tk}.
+p And my face would fall at {tk} too.
+p Also, I'd file {tk} under tomorrow.
+i And once {tk} can be forgotten, we should celebrate.
+i And you deserve a nicer topic than {tk}.
+i Also, I like that you told me about {tk}.
+i And I'd find you something nicer to think about than {tk}.
+i By the way, I'd swap {tk} for a quiet coffee.
+i And I wonder what you'd do if {tk} vanished tonight.
=present
c Someone put some thought into {tk}.
c I'd hang on to {tk}, whatever happened.
c A gesture like {tk} always works on me.
c I love that people still bother with {tk}.
c I'd have opened {tk} straight away.
c I'd have been grinning about {tk} all week.
p I'd have shaken {tk} first, just to guess.
p I'd have cried at {tk} and blamed the dust.
p I'd have torn into {tk} like a five-year-old.
p I'd show {tk} to everyone, including the postman.
p I'd have practised my surprised face for {tk}.
p I'd have got {tk} wrapped badly but with love.
i I'm more curious who's behind {tk}.
i {Tk} got me thinking about what I'd give you.
i I imagine {tk} could tell a few secrets.
i I'd guess there's a memory tucked in with {tk}.
i I think someone knows you well, going by {tk}.
i I'd have wanted to see the moment of {tk}.
C Who was behind {tk}?
C What's the occasion for {tk}?
C Where do you keep {tk}?
C What was your first thought about {tk}?
C Did {tk} come as a surprise?
C How long will you hold on to {tk}?
P Did anyone guess {tk} beforehand?
P Did you have to fake a smile for {tk}?
P How fast could you get {tk} unwrapped?
P Would you swap {tk} for cake?
P Who got jealous of {tk}?
P Did the neighbours get to see {tk} first?
I How would you return the favour for {tk}?
I Is there a story tucked behind {tk}?
I Would you save {tk} from a fire?
I What did {tk} make you feel, honestly?
I Are you better at giving or getting things like {tk}?
I What could top {tk}?
+c And whoever's behind {tk} did some thinking.
+c Also, {tk} should get a good spot.
+c And I'd keep {tk} somewhere I could see every day.
+c By the way, {tk} would have made me smile.
+c And people should send more things like {tk}.
+c Also, let me know how {tk} went down.
+p And {tk} set the bar for birthdays pretty high.
+p Also, I'm taking notes after {tk}.
+p And I'd never have kept {tk} a secret.
+p By the way, my wrapping would have ruined {tk}.
+p And I'd have peeked at {tk} early.
+p Also, I'd have written a thank you note for {tk}.
+i And {tk} gave me a hint about what you like.
+i And now I'm wondering how to beat {tk}.
+i Also, I'd love to know what {tk} meant to you.
+i And I bet there's a person you think of with {tk}.
+i By the way, I'm storing {tk} away for your birthday.
+i And you'd be fun to surprise with something like {tk}.
=trait
c I'd like to experience {tk} for myself.
c I think {tk} would grow on me fast.
c People must remember {tk}.
c I wouldn't change a thing about {tk}.
c I could get used to {tk}.
c {Tk} got my full attention.
p I'd be imitating {tk} within an hour, badly.
p {Tk} should come with a warning.
p I'd ask for a live demonstration of {tk}.
p I'd last about a day before teasing someone about {tk}.
p I've got no right to tease anyone about {tk}.
p {Tk} would liven up a quiet train.
i {Tk} gave me a much clearer picture.
i You mentioned {tk} so casually, and now I'm hooked.
i I'd recognise you anywhere now, just from {tk}.
i I bet {tk} won't be the last surprise.
i I've got something to match {tk}, but not yet.
i I think I'd notice {tk} within five minutes.
C Is there a story to {tk}?
C Who noticed {tk} first?
C Does anyone else in the family share {tk}?
C How do people react to {tk}?
C When did {tk} first show up?
C Would you want to change anything about {tk}?
P Can you do {tk} on demand?
P Who gets teased the most about {tk}?
P Did {tk} ever get you into trouble?
P Could {tk} win you a bet?
P Who does the best impression of {tk}?
P Should I prepare myself for {tk}?
I Do you secretly like {tk}?
I What did people say about {tk} at school?
I What would your best friend say about {tk}?
I What did {tk} teach you about people?
I Would I spot {tk} on a first date?
I When was the last time {tk} came in handy?
+c And I'm looking forward to {tk} in person.
+c Also, never apologise for {tk}.
+c And I happen to think {tk} can be charming.
+c By the way, {tk} got a smile out of me.
+c And I'd put {tk} down as a plus.
+c Also, I won't forget {tk} in a hurry.
+p And I'll be listening out for any mention of {tk}.
+p Also, I expect proof of {tk} one day.
+p And I promise to laugh about {tk} politely.
+p By the way, I might compete with {tk}.
+p And we all have our version of {tk}.
+p Also, my friends would never let me forget {tk}.
+i And {tk} made me like this chat even more.
+i And maybe {tk} will explain a lot.
+i Also, I'm trying to imagine {tk} right now.
+i And I'd trade you one of mine for {tk}.
+i By the way, {tk} only made me more curious.
+i And I'd like you less without {tk}.
=team
c I think I'd get on with {tk}.
c {Tk} must keep life interesting.
c {Tk} got lucky with you around.
c I'd like to hear that story from {tk} too.
c I can imagine {tk} pretty well from that.
c I'd want you on my side with {tk} about.
p I'd be on my best behaviour around {tk}.
p I'd need a cheat sheet before meeting {tk}.
p {Tk} would see through me in a minute.
p I hope {tk} can take a joke.
p I'd let {tk} win the first argument.
p I'd bring cake to {tk} and hope for the best.
i I bet {tk} could tell me a few things about you.
i I'm curious how {tk} would describe you.
i I think I know you a bit better through {tk}.
i You notice a lot about people, even {tk}.
i I'd say {tk} only got half the story.
i I'd love five minutes of advice from {tk}.
C How do you get along with {tk}?
C How long have you known {tk}?
C What should I know about {tk}?
C How would you describe {tk} in three words?
C When did you last see {tk}?
C How did {tk} come into your life?
P Would {tk} approve of me?
P Who'd win at cards, you or {tk}?
P How do I stay on the good side of {tk}?
P What's the funniest thing {tk} ever came out with?
P Could you spend a whole weekend with {tk}?
P What nickname would you give {tk}?
I What would {tk} say about you?
I What have you picked up from {tk}?
I What would {tk} be surprised to hear about you?
I What does nobody guess about {tk}?
I What side of you comes out around {tk}?
I What would your days be like without {tk}?
+c And good luck with {tk}.
+c Also, I feel like I half know {tk} already.
+c And tell me how things go with {tk}.
+c By the way, you seem to understand {tk} pretty well.
+c And may {tk} be in a good mood tomorrow.
+c Also, {tk} would be lost without you.
+p And I'd pay to see you with {tk} for a day.
+p Also, I'm picturing {tk} in a sitcom now.
+p And not a word about me to {tk} yet.
+p By the way, I'd be scared of {tk} for a week.
+p And I'd back you in any argument with {tk}.
+p Also, whatever {tk} told you, I'm innocent.
+i And {tk} could answer a few of my questions.
+i And you've got a good eye for people, going by {tk}.
+i Also, I'm guessing there's more to tell about {tk}.
+i And maybe {tk} will never know the half.
+i By the way, I've got a theory about {tk}.
+i And I like how you see {tk}.
=furniture
c I'd find a good spot for {tk}.
c I could use {tk} right about now.
c I'd have picked {tk} too, I think.
c I can see {tk} in front of me.
c I'd hold on to {tk} too, honestly.
c I'd help you carry {tk}, no questions asked.
p I'd trip over {tk} on the first visit.
p I'd break {tk} within a week and act surprised.
p I'd fight you for {tk}, gently.
p I'd spill something on {tk} straight away.
p I'd get far too attached to {tk}.
p I'd lose {tk} somewhere obvious.
i I'm picturing a whole home around {tk} now.
i I'd guess {tk} could tell some stories.
i I like the little details, and {tk} gave me one.
i I think you'd have a good reason for {tk}.
i Now I'm curious what's next to {tk}.
i I'd know I was at yours by {tk}.
C How did you end up with {tk}?
C Where did you find {tk}?
C What's so special about {tk}?
C Who picked out {tk}?
C Do you actually use {tk}?
C What did the place look like before {tk}?
P Who's allowed to touch {tk}?
P Would {tk} survive a clumsy visitor?
P Has anyone fallen over {tk} yet?
P Who'd get {tk} in a fair fight?
P How much would I have to offer for {tk}?
P Did {tk} come with instructions nobody read?
I Would {tk} come along if you moved?
I What would you replace {tk} with?
I Who had {tk} before you?
I What would a visitor think of {tk}?
I What's the best thing that ever happened around {tk}?
I If {tk} could talk, what would I hear?
+c And I'd ask for a proper look at {tk}.
+c Also, I'd never throw {tk} out without asking.
+c And {tk} should last you for years.
+c By the way, I'm handy enough to help with {tk}.
+c And {tk} would get some use at mine.
+c Also, I'd trust your taste after {tk}.
+p And keep {tk} away from me, I'm clumsy.
+p Also, I call first go with {tk}.
+p And I'd need a manual for {tk}.
+p By the way, {tk} would be safer with me.
+p And I'd bump my knee on {tk} every time.
+p Also, {tk} sounded like a two-person job.
+i And I'd recognise {tk} anywhere now.
+i And {tk} told me more about you than you'd think.
+i Also, I'm wondering where {tk} ended up.
+i And I'd ask about {tk} the minute I walked in.
+i By the way, I like people who care about {tk}.
+i And I think there's a memory or two in {tk}.
=idea
c I'd back you on {tk}.
c {Tk} must take some courage.
c I like people who think about things like {tk}.
c You sound serious about {tk}, in a good way.
c I'd bet on you with {tk}.
c You've clearly given {tk} some thought.
p I'd have talked about {tk} for ten years first.
p I'd need at least three lists for {tk}.
p I'd cheer for {tk} with far too much noise.
p {Tk} made my plans look very lazy.
p I'd have told everyone about {tk} by now.
p I'd celebrate {tk} long before the hard part.
i I want to know what gave you the push for {tk}.
i I think {tk} might suit you more than you know.
i Let me ask you about {tk} again in a year.
i I suspect {tk} won't let you go.
i I have a good feeling about you and {tk}.
i {Tk} got me wondering what else you're dreaming of.
C What got you started on {tk}?
C What's the next step with {tk}?
C How sure are you about {tk}?
C Who else knows about {tk}?
C What's the hardest part about {tk}?
C How long have you been thinking about {tk}?
P What's plan B if {tk} fell through?
P Did {tk} come to you in the shower?
P Can I claim I believed in {tk} first?
P How many lists have you made for {tk}?
P Would {tk} leave any time for dinner?
P Is there a role for me in {tk}, like making coffee?
I What would change most with {tk}?
I What would you regret about not trying {tk}?
I Where would {tk} take you in the end?
I What are you a bit scared of with {tk}?
I Who do you want next to you for {tk}?
I Who could talk you out of {tk}?
+c And I really hope {tk} will work out.
+c Also, I'd say trust yourself with {tk}.
+c And count me as a fan of {tk}.
+c And I want to hear how things go with {tk}.
+c By the way, I admire you for {tk}.
+c Also, I think you can handle {tk}.
+p And please save me a front row seat for {tk}.
+p Also, I'll bring the confetti for {tk}.
+p And I'm free to hold your coat during {tk}.
+p By the way, I sat up straight at {tk}.
+p And I'll say I knew you before {tk}.
+p Also, I'd have chickened out of {tk} twice.
+i And I'd love to see you in the middle of {tk}.
+i And now I'm rethinking my own plans because of {tk}.
+i Also, I've got one question about {tk}, for later.
+i And your mind must have been busy with {tk}.
+i By the way, {tk} might need a good listener.
+i And I wonder what happened just before {tk}.
`;

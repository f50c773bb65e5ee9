/** When one writes: for compliments and ice breakers. How a table of subjects is written: see subjects.ts. */
export const OCCASIONS = String.raw`
= after-date: after (?:a|our|the|my) (?:\w+ ){0,2}date|dates? (?:was|went)|(?:had|just had) (?:a|such a) (?:really |very )?(?:good|great|lovely|nice|wonderful|amazing|fun) (?:first |second )?(?:date|time|evening|night)|(?:date|evening|dinner|drinks) (?:last night|yesterday)|yesterday['’]s date|got home
m That was a lovely few hours, and mostly your doing.
m I'm still smiling about something, and it's your fault.
m You made the time go twice as fast.
m I like how you listen, I told you more than I'd planned to.
m You put me at ease within ten minutes, thank you for that.
m If I'm quiet today, I'm going through our conversation again.
k Did you get home all right?
k Which part do you keep thinking of?
k What did we not get round to talking about?
k What will you tell your best friend about it?
k I enjoyed every minute. What was your favourite one?
k Which of my jokes did you laugh at out of kindness?
k How's the day after treating you?
k Was there a question you wanted to ask and didn't?

= second-date: (?:second|2nd|third|3rd|next|another) date|date (?:number )?(?:two|three|2|3)|see(?:ing)? (?:her|each other) again|meet(?:ing)? (?:her |up )?again
m I keep finding reasons to think of last time.
m You were even better company than I'd hoped.
m I'm looking forward to everything we didn't get to.
m Knowing that I'll see you makes the week shorter.
m Last time you made it so easy that I forgot to be nervous.
m Seeing you again feels like getting to the next chapter without waiting.
k Which of our subjects from last time isn't finished yet?
k What went through your head on the way home last time?
k What did I forget to ask you?
k Where did we leave off?
k Do you like doing something new, or going back to where it was good?
k What do you only tell people the second time you see them?
k Which of your opinions have I not met yet?
k There are more questions than last time. Do you want the silly or the serious one first?

= first-date: first (?:\w+ )?date|first time (?:we |we(?:['’]re|['’]ll) )?(?:meet|meeting|seeing)|(?<!(?:coffee|dinner|lunch|museum|park|drinks|second|2nd|third|3rd|next|another) )dates? (?:tomorrow|tonight|on \w+|coming up|this|next|soon)|meet(?:ing)? (?:her |up )?for the first time|going on a date|our date|meet(?:ing)? her(?! (?:friends|parents|family|mum|mom|dad))
m I'm looking forward to this, you're easy to talk to even in writing.
m Whatever the plan turns into, I'm glad it's with you.
m You've made me more curious than nervous, and that's quite an achievement.
m I like how easy you make the planning.
m From the way you write, I think the time will go too fast.
m You've improved my week already, just by being in its calendar.
k Are you an early arriver or ten minutes late with a good reason?
k What's your nervous habit, so that I don't take it personally?
k Which question are you hoping I don't ask?
k I'd like to get this right. Loud and lively, or somewhere quiet?
k What would make you say afterwards that it was a good one?
k Small talk first, or straight to the big questions?
k Which story do you never tell on a first date?
k What should I know before you meet the nervous version of me?

= just-matched: (?:just|we|we['’]ve|new|recently) match(?:ed)?|match(?:ed)? (?:with|on|just|today|yesterday)|first (?:message|text)|opening (?:line|message)|opener|say(?:ing)? hi|start (?:a|the) conversation|tinder|bumble|hinge|dating app
m Your profile reads like a person and not like a form, that's why I'm writing.
m You made me stop scrolling and start thinking of a proper sentence.
m I like how you put things.
m You come across as someone who'd be good to talk to.
m There was more humour in your profile than in my whole week.
m You gave me several things to ask about, and that's a kindness on here.
k What's something good that happened to you this week?
k Which question on here can you not hear any more?
k What would you rather be asked than how you are?
k Two minutes, one subject, no preparation: what would you talk about?
k What are you in the middle of right now?
k Which bit of your profile does nobody ask about?
k How do you like to start, with jokes or with the real questions?
k What's the most interesting thing within three metres of you?

= late-reply: (?:late|slow|delayed) (?:reply|answer|response|to (?:reply|answer)|in (?:replying|answering))|reply(?:ing)? late|(?:forgot|forgotten) (?:to )?(?:answer|reply|write|text|respond|message|about her)|didn['’]?t (?:answer|reply|write|text|respond)|took (?:me )?(?:too long|days|ages|a while|a week)|left her (?:on read|hanging)|(?:haven['’]?t|hadn['’]?t) (?:answered|replied|responded|written back|texted back)
m You deserved a faster answer, and I'm sorry it took this long.
m Your message was too good for a quick reply, and then I gave it none.
m I'm late, not uninterested, yours was the nicest message in the pile.
m Thank you for your patience, it's better than my timing.
m I thought about your message more often than my silence suggests.
m You write too well to be answered in a hurry, that's my excuse, and it's a weak one.
k I'm sorry for the silence. How have you been?
k What did I miss?
k Is it too late to answer your last message properly?
k I owe you an answer and an apology. Which would you like first?
k I answered you in my head days ago. How did your week go?
k What's the fair punishment for slow replies?
k Where were we before I vanished?
k What happened in your life while I was looking for my manners?

= reconnect: haven['’]?t (?:talked|spoken|texted|heard|seen|been in touch|written)|long time (?:no|since)|reconnect(?:ing)?|lost (?:touch|contact)|been a while|for a while|(?:weeks?|months?|years?) ago|stopped (?:talking|writing|texting)|back in touch|went quiet|old (?:flame|friend|match)|ghosted
m You're one of the people I'd hate to lose track of.
m Something reminded me of you today, in a good way.
m Some people are easy to forget, and you never were.
m I've missed how you see things.
m Talking to you was always easy, I'd forgotten how much I liked it.
m You crossed my mind and the day got better.
k What's new since we last wrote?
k What's the best thing I've missed?
k It's been too long. How are you, really?
k What do you do these days that you didn't back then?
k Which of your plans came true in the meantime?
k I thought of you today. How has life been treating you?
k What has changed most for you since then?
k Which story should I hear first?

= ill: (?:is|she['’]s|feels?|feeling|been|got|fell) (?:so |really |very |a bit )?(?:ill|sick|unwell|poorly|tired|exhausted)|(?:a|the|bad|has) cold|flu|fever|migraine|headache|covid|cough|tired|exhausted|(?:is|was|still|been) in (?:the )?hospital|surgery|operation|injur(?:y|ed)|broke her (?:\w+)|(?:didn['’]?t|can['’]?t) sleep|hung ?over|unwell
m You're allowed to do nothing at all today, and to be good at it.
m Even worn out you're kinder than most people are rested.
m Rest properly, the world can manage a day without you, just not much longer.
m You carry on far too bravely, please lie down a bit.
m I hope someone's spoiling you, you've earned it.
m You don't have to answer fast or at all, I'm only thinking of you.
k Tea, soup or silence?
k What's your proven remedy, however unscientific?
k Poor you. What would make today a bit softer?
k What were you given as a child when you were ill?
k What do you watch when you can't do anything else?
k Is there anything I can take off your list?
k How are you feeling now?
k Are you a good patient or a terrible one?

= bad-day: (?:bad|rough|hard|tough|terrible|awful|long|horrible|stressful|exhausting) (?:day|week|mood|news|time|shift)|sad|stress(?:ed|ful)?|upset|cr(?:ying|ied)|feeling (?:down|low)|overwhelmed|(?:had|an) argument|disappointed|cheer her up
m You don't have to be cheerful with me, I like you on bad days too.
m You got through today, and that's enough for one day.
m You're handling this with more strength than you notice.
m A bad day takes nothing away from how good you are.
m You look after so many things, let this evening look after you.
m I'm on your side, even if it was the printer.
k Do you want to tell me about it, or shall I distract you?
k What would help, a listener, a laugh or an hour of peace?
k I'm sorry about today. What was the worst bit?
k Who or what deserves a strongly worded letter?
k What's the smallest nice thing still possible today?
k What usually helps you after a day like this?
k Blanket, bath, or a very long rant?
k Is there one thing about today that wasn't awful?

= presentation: presentation|interview|big (?:day|meeting|pitch|talk|game|match)|pitch|(?:give|gives|giving|has|a) speech|audition|(?:thesis|phd) defen[cs]e|(?:exams?|tests?|finals) (?:tomorrow|today|soon|coming|next|on|this)|(?:has|have|having|got|before|for) (?:an?|her) (?:\w+ )?(?:exam|test)|deadline|nervous about|good luck
m You know your stuff, the rest is only breathing.
m Whoever gets to listen to you is in for a good half hour.
m You've done the work, so let yourself enjoy a bit of it.
m You're at your best when it counts, I think you know that.
m Being nervous only means that you care, and I like that you do.
m Your first two sentences would be enough to convince me.
k What's your lucky charm, officially or not?
k How do you calm down beforehand?
k Which question do you hope they ask?
k What would help more, a distraction or a pep talk?
k What will you do the minute it's over?
k If you could only get one sentence across, which would it be?
k Whose face would you like to see in the front row?
k I'm crossing my fingers. When exactly do you start?

= exam: exams?|graduat(?:ed|ion|es|ing)|pass(?:ed|es) (?:her |the |a )?(?:\w+ )?(?:exams?|test|finals|course|bar|driving)?|thesis|degree|finals|diploma|dissertation|driving (?:test|licen[cs]e)|viva|exam results|phd|master['’]?s|certificate|qualified
m You did it, and nobody did it for you.
m All those evenings nobody saw have just paid off.
m You make it look as if it was never in doubt.
m You kept going when it was dull, that's the part I admire.
m Be proud of it, and please be proud out loud.
m Whatever comes next is lucky to get you.
k How does it feel to have it behind you?
k What will you do with all the free evenings?
k Congratulations, you've earned it. How did you celebrate?
k Who got the news before anyone else?
k What will you never, ever look at again?
k What did you promise yourself for afterwards?
k When did you think it might not work?
k What did you learn that wasn't in any book?

= new-job: new (?:job|role|position|boss|team|company)|promot(?:ed|ion)|first (?:day|week) (?:at|of|in) (?:\w+ )?(?:work|job|the|her)|start(?:s|ed|ing) (?:a |her |the |at )?(?:new )?(?:job|position|role|work|business|company)|got (?:the|a|that) job|pay rise|(?:a|her) raise|hired|job offer
m They chose well.
m You earned that, and I'm glad somebody noticed.
m By the second week you'll be the one they ask.
m You tried for it without knowing how it would end, I admire that.
m You deserve a proper celebration before you start being modest.
m Your new colleagues don't know yet how good they've got it.
k What are you looking forward to most?
k What's the first thing you'd change there?
k Well deserved. How did they tell you?
k What did you do in the first five minutes after you heard?
k What does the new one have that the old one didn't?
k What's your trick for first days?
k What would you tell the version of you who applied?
k How's the coffee, now that it's official?

= birthday: birthday|b-?day|turn(?:s|ing|ed) (?:\d+|thirty|forty|fifty|sixty|\w+ty)
m I'm glad you were born, it has clearly been to everyone's advantage.
m Another year of you is good news for a lot of people.
m Each year seems to make you better company.
m Today everyone else celebrates what I think on ordinary days.
m May today be as warm to you as you are to others.
m You deserve a day on which nobody asks you for anything.
k What's the plan, a party or peace and quiet?
k What was the best birthday you've ever had?
k Happy birthday. What are you wishing for, as far as you may say?
k Cake first or presents first?
k What from the last year would you like to keep?
k What would you like to have done by your next one?
k Which song has to be played today?
k Which birthday cake do you remember from when you were little?

= christmas: christmas|xmas|new year(?:['’]?s)?|holiday season|nye|advent|festive
m You make this season feel as if it's about people after all.
m You're on the nice list, I'd put in a word for you myself.
m This year had a few good surprises, and you're one of them.
m I bet your presents show that you've listened all year.
m I'd trade a good deal of glitter for an hour of your company.
m I hope the new year treats you the way you treat people.
k Which tradition would be missed if it were skipped?
k Which present are you proudest of having found?
k Who cooks in your family, and who only tastes?
k Decorations up in November, or on the last evening?
k What will you remember of this year?
k What do you want more of next year?
k Which seasonal song should be banned until further notice?
k What was the magic part for you as a child?

= valentines: valentine(?:['’]?s)?(?: day)?|14(?:th)? (?:of )?feb\w*|feb\w* 14(?:th)?
m Any other day would do as well, but since it's today: I'm glad I know you.
m I like you on the thirteenth and on the fifteenth, too.
m No heart-shaped box would get it right, you're simply good for people.
m With you even a cheesy day is fun.
m You make ordinary days feel a bit chosen.
m I'd pick you over every rose in the petrol station, and that's a lot of roses.
k Romantic dinner, or pizza and pretending it's a normal day?
k What's the best valentine you ever got, even at school?
k Are you for or against today?
k What's more romantic than flowers, in your book?
k Which love song do you really like?
k Who was your first crush?
k What small thing makes you feel loved?
k Which couple from a film do you believe?

= met-wedding: wedding|bridesmaid|bride|groom
m You were good company among a hundred people in uncomfortable shoes.
m Any table you're put at has won the seating plan.
m You made our corner of the wedding the good one.
m People kept drifting over to you, and I could see why.
m Speeches are long, and with you nearby they weren't long enough.
m You were happy for the two of them, it could be felt across the room.
k Bride's side, groom's side, or there for the cake?
k Which speech did you like best?
k How do you know the couple?
k What would you have changed about the music?
k At which point did you nearly cry?
k Which guest deserved an award?
k What does no wedding need, in your opinion?
k How are your feet?

= met-party: (?:met|saw|talked to|spoke to) (?:her |each other )?(?:last \w+ )?(?:at|in) (?:a|the|my|some|\w+['’]s) (?:\w+ ){0,2}(?:party|club|bar|pub)|part(?:y|ies)|housewarming|night out|nightclub
m Talking to you was what made the party.
m With all that noise around, you really listened.
m Strangers feel invited when they talk to you.
m I came home with a tune in my head and you on my mind.
m You made standing around with a warm drink feel like a good plan.
m I'd have stayed another hour for that conversation.
k How did your evening end?
k Who did you come with, and who did you lose?
k How do you know the host?
k It was too loud to ask properly. What do you do when you're not at parties?
k What was the best thing on the snack table?
k Which song got you dancing, or should have?
k On a normal evening, party or sofa?
k How do you leave a party, with a long goodbye or none at all?

= met-gym: gym|run(?:ning)? club|(?:yoga|pilates|spin|fitness|dance|boxing|crossfit|spinning) (?:class|studio|lesson)|parkrun|climbing (?:wall|gym|hall)|crossfit|at the pool|sports club
m You're friendly at an hour when nobody is.
m You've got a good word for everyone there, the fast and the slow.
m I admire that you turn up, whatever the weather says.
m You work hard there and still laugh, I like the mix.
m With you around, I forget to look at the clock.
m You're the first good argument I've heard for another round.
k What brought you there in the first place?
k What do you think about when it gets hard?
k Which song gets you through the last ten minutes?
k Before breakfast or after work?
k Which exercise was invented by somebody cruel?
k What's the reward afterwards, breakfast or bragging?
k How do you talk yourself into it on a bad day?
k You never seem to give up. What's your trick?

= met-bookshop-cafe: (?:met|saw|talked|spoke|sat|sitting|works?|bumped into) (?:\w+ ){0,3}(?:in|at|on) (?:a|the|my|our) (?:\w+ ){0,2}(?:caf[eé]|coffee ?shop|library|bakery|shop|market|train|bus|queue)|book ?(?:shop|store)|library|caf[eé]|coffee ?shop
m You were the nicest interruption of the week.
m You made me forget what I'd come for.
m You made a very ordinary errand the best part of the day.
m After two minutes with you a stranger isn't one any more.
m Talking to you felt like picking up a conversation we'd never had.
m Places like that are better with you in them.
k What were you reading, or pretending to read?
k Window seat, or the corner at the back?
k Do you judge a book by its cover, or a cafe by its cake?
k What did you go in for, and what did you come out with?
k How long can you stay in a place like that?
k Which book do you press on other people?
k I was too slow to ask. What brought you in there?
k Do you talk to strangers often, or was that a good day?

= met-work-friends: (?:met|know|knows|meet) (?:her |each other )?(?:at|from|through|via) (?:\w+ )?(?:work|office|friends?|colleagues?|conference|\w+ friends?)|colleagues?|co-?workers?|(?:mutual|common) friends?|works? with me|introduced|set (?:us )?up by|friend of (?:a|my) friend|my (?:friend|sister|brother|cousin)['’]s (?:friend|colleague)|office
m The people we both know speak well of you, and now I see why.
m You make any room you're in friendlier.
m You treat everybody the same, I noticed that before anything else.
m It's rare that someone is nicer than the stories about them.
m You're the one people ask when they really want to know.
m I like how you talk about people who aren't there.
k How did you end up in this circle of people?
k What have they told you about me, and how much should I deny?
k Who's the funniest of the people we both know?
k What do the people we both know not know about you?
k Which story about you should I ask the others for?
k Who do you sit next to when you can choose?
k I only know half of you so far. What does the other half do on a Saturday?
k What do you do the minute you're free?

= cooking-together: cook(?:ing|ed)? (?:\w+ ){0,2}(?:together|with (?:her|me)|for (?:her|me|us))|(?:mak(?:e|ing)) (?:\w+ )?(?:pasta|pizza|sushi|dinner|dumplings)|bak(?:e|ing) together|(?:at|to) (?:my|her) (?:place|flat|kitchen|house)|cook(?:ing)?
m You hand over the right spoon before I know I'd want it.
m You taste the sauce as if it mattered, and suddenly it does.
m You don't laugh at how I cut onions, at least not out loud.
m Any kitchen with you in it is the best room in the building.
m You stay calm when it boils over, that gives me hope.
m With you even the washing-up is part of the evening.
k Do you follow recipes, or treat them as rumours?
k Who's in charge, and is there a vote?
k Garlic: as written, or double?
k What should I never be trusted with in your kitchen?
k Which dish did you learn first?
k What music goes with chopping?
k What have you set off more often, the timer or the smoke alarm?
k Who washes up in a fair world?

= dinner: dinner|restaurant|(?:italian|sushi|thai|ramen|tapas|indian|mexican) (?:place|food)?|table for two|(?:going|go) out (?:to|for) (?:eat|food|a meal)|(?:a|the) meal|lunch|brunch
m I'd give you the last bite, and that's the highest rank there is.
m You make even a menu more fun to read.
m You order like someone who enjoys life.
m With you I forget what's on the plate, and that's a compliment.
m With you even the table by the toilets is a good table.
m An evening across from you goes by too quickly.
k What do you always order, and what do you regret not ordering?
k Do you share food or defend it?
k Starter or dessert, if the world forces you to choose?
k What was the best thing you ate this year?
k Which food did you hate as a child and love now?
k Do you decide fast, or are you the last one with the menu?
k Loud place with great food, or quiet place with good food?
k Which meal would you like to eat again for the first time?

= coffee: coffee|espresso|flat white|cappuccino|latte|(?:for|a cup of|having) tea
m You turn a quick coffee into a proper conversation.
m You make one cup last two hours, and I don't notice.
m You do more for me than the first coffee of the day, and I mean that seriously.
m Talking to you is the good kind of awake.
m With you a small table is exactly large enough.
m You could make decaf exciting.
k What's your order on a day when only sugar helps?
k How many cups before you're a person?
k Cake with it, or is that a silly question?
k What do you think about over the first cup?
k Standing at the bar, or an hour by the window?
k How long is a quick coffee with you?
k Who do you most like to sit with over a cup of something?
k How old were you when you really began to like coffee?

= drinks: drinks?|wine|cocktails?|beers?|pub|bar|aperol|aperitivo|gin|pint
m You make a noisy bar feel like two chairs and a lamp.
m You'd be good company over tap water.
m With you the drinks could take an hour and I wouldn't mind.
m You're easy to toast to.
m You start a story and I forget my glass.
m One more round of your stories would do me fine.
k What should we drink to?
k What did you drink at eighteen and never again?
k Are you the first to order, or the one who copies?
k Which drink fits the day you've just had?
k Which pub or bar would you save if they all had to close?
k Who'd you most like to have a drink with, dead or alive?
k Do you end up talking to the next table?
k Crisps, nuts or olives?

= long-distance: long[- ]?distance|(?:lives?|living|moved|is) (?:far|abroad|overseas|in another|in a different|hours)|different (?:cities|countries|city|country|time ?zones?)|far (?:away|apart)|(?:miles|hours|kilomet(?:re|er)s|km) (?:away|apart)|time ?zones?|miss(?:ing)? (?:her|each other)
m You feel close, whatever the map thinks.
m You're worth every minute of bad connection.
m You make a small screen feel like a warm room.
m I like knowing what time it is where you are.
m You manage to be there for people without being there.
m Distance is easier with someone who tells things as well as you do.
k What can you see from your window right now?
k What's for dinner where you are?
k What should I picture when you talk about home?
k What was the best thing about your day that I couldn't see?
k Which sound of your street should I know?
k If one thing could come through the screen, what would you like?
k What would we be doing right now if the map were folded?
k Which time of day is furthest away for you?

= concert: concert|festival|gig|live (?:band|music|show)|(?:see|seeing|saw) (?:\w+ ){0,3}(?:live|band|play)|tickets|opera|musical|theatre
m You'd be the best reason to go, whatever's on.
m You make standing in a queue feel like part of the show.
m I'd rather see it with you than from the front row.
m Your joy when the lights go down is worth the ticket.
m With you, even the support act gets a fair chance.
m You listen with everything you've got, it makes me listen better too.
k Which moment are you waiting for?
k Front row, or at the back with space for elbows?
k What was your first concert?
k Do you sing, hum, or mouth the words?
k Who would you bring back for one night on a stage?
k What's on your feet, fashion or experience?
k Do you film it, or just watch?
k Which song would make you cry live?

= walk: walk(?:s|ed|ing)?|park|museum|gallery|exhibition|stroll|botanical garden|zoo|hik(?:e|ing)|picnic|aquarium|beach|lake
m You see things on the way that I'd have walked past.
m You make the long way round feel like the right one.
m Next to you even saying nothing is good conversation.
m You stop for the small things, and they turn out to be the good ones.
m Walking with you, my legs forget to complain.
m You take a proper look at a thing before you have an opinion, I like that.
k Do you read all the signs, or just look?
k What do you always stop for?
k Fast walker, or one for benches?
k What would you take home from a museum if the alarm were off?
k Do you plan the route, or follow your nose?
k Where do your best thoughts come, outside or in the shower?
k What's your verdict on ducks?
k Which place could you walk through a hundred times?

= moved: mov(?:ed|ing|es) (?:house|in|into|flats?|apartments?|home|out|to (?:a|her|the) new)|(?:a|her|the) new (?:flat|apartment|house|home|place|city|town|neighbou?rhood)|just moved|relocat(?:ed|ing|es)|unpacking|moving (?:day|boxes)
m It takes courage to start again with new keys.
m Give it a week, and that place will feel like you.
m You could make a home out of three boxes and a lamp.
m You've carried enough this week, in every sense.
m Wherever you put your table, people will want to sit at it.
m You made one decision and a hundred boxes came with it, I admire that.
k Which box is still closed, and do you know what's in it?
k What did you unpack first?
k Which noise of the new place have you got used to already?
k What did you swear you'd throw away and then kept?
k What's the view from the kitchen?
k Which corner do you like best already?
k What did you eat on the first evening, and off what?
k How does it feel to wake up there?

= travelling: travel(?:s|l?ing|led|ler)?|on (?:a |her )?(?:holiday|vacation|trip|business trip)|holiday|vacation|trips?|abroad|flight|fl(?:ying|ies|ew)|airport|backpack(?:ing|er)|away (?:for|on|this|until)|road ?trip
m I like how you travel, with time and without a checklist.
m You bring back the people you met, not just the photos.
m You're a traveller who learns to say thank you first.
m Wherever you are, I hope they know what they've got.
m The way you tell it, I can nearly smell the street.
m It takes courage to go and curiosity to look properly, and you've got both.
k What do you want to eat first, or have you already?
k What did you pack that nobody needs?
k Who's the most interesting person you've met on a trip?
k Which small thing is different there?
k Window or aisle?
k What do you miss from home, if anything?
k Which wrong turn on a trip turned out right?
k What will you bring back that isn't for sale?

= monday: monday|(?:start|beginning) of the (?:new )?(?:work ?)?week|new week
m You're the best argument for this Monday so far.
m You make the start of a week feel less like a punishment.
m If anyone can be nice to a Monday, it's you.
m You'll have this week in your pocket by Wednesday.
m You've got a gift for making ordinary days worth getting up for.
m Writing to you was the first thing on today's list I looked forward to.
k What's the one good thing in your calendar this week?
k How did Monday treat you?
k What was the best bit of your weekend?
k Coffee count so far?
k What would you cancel this week if you could?
k How are you kind to yourself on a Monday?
k If this week had a title, what would it be?
k What do you want to be proud of by Friday?

= friday: friday|weekend|saturday|sunday
m You've earned this weekend twice over.
m You're what I'd call a good end to a week.
m Weekends seem made for people who enjoy things the way you do.
m You make two days sound like a holiday.
m You gave this week a lot, now let it give something back.
m A free day gets longer and better with you in it.
k Big plans, small plans, or proudly none?
k What's the first thing you do when the week is over?
k What did this week take out of you, and what puts it back?
k What would make this a perfect Saturday?
k Early market or late breakfast?
k What are you looking forward to this weekend?
k Who gets the best part of your weekend?
k Sofa, mountain or dance floor?

= goodnight: good ?night|night (?:message|text)|before (?:bed|sleep|she sleeps)|fall(?:s|ing)? asleep|going to (?:bed|sleep)|sleep well|bedtime|sweet dreams
m You're a good last thought for a day.
m You did a lot today, let the rest wait until morning.
m I like ending the day with a word from you.
m Sleep well, you've been kind to enough people today.
m The day was better in the places where you were in it.
m If dreams have any manners, they'll be gentle with you.
k What was the best minute of your day?
k What are you glad is over?
k What do you do in the last ten minutes before sleep?
k Window open or closed?
k One thing before you sleep. What made you smile today?
k Book, series, or straight to the dark?
k What does tomorrow have in store that you'll enjoy?
k Which thought should wait outside until morning?

= morning: good morning|morning (?:message|text)|(?:wak(?:es?|ing)|woke) up|(?:in the|this|every|tomorrow) morning|breakfast|morning
m You're a nice first thought to have.
m Somewhere between the alarm and the coffee I thought of you and woke up properly.
m Your day has a good person in it, that's a start.
m You make early feel less early.
m Go easy on them today, not everyone is as quick as you before ten.
m Whatever today asks of you, I'd bet on you.
k How did you sleep?
k One alarm, or five?
k Good morning. What's the first good thing today?
k What did you dream, if it can be told?
k What's for breakfast?
k Which part of today would you skip if you could?
k What do you look at while you drink the first cup?
k Which song is in your head this morning?

= app-to-phone: (?:from|off|leave|leaving) (?:the |this )?app|phone number|(?:her|my|exchang\w+|swap\w*) numbers?|whatsapp|telegram|(?:move|moving|switch(?:ing)?|change) to (?:\w+ )?(?:phone|text|texting|sms|whatsapp|calls?)|first (?:phone |video )?call|(?:phone|video) call|call(?:ing)? her|on the phone
m You're the one conversation I look forward to opening.
m I like how you write, and I'm curious how you sound.
m Writing to you, I keep forgetting that we met through a screen.
m You write like a real person, I wish that were more common.
m I'd rather hear you laugh than read it.
m There's no hurry with any of this, it's good to talk to you anywhere.
k Are you a caller, a texter or a voice-note person?
k What's your ringtone, or is it always on silent?
k What should I save you as, a first name or something more fitting?
k Do you answer unknown numbers, or let them ring in shame?
k Who was your longest phone call ever with?
k Which emoji will I see most of?
k Who did you last phone just to talk?
k Do you walk around when you're on the phone?

= girlfriend: (?:my )?girlfriend|anniversary|(?:been|years?|months?|weeks) together|together (?:for|since)|my (?:partner|wife|fianc[eé]e?|love)|our relationship|dating (?:for|since)|in a relationship|we live together
m Of all the good things in my week, you're the one I count first.
m I still want to tell you things before anyone else.
m You make ordinary evenings the ones I look forward to.
m You know my worst jokes and stay in the room, thank you for that.
m You've made me kinder without once asking me to.
m Home is wherever you've left your keys.
k Which small thing I do would you miss?
k What do you remember of the day we met that I don't know yet?
k Which of our days would you live again tomorrow?
k What should we do more often, you and I?
k When did you first think this might become something?
k What would you like more of from me this month?
k Which of our disasters is the funniest by now?
k I'd like to plan something good. Which wish have you not mentioned yet?
`;

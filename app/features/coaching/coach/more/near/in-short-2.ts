/** Asked of what is said in short, whatever it is about, part 2. Form: near-entries.ts. */
export const NEAR_IN_SHORT_2 = `
=give me a nickname / what would you nickname me
c Sunshine, and I'd use it without irony.
p Captain, since you're clearly in charge here.
i I'd wait for it to happen by accident, the good ones always do.
b Did you have one as a kid?
=give me some advice / i need advice
c Do the thing you'd tell a friend to do.
p Eat first, decide later, it never fails.
i Ask which choice you'd be proud of if nobody ever found out.
b What's it about?
=give me one good reason / name one good reason
c You'd be glad afterwards, that's reason enough.
p There might be cake.
i Because if you don't, you'll wonder.
b What would tip the balance for you?
=give me five minutes / give me a sec / brb
c Take your time, I'm not going anywhere.
p I'll just stand here and try to look natural.
i No rush, I like having something to wait for.
b Everything okay?
=wait what / hang on what
c You read it right, I stand by it.
p Rewind, have a sip of something, read it once more.
i It surprised me a bit too, but it's true.
b Which part got you?
=don't go anywhere / stay right there
c Staying right here, I promise.
p Planted here like a very patient shrub.
i There's nowhere I'd rather be than in this conversation.
b How long will you be?
=wake me up tomorrow / be my alarm clock
c Done, give me the time and I'll text you awake.
p I'll be your alarm, but I only come in one volume.
i It'd be nice to be the first thing you read.
b What time do you need to be up?
=call me / just call me it's easier
c Calling you in a minute, I'd like to hear you.
p Give me a second to find my telephone voice.
i Good, a voice tells me ten times more than typing does.
b Is now a good time?
=send me a voice note / i prefer voice notes send one
c Sure, one coming up, unedited.
p On its way, expect three false starts and a cough.
i I'd like that, you'll hear how much of my typing is bravado.
b Will you send one too?
=send me a picture / send me a pic of what you're up to
c One coming, no filter and no staging.
p Prepare for a thumb in the corner, it's my signature.
i You'll get the view from where I am, I'm better behind the camera.
b Will you trade me one?
=show me / go on show me then
c I will, it's better seen than explained.
p Ta da, please imagine the jazz hands.
i It loses something on a screen, so I'd want to be there when you see it.
b What are you expecting?
=write me a poem / rhyme something for me
c Roses are red, I'm no good at verse, I'd say it in person and sound even worse.
p There once was a man who could text, until you wrote back and he got perplexed.
i Your name lights up and the room gets less ordinary, that's the whole poem.
b Now will you write the second verse?
=describe me in three words / sum me up in three words
c Warm, quick and fun.
p Funny, sharp, winning, and I'm a bit annoyed about the last one.
i Curious, kind, unhurried, and I'd like to find out if I'm right.
b Which three would you have picked?
=sum yourself up in one word / one word to describe you go
c Curious, it covers most of what I do.
p Hungry, it's accurate at most hours.
i Hopeful, though I rarely say it out loud.
b Which word would you choose for you?
=roast me / go on roast me
c I can't, I like you too much to do it well.
p My roasts only come with potatoes, sorry.
i You matched with someone who can't even roast you, that's the best I have.
b Do you want to roast me instead?
=impress me / ok impress me
c Tell me anything about you and I'll still know it in a month.
p I can open any carton from the wrong side.
i Here's my one trick, I listen even better than I talk.
b What usually impresses you?
=bribe me / you'll have to bribe me
c Dinner and dessert, that's my opening bid.
p One slightly broken biscuit, and I won't go higher.
i A whole evening of my attention, with the phone switched off.
b Did it work?
=what's the magic word / say please first
c Please, and I mean it nicely.
p Abracadabra, and when that fails, please with sprinkles.
i I've got very little pride about this, so please.
b Do I get it now?
=say sorry / apologise right now / you should say you're sorry
c I'm sorry, and I mean it.
p Sorry in every size and colour you'd like.
i You're right to ask, I'd rather be sorry than stubborn.
b Am I forgiven?
=say it again / say that again
c Gladly, I meant it the first time and I mean it now.
p Again, but slower and with feeling.
i It gets truer each time, so I don't mind repeating it.
b Will you say it back?
=explain / explain yourself / you've got some explaining to do
c Simple, I like this and I wanted you to know.
p It made perfect sense in my head, the lighting's better in there.
i I feel things first and understand them about an hour later.
b Which bit needs explaining most?
=go on / keep going / elaborate
c Happily, the long version is that I'm glad we started talking.
p Chapter two, in which our hero overthinks a text.
i Underneath it all, it simply made me happy.
b How long have you got?
=stop it i'm blushing / stop you're making me blush
c No chance, it's working.
p I'd stop, but my thumbs have tasted success.
i It's nice being the reason, so let me enjoy it a minute.
b Do you blush easily?
=behave / behave yourself please
c I'll behave, at least until pudding.
p I'm always good, just not all at once.
i I can, it's just more fun when you have to ask.
b Do you always behave?
=be nice / be nice to me today
c Always, being nice to you comes easily.
p Nice is my factory setting, it only goes rusty on Mondays.
i I'd go further and be kind, nice is only the wrapping.
b Rough day?
=be honest / tell me the truth
c The truth is I like talking to you.
p Honestly, I'm concentrating so hard my tongue is sticking out.
i True answer, I care more than I'm letting on.
b Was that what you wanted to hear?
=don't be late / you'd better be on time
c I'll be there first, waiting for you.
p My clock runs on panic, so expect me twenty minutes early.
i Early is better, it gives me time to look calm.
b What happens to latecomers?
=don't be shy / come on don't be shy
c Alright, I like you, there it is.
p Shy just left the room, he was blushing.
i It only comes over me with people I want to impress, so take it well.
b Are you ever shy?
=don't start / don't even start with me
c Too late, I've started and I'm enjoying it.
p My mouth was already open, I can't waste the breath.
i It's only because you're so much fun to wind up gently.
b What were you afraid I'd say?
=don't you dare / you wouldn't dare
c Now I absolutely have to.
p You've just pressed the big red button.
i I won't, but I'd love to know what you'd have done.
b Is that a real no or a smiling one?
=don't tempt me / you're tempting me
c Tempting you is exactly what I'm doing.
p Consider this me waving a slice of cake slowly past you.
i If it's already tempting, half of you has decided.
b How's your self control?
=don't make me laugh i'm at work / stop making me laugh people are looking
c Too good a chance to miss, my apologies to your colleagues.
p Quick, think of your tax return.
i You trying not to laugh is my new favourite picture.
b Who's looking?
=don't fall asleep on me / you better not fall asleep
c I won't, this is too good to sleep through.
p Matchsticks are in place.
i If I drop off mid sentence, assume it ended with something sweet.
b Are you a night owl?
=don't ghost me / you're not going to ghost me are you
c I won't, if anything changed I'd tell you.
p I'm scared of ghosts, I'd make a useless one.
i Disappearing is the easy way, I'd rather be decent.
b Has that happened to you a lot?
=don't be mad but / promise you won't be angry
c I won't be, just tell me.
p Calm as a cow in a field, go ahead.
i Hearing it from you already makes it smaller.
b What did you do?
=i don't believe you / i don't buy it
c Believe it, I've got no reason to make it up.
p Fair, I barely believe me and I'm in here.
i That's alright, I'd rather earn it slowly.
b What would convince you then?
=don't change the subject / you're avoiding the question / just answer the question
c Fair, I got shy, the honest answer is that I like you.
p I saw an exit and my legs just went.
i Dodging means it matters to me, so you've half got your answer.
b What did you want to know most?
=don't get used to it / enjoy it while it lasts
c Too late, I'm used to it already.
p I'll savour it like the last biscuit in the tin.
i I won't, I'd rather keep noticing it.
b How long do I have it for?
=don't get cocky / don't let it go to your head
c I'll stay humble, I know I'm lucky here.
p Sadly my head no longer fits through the door.
i It goes to my smile more than my head.
b What would bring me back down to earth?
=don't worry about it / no worries forget it
c Alright, it's already forgotten.
p Worry deleted, plus three others while I was in there.
i Thanks, I hold on to things a bit longer than I should.
b Are you a worrier?
=don't overthink it / you're overthinking this
c I won't, first instinct it is.
p Overthinking is my cardio, but I'll rest today.
i My first thought was a good one, so I'm happy to stop there.
b Are you an overthinker too?
=calm down / relax / chill out
c I'm calm, just enjoying this out loud.
p Breathing in, breathing out, eating something.
i Keen is just what I look like when something's good.
b What calms you down?
=slow down / not so fast / easy there
c Fair, your pace is fine with me.
p Handbrake on, seat belt fastened.
i Slow suits me, getting there is the best part.
b What's a good speed for you?
=hurry up / come on hurry
c On it, you've got my full attention.
p I'm typing with nine fingers, the tenth is holding a snack.
i Someone being impatient for me is a very nice feeling.
b What's the rush?
=are you even listening / pay attention
c Every word, I'm right here.
p Sorry, I was busy admiring your last message.
i I listen better than I answer, so don't go by my timing.
b Want to quiz me?
=take a guess / take a wild guess / what do you think
c I'm going with yes, it usually is.
p My guess is somebody fell in a pond.
i Something you've been wanting to tell someone, I'd guess.
b Did I win?
=ask me anything / ask me something
c I'd ask what a perfect ordinary day looks like for you.
p First question, what you'd name a boat.
i What I'd love to know is the thing you're proud of and never mention.
b Will you answer that one?
=read my mind / what am i thinking right now
c You're thinking this is going rather well.
p Pizza, it's always pizza with everybody.
i Whether I'm the same in person, and I wonder that about you too.
b How close was I?
=make me an offer / you'll have to make me a better offer
c Dinner, my treat, and you pick the place.
p Half my chips, which is as high as I go.
i An evening with no clock in it.
b Are you going to haggle?
=do you swear / swear on it / cross your heart
c I swear, and I don't do it lightly.
p Hand on heart, other hand in the biscuit tin.
i My word is the one thing I never lend out, so yes.
b Were you doubting it?
=pinky promise / pinky swear
c Pinky promised, no going back now.
p My little finger is trembling under the pressure.
i Small promises count most with me, so yes, pinky out.
b Do you still believe in those?
=wanna bet / how much do you want to bet
c A dinner, and the loser pays.
p Everything in my coat pockets, mostly receipts.
i One question the loser has to answer honestly.
b Are you in?
=i win / ha i won
c You did, and you earned it.
p I demand a recount, a lawyer and a biscuit.
i Losing to you turns out to be quite enjoyable.
b What would you like as a prize?
=you lose / you lost
c I did, so name the punishment.
p Gracefully, too, with only mild sobbing.
i If this is losing, I might make a habit of it.
b Are you always this competitive?
=rematch / i want a rematch
c You're on, any day.
p Give me a moment to wave goodbye to my lead.
i I hoped you'd ask, I wasn't finished spending time with you.
b Higher stakes this time?
=told you so / what did i tell you
c You did, and I should've listened sooner.
p Those words just cost me two inches of height.
i I don't mind you being right, it's oddly restful.
b Do you enjoy saying that?
=admit i was right / say i was right
c Fine, you were right, now it's in writing.
p You were ri, you were ri, sorry, it's stuck.
i Being wrong in front of you is good practice, so yes, you were right.
b Will you screenshot that?
=what do i win / what's my prize
c An evening out, on me.
p A round of applause and a slightly used pen.
i First pick of everything, the film, the food and the side of the table.
b Which prize were you after?
=loser buys dinner / loser pays
c You're on, I'd be happy either way.
p I can already hear my wallet whimpering.
i Clever bet, both of us get an evening out of it.
b Where would the winner want to eat?
=did you sleep ok / sleep well last night
c Like a log, thanks for asking.
p Well enough to forget which planet I'm on.
i Lightly, my head was full of good things.
b And you, any strange dreams?
=go to sleep / you should be asleep by now
c Going, but only because you asked nicely.
p Teeth done, lights off, still texting you.
i One more message, I like ending the day with you.
b Are you going too?
=are you busy / is this a bad time
c Not too busy for you.
p Only with the important work of staring at my phone.
i A little, and I'm glad of the interruption.
b What's on your mind?
=you went quiet / cat got your tongue / why so quiet
c I was thinking, I'd rather say it well than quickly.
p The cat has it and wants a ransom.
i When something matters I go quiet, so it's usually a good sign.
b What did you think had happened?
=knock knock
c Who's there, and please let it be a terrible one.
p It's open, come in, wipe your feet.
i I'd know that knock anywhere, so who's there.
b Is this going to be a pun?
=hey stranger / remember me / long time no speak
c I remember you very well, good to have you back.
p Checking photo, checking name, yes, it's the good one.
i Part of me hoped you'd turn up again, we never really finished talking.
b What have I missed?
=i'm back / ok i'm back now
c Good, it was quieter without you.
p Phew, I was about to start chatting to the kettle.
i Funny, the day just picked up again.
b How did it go?
=sorry i fell asleep / oops i dozed off on you
c No need to be sorry, I hope you slept well.
p I'm choosing to call it a very relaxing conversation.
i I like that you felt easy enough to drift off.
b Feeling better for it?
=sorry for the late reply / sorry only just saw this
c No stress, you're worth waiting for.
p Forgiven, I only checked my phone a normal forty times.
i Late never bothers me, warm is what I notice.
b Busy day?
=sorry my phone died / my battery went
c Glad it was the phone and not my charm.
p A moment of silence for the battery, please.
i It showed me how much I was waiting for you to come back.
b Fully charged now?
=were you waiting for me / did you wait up
c I was, and I didn't mind a bit.
p Not waiting, just sitting very near the phone with good posture.
i A little, the way you wait for a good song to come round.
b Would you have waited for me?
=what are you typing for so long / you've been typing for ages
c Something honest, it takes me longer.
p A novel, chapter nine is where it gets good.
i I kept deleting the safe version.
b Were you watching the dots?
=you deleted a message / what did you just delete
c Something too keen, the short version is I like you.
p A typo so bad it needed a burial.
i It was braver than this one, I'll work back up to it.
b What do you think it was?
=sorry for the double text / triple text oops
c Text me as often as you like, I enjoy all of them.
p Two for one, I'd never complain about a bargain.
i I like it when someone has more to say than fits in one.
b What's your record in a row?
=i can see you're online / caught you online
c I am, and I was hoping it'd be you.
p Caught, I can only do mysterious for about a minute.
i Online, and reading back through our chat a little.
b What are you up to?
=that was quick / wow you reply fast
c You're fun to answer, so why wait.
p I was already sitting here with the engine running.
i I've never seen the point of pretending to be busy.
b Too fast, or do you like it?
=am i being silly / that's silly isn't it
c Silly is good, stay there.
p If you are, budge up, I'm joining you.
i Being silly around someone is how I know I feel at home.
b When were you last properly silly?
=am i crazy / tell me i'm not crazy
c You're not crazy, it makes sense to me.
p We can both be, I'll bring the tin foil hats.
i From here it looks perfectly sane, only brave.
b Who made you doubt it?
=am i wrong / tell me i'm wrong
c You're not wrong, you nailed it.
p I wanted to disagree, but the facts turned up.
i Half right at least, and the half you doubt is the better one.
b Would you mind being wrong?
=am i what you expected / am i different than you thought
c Better, and I expected good things.
p I was braced for normal, thank goodness I was wrong.
i Profiles only tell you so much, and you keep surprising me.
b What did you expect from me?
=do i sound desperate / do i sound too keen
c You sound keen, and I like keen.
p If you do, we can form a choir.
i To me it sounds like someone who says what she wants, and that's rare.
b Do you usually hold back?
=was that tmi / did i overshare / too much information
c Not too much, I'm glad you told me.
p My shock meter didn't even twitch.
i The unedited bits are the ones that make me feel I know you.
b Is there more where that came from?
=did i offend you / hope i didn't offend you
c Not at all, it takes a lot more than that.
p My ego travels in bubble wrap, all fine.
i If something stung I'd say so, and this didn't.
b Did you really worry?
=did i just make it awkward / did i kill the mood
c The mood's fine, and so are we.
p Awkward is my home ground, make yourself comfortable.
i A little awkward is where people stop performing.
b Shall we laugh about it or change the subject?
=did that make sense / does that make sense
c Perfect sense, I followed all of it.
p Clear as day, and I get lost reading cake recipes.
i It did, you put words to something I only half knew.
b Was there more to it?
=sorry i'm rambling / sorry for the essay
c Ramble away, I read every word.
p Five stars, gripping, couldn't put it down.
i Long messages feel like being let in, so thank you.
b Which part matters most to you?
=i'm nervous / i'm so nervous about this
c That's okay, we'll go easy.
p Same, let's be nervous together and call it a hobby.
i It only means you'd like it to go well, and I think it will.
b What would help?
=i'm terrible at texting / sorry i'm so bad at texting
c You're fine, I like how you text.
p We can always switch to pigeons.
i Then you're even better in person, and that's the version I want to meet.
b Do you prefer calls?
=sorry i'm being difficult / i know i'm difficult
c You're not difficult, you know what you want.
p Compared to flat pack furniture you're a breeze.
i I'd sooner have someone tell me than have me guess.
b What would make it easier?
=oops typo / sorry autocorrect
c No harm done, I got what you meant.
p I prefer the typo, it's my new favourite word.
i Typos are how I know it's you and not the polished version.
b What's your worst autocorrect?
=sorry i'm moody today / i'm so grumpy today
c Grumpy is allowed, come as you are.
p Grumble away, I'll nod in all the right places.
i You don't have to be sunny for me, I like the whole forecast.
b What would make today ten per cent better?
=sorry that wasn't meant for you / oops wrong person ignore that
c No problem, it never happened.
p I was about to frame it, but fine.
i I'm slightly jealous of whoever it was for.
b Who was meant to get it?
=forget i said that / pretend i never said that
c Forgotten, although I liked it.
p Memory wiped, who am I, where's the fridge.
i I'd rather keep it, it sounded like the truest bit.
b Can I keep half of it?
=i take it back / i take that back
c Too late, I'm keeping it.
p No returns without a receipt.
i It's yours to take, but it was nice to hold for a minute.
b Do you have something better to swap?
=i'm smiling at my phone / you've got me smiling like an idiot
c Good, that was the whole plan.
p Careful, passers by will think you've won something.
i I'm doing the same, two strangers grinning at glass.
b Did anyone catch you?
=i don't know what to say / you've left me speechless
c You don't have to say a thing, I'm happy just here.
p Speechless works, I'll hum quietly in the meantime.
i No words is sometimes the nicest answer I get.
b Good speechless or bad speechless?
=i'm rubbish at this / i'm so bad at dating apps
c You're doing fine, I'm still here and smiling.
p Let's be rubbish together, it takes the pressure off.
i People who are too smooth at it worry me, so I'm relieved.
b What's the hardest part for you?
=i'm not used to this / i'm not used to someone being so nice
c Get used to it, I don't plan on stopping.
p Bad news, I only get nicer when fed.
i Then I'll go gently, it should feel good and not strange.
b What are you used to?
=i'm shy / i'm actually really shy
c Shy is fine, I've got patience.
p I'll do the talking until you beg to take over.
i Often the shy ones have the best lines, they just wait longer to use them.
b When does it wear off?
=can i tell you something / i have a confession
c Tell me, I'm listening properly.
p Let me put the tea down and hold on to something.
i Confessions are my favourite messages, they skip the small talk.
b Should I be excited or worried?
=we need to talk
c Sure, whenever you like, just be straight with me.
p Those four words made my heart do a cartwheel.
i I'd sooner hear it now than guess at it all night.
b Is it bad?
=can i vent / can i rant for a sec
c Rant away, I'm all yours.
p Helmet on, popcorn ready, off you go.
i I won't try to fix it unless you ask, I'll just be on your side.
b Advice or just listening?
=is it too late to change my mind / can i change my mind
c Of course you can, change it whenever you want.
p Mine changes hourly, I'd be the last to complain.
i I'd rather have a true no than a polite yes, so it's never too late.
b What changed?
=can we start over / can we start again
c Yes, hello, I'm very glad we matched.
p Hi, you don't know me, I'm the charming one.
i Second first impressions are better, the nerves are out of the way.
b What should we do differently this time?
=can i keep you / i'm keeping you
c Yes, I'd like being kept by you.
p Only once you've read the feeding instructions.
i I was thinking the same about you, in less brave words.
b Do you look after your things?
=can i borrow your brain / need your brain for a minute
c All yours, bring it back whenever.
p Sure, it's hardly been used.
i Take it, I'd like to see what you'd do with it.
b What's the puzzle?
=i'm stealing that / can i steal that line
c Take it, it's yours.
p You'll hear from my lawyers, who are also me.
i I love the idea of my words turning up in your day.
b Who will you use it on?
=let me think about it / can i think about it
c Take all the time you need.
p I'll be over here, not refreshing my phone at all.
i A yes you've thought about is worth more to me than a quick one.
b What's making you hesitate?
=can you be patient with me / will you wait for me
c I can, and I will.
p Waiting is easy, I'll count ceiling tiles and think of you.
i Good things are allowed to be slow.
b What do you need time for?
=wish you were here / you should be here
c So do I, more than I expected.
p Keep me the spot with the fewest draughts.
i Funny, I was just picturing what I'd say if I were.
b What would we be doing?
=want me to bring anything / what can i bring
c Just you, I'll handle the rest.
p Dessert, a bottle opener and your worst joke.
i Something you love that I've probably never tried.
b Sweet or savoury?
=shall i save you some / want me to leave you some
c Yes please, a generous piece.
p Please, with my name on it in large letters.
i I'd love that, being kept a piece is one of the nicest feelings.
b How long will it last?
=i can pick you up / want me to come get you
c I'd love that, thank you.
p Perfect, I'll bring passenger snacks and terrible singing.
i Yes, the drive there is half the night out for me.
b What does the driver like to listen to?
=coffee's on me / coffee's my treat
c Thank you, I accept, and the next one's mine.
p Then I'm ordering the tiny cake too, I have no shame.
i I like it when someone insists, so I'll say yes and mean it.
b Which place do you have in mind?
=dinner's on me / let me get this one
c That's kind, thank you, I'll get the next.
p I'll put up a short polite fight over the bill and then lose.
i Being treated is lovely, I'll repay it with good company.
b Do I still get to choose dessert?
=you can borrow mine / i'll lend you mine
c Thank you, I'll take good care of it.
p It'll come back in one piece, or in two very clean ones.
i I like that, it means I have to see you again to return it.
b When do you need it back?
=i'll teach you / i can teach you if you want
c Yes please, I'm a keen student.
p You'll get an apple for the teacher and zero talent.
i I'd love to watch you do something you know inside out.
b Are you a strict teacher?
=come with me / you should come with me
c I'm in, name the time.
p Already looking for my shoes.
i Yes, a place is different when somebody who loves it takes you.
b When do we leave?
=join us / come join us if you want
c I'd love to, thank you for asking.
p On my way, with snacks and mild stage fright.
i Count me in, I'd like to see you in the middle of your own crowd.
b Who will I meet?
=i'll cook for you / i could cook for you sometime
c Yes, and I'll do every dish after.
p I'll arrive hungry, early and armed with a fork.
i Being cooked for beats any restaurant, so I'm touched.
b What's your signature dish?
=i'll drive / i don't mind driving
c Great, thank you, I'll do petrol and snacks.
p Then I'm in charge of music and pointing at cows.
i Good, I say my best things in a passenger seat.
b Are you a calm driver?
=shall i book it / i'll book the table
c Please do, I'll make the time.
p Yes, under a ridiculous name so we have to live up to it.
i Go for it, I like someone who makes it real.
b Window table or quiet corner?
=want to share / shall we go halves
c Yes, everything tastes better shared.
p Half each, and I promise to cut with my eyes open.
i I like sharing with people who admit which half they want.
b Which half is yours?
=you can have the last one / you have the last bite
c No, you have it, I'd enjoy that more.
p I'd refuse politely, but my hand's already there.
i Anyone who offers the last bite can be trusted with bigger things.
b Do you really mean it?
=you should meet my friends / i'll introduce you to everyone
c I'd like that, I want to know your people.
p Best behaviour on, and I'll remember two names out of nine.
i Friends are like the footnotes to a person, I always read those.
b Who would be the hardest to win over?
=i'll show you around / let me be your tour guide
c Yes, lead the way.
p I'll hang a camera round my neck and ask where the toilets are.
i Skip the sights, I'd want the corners you go to alone.
b What's the first stop?
=be my plus one / i need a plus one
c I'd be honoured, count me in.
p Yes, I clap well and I'm good at buffets.
i Whatever the event, I'd be there mainly to watch you enjoy it.
b What's the dress code?
=need any help / want a hand with that
c Yes please, with you it'd be half the work.
p Thanks, I need an adult and you sound qualified.
i I'm slow to ask for help, so thank you for offering.
b How handy are you?
=i'll make you a playlist / i'll send you some songs
c Please do, I'll listen from first to last.
p I'll dance to all of it with the curtains closed.
i Playlists say what people don't, so I'll be listening closely.
b What's the opening track?
=i'll send you the recipe / want the recipe
c Yes, send it, I'd love to try it.
p Please, with pictures for the parts involving knives.
i I'd like it, but I suspect it tastes better when you make it.
b What's the hardest step?
=i'll let you win / i'll go easy on you
c Don't, I want to beat you properly.
p Please do, my trophy shelf is just a shelf.
i I'd know if you did, and I'd rather lose honestly.
b Can you really hold back?
=i'll bring snacks / leave the snacks to me
c You just became my favourite person.
p Bring double, I always claim I'm not hungry.
i Good, someone's snack choice tells me more than their profile.
b Salty or sugary?
=i've got a spare ticket / i have an extra ticket want to come
c Yes, I'd love to go with you.
p Before you even tell me what for, I'm coming.
i The seat next to you sounds good whatever's on stage.
b What are we seeing?
=want me to bring you something back / want anything from there
c Something you'd choose for yourself, I trust your eye.
p A fridge magnet, the uglier the better.
i Just one good story and a photo you took without thinking.
b When are you back?
=i'll send you a postcard / i'm sending you a postcard
c I'd love that, it's going straight on the wall.
p Please write so small that the postman needs glasses.
i A handwritten line from you beats a hundred messages.
b What will be on the front?
=want some company / do you want company
c Yours, any day, gladly.
p Sure, let me just clear the laundry off the good chair.
i I like being alone well enough, but your company sounds better.
b Tea or something stronger?
=i'm here if you want to talk / you can talk to me you know
c Thank you, that means a lot to me.
p I might take you up on it, with charts and a pointer.
i Opening up takes me a while, but you make it easier.
b Can I offer you the same?
=take your time i'll wait / no rush i can wait
c You won't wait long, I promise.
p Moving at my top speed, which is a firm walk.
i Thanks, it's a kind thing to give somebody room.
b What will you do meanwhile?
=want a bite / want to try some of mine
c Yes, I'd love to try it.
p Just a bite, then another to be certain.
i Only if you have some of mine, that's how it ought to work.
b What's on your plate?
=i don't bite / i promise i don't bite
c Good, I wasn't planning on running.
p I do, but only sandwiches.
i Shame, I half hoped you'd have a few sharp edges.
b Are people ever scared of you?
=leave it to me / i'll sort it don't worry
c Thank you, I trust you with it.
p Gladly, I'll stand behind you and nod.
i I rarely hand things over, and it feels surprisingly good.
b What can I do in return?
=i'll protect you / i'll hold your hand if you're scared
c I'd like that, hold on tight.
p Thank goodness, I'm brave until there's a moth.
i Maybe I'd stay scared a little longer, just for that.
b What are you scared of yourself?
=call me anytime / you can ring me whenever
c I will, I'd enjoy that.
p Even at three in the morning about a strange noise, thank you.
i I'll hold you to that on a day I need to hear a kind voice.
b When do you like talking most?
=can we talk about something else / change the subject please
c Of course, let's leave that one alone.
p Right, penguins, let's talk about penguins.
i Sure, it can wait, and it can stay closed for good if you like.
b What would you like to talk about instead?
=i need your opinion / give me your honest opinion on something
c You'll get the honest one, no sugar on it.
p My opinions are free and worth nearly every penny.
i I'd look at it twice before answering, because it's you asking.
b Do you want honest or kind?
=is everything ok / are you ok
c I'm good, thank you for asking.
p All fine, just low on sleep and snacks.
i Mostly good, a bit full in the head, and better for hearing from you.
b And are you okay?
`;

/** Asked of dating, meeting and the two of them, part 4. Form: near-entries.ts. */
export const NEAR_DATING_4 = `
=how do you handle arguments / what are you like in a fight
c Calm, honest and wanting it solved the same day.
p My big speech lasts a minute, then I'm making tea for both of us.
i I try to find out what we're really fighting about, it's seldom the dishes.
b What are you like when you're cross?
=do you hold grudges / do you stay mad for long
c No, once it's talked through it's done.
c No, they're heavy and the other person rarely even notices.
p I'd like to, but I forget what I was cross about.
p I'd like to, but my memory lets everyone off the hook.
i I let go of what somebody did much faster than of how it was said.
i I forgive most things, though I do remember how people made me feel.
b How long do you stay mad?
b What's the pettiest grudge you still enjoy?
=do you give the silent treatment / do you go quiet when you're upset
c No, I'd tell you I need a minute and come back.
p I'd last four minutes before I had to show you something funny.
i I go quiet to find the right words, never to punish anyone.
b Does silence hurt you?
=do you apologise first / are you good at saying sorry / do you find it hard to apologise
c Yes, if I got it wrong I say so.
c I say it when I'm wrong, without a but at the end.
p I apologise to furniture when I bump into it, so yes.
p I'm quick with sorry, I even say it to doors I walk into.
i I'd rather lose an argument than a whole evening with someone I love.
i The words are easy, changing the thing afterwards is the part I care about.
b Is sorry hard for you?
b Are you quick to forgive?
=do you shout when you argue / do you raise your voice in fights
c No, I want you to feel safe even when we disagree.
p My loud voice cracks in the middle, so it's no use to anyone.
i The quieter someone talks, the better I hear them, so I try the same.
b How was it at home for you?
=would you go to bed angry / can you sleep after a fight
c No, I'd rather talk until one and then sleep well.
p I'd lie there staring at the ceiling with my arms crossed.
i Sometimes sleep's the kindest thing, if you hold hands while doing it.
b Can you sleep on a fight?
=what do couples fight about the most / what did you always argue about in your relationships
c Being heard, it just wears different clothes.
p The thermostat, it has ended whole dynasties.
i It's nearly always one person asking do I matter to you, badly phrased.
b What sets you off?
=do you need space after an argument / talk right away or cool off first
c Twenty minutes of air, then I'm ready to talk.
p A walk round the block and a biscuit, then I'm human again.
i I need to know we're all right first, after that I can wait with the rest.
b What do you need then?
=how would you make it up to me / what would you do to make me forgive you
c Say sorry properly and do better the next time.
p Your favourite food, my saddest eyes, in that order.
i I'd ask what hurt most and really listen, even when it's uncomfortable.
b What works best on you?
=would you say sorry even if you weren't wrong / do you need to be right
c I'd be sorry that you're hurt, that's always true.
p Being right is nice, but it doesn't cuddle.
i Two people can both be right, it took me a while to accept that.
b Do you like being right?
=what will our first fight be about / what would we argue about
c Something tiny, and we'd laugh about it later.
p Which way to go, while we're standing in front of the sign.
i I hope it comes soon and is small, so we learn how to make up.
b What's your guess?
=are you stubborn / how stubborn are you really / would you say you're hard headed
c About values yes, about dinner never.
c About the things that matter, yes, and flexible about the rest.
p If I say no to that, I'll be insisting on it for an hour.
p Only until I find out I'm wrong, and then I become very relaxed about it.
i I am until somebody explains why it matters to her, then I melt.
i Give me a good reason and I'll change my mind, pressure just makes me plant my feet.
b Who'd give in first, you or me?
b What are you most stubborn about?
=do you forgive easily / are you a forgiving person
c Yes, if somebody means it.
p Everything except spoilers can be forgiven.
i Others, quickly, it's myself that takes a bit longer.
b What's hard for you to forgive?
=do you bring up old stuff in arguments / would you throw things in my face later
c No, what's been settled stays settled.
p I can't remember what I ate yesterday, so you're safe.
i Old things come up when they never healed, so I'd rather heal them.
b Has someone done that to you?
=would you fight for a relationship / do you give up easily when it gets hard
c I'd fight for it as long as we both do.
p Once I'm in, I'm like gum under a table.
i Most things break from silence, so for me fighting means keeping on talking.
b When do you stop fighting?
=what do you do when someone hurts you / how do you react when your feelings get hurt
c I say it calmly as soon as I can.
p First I tidy very loudly, then I'm ready to talk.
i My first wish is to hide it, so I try to do the opposite.
b How do I notice when you're hurt?
=are you passive aggressive / do you say i'm fine when you're not
c No, I say it straight, with kindness.
p Only towards printers and slow lifts.
i I know the temptation, but nobody can answer what you don't say.
b Do you say fine when you aren't?
=can you admit when you're wrong / what do you do when you realise you were wrong / how do you act when you're wrong
c Yes, out loud and without a lecture on why.
c I say so straight away, it's over quicker and everyone likes you more.
p I admit it, but with the face of a dog next to a torn cushion.
p First I check twice, then I cough and say well done.
i It's strange, but people relax around you the moment you say it.
i Being wrong bothers me less than acting right and knowing I'm not.
b Does admitting it come easily to you?
b When were you last happily wrong?
=do you argue over text / can we fight over text or only in person
c In person or on the phone, texts have no face.
p My thumbs are too slow to win, so call me.
i Half of every text fight is about a tone nobody had.
b Has that ever gone wrong for you?
=are you mad at me / you're not angry with me are you / are you annoyed with me
c Not at all, I'd tell you if I was.
c Not at all, we're good.
p Hungry, not mad, they just look the same on me.
p My angry face looks like a trapped sneeze, you'd notice.
i No, I was only lost in my own head, and you're always welcome in there.
i I'd tell you if I was, I can't sulk with people I like.
b What made you think so?
b Did it feel like I was?
=did i do something wrong / did i say something wrong
c No, you didn't, everything's good between us.
p The only thing you did was make my evening feel long without you.
i If something ever bothers me you'll hear it from me first, you don't need to guess.
b Have you been worrying about it long?
=are we ok / is everything good between us
c Yes, we're good, and I'm glad you asked.
p We are, I'm still smiling at my phone like a fool.
i From my side very much so, and I'd want to hear if yours feels different.
b Do you feel ok about us?
=why are you so quiet today / you seem distant what's up
c Just a full head, it has nothing to do with you.
p My brain's on airplane mode, my heart's still got signal.
i I go inside a little when I'm tired, and your message got me out.
b How was your day?
=are you ignoring me / why aren't you answering me / why are you ignoring me
c No, the day just swallowed me, I'm here now.
c Never on purpose, I'm here now.
p I'd be bad at it, I look at your name far too often.
p Ignoring you would take more discipline than I own.
i I answered you in my head twice, only the sending was missing.
i Quiet doesn't mean distant with me, you've been on my mind.
b What have you been up to in the meantime?
b Did I miss something important?
=do you still like me / have you lost interest
c I do, as much as before and a bit more.
p Let me check, yes, still hopelessly so.
i Liking you has only got quieter, because it feels less like nerves now.
b What gave you that feeling?
=are you bored of me / am i boring you / are you getting bored of me
c Never, I look forward to every message.
c No, you've got my whole attention.
p I'd need a lot more time, and I'm hoping to get it.
p If this is boring, sign me up for the full season.
i The more I know about you, the more I want to ask.
i I'd notice the time if I were bored, and I keep losing it.
b Are you bored of me?
b Do you get bored easily?
=i'm sorry do you forgive me / will you forgive me for earlier
c Forgiven, thank you for saying it.
p The fine is one hug, payable when we meet, then we're even.
i Yes, and the way you put it made me like you even more.
b Are you all right?
=did my joke upset you / did i go too far with the teasing
c No, I can take it, and it was funny.
p It hit the spot, I'll recover with chocolate.
i I like that you notice, most people never check.
b Do I get a free shot back?
=was i too harsh yesterday / sorry was i mean to you
c A bit direct, but I knew where it came from.
p My ego got a small plaster and is up and about again.
i You were honest, and I'd rather have that than polite.
b Had it been a rough day?
=did i scare you off / was that too much too soon / have i scared you away
c Not even slightly, I'm still right here.
c Not even close, I'm still here.
p Takes more than that, I've put up a tent in the wind.
p It would take at least a goose, and you're much nicer.
i It was brave of you, and bravery makes me come closer.
i The opposite, I like you more when you're unguarded.
b Were you nervous to say it?
b Were you trying to?
=am i annoying you / tell me if i'm annoying / am i being annoying
c You're not, write as much as you want.
c You're not, if anything I'd like more.
p The day you annoy me I'll send a carrier pigeon.
p My phone can see my face, and it says charmed.
i I'm happy each time your name lights up, it's really that plain.
i Annoying people never ask, so you're safe.
b Who made you think you're annoying?
b What made you wonder?
=am i too clingy / do i text too much
c Not for me, I like knowing you think of me.
p Compared with my phone company you're very reserved.
i Somebody who shows it is easier to love than somebody who hides it.
b How much contact do you like?
=do you want me to leave you alone / should i stop texting you
c No, please stay, I'd miss you.
p That would be the worst trade of my week.
i When I'm slow it's because of the day and never because of you.
b What would you need from me?
=can we talk about something serious / can i talk to you about us
c Of course, I'm listening and I'm not going anywhere.
p Yes, I've sat down and put the biscuits within reach.
i I'd rather hear it, even if it's hard, than have you carry it alone.
b Now, or on the phone later?
=have you changed your mind about me / are you having second thoughts about us
c No, I'm as sure as I was.
p My mind changes about sandwiches, not about you.
i The only thought I keep having is how I could see you sooner.
b Are you having any?
=are you seeing anyone else / is there another girl
c No, there's only you.
p There's barely room for sleep between the day and thinking about you.
i I'm not, and I noticed I'd stopped wanting to look.
b Is there anyone else for you?
=what are we / so what is this between us
c Something I want to be serious about, with you.
p Two people who keep finding reasons for one more drink.
i I'd call it the beginning, and I don't say that lightly.
b What would you like it to be?
=do you want to be exclusive / are we exclusive
c Yes, I only want to see you.
p In my head I've been exclusive for quite a while already.
i I already behave like it, it would be nice to say it too.
b How do you feel about it?
=can i call you my boyfriend / am i your girlfriend now
c Yes, I'd love that.
p Please do, I'll be unbearable about it for at least a week.
i I've been hoping one of us would be brave enough to say it.
b Who do we tell first?
=how would you introduce me to people / what would you call me in front of your friends
c By your name, with my arm around you.
p As the reason I've been so cheerful and so tired.
i They'd know from my voice before I got to the word.
b What would you like to be called?
=have you deleted the app yet / is your tinder still on your phone
c It's gone, I've no more use for it.
p That app and I have nothing left to say to each other.
i I'd like us to delete it together, like a small ceremony.
b Shall we do it at the same time?
=why are you still active on the app / i saw your profile is still up
c There's no reason for it to be up, I'll take it down today.
p It sits there like an old gym membership nobody cancels.
i I understand how that feels, and I don't want you to wonder about me.
b Would it help if we both removed it?
=why didn't you text me last night / what happened to you yesterday evening
c That wasn't good of me, I should have sent you a word.
p Thumbs failed, battery failed, manners failed, the rest of me is sorry.
i I wanted to write you something good and the night was faster.
b Were you waiting for me?
=why didn't you call me / you were going to call
c I'm sorry, let me make it up to you today.
p The evening ran off with me and I'd like to complain about it.
i I wanted to have proper time for you, not five minutes in between.
b Can I call you tonight?
=do you miss me / are you missing me yet
c Yes, more than I'd planned to.
p A bit, if checking the phone every six minutes is a bit.
i I notice it most when something funny happens and you're not there.
b And do you miss me?
=did you think about me today / did i cross your mind today
c Yes, several times and at the worst moments.
p You crossed it, sat down and put your feet up.
i There was a second today when I wanted to show you something.
b Did you think of me?
=do you ever dream about me / did you dream of me last night
c Not that I remember, but I fell asleep thinking of you.
p If so, you were being nicer to me than the alarm clock.
i My dreams are a mess, but you'd be the part I'd want to keep.
b Do you remember your dreams?
=when do i see you again / when can i see you next
c As soon as possible, what about this week.
p If it's up to me, before my shirt is dry.
i I've been counting days, which I haven't done in a long time.
b Which evening do you have?
=do you want to see me again / would you want a second date
c Yes, I'd like that very much.
p My plan was to look cool before saying yes, too late.
i I knew it when I didn't want the goodbye to end.
b Is this week too soon?
=can i see you tonight / are you free tonight i want to see you
c Yes, tell me where and I'll come.
p I'm already looking for my shoes.
i I was hoping for exactly that sentence all day.
b Yours, mine or out?
=did you enjoy yesterday / did you have a good time last night
c I did, the evening went by far too fast.
p So much that my face was tired from smiling.
i Little moments from it keep coming back to me, that's always a good sign.
b What was the best part for you?
=would you do it again / would you repeat last night / would you do it all over / same again if you could
c In a heartbeat, same company, any place.
c In a heartbeat, and I'd start sooner.
p Yes, tomorrow, and the day after, if your diary can take it.
p Yes, with better shoes and a packed lunch.
i I would, and I'd walk home more slowly at the end.
i Once more, but slower, I rushed past some good parts.
b What would we do next time?
b What would you do again tomorrow?
=what did your friends say about me / did you tell your friends about our date
c Only good things, they say I seem happy, and they're right.
p They only asked how it went and got the director's cut.
i I only told them a little, I wanted to keep most of it.
b What did you tell yours?
=was i how you expected / am i different in real life
c Even better, warmer than any text.
p I expected nice and got very nice, my nerves weren't ready.
i You were the same person with the sound turned on, I loved that.
b Was I what you had in mind?
=what was your favourite part of our date / what did you like best yesterday
c When we both laughed and couldn't stop.
p The bit where neither of us wanted to ask for the bill.
i That quiet moment when neither of us was trying any more.
b Which part was yours?
=did i talk too much / sorry i talked so much was it bad
c No, I could have listened for hours.
p Not at all, it left me free to eat.
i I loved it, you forgot to be careful.
b Did you feel at ease?
=could you tell i was nervous / was it obvious how nervous i was
c A little at first, and it was lovely.
p Honestly, hiding my own nerves kept me far too busy to notice.
i I noticed the minute it stopped, and that was my favourite one.
b When did it go away?
=were you nervous yesterday / you didn't seem nervous at all were you
c Yes, for the first few minutes.
p Inside I was a shaken bottle of lemonade.
i I was, until you laughed at something, then it was gone.
b Did my nerves show at all?
=why didn't you kiss me / did you want to kiss me last night
c I wanted to, and next time I won't hesitate.
p My courage missed its bus, it'll be on time next time.
i It was on my mind all evening, and I wanted the moment to be right.
b Would you have let me?
=was it a good kiss / did you like our kiss
c Very, I'm still thinking about it.
p Good enough that I forgot where I'd put my keys.
i It felt less like a first one and more like remembering something.
b Did you like it?
=did you get home ok / are you home yet / are you home safe / you got back alright
c Home safe, with a silly smile on my face.
c Home safe, shoes off, and already smiling about the evening.
p Yes, the journey was a blur and I blame you.
p Made it, after one wrong turn I'm not discussing.
i I took the long way, I wasn't ready for the evening to be over.
i Yes, and the way back was too short for all I had to think about.
b And you, all tucked in?
b And you, feet up already?
=did you sleep well after our date / how did you sleep after last night
c Like a stone, and woke up in a good mood.
p Eventually, my head kept replaying the best bits.
i Not much, but I've rarely minded it less.
b And how did you sleep?
=are you hungover today / how's your head after last night
c A little slow, but it was well worth it.
p My head's fine as long as nobody chews near me.
i Tired in the nicest way, I'd do it again today.
b How are you feeling?
=was i embarrassing last night / did i embarrass myself when i was tipsy
c No, you were funny and sweet.
p If so I was right there beside you, being worse.
i You were a bit braver than usual, and I liked meeting her.
b How much of it do you remember?
=did you like the restaurant or were you just being nice / was the place i picked ok
c I liked it a lot, I'd go back with you.
p The food was good, but I'd have eaten the menu in that company.
i You chose somewhere that felt like you, that's what I liked.
b How did you find it?
=did you like what i was wearing / did you like my dress
c Very much, it suited you completely.
p I did, I nearly forgot my own order.
i You looked at ease in it, I noticed that more than anything.
b Did it take long to choose?
=did you want to stay longer / would you have liked the date to go on
c Yes, I could have stayed till morning talking.
p One more dessert and I'd have asked for a blanket and a pillow.
i I would have, though leaving while it's lovely gives you something to come back to.
b Would you have stayed too?
=why did you leave so early / why did you have to go last night
c Only because of the morning, I'd rather have stayed.
p My alarm clock has no romantic side whatsoever.
i I wanted to leave with something still to say to you.
b Can I make it longer next time?
=did i leave my scarf at yours / did you find my earring
c I'll look right away and bring it to you.
p If I find it, I'm holding it hostage for a coffee.
i I half hope it's here, then I've a reason to see you.
b When do you need it?
=can i keep your hoodie / you're not getting your jumper back is that ok
c Keep it, it's better with you.
p Farewell, hoodie, you were loved and have moved up in the world.
i I like the thought of you wearing it when I'm not there.
b Is it warm enough?
=what would you change about our date / would you do anything differently
c Only the ending, I'd have stayed an hour more.
p Fewer nerves at the start, otherwise I'd keep it all.
i I'd say the nice things I only thought on the way home.
b What would you change?
=what did you think of my friends / did you like my friends
c I liked them, they clearly love you.
p Great people, I felt interviewed and well fed.
i You're even more yourself around them, I enjoyed seeing that.
b What did they say about me?
=what did you think of my family / was my family too much for you
c They made me feel welcome, I liked them.
p By the end my plate was full, my heart too, and the names a blur.
i I understood some things about you that I only guessed before.
b What did they say when I'd gone?
=do you think my parents will like me dating you / are you nervous about meeting my parents
c A bit, but I'll be polite, honest and hungry.
p I'll bring flowers and try not to call anyone your majesty.
i I'd want them to see quickly that you're in good hands.
b What should I know about them?
=did you like holding my hand / was it ok that i took your hand
c More than ok, I'd been hoping for it.
p My hand has refused to do anything useful since.
i It was such a small thing and I felt it all evening.
b Do you always take the first step?
=what did you think when you first saw me / what was your first thought when i walked in
c I thought, good, I'm glad I came.
p Stand up, say hello, don't knock over the table.
i For a second I forgot I was supposed to be nervous.
b What did you think?
=when did you know you liked me / at what point did you start liking me
c Early, when you made me laugh without trying.
p Around the time I started saving my battery for you.
i When I caught myself being honest without meaning to.
b When was it for you?
=how would you rate our date / date out of ten
c Ten, and I'm not being polite.
p Nine, so there's a reason for another try.
i I stopped rating after ten minutes, I was too busy being there.
b What would you give it?
=what are you thinking about after our date / is it weird that i can't stop thinking about last night
c Not weird, I'm doing the same.
p If it's weird, then we can be weird at the same time.
i I like that it's still going on inside both of us.
b Which moment comes back most?
=big spoon or little spoon / do you like to cuddle
c Big spoon, all night if you like.
p Whichever one still has feeling in both arms by morning.
i Little spoon now and then, everybody needs their back covered.
b Which spoon do you pick?
=are you ok with pda / do you like kissing in public
c A kiss and an arm around you, anywhere.
p Yes, up to the point where old ladies cough.
i I like the small things others don't see, a hand under the table.
b Where do you draw the line in public?
=do you like holding hands in public / are you a hand holder
c Yes, it feels natural when I like someone.
p Always, warm hands in winter and sticky ones in summer.
i It's a quiet way of telling a whole street something.
b Fingers laced or just held?
=do you like forehead kisses / would you give me forehead kisses
c Yes, they say you're safe here.
p I give them freely, unless we're both in a hurry and then it's a headbutt.
i It's the kiss with the least want and the most care in it.
b Do you like getting those?
=are you a good kisser / how good a kisser are you
c Good enough that you'd want to check again.
p Full marks for effort, small deductions for bumping noses.
i I think a kiss is mostly listening, and I listen well.
b What makes a good kiss for you?
=are you affectionate / how affectionate are you with someone you like
c Very, once I feel sure of someone.
p Somewhere between golden retriever and warm blanket.
i I show it in small touches as I walk past.
b Do you like a lot of it?
=are you a good hugger / what are your hugs like
c Yes, long ones, and I don't let go first.
p They come with a pat on the back if I panic.
i I hug like I mean it, you'd feel your shoulders drop.
b Quick hug or a proper one?
=would you give me a massage / are you good at back rubs
c Yes, shoulders first, as long as you need.
p My whole method is to press wherever you sigh.
i I like how people go quiet when they finally let go of the week.
b Neck, shoulders or feet?
=would you play with my hair till i fall asleep / do you like playing with someone's hair
c Yes, until you sleep and a bit longer.
p I would, though I'd fall asleep in the middle of it.
i I'd like it, few things are as trusting as someone drifting off on you.
b Does it make you sleepy?
=would you write me a love letter / have you written love letters
c I'd write you one by hand, on real paper.
p You'd need a translator for my handwriting, but yes.
i I think I'm braver on paper, you'd learn a few things.
b Would you keep it in a drawer?
=how soon do you say i love you / when is it too early to say i love you
c When it's true, even if it's early.
p I'd hold it in until it slipped out over noodles.
i I think you say it in other ways long before you say it.
b When is it too soon for you?
=would you say i love you first / who should say it first
c I'd say it first, I don't want to waste time.
p Me, probably by accident, in the middle of passing you the rice.
i Whoever's more afraid of it, because then it really means something.
b Have you ever said it first?
=are you falling for me / do you have feelings for me
c Yes, I am, and I'm happy about it.
p Already tripped, now I'm just enjoying the way down.
i I feel calmer and more awake since I know you, so I think I am.
b Is it the same for you?
=what do you like most about me / why do you like me / what do you like about me
c How you're honest and kind at the same time.
c You're quick, you're warm and you make me want to answer.
p Being laughed at by you is somehow the best part of my day.
p You put up with my jokes, and I reward loyalty.
i You notice the things and people that others walk past.
i How I feel after talking to you, that's the honest measure.
b And what should I like about you next?
b What do you like about yourself?
=say something sweet to me / tell me something nice / say something nice
c You make ordinary days feel like something's about to happen.
c You make ordinary conversation feel like the good part of the day.
p If you were a biscuit I'd hide you from visitors.
p If you were a biscuit, I'd hide you from guests.
i I'm a bit more myself since I've been talking to you.
i When your name pops up, everything else can wait a minute.
b Did that make you smile?
b Did that help?
=do i make you happy / are you happy with me
c You do, and people around me notice.
p I hum in the kitchen now, make of that what you like.
i Yes, in a quiet way that stays even when you're not here.
b What makes you happiest with me?
=am i special to you / do i mean something to you
c You are, and I don't say that quickly.
p Your messages are the only ones I read twice, even the short ones.
i I tell you the things I normally keep to myself, that says it.
b What makes you feel special?
=what do you feel when you're with me / how do i make you feel
c Relaxed, wanted and a bit braver.
p Like Friday at five, only with better company.
i As if I can put something down that I've been carrying.
b And how do you feel with me?
=what would you do if i was there right now / do you wish i was with you
c Pull you close and ask about your day.
p Share my blanket, give you the good half, regret it a bit.
i I'd probably say nothing for a while and just enjoy that you're here.
b What would you want to do?
=would you read me a bedtime story / will you sing me to sleep
c I'd read to you until you're gone.
p Singing would keep you awake, so reading it is.
i Yes, one I'd make up, with a few true things hidden in it.
b What should it be about?
=will you come to my birthday / are you coming to my party
c Of course, I wouldn't miss it.
p I'm there, and I do most of my dancing near the cake.
i I'd love to see you surrounded by everyone who likes you.
b What's on your birthday list?
=do you want to meet my best friend / my best friend wants to meet you are you ready
c Ready, I'd like to know who you trust most.
p I'll bring cake and try to sweat discreetly.
i I'd want to pass, because her opinion tells me how much I matter.
b What should I not say?
=are you ready to meet my kid / would you want to meet my son or daughter
c Whenever you think it's right, no sooner.
p Yes, and I'd let myself be beaten at every game.
i I'd come quietly and let your child decide about me.
b What would make a good first meeting?
=will you help me move / would you carry boxes with me
c Yes, I carry the heavy ones.
p Count me in for strength, moaning and pizza.
i I like moving days, you see what someone can't throw away.
b How many boxes of books are there?
=can i leave my toothbrush at yours / would you give me a drawer
c Yes, you get a drawer and a shelf.
p Sure, my toothbrush was lonely anyway.
i I'd be glad every morning to see it's there.
b What would be the first thing in it?
=when would you give someone a key to your place / would you give me a key
c When you're here more often than I'm out.
p Once I've learned to close the bathroom door again.
i The day I notice I'm happier when I hear the door.
b Would that be a big step for you?
=can i bring you something back from my trip / what should i bring you
c Only yourself, and perhaps something to eat.
p The ugliest magnet you can find, please.
i Bring me a small thing that made you think of me.
b How long are you away?
=would you wait for me while i'm away / will you forget me when i'm travelling
c I'll wait and I'll be glad when you're back.
p Forget you, I'd be talking to your side of the sofa.
i I'd keep a list of everything I want to tell you.
b Will you send me a postcard?
=would you come to my work party / will you come with me to the christmas do
c Yes, and I'd be charming to your boss.
p I will, I'm brilliant at nodding next to a buffet.
i I'd like to match the faces to all the stories.
b Who should I watch out for?
=my ex texted me are you ok with that / what if my ex contacts me
c Thanks for telling me, I trust you with it.
p He has taste, I'll give him that.
i It's fine, and I'd rather know how it made you feel.
b How did it feel to hear from him?
=do you compare me to your ex / am i better than your ex
c I don't compare, you're your own story.
p There's no league table, but you'd be happy with your place.
i With you I notice things I didn't know I was missing.
b Do you ever compare?
=do you still have photos of your ex / do you keep things from old relationships
c No, I've let all that go.
p There may be one bad holiday photo at the bottom of a drawer.
i Some memories I keep, the way you keep an old book you won't reread.
b Do you keep things?
=do you still follow your ex / why do you still have your ex on instagram
c No, I'd rather not look back.
p If I do, it's only because I can't find the settings.
i It means nothing to me, and if it means something to you I'd change it.
b How do you handle that?
=would you block your ex if i asked / would you stop talking to your ex for me
c If it hurt you, yes, without a debate.
p Done, my holiday snaps aren't much of a loss to anyone.
i I'd do it, and I'd also ask what you're really afraid of.
b Is it something that worries you?
=would we stay friends if this didn't work out / could you be friends with me after a break up
c Yes, after some time, I wouldn't want to lose you entirely.
p Sure, though I'd be very bad at hearing about your new dates.
i I'd need to mourn it first, that's the honest order of things.
b Could you be friends with an ex?
=where is this going / where do you see this going with us
c Towards something lasting, if you want that too.
p Somewhere with a shared sofa and arguments about cushions.
i I don't have a map, but I know who I'd like to travel with.
b Where would you like it to go?
=do you see a future with me / can you imagine us long term
c Yes, I can, and quite clearly.
p In my head we're old and you're still stealing my fries.
i I see small scenes, you reading, me cooking, and that's how I know.
b What does it look like in your head?
=am i girlfriend material / would i be a good girlfriend do you think
c Without question, I'd bet on you.
p You are, the open point is whether I can keep up.
i You're good at making someone feel at home, there's nothing better.
b Am I boyfriend material?
=would you stop seeing other people for me / are you ready to focus on one person
c Yes, I already have.
p Gladly, one person and one phone charger is all I can manage.
i I'd stop because I want to and not because I should.
b Is that what you'd like?
=do you feel a spark with me / is there chemistry between us
c Yes, I felt it early and it's grown.
p My heartbeat would like to comment, but it's busy.
i I do, though what I like even more is how easy it is.
b Do you feel it?
=do you overthink things too / do you overthink texts
c Sometimes, so I just ask.
p I'd answer, but I'm still analysing your comma.
i I do when it matters to me, so take it as a compliment.
b What do you overthink?
=what's your favourite memory of us so far / what do you remember most about us
c The first time we laughed until it hurt.
p Me trying to be smooth and you seeing right through it.
i A tiny one, just your face when you thought nobody was watching.
b Which one's yours?
=do you think we'd last / do you think this could be something real
c I do, we're honest and we laugh a lot.
p I'd bet my last slice of pizza on it.
i With you I don't have to be someone else, things like that last.
b Do you believe in us?
=is it weird that i already miss you / is it too soon to miss you
c Not weird, I'm happy you do.
p I missed you at the first corner, so no.
i It's never too soon, missing someone just means they made your day better.
b What do you miss, the talking or the laughing?
=are you afraid of commitment / do feelings scare you
c No, I'm more afraid of wasting something good.
p I can commit to nine seasons of a series, so a person should be fine.
i They do a little, and I've found that walking on anyway helps.
b Do they scare you?
=do you trust me / how much do you trust me
c Yes, I do, and you've earned it.
p With my heart yes, with my dessert not yet.
i I do, I notice because I've stopped choosing my words around you.
b What would make you trust me more?
=promise me something / can you promise me you'll be honest
c I promise, even when it's uncomfortable.
p Promised, with my hand on the biscuit tin.
i Yes, and I'll try to be honest early, while it's still small.
b What would you promise me?
=can i call you when i'm sad / can i ring you if i have a bad day
c Always, at any hour, even just to sigh.
p Yes, I come with tissues, tea and bad jokes.
i I'd be honoured, you don't call just anybody in those moments.
b Is today one of those days?
=what would you do if i moved away / what happens to us if i take the job abroad
c I'd be happy for you and find a way to you.
p Packing light and loving airports, I'd learn both within a month.
i Miss you badly, and never ask you to stay small for me.
b Is it something you're thinking about?
=is there anything you'd want me to change / what should i do better
c Nothing, only keep telling me how you feel.
p You could leave me slightly more blanket one day.
i Let me in sooner when it's hard, that's all I'd wish for.
b And what could I do better?
=when do you know it's serious / how do you know this is serious for you
c When I plan months ahead and you're in it.
p As soon as I give up the comfortable side of the sofa.
i The moment I'd rather have a bad day with you than a good one without.
b How do you notice?
=did you like the present i gave you / was the gift ok
c I love it, you thought about it and it shows.
p I've already shown it to everyone who couldn't run away.
i Nobody gives you something like that without having listened.
b How did you come up with it?
=did i hurt your feelings / did that hurt you when i said that
c A bit, but it's good that you ask.
p Only until dinner, then I felt better.
i It touched something old in me that has little to do with you.
b Shall we talk about it?
=are you jealous right now / are you jealous that i went out with him
c A little, and I trust you all the same.
p I'm only jealous that he got to hear your stories first.
i I felt a small sting, which told me how much I like you.
b Did you have a good time?
=are you sad we can't meet this week / are you disappointed i can't make it
c A bit, because I was looking forward to you.
p Devastated, but soup and a blanket will carry me through.
i Yes, and it's nice to have someone worth being disappointed about.
b When's your next free evening?
=why are you being so nice to me / why are you so sweet / how are you so sweet
c Because I like you, it's that simple.
c Because I like you, simple as that.
p I'm saving up points for when I forget something important.
p Too much honey in the tea, probably.
i You make it easy, being nice to you feels a lot like being happy.
i It's in there all along, only some people bring it out.
b Is it too much?
b Are you the sweet one or the salty one?
=do you think about our first date / would you go back to where we first met
c I do, and I'd sit at the same table again.
p Yes, this time with steadier hands.
i Sometimes I think how easily one of us could have been too shy for it.
b What do you remember of it?
=what do you tell people about me / do you talk about me
c That I've met someone who's good for me.
p Too much, they've started to change the subject.
i I just smile first, and that seems to say it all.
b What do you say about me?
=would you be sad if this ended / what would you miss about me
c Very, I'd miss talking to you first of all.
p Even my phone would be sad, it only lights up properly for you.
i The person I am when you're around, I'd miss him too.
b What would you miss first about this?
=how do you like to be comforted / what should i do when you have a bad day
c Sit with me, ask once, and let me lean.
p Feed me and don't mention it for an hour.
i Stay near and say nothing, that's when I start to talk.
b What's the best thing I can do when you're down?
=what should i do when you're quiet / how do i know if you're upset
c Ask me straight, I'll give you a straight answer.
p If I turn down cake, call somebody.
i I tidy when I'm sad, so beware of a clean kitchen.
b How do I notice it with you?
=do you get bored after the honeymoon phase / what happens when the butterflies go
c No, I like it when it gets calm and real.
p Then I finally eat normally in front of you.
i I think the butterflies don't leave, they just learn to sit still.
b Which phase do you like more?
=do you like when i text you first / does it make you happy when i write
c Yes, it makes me smile every time.
p My phone could tell you stories about the speed I grab it.
i It does, it means that somewhere in your day there was me.
b When do you think of me?
=can i fall asleep on you / is it ok if i fall asleep during the film
c Yes, I'll keep still and turn the sound down.
p Sure, I'll tell you a completely made up ending.
i I'd take it as trust, nobody sleeps next to someone they doubt.
b Which film puts you to sleep?
=what's our song / which song reminds you of me
c One we both sang along to, we'll know it when it happens.
p Something with a long intro, because I needed a while to be brave.
i The kind you turn up and then stay in the car for.
b Which song would you choose?
=will you plan our next date / surprise me next time ok
c I'm on it, keep an evening free and bring an appetite.
p Done, you only need to know there's no kayak involved.
i I've been collecting little hints from you for exactly this.
b Indoors or outdoors?
=do you like waking up next to someone / what are you like in the morning with someone
c Love it, slow coffee, no phones.
p Very sweet from about the second cup on.
i The first sleepy words of a day are my favourite ones.
b Are you nice in the morning?
=what do you need to feel loved / how can i make you feel loved
c Ask how I am and wait for the answer.
p Keep me the crispy bit of the lasagne.
i Remember something I only said in passing, it would undo me.
b What do you need?
=are you tired of me asking questions / am i asking too many questions
c No, I like being asked, keep going.
p I'm enjoying it, nobody has been this curious about me but my dentist.
i Your questions tell me as much about you as my answers do about me.
b What would you like to know next?
`;

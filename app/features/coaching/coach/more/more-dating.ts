/** About dating and the two of them; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_DATING = `
=ownFlaw
c I take on too much and then ask for help too late.
c Friends would complain that I never decide where to eat.
c I overthink messages, this one included.
p A worse habit of mine is reading instructions only after the thing has collapsed.
p I leave one sip in every cup, like a museum of tea.
p The usual complaint is that I narrate my own cooking.
p One red flag is that I start songs I only know half of.
i Being looked after is what I'm bad at, strangely enough.
i Some find me hard to read, I only wait longer before I speak.
b What's your most harmless bad habit?
b Which of your flaws do you quite like?
b What do your friends tease you about?
=dealbreaker
c Always being late without a word is a red flag for me.
c I walk away from gossip and shouting, everything else we can discuss.
p Turn off number one is clapping when the plane lands, and I clap myself.
p Socks in sandals are my ick, and I speak as a reformed man.
i A laugh that's only for show puts me off more than rudeness.
i I'm put off by people who are never wrong, I get lonely around them.
b When do you lose interest in someone?
b Which small thing can you not stand?
b What can you easily forgive?
=lookingFor
c A partner, someone kind I can build something with.
b How would you know that it's right?
b What matters most to you in someone?
b What does a good relationship look like to you?
i What I want is serious, though it would begin with laughing.
i I'm after someone I can be quiet with for a whole afternoon.
p The real thing, casual doesn't even suit me in trousers.
p Preferably a relationship with someone who also claps when the pancake lands.
p Serious, as far as anyone with my dance moves can be serious.
p Someone to share dessert with on a long contract.
c To be clear, I'm after something lasting and not a pastime.
c For the real thing, I've done enough small talk for one lifetime.
c A relationship that starts as a good friendship would suit me.
c I'm serious about meeting someone, and relaxed about how long it takes.
=worstDate
c A bad date is two people being polite, I'd rather be myself.
c Any date improves when both admit that it's going badly.
p In every date disaster I'm the one saying goodbye and walking the same way.
p A terrible date of mine would have a karaoke machine and no exit.
i My worst date would be a perfect one without a single surprise.
i A date is at its worst when I can hear myself performing.
b What's the funniest date you've been on?
b What makes a date go wrong for you?
b Which date would you live through again?
=whyApp
c My luck on here is better since we started talking.
c Long enough on this app to know a good chat when I see it.
p Dating apps and I are like cats and baths, yet here I am.
p On here I've mainly learned how many people have held a large fish.
p Joining was my thumb's idea, the rest of me came along for company.
p The supermarket wasn't working, so I thought I'd try an app.
p Luck on here comes rarely and usually while I'm brushing my teeth.
p I'm on an app because chatting to strangers on buses worries people.
i Apps make me a little sad sometimes, and then a message like yours arrives.
i I stay on here for the rare moment a stranger stops being one.
i What keeps me on this app is plain hope, and I'm not embarrassed.
i There's a kind of message I still wait for on here, unplanned and curious.
i Being on here taught me what I miss when someone asks nothing.
b What brought you here?
b What do you like about it so far?
b What was your nicest surprise on here?
=whySingle
c Single for now, because I take my time with things that matter.
c My single days are good ones, I'd just like to share them.
c Being single was never a problem, it's simply better with someone.
c I'm single and ready to change that for the right person.
p Single because the playlist I cook to has only one fan.
p Still single, I blame my habit of greeting pigeons.
i Single so far, because I keep believing in something most people call too much.
i I keep my single life quiet, because I'd like to hear a knock.
i Perhaps I'm single because small signs matter so much to me.
i Single is what happens when you wait for one particular kind of laugh.
b What do you like about being single?
b How do you find being single yourself?
b What would make you give up single life?
=lastRelationship
c Over and done for me, with no hard feelings in my luggage.
c What ended had its reasons, and I speak well of it.
p As an ex I'm easy, I return all the books.
p I'm over my past, though still not over the price of cinema tickets.
i Every love leaves one song behind that sounds different afterwards.
i I've forgiven the past, forgiving myself took a bit longer.
i What stays with me from love is small things, like a way of laughing.
i From love I know what I'd never again leave unsaid.
i My heart is a little crooked by now, and I like it that way.
i Being in love changes how I walk, that's how I can tell.
b What does love mean to you?
b How do you look back on your own past?
b What would you do differently next time?
=games
c I'm not playing, and I'm sorry if I made you feel that.
c Sorry for the ups and downs, it was never meant as a game.
c I'll be steadier, you shouldn't have to read between the lines.
c Fair point about the mixed signals, I'll do better.
p If that was a game, I was losing it by miles, sorry.
p Sorry, my moods steer like a pedalo, my interest doesn't.
i I pull back when something starts to matter, and I'm sorry.
i I'm sorry, the warm one is true, the rest is nerves.
b When does it feel good to you?
b How would you like it to be?
b What do you like best between us?
=seeingOthers
c You'd hear it from me if there were anyone else serious.
c I'd never keep another woman secret from you, that isn't my way.
p Juggling women isn't for me, I drop even oranges.
p I'd mix up the names by Tuesday, one chat suits me better.
p My matches would fit in a lift with room for a piano.
p Think of my dating life as fewer women and far more crosswords.
p I'm too slow a typist for a secret second chat.
p Competition for my evenings comes mainly from the washing up.
i Other matches lose me once one conversation starts to matter.
i Dating several people makes me feel like nobody, so I avoid it.
b What's your own way of doing it?
b What feels fair to you?
b When do you stop looking around?
=whoIsThat
c Someone I'm happy to tell you about, there's nothing to hide.
c No secret girlfriend there, I wouldn't be writing to you otherwise.
c There's nothing going on there, I'd tell you plainly if there were.
c Good that you ask, she isn't anyone who'd mind us talking.
p That's the person who knew where the camera was, unlike me.
p Someone harmless who has every right to tease me about my posing.
i A nice story belongs to that picture, and she'd tell it better.
i She's good to know, I think you two would talk for hours.
=whoPays
c On a first date I like to pay, and I'm easy about it.
c Splitting is fine, treating you is fine, I want it to feel comfortable.
c No offence at all if you pay, I'd say thank you and mean it.
c I'd offer to pay, and never argue if you'd rather split.
c Taking turns with the bill is what I like best.
c Whoever suggests the date may pay, and I like suggesting things.
p I reach for the bill like a goalkeeper, not always successfully.
p Paying is fine with me, dividing by two was never my strength.
p You can pay if I'm allowed to make a thank you speech.
p We could arm wrestle for the bill, I'd lose and pay.
p The bill is mine, you may take care of judging the tiramisu.
i Paying quietly is how I like it, then it never becomes a topic.
i When someone insists on paying, I take it as a small compliment.
i Who pays interests me less than who wants to stay longer.
i Splitting the bill feels modern, treating someone still makes me happy.
i My habit is to pay, people show something nice when the bill comes.
i Old fashioned as it is, I like paying and meaning it.
b Which way do you like best?
b What feels right to you?
b What do you find fair?
=idealDate
c An afternoon by the water, something to eat and an unhurried walk back.
c Dinner somewhere small, where the cook comes out to say hello.
c Ice cream and a long bench with a view would be my choice.
c A picnic in a park, with good bread and plenty of time.
c I'd take you to hear live music somewhere small enough to talk.
p The zoo, where I greet the otters like old colleagues.
i A late walk through a part of town neither of us knows.
i I'd pick a museum after hours, where whispering comes naturally.
i Any first date where we each bring one question we've never asked.
b Where would you most like to go?
b Which sounds better to you, lively or quiet?
b What have you always wanted to try?
=type
c Someone warm who says what she thinks, and you seem close to that.
c I go for a kind heart, a quick mind and clear words.
c Women who enjoy their own life attract me most.
c I look for honesty, warmth and someone who enjoys her food.
c Easy to talk to is my type, which puts you in the running.
c What attracts me is calm, humour and how someone treats old people.
p Anyone who'd share her umbrella and then mock my half of it.
p A woman who reads menus out loud like bedtime stories is my type.
p I like women who can beat me at cards and enjoy it.
p My weakness is people who sing the wrong words with full confidence.
p Attraction starts for me with a person who names her houseplants.
p The sort of woman who laughs before I've finished falling over.
i I'm drawn to people who go quiet when something moves them.
i Types never worked for me, it's always one detail I can't explain.
i Whoever makes me forget what I was going to say is my type.
i A little stubbornness attracts me, I'm still finding out why.
i Someone who looks twice at ordinary things is usually my type.
i Perhaps my type is a woman who still has big questions.
b What draws you to someone?
b What do you notice first in a man?
b Which kind of person makes you smile?
=jealous
c I'm relaxed about it, male friends are no problem to me.
c Your friends are your friends, I'd never be jealous of them.
p I'd be jealous, but it takes energy I keep for stairs.
p Jealous no, wanting a bite of whatever you ordered yes.
i Nobody belongs to me, that's why I like it when someone stays.
i What some call jealous I know as missing someone, and I say so.
b What makes you feel secure with someone?
b How do you handle jealousy yourself?
b What does trust look like to you?
=friendsSay
c Loyal, warm and funny on a good day, they'd tell you.
c Any friend of mine would say that I turn up when it counts.
c I'm easygoing, curious and glad to be around people.
c Dependable, cheerful and slightly stubborn sums me up.
c In real life I'm calmer than my typing and laugh more.
c They'd call me kind, and better at listening than at small talk.
p Three words would be hungry, hopeful and nearly punctual.
p Good heart, no rhythm, my friends would tell you.
p Friendly, curious and easily distracted by dogs.
p Described by friends, I'm a golden retriever with a library card.
p A gentleman, friends would say, until someone brings out the dice.
p Patient, warm and far too proud of my omelettes.
i People close to me would say I listen more than I tell.
i I'm quieter than I look and softer than I sound.
i One friend would say calm and another restless, both are right.
i Thoughtful, playful and unfinished would be my three words.
b How would your friends describe you?
b What do people get wrong about you?
b Which word fits you best?
=marriage
c I see marriage as a wish and not a deadline.
c It's a yes to marriage from me, when it grows out of love.
p Marriage yes, if I may skip the first dance.
p The marriage vows I'd write would be short and mention the thermostat.
i I'd want to marry someone who could still surprise me at eighty.
i It isn't the wedding I imagine, it's the Sunday after.
b What does marriage mean to you?
b Where would you like to be in five years?
b Is there a future you like to picture?
=missMe
c I did miss you, the day was a bit longer without you.
c Of course I've thought of you, and more than once.
c You were on my mind again and again, in a good way.
c Missing you is easy, I enjoy you that much.
c I think of you when we don't talk, and quite often.
c Talking to you is what I missed most.
p Even my toast noticed how much I missed you.
p Missed you enough to reread our chat like the morning paper.
p My mind wanders off to you constantly, it never asks permission.
p I thought of you so much that I salted my tea.
p All of me missed you, including the part that claims to be independent.
p I miss you, which is awkward, as I'd planned to seem mysterious.
i I missed you most in the quiet bits between things.
i Thinking of you has become the way my day ends.
i Songs I've known for years make me think of you now.
i Something funny happens and I miss you before I've finished laughing.
i Odd hours are when I miss you, and I rather like it.
i Whenever I see something worth telling, I think of you.
=whySwipe
c Your words caught me, they sounded like someone real.
b What would you add to your profile?
b What do you look at first in a profile?
b What caught your eye about mine?
i Because I couldn't tell what you'd say first, and I like that.
i I wanted to find out what makes you laugh, it was that simple.
p To me you seemed like someone who'd laugh if I fell in a fountain.
p Reading your profile made me sit up straight, and I'm a professional sloucher.
p I wrote because you seemed to know where the good cheese is.
c I messaged because I had a good feeling about you.
=feelForMe
c I'm really interested in you, and it grows with every chat.
c You matter to me, and I look forward to hearing from you.
c What I think of you is simple, I like you a lot.
c My interest in you is real, and I'm not shy about it.
c I think you're good company and I like you, plain as that.
c Very interested, you're easy to like and I'm glad we're talking.
p Because I like you, I've even stopped pretending to be busy.
p You're my favourite notification, even ahead of parcel deliveries.
p Interested enough to put my phone on loud, which frightens everyone.
p Talking to you is up there with the cold side of the pillow.
p My opinion of you is embarrassingly high for someone this grown up.
p Liking you is obvious by now, my poker face went home hours ago.
i The way I like you hasn't got a proper word yet.
i You've moved into my thoughts without asking, and I don't mind.
i My liking you shows in odd ways, I save things up to tell you.
i My feelings are a little ahead of me, and I'm happy to catch up.
i I don't want to figure you out too fast, I like you.
i There's a smile I only have when your name comes up.
b What do you enjoy about us talking?
b Which of our chats did you like best?
b What would you like us to do next?
=herLife
c For me it's fine, everyone comes with a life already.
c You needn't worry, that's no reason for me to leave.
p No deal breaker at all, I snore and sing, who am I to judge.
p All fine with me, I'm hardly the standard model myself.
p It's no trouble, you'll have more to forgive when you taste my cooking.
i I'm glad you told me, I'd like to hear how it really is.
i I'm not put off, people get interesting where life isn't simple.
i None of it scares me, I'm more curious what makes your days good.
b What would you like me to know about it?
b How do others usually react?
b What makes it easier for you?
=areYouReal
c Very real, call me and hear for yourself.
c That's really me in the pictures, and I'm glad you check.
p No bot, they'd have given me better hair.
p I'm real, catfish don't worry about their laundry this much.
p Definitely human, machines don't lose this many pens.
p As real as a Monday, but with a friendlier face.
i Fully real, and the unpolished bits are the easiest proof.
i There's a real man here who'd like to be seen properly.
b How can I put your mind at rest?
b Which fakes have you come across?
b How do you usually tell?
=aiWritten
c Some of my phrasing gets help, but I choose what I send you.
c I do get help with wording now and then, I'd rather admit it.
c You're right to ask, the wording has help and the interest is mine.
p If it sounds clever, I had help, if clumsy, that was me.
p Some lines get polished, otherwise you'd be reading mostly typing errors.
p My own first drafts look like shopping lists, so I accept help.
p A little help with wording, yes, like a spellchecker with ambitions.
i Help with words is fine by me, and I keep the ones that feel true.
i I get some help in writing, face to face you'd have only me.
i The wording had help, which lines I send you says more.
i There's help in the wording and none in looking forward to your answer.
=safeToMeet
c I'm a decent man, and you should still tell someone where you are.
c Not dangerous at all, and we can video call before anything else.
p A creep would be less afraid of pigeons than I am.
p Perfectly safe, apart from the puns, bring a friend for those.
i I'm safe, and I think better of you for asking.
i No need to fear me, asking only makes me want to be careful.
b What helps you feel at ease with someone new?
b What would you like to know about me first?
b How do you usually get to know someone?
=really
c Yes, I do mean it, you can hold me to that.
c For real, and I'm happy to repeat it.
c Seriously, yes, I only say what I can stand behind.
p This is serious, you should see my eyebrows.
p Deadly serious, I even put my cup down to type it.
i Yes, really, and there's more where that came from.
i Serious, yes, and I wonder a bit why it surprises you.
b What would you have expected?
b How does it sound to you?
b What surprises you about it?
=whatMean
c What I meant was friendly, I chose the wrong words for it.
c Let me put it plainly, I meant nothing unkind by it.
p My meaning took a wrong turn at the second word.
p Even I had to read it twice, it was meant kindly though.
i It meant that you've got me thinking, in a good way.
i I wrote less than I meant, the missing half was nice.
b Where did I lose you?
b What did you hear in it?
b Which part was unclear?
=nervous
c Yes, a bit of both, nervous and very much looking forward.
c I'm more excited than nervous, first dates are a nice thing.
c Slightly shy for ten minutes, then quite good company.
c Butterflies here too, and I'm glad I'm not the only one.
c On first dates I'm calm outside and happily nervous inside.
c Nerves don't stop me, I'm too glad to be going.
p Nervous enough to change my shirt four times in my head.
p My butterflies have started doing aerobics.
p I'm shy until the food arrives, then there's no stopping me.
p On dates I laugh too early and thank the waiter too often.
p Rather nervous, I'll be practising hello in front of the mirror.
p Nerves make me chatty, I start praising the cutlery.
i I'm nervous the way I'm before good music starts.
b How do you calm your nerves?
b Which part are you looking forward to most?
b When do you start to relax with someone?
=whySlow
c I'm back now, and I'm sorry I left you waiting.
c Still here, sorry for the silence, you have my full attention.
c No excuse from me, I took too long and I'm sorry.
p Sorry, I answer faster in my head than on my phone.
p I'm alive, just outpaced by snails, and sorry about it.
p Here I am, sorry, I answer as if wearing oven gloves.
i Sorry about the silence, you were in my head the whole time.
i Back again with a sorry, and something I'd still like to tell you.
=areYouMad
c Everything's fine on my side, and nothing you wrote upset me.
c Don't worry, you did nothing wrong and I'm as happy to talk as before.
c I'm completely fine, quiet is just quiet with me and never a punishment.
c You've done nothing wrong, and I'm sorry if my silence looked like anger.
c We're absolutely fine, I like talking to you and that hasn't changed.
p Not mad, my thumbs simply went on strike without telling me first.
p I'm only ever annoyed at printers, and you're clearly not a printer.
i Far from annoyed, I was hoping you'd be the next to write.
i I'm fine, you'd know I was angry by how polite I suddenly got.
b How are you feeling right now?
b How has your day been otherwise?
b What would put your mind at rest?
=joke
c The scarecrow won an award because he was outstanding in his field.
p My cooking is so good that even the smoke alarm cheers for me.
p I've been on a diet for two weeks and all I've lost is fourteen days.
p I asked my mirror for a pick up line and it asked for some privacy.
p My bed and I love each other, but my alarm clock won't accept it.
p My dance moves look like a man fighting off invisible bees with great dignity.
p I do my own stunts, mostly on stairs and never on purpose.
i Time flies like an arrow, but fruit flies like a banana.
i An octopus would win any fight, simply because it's so well armed.
i Two mind readers meet, one says you're fine and asks how he is himself.
i The past, the present and the future walked into a bar, and it was tense.
i There are ten kinds of people, those who understand binary and those with plans tonight.
b What always makes you laugh?
b Who's the funniest person you know?
b What kind of humour is yours?
=askMe
c I'd like to know what made you smile most this week.
c Then my turn goes to your childhood, tell me what you dreamt of becoming.
c My question is who in your life you'd call first with good news.
c Tell me about a place where you feel completely like yourself.
c Name one thing you're proud of that never comes up in small talk.
c What interests me most is what a really good day looks like for you.
p Let's start with serious matters, name the cartoon you'd move into.
p For science, and because I have several myself, describe your oddest habit.
p Truth, please, as my knees refuse dares, and I'd like your silliest fear.
p Give me your strongest opinion on something unimportant, mine concerns soup spoons.
p Confess what you'd order if nobody could see, I'd start with three desserts.
p Urgent question from a man with strange priorities, name your ideal animal flatmate.
i I'm curious which small moment you'd live through again exactly as it was.
i Let me ask for a memory, the first one that has a smell in it.
i Show me with words the view you'd wake up to every day.
b What do you never get asked?
b Which question do you love answering?
b Easy one first, what made today good?
=tellMe
c I'm happiest near water, any lake, river or large puddle will do.
c Mornings are my best hours, I'm cheerful before most people can speak.
c Cooking for others is my favourite way to spend a Saturday.
c What you should know is that I keep my word, even about small things.
p I apologise to furniture when I bump into it, and I wait for a reply.
p My secret is that I read the menu from the back, desserts first.
p I wave back at people who were waving at someone behind me.
p Give me an open road and I'll sing the wrong lyrics with full conviction.
p Secretly I rate every pen I touch, and most of them disappoint me.
p I've never met any bubble wrap that I could leave in peace.
i Rain on a window makes me calmer than any holiday could.
i I collect sentences that I overhear, the best ones come from strangers on trains.
i There's a smell of old books that I'd cross a city for.
i I always take the unknown street, and it has rarely been a mistake.
i In every museum I secretly choose the one picture I'd take home.
i Night trains fascinate me, all those lit windows and lives going past.
b What's your most useless talent?
b What do you love that few people know?
b Which small thing makes you happy?
`;

/** About dating and the two of them; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_DATING = `
=ownFlaw
c I take on too much and then ask for help too late.
c My worst habit is never deciding where to eat.
c I overthink messages, this one included.
p I only read the instructions once it's all gone wrong.
p My worst habit is leaving one sip in every cup.
p I narrate my own cooking, out loud, to nobody.
p I loudly start songs I only know half of.
i I'm bad at being looked after, even though I like it.
i My weakness is going quiet when I should just say what's wrong.
b What's your most harmless bad habit?
b What's your worst habit?
b What do your friends tease you about?
=dealbreaker
c Always being late without a word, that one gets me.
c Gossip and shouting, almost anything else we can talk about.
p Anyone who puts the empty milk carton back in the fridge.
p People who say let's share dessert and then eat it all.
i Fake laughing, I'd rather you told me it wasn't funny.
i People who are never wrong, I feel lonely around them.
b When do you lose interest in someone?
b Which small thing can you not stand?
b What can you easily forgive?
=lookingFor
c A partner, someone kind I can build something with.
b What about you, something serious or wait and see?
b What matters most to you in someone?
b What does a good relationship look like to you?
i Something serious, that starts with a lot of laughing.
i Someone I can be quiet with for a whole afternoon.
p The real thing, I'm just not very good at casual.
p A relationship, ideally with someone who shares her chips.
p Serious, as far as anyone who dances like me can be.
p Someone to share dessert with for a very long time.
c Something that lasts, not just a way to pass the time.
c The real thing, I've done enough small talk for one lifetime.
c A relationship that starts as a good friendship would suit me.
c I'm serious about meeting someone, and relaxed about how long it takes.
=worstDate
c Two people being polite all evening, that's the worst kind for me.
c One spent talking about exes, I'd much rather hear about you.
p The worst is saying goodbye and then walking the same way.
p The worst date is any with a karaoke machine and no way out.
i A perfect one with nothing to laugh about, that'd be my worst.
i The worst are the ones where I hear myself trying too hard.
b What's the funniest date you've been on?
b What makes a date go wrong for you?
b What's been your best date so far?
=whyApp
c My luck on here is better since we started talking.
c Long enough on this app to know a good chat when I see it.
p I complain about this app weekly and still open it daily.
p So far I've mainly learned that everyone loves travel and tacos.
p My thumb signed me up, the rest of me came along.
p The supermarket wasn't working, so I thought I'd try an app.
p I'm bad at apps, I read the whole profile every time.
p Because talking to strangers on the bus makes people nervous.
i I'd nearly given up on it, and then you wrote.
i I stay for the rare chat that I don't want to end.
i Plain hope, really, and I'm not embarrassed about it.
i I joined hoping for one good surprise, and this might be it.
i I came for good company, and I stay for chats like this one.
b What brought you here?
b What do you like about it so far?
b What was your nicest surprise on here?
=whySingle
c Single for now, because I take my time with things that matter.
c My single days are good ones, I'd just like to share them.
c Being single was never a problem, it's just better with someone.
c I'm single and ready to change that for the right person.
p I blame my dance moves, nobody's seen them and stayed serious.
p Still single, I blame my texting, but it's improving.
i I'm single because the right one hadn't come along, until lately maybe.
i Because I'd rather wait for someone I can't stop talking to.
i I'm fussy about good company, that's the honest reason.
i I've stayed single waiting for a certain kind of laugh.
b What do you like about being single?
b How do you find being single yourself?
b Has being single been good to you?
=lastRelationship
c It's over and done, and there are no hard feelings.
c Long enough ago that I'm properly over it and free.
c Things end for good reasons, and I won't speak badly of anyone.
p I'd call myself an easy ex, I return all the books.
p Long enough ago to laugh about, I only cry at ticket prices.
p I'm honestly over it, just not over the price of cinema tickets.
i Nothing left over, I'm far more curious about what comes next.
i It's long enough ago that I can think of it kindly.
i However it ended, I'm ready for something new.
i I learned what I shouldn't leave unsaid, and I'm better at it now.
i A bit bruised, a bit wiser, and still keen on the idea.
i It's been a while, and I'm glad it led me here.
b How do you feel about starting again?
b How do you look back on your own past?
b What would you do differently next time?
=games
c I'm not playing, and I'm sorry if I made you feel that.
c Sorry for the ups and downs, it was never meant as a game.
c I'll be steadier, you shouldn't have to read between the lines.
c Fair point about the mixed signals, I'll do better.
p If that was a game, I was losing it by miles, sorry.
p Sorry, my timing is terrible, my interest isn't.
i I pull back when something starts to matter, and I'm sorry for that.
i I'm sorry, the warm one is the real me, the rest is nerves.
b What would make it better for you?
b How would you like it to be?
b What do you like best between us?
=seeingOthers
c You'd hear it from me if there were anyone else serious.
c I'd never keep someone secret from you, that's not my way.
c You're the one I'm talking to, and I like it that way.
p Seeing several women would need a calendar, and I can't find mine.
p I'd mix up the names by Tuesday, so one is plenty.
p You're overrating my popularity, but thank you.
p My dating life is much quieter than you imagine.
p I type too slowly for a secret second chat.
p Your only rival for my evenings is the washing up.
i I lose interest in other chats once one starts to matter.
i Several at once isn't me, I wouldn't enjoy any of it.
b And are you seeing anyone else?
b What feels fair to you?
b When do you stop looking around?
=whoIsThat
c Nobody you'd need to worry about, I promise you that.
c No secret girlfriend there, I wouldn't be writing to you otherwise.
c There's nothing going on there, I'd tell you plainly if there were.
c She's no rival of yours, and nobody who'd mind us talking.
p Nobody to worry about, the only drama in it is my posing.
p Someone harmless, my posing is the worst thing in that picture.
i No reason to worry, my heart's quite free.
i Ask me over a coffee, my heart's free and my answers are honest.
=whoPays
c On a first date I like to pay, and I'm easy about it.
c Splitting is fine, treating you is fine, I want it to feel comfortable.
c No offence at all if you pay, I'd say thank you and mean it.
c I'd offer to pay, and never argue if you'd rather split.
c Taking turns with the bill is what I like best.
c Whoever invites pays, and I like inviting.
p I reach for the bill fast, but I don't always win.
p I'll pay, dividing by two was never my strength.
p You can pay, but then I'm getting the next one.
p We could arm wrestle for the bill, I'd lose and pay.
p The bill's mine, you decide about dessert.
i I like paying quietly, before anyone makes a thing of it.
i If you insisted on paying, I'd take it as a compliment.
i I care less about who pays and more about who wants to stay.
i Splitting the bill feels modern, treating someone still makes me happy.
i I like to pay, and I have a feeling you'd argue about it.
i It's old fashioned, but I like treating someone I like.
b Which way do you like best?
b What feels right to you?
b What do you find fair?
=idealDate
c An afternoon by the water, something to eat and a slow walk back.
c Dinner somewhere small, where the cook comes out to say hello.
c Ice cream and a long bench with a view would be my choice.
c A picnic in a park, with good bread and plenty of time.
c I'd take you to hear live music somewhere small enough to talk.
p The zoo, where I'd spend far too long with the otters.
i A late walk through a part of town neither of us knows.
i A small gallery first, then coffee and an hour about what we saw.
i A long walk at sunset, with chips on the way home.
b Where would you most like to go?
b Which sounds better to you, lively or quiet?
b What would your ideal date be?
=type
c Someone warm who says what she thinks, and you seem close to that.
c I go for a kind heart, a quick mind and clear words.
c Women who enjoy their own life attract me most.
c Honesty, warmth and someone who enjoys her food.
c Easy to talk to is my type, which puts you in the running.
c Calm, humour, and how someone treats old people and waiters.
p Anyone who'd share her umbrella and keep the bigger half.
p A woman who reads the whole menu and then eats from my plate.
p I like women who can beat me at cards and enjoy it.
p I've a weakness for people who sing the wrong words with full confidence.
p Anyone who names her houseplants has my attention.
p Someone who'd laugh first and then check I'm all right.
i I'm drawn to women who care about something and let it show.
i I've never had a type, it's always one detail I can't explain.
i Whoever makes me forget what I was going to say is my type.
i A bit of stubbornness and a lot of warmth, that attracts me.
i Someone who notices things other people walk past.
i Someone who asks questions like that, funnily enough.
b What draws you to someone?
b What do you notice first in a man?
b Which kind of person makes you smile?
=jealous
c I'm relaxed about it, male friends are no problem to me.
c Your friends are your friends, I'd never be jealous of them.
p I'd be jealous, but it sounds like so much effort.
p Only of people who wake up fresh in the morning.
i If I trust someone, I like it when she has her own life.
i Jealous now and then, but I'd say so calmly and trust you.
b What makes you feel secure with someone?
b How do you handle jealousy yourself?
b What does trust look like to you?
=friendsSay
c Loyal, warm and funny on a good day, they'd tell you.
c My friends would say I turn up when it counts.
c I'm easygoing, curious and glad to be around people.
c Dependable, cheerful and slightly stubborn, that's about it.
c My friends would say I'm calm, kind and always up for food.
c They'd call me kind, and better at listening than at small talk.
p Three words would be hungry, hopeful and nearly punctual.
p Good heart, no rhythm, that's what my friends would say.
p Friendly, curious and easily distracted by dogs.
p Friendly as a puppy and about as easy to feed.
p A gentleman, until someone brings out a board game.
p Patient, warm and far too proud of my omelettes.
i People close to me would say I listen more than I tell.
i They'd say I'm quieter than I look and softer than I sound.
i Half my friends would say calm, half restless, and both are right.
i They'd say thoughtful and playful, and a softie underneath.
b How would your friends describe you?
b What do people get wrong about you?
b Which word fits you best?
=marriage
c I'd like to get married, I'm just not counting the years.
c It's a yes to marriage from me, when it grows out of love.
p Yes to marriage, as long as nobody films the first dance.
p Yes, and I'd even hand over control of the thermostat.
i I'd want to marry someone who could still surprise me at eighty.
i Yes, and it's the years after the wedding I look forward to.
b What does marriage mean to you?
b Big wedding or small one, which would you like?
b Could you see yourself saying yes one day?
=missMe
c I did miss you, the day was a bit longer without you.
c Of course I've thought of you, and more than once.
c You were on my mind again and again, in a good way.
c Missing you is easy, I enjoy you that much.
c I think of you when we don't talk, and quite often.
c Talking to you is what I missed most.
p A bit, and by a bit I mean since we last spoke.
p Enough to read our whole chat again, and laugh again.
p You turn up in my head without knocking, and I've stopped minding.
p Yes, I've been no use to anyone today.
p Yes, even the part of me that pretends to be independent.
p I miss you, which is awkward, I was planning to seem mysterious.
i I missed you most in the quiet bits between things.
i Thinking of you has become the way my day ends.
i A song comes on and I think of you, mostly the slow ones.
i Something funny happens and I miss you before I've finished laughing.
i More than I planned to, if you want the truth.
i Yes, I keep hearing things I'd like to tell you.
=whySwipe
c Your words caught me, they sounded like a real person.
b What made you like mine?
b What do you look at first in a profile?
b What caught your eye about mine?
i Your smile and your words together, I wanted to know the rest.
i I wanted to find out what makes you laugh, simple as that.
p You seemed like someone who'd laugh at me kindly.
p Your profile made me sit up, and I'm a committed sloucher.
p Your profile sounded like you'd know where the good food is.
c I messaged because I had a good feeling about you.
=feelForMe
c I'm really interested in you, and it grows with every chat.
c You matter to me, and I look forward to hearing from you.
c What I think is simple, I like you a lot.
c My interest in you is real, and I'm not shy about it.
c I think you're good company and I like you, plain as that.
c Very interested, you're easy to like and I'm glad we're talking.
p I like you so much that I've stopped pretending to be busy.
p You're my favourite notification, even ahead of parcels.
p Enough to take my phone off silent, and that's serious.
p You're up there with the cold side of the pillow.
p I think very highly of you, it's almost embarrassing.
p I like you, and I've got no poker face at all.
i I like you more than I planned to this early.
i You've moved into my thoughts without asking, and I don't mind.
i I've started saving things up to tell you, so there's that.
i My feelings are a bit ahead of me, and I'm happy to catch up.
i I like you, and I don't want to figure you out too fast.
i I get a certain smile when your name comes up.
b What do you enjoy about us talking?
b Which of our chats did you like best?
b What would you like us to do next?
=herLife
c For me it's fine, everyone comes with a life already.
c No need to worry, that's no reason for me to leave.
p Not at all, you'd have to put up with my snoring.
p Fine with me, a man who can't pair his socks shouldn't be fussy.
p No problem at all, my cooking will bother you far more.
i I'm glad you told me, I'd like to hear how it really is.
i Not at all, I like people who've had a bit of life.
i It doesn't scare me, I'm more curious what makes your days good.
b What would you like me to know about it?
b Were you worried I'd mind?
b What makes it easier for you?
=areYouReal
c Very real, call me and hear for yourself.
c That's really me, and I'm glad you check.
p No bot, they'd have given me better hair.
p Real, no fake would worry about laundry this much.
p Definitely human, a robot wouldn't lose this many pens.
p As real as Monday morning, only friendlier.
i Real, and slightly better in person, I hope.
i I'm real, and I'd like you to be sure before anything else.
b How can I put your mind at rest?
b Would a quick call help?
b How do you usually tell?
=aiWritten
c Some of my phrasing gets help, but I choose what I send you.
c I do get help with wording now and then, I'd rather admit it.
c Fair question, I get help with wording, but the interest is mine.
p If it sounded clever I had help, if it was clumsy that was me.
p Some lines get polished, otherwise you'd be reading mostly typing errors.
p My first drafts read like shopping lists, so I take help.
p A little help, yes, the bad jokes are still mine.
i I get some help with words, but I only keep what's true.
i I get some help writing, but face to face it's only me.
i The wording had some help, what I want to tell you didn't.
i I had help with the wording, but none with waiting for your answer.
=safeToMeet
c I'm a decent man, and you should still tell someone where you are.
c Not dangerous at all, and we can video call before anything else.
p The most dangerous thing about me is my parking.
p Perfectly safe, apart from the puns, bring a friend for those.
i I'm safe, and I think better of you for asking.
i You're safe with me, and you can ask me anything first.
b What helps you feel at ease with someone new?
b What would you like to know about me first?
b How do you usually get to know someone?
=really
c Yes, I do mean it, you can hold me to that.
c For real, and I'm happy to repeat it.
c Seriously, yes, I only say what I can stand behind.
p Serious, you should see my face.
p Deadly serious, I even put my cup down to type it.
i Yes, really, and there's more where that came from.
i Yes, and I'm a bit surprised that it surprises you.
b Would you have thought so?
b How does it sound to you?
b What surprises you about it?
=whatMean
c I meant it in a friendly way, I chose the wrong words.
c Let me put it plainly, I meant nothing unkind by it.
p It sounded much better in my head.
p Even I had to read it twice, but it was meant kindly.
i I only meant that you've got me thinking, in a good way.
i I meant more than I wrote, and the missing half was nice.
b Where did I lose you?
b Is it clearer now?
b Which part was unclear?
=nervous
c Yes, a bit of both, nervous and very much looking forward.
c More excited than nervous, I've been looking forward to it.
c Slightly shy for ten minutes, then quite good company.
c Butterflies here too, and I'm glad I'm not the only one.
c Calm on the outside, happily nervous inside.
c Nerves don't stop me, I'm too glad to be going.
p Nervous enough to change my shirt four times.
p My butterflies have invited friends.
p I'm shy until the food arrives, then there's no stopping me.
p When I'm nervous I laugh too early and thank the waiter too often.
p Quite nervous, I'm practising hello in the mirror.
p Nerves make me chatty, I start praising the cutlery.
i Nervous, but the good kind, like before a concert starts.
b How do you calm your nerves?
b Which part are you looking forward to most?
b When do you start to relax with someone?
=whySlow
c I'm back now, and I'm sorry I left you waiting.
c Still here, sorry for the silence, you have my full attention.
c No excuse from me, I took too long and I'm sorry.
p Sorry, I answer faster in my head than on my phone.
p I'm alive, just slow, and very sorry about it.
p No search party needed, I'm here, sorry for the scare.
i Sorry about the silence, you were in my head the whole time.
i I'm back, I'm sorry, and I owe you a proper talk.
=areYouMad
c Everything's fine on my side, and nothing you wrote upset me.
c Don't worry, you did nothing wrong and I'm as happy to talk as before.
c I'm completely fine, when I'm quiet I'm really just quiet.
c You've done nothing wrong, and I'm sorry if my silence looked like anger.
c We're absolutely fine, I like talking to you and that hasn't changed.
p Not mad at all, you'd have to try much harder than that.
p I only get mad at printers, and you're not a printer.
i Not annoyed at all, I was hoping you'd be the next to write.
i I'm fine, and I'd tell you gently if something had upset me.
b How are you feeling right now?
b How has your day been otherwise?
b What would put your mind at rest?
=joke
c The scarecrow won an award because he was outstanding in his field.
c I told my suitcase there's no holiday this year, now it has emotional baggage.
p My cooking is so good that even the smoke alarm cheers for me.
p I've been on a diet for two weeks and all I've lost is fourteen days.
p I'm reading a book about anti gravity, I can't put it down.
p My bed and I are in love, but my alarm clock disapproves.
p I used to hate beards, but then one grew on me.
p I do my own stunts, mostly on stairs and never on purpose.
i Time flies like an arrow, but fruit flies like a banana.
i An octopus would win any fight, simply because it's so well armed.
i Two mind readers meet, one says you're fine, and how am I.
i The past, the present and the future walked into a bar, and it was tense.
i I told a joke about a lift once, and it worked on so many levels.
b What always makes you laugh?
b Who's the funniest person you know?
b What kind of humour is yours?
=askMe
c I'd like to know what made you smile most this week.
c Tell me what you wanted to be when you were eight.
c I'd like to know who you call first with good news.
c Tell me about a place where you feel completely like yourself.
c Name one thing you're proud of that never comes up in small talk.
c I want to know what a really good day looks like for you.
p A serious one first, name the cartoon you'd move into.
p Tell me your oddest habit, I'll trade you one of mine.
p An easy start, tell me your silliest fear.
p Give me your strongest opinion about something that doesn't matter.
p Tell me what you'd order if nobody could see you.
p Tell me the last thing you laughed at on your own.
i Pick one small moment you'd live through again exactly as it was.
i Tell me your earliest memory, I'm curious what stuck.
i Describe the view you'd like to wake up to every day.
i Tell me about somebody who changed your mind about something.
i I'd like to know what you think about just before you fall asleep.
b Shall we take turns, one question each?
b Which question do you love answering?
b Easy one first, what made today good?
=tellMe
c I love being near water, even a large puddle will do.
c Mornings are my best hours, I'm cheerful before most people can speak.
c Cooking for others is my favourite way to spend a Saturday.
c I'm easygoing, curious about nearly everything and loyal to my people.
c I keep my word, even about small things.
p I apologise to furniture when I bump into it.
p I read menus from the back, desserts first.
p I wave back at people who were waving at someone behind me.
p I'm the one who sings all the wrong words, given an open road.
p I have strong opinions about pens and nobody to share them with.
p I can't leave bubble wrap alone, please don't test me.
i Rain on a window calms me more than any holiday.
i I eavesdrop on trains, and I'm not even sorry.
i I'd cross a city for the smell of an old bookshop.
i I always take the street I don't know, it's rarely a mistake.
i In every museum I secretly choose the one picture I'd take home.
i I love night trains, all those lit windows going past.
b And what should I know about you?
b What do you love that few people know?
b Which small thing makes you happy?
`;

/** Asked of dating, meeting and the two of them, part 3. Form: near-entries.ts. */
export const NEAR_DATING_3 = `
=how do i know you're not a serial killer / you're not going to murder me right
c Public place, busy street, your friend knows where you are, deal.
p I can't even get the lid off a jar without help.
i You're right to ask, so you choose the place and I'll fit in.
b Where do you feel safest?
=how do i know you're not a catfish / are you even real / are you for real
c I'm real, we can do a quick video call today.
c Real, and looking forward to proving it across a table.
p If I'd made myself up I'd have given me better hair.
p As real as my laundry pile.
i I'd rather show you than convince you, so name a time and I'll wave.
i I wonder the same about you, so let's find out together.
b Have you met a fake one before?
b Want to check in person?
=are you a scammer / you're not going to ask me for money or crypto are you
c No, I'll never ask you for a penny.
p The only coin I want to talk about is the one for parking.
i Good question, trust should cost nothing and take time.
b Did somebody try that with you?
=i'm sharing my location with my friend is that ok / my friend wants to know where we're going
c Very ok, I'd want anyone I care about to do the same.
p Good, then at least somebody will find me if I get lost.
i It's a sign you've got people who look after you, I like that.
b Does she get the full report afterwards?
=can i google you / would you mind if i looked you up
c Go ahead, you'll find me fairly boring.
p Please do, and tell me if anything interesting turns up.
i I'd only ask that you let me tell you the good parts myself.
b Do you always do your research?
=can you send me a selfie right now / prove it's you send me a pic
c Sure, no filter, no warning.
p Coming up, forgive the hair, it has a mind of its own.
i Here's me on an ordinary day, I'd rather you liked that one.
b Will you send one back?
=do you have a criminal record / have you ever been arrested
c No, nothing at all.
p My worst crime is eating the last biscuit and blaming the room.
i I'd tell you if there was something, you should know who you sit with.
b What's your smallest crime?
=do you have a temper / do you get angry easily
c No, it takes a lot and I don't shout.
p Only at flat pack furniture, and it started it.
i I get quiet instead of loud, then I say what's wrong.
b What gets you really angry?
=can we only meet somewhere public / i don't go to someone's house on a first date ok
c Absolutely, that's how I'd want it too.
p Fine by me, then there are witnesses if I'm funny.
i You never need a reason for that, feeling safe comes first.
b Which place do you like?
=is it ok if i don't get in your car / i'd rather make my own way there don't be offended
c Not offended, that's sensible.
p Perfect, you'll be spared my singing.
i I'd rather you came relaxed than polite.
b Is it easy for you to get there?
=i don't want to tell you where i live yet is that ok / why do you want to know where i live
c Keep it to yourself as long as you want.
p All I need to know is whether you have a bus.
i I only asked to pick a place that's easy for you.
b Which part of town suits you?
=can you take no for an answer / what do you do when a girl says no
c Yes, no means no and I stay friendly.
p Fair enough is all I'd say, and then I'd order dessert.
i I like a clear no, because then I can trust your yes.
b Do people make it hard for you?
=why should i trust you / how do i know i can trust you / can i trust you
c Don't yet, just watch whether I do what I say.
c You can, and I'd rather show you than swear it.
p I've got a terrible poker face, you'd catch me within a minute.
p With everything except the last chip on your plate.
i Trust isn't something I can tell you, only something you can notice.
i Try me with something small first, that's how I'd do it.
b What makes you trust somebody?
b What makes you trust someone?
=you're not going to ask me for pics are you / you won't send me weird photos right
c Never, that's not how I get to know someone.
p The weirdest thing you'll get from me is a photo of my dinner.
i I'd rather hear what you're thinking, that's harder to get.
b Has it been bad on here?
=have you ever lied to a girlfriend / do you lie in relationships
c I don't, it's too heavy to carry.
p My ears go red when I even think of lying, so it's pointless.
i Small ones to be kind, and I've come to think those aren't kind either.
b Is there a lie you'd forgive?
=have you ever cheated / did you ever cheat on someone
c No, and I never want to be that person.
p I can't even cheat at cards without going red.
i Being honest about that matters to me, so ask me anything about it.
b What does loyalty mean to you?
=have you ever been cheated on / did someone cheat on you
c Yes, and I decided not to make the next person pay for it.
p If so, my revenge is sleeping well and eating better.
i Not that I know, but I understand how it changes someone.
b Did you have to go through that?
=would you forgive cheating / could you get over someone cheating on you
c No, for me that's the end.
p Eating my leftovers I can forgive, that's where it stops.
i I could forgive it, but I don't think I could forget how it felt.
b Could you ever forgive it?
=what counts as cheating for you / is texting someone else cheating
c Anything you'd have to hide from me.
p Watching the next episode alone is already a grey area.
i I think it starts the moment you tell somebody else what's wrong with us.
b Where does it start for you?
=do you think white lies are ok / do you ever tell little lies
c For surprise parties only.
p Yes, I tell myself I'm leaving in five minutes every day.
i I'd rather hear a gentle truth than a pleasant lie I find out later.
b What's your most used one?
=can you keep a secret / if i tell you something will you keep it to yourself / are you good with secrets
c Yes, it stays with me.
c Yes, it goes in and stays in.
c Yes, it goes nowhere.
p My memory alone makes me the safest place in town.
p Partly out of honour, partly because I forget half of it.
p Like a vault that forgets what's inside it.
i People tell me things, and I treat it like holding something breakable.
i I think being trusted with one is among the nicest things a person can give you.
i I keep other people's secrets much better than my own.
b Do you want to try me?
b Are you good at keeping them?
b How big is it?
=would you give your girlfriend your phone password / should couples know each other's passwords
c Yes, there's nothing on it to hide.
p She can have it, and with it nine hundred photos of nothing.
i I'd give it to her gladly and hope she'd never want to use it.
b Would you share yours?
=would you go through your girlfriend's phone / what if i checked your phone
c I'd ask you instead of looking.
p You'd find shopping lists and a lot of dog videos.
i If I ever felt the need, something would already be broken between us.
b Did you ever look at someone's phone?
=do you still talk to your ex / are you friends with your exes
c No, we wished each other well and left it.
p My past is very quiet, it doesn't even like my pictures.
i In a friendly, distant way, and I'd always be open about it.
b Do you think that works?
=are you over your ex / do you still think about your ex
c Fully over it, otherwise I wouldn't be here.
p I think more about lunch, to be honest.
i Some memories stay, but none of them make me want to go back.
b How do you know you're over someone?
=why did you and your ex break up / what happened with your last relationship
c We wanted different things and were honest enough to say it.
p Let's say our love had a best before date and we read it too late.
i Nobody was the villain, we just stopped choosing each other every day.
b Was yours a clean ending?
=would you ever get back with an ex / can getting back together work
c No, I only go forward.
p I don't even reread books, so no.
i Only if both had really changed, and missing someone isn't change.
b Have you ever tried it?
=are you the jealous type / do you get jealous
c A touch, but I'd trust you and say it out loud.
p Only of people who can eat late and sleep well.
i When I feel it, it usually says I'm scared, so I try to say that instead.
b How jealous do you get?
=are you possessive / are you going to be controlling
c No, your life stays yours.
p My own alarm clock doesn't obey me, so you're safe.
i I like it when someone comes back because she wants to, never because she must.
b Have you had somebody like that?
=do you mind that i have a lot of guy friends / most of my friends are guys is that a problem
c No problem, I'd like to get to know them.
p Great, someone to help carry the sofa one day.
i I'd trust you, and I'd be curious who you picked for friends.
b How did you get to know them?
=can men and women just be friends / do you have female best friends
c Yes, if both are honest about it.
p Sure, somebody has to tell me when a shirt is wrong.
i I think so, though often there's a week that both never mention.
b Is your best friend a guy or a girl?
=would you mind if i went on holiday with my friends / are you ok with girls trips without you
c Go and enjoy it, I'd be happy to hear everything.
p Your plants would get water and your ice cream would get eaten.
i I'd miss you a bit, which is quite a nice feeling actually.
b Where would you girls go?
=would you like other girls' photos if we were dating / do you follow instagram models
c No, I don't need that when I've got someone.
p My feed is recipes and men building huts in the forest.
i If it would hurt you, I wouldn't want it, it's that simple for me.
b Have you had that with someone before?
=do you flirt with waitresses / are you flirty with everyone
c Friendly to everyone, flirting with one.
p I say thank you too often, that's as wild as it gets.
i The tone I keep for one person is different, you'd hear it.
b Are you easily flirty?
=what makes you insecure in dating / what are you insecure about / do you have insecurities
c Not knowing where I stand, so I simply ask.
c Whether I'm enough for the people I care about, like nearly everyone.
p Group photos, tight doorways and anyone who can do a backflip.
p Dancing, mainly, my arms never got the instructions.
i That someone likes the funny version of me and not the tired one.
i Meeting new people, though once I say so out loud it shrinks by half.
b What makes you doubt yourself?
b What helps you feel sure of yourself?
=would you share your location with your partner all the time / do couples need to share location
c I'd do it for safety, not for checking.
p She'd see a dot going to the fridge and back.
i If it helps somebody relax, fine, but I'd like to be asked how I am first.
b Would you want that?
=would you still love me if i was a worm / what if i turned into a worm
c Yes, you'd get the best soil in town.
p Into a matchbox with you, and I'd fear every bird.
i I'd miss your voice most, so we'd work out a system with wiggles.
b And if I were the worm?
=would you save me in a zombie apocalypse / what would our zombie plan be
c I'd come for you first, then snacks.
p We'd survive, I've trained for years by avoiding people before coffee.
i Ask me who I'd want to be bored with at the end of the world.
b Are you a fighter or a hider?
=would you fight a goose for me / who would win you or a swan
c For you I'd stand between you and any bird.
p The goose wins, but you'd have time to run.
i Courage is easy with lions, geese are the true test.
b What animal scares you?
=are you scared of me / do i intimidate you
c No, I'm impressed and I like it.
p Only when you take a while to answer.
i A little, in the way you respect deep water before jumping in.
b Should I be?
=do you think you can handle me / i'm a lot to handle are you sure
c Yes, and I don't want you any smaller.
p I've built wardrobes without instructions, bring it on.
i I'd rather have a lot of someone than a careful little bit.
b What's the part people can't handle?
=do you think you're funny / you think you're so funny don't you
c Yes, and you're smiling, so I'm right.
p Somebody has to laugh at my jokes, so I make a start.
i I only try when I care what somebody thinks of me.
b Who's funnier, you or me?
=do you think you're smarter than me / who's smarter you or me
c You, and I plan to learn from it.
p Doors that say pull still catch me out, so I'd say you.
i I think you're quicker and I'm more stubborn, that's a good team.
b What do you know a silly amount about?
=would you let me win / do you let girls win at games
c No, I respect you too much for that.
p I won't have to, losing comes naturally.
i I'd play for real, otherwise you'd never enjoy beating me.
b What would you beat me at?
=are you trouble / you seem like trouble
c The good kind, home by midnight.
p I still look both ways on a one way street.
i Only the sort where you look up and it's suddenly two in the morning.
b How much trouble are you, honestly?
=are you a mama's boy / are you a mummy's boy / how close are you to your mum
c I love her and I make my own decisions.
c Close, and proud of it, I just cook my own dinner.
p Only when there's soup involved.
p She'd have to approve the wording of my answer.
i How someone speaks to his mother says a lot, so I'd own up to a little.
i We're different people who love each other, and that takes a bit of work.
b Would that be good or bad?
b Who are you closest to at home?
=can you take criticism / do you get offended easily
c Yes, say it straight and I'll think about it.
p I pout for four minutes and then you were right.
i It stings first and helps later, so I've learned to wait for later.
b Can people tease you?
=are you too good to be true / what's the catch with you
c No catch, just normal flaws you'll find soon enough.
p The catch comes when you hear me sneeze.
i I think you're used to people being half there, so all there looks odd.
b What catch are you afraid of?
=are you always this smooth / do you talk to everyone like this
c Only when someone brings it out in me.
p Smooth is new, I normally trip over the word hello.
i I'm just saying what I think, it sounds smoother than it feels.
b Is the smooth bit helping at all?
=what's your body count / how many people have you been with
c I keep that to myself, what matters is how I treat the one I'm with.
p Numbers were never my strong subject.
i I'd rather tell you what I've learned about closeness than a number.
b Is that important to you?
=what's your worst quality / tell me something bad about you
c I can be stubborn and notice it too late.
p Giving directions with great confidence and no knowledge.
i When something bothers me I wait too long before I say it.
b What would your worst one be?
=what annoys people about you / what's your most annoying habit
c I ask a question and then another before the first is answered.
p Cooking with me means a full live commentary, nobody asked for it.
i Even at a full table I can go missing inside my own thoughts.
b What would drive me mad about you?
=are you high maintenance / are you a high maintenance guy / are you easy to be around or hard work
c No, feed me and talk to me.
c Easy, feed me and be honest with me and we're fine.
p About like a cactus, little water, some sun, mild prickles.
p Like a houseplant, some light, some water, the odd kind word.
i Low on things, high on honesty.
i Low on fuss, high on honesty, so I don't need much but I need it real.
b How much looking after do you need?
b What do you need to be happy day to day?
=am i too much / do you think i'm too intense
c Not for me, keep going.
p The only thing that's been too much today is my lunch.
i Somebody once made you doubt that, and I think they were wrong.
b Who told you that?
=what if i told you i'm a bit crazy / are you ready for my crazy side
c Then we'll get along, I've no use for bland.
p Anyone who talks back to a satnav can't judge, so come on in.
i To me that just means you feel things fully, and I'd like to see it.
b What's the craziest part?
=what would i have to do to impress you / what impresses you in a woman
c Be kind when nobody's keeping score.
p Reverse into a tight spot, I'd applaud.
i Changing your mind out loud, that takes real confidence.
b What would impress you on a date?
=do you know how to treat a woman / how do you treat a girl you like
c With respect, attention and food.
p Like she's right, until proven even more right.
i I ask what makes her feel cared for instead of guessing.
b What does being treated well look like to you?
=do you actually listen to me / do you even remember what i told you
c I do, your words stay with me more than you'd think.
p Test me, but leave out dates, I'm weak on dates.
i The way you told it stays with me, even better than the facts.
b What should I never forget?
=what would you do if i started crying / what do you do when a woman cries
c Hold you and not try to fix it at once.
p Find tissues, find chocolate, keep my mouth shut.
i I'd stay close and let you, tears are just talking without words.
b What helps you when you're sad?
=would you buy tampons for your girlfriend / would you go to the shop for my period stuff
c Of course, with chocolate on the side.
p Yes, I'd send you nine photos of the shelf first.
i Why not, caring for somebody isn't embarrassing.
b Which chocolate would it have to be?
=would you watch a romcom with me / do you watch chick flicks
c Yes, and I'd enjoy it.
p I'd complain for ten minutes and cry at the airport scene.
i I like them, because everybody in there says what they feel in the end.
b Which one is your favourite?
=would you wear matching pyjamas with me / would you do couple outfits
c For Christmas, yes, without blinking.
p Yes, but the photos stay in a vault.
i I think looking silly with someone is a form of being close.
b Which pattern would it be?
=would you give me your last fry / would you let me have the last slice
c Yes, and I'd mean it.
p The last fry is my toughest test, but I'd pass it for you.
i I'd push it over without a word, that's how you'd know I like you.
b Would you give me yours?
=would you take care of me when i'm sick / what would you do if i was ill
c Soup, blanket, tea, and I'd stay.
p I'd read every leaflet and worry more than you.
i I think being looked after when you're weak is where trust begins.
b Soup or to be left in peace when you're ill?
=could you carry me / could you lift me up
c Yes, over any puddle.
p I could, though the sound I'd make isn't very heroic.
i I'd carry your shopping, your worries and, on request, you.
b Where would I have to carry you to?
=would you take photos of me for instagram / would you be an instagram boyfriend
c Gladly, until you have one you love.
p For the right angle I'd lie down on the pavement and block all the traffic.
i I'd take the ones when you're not posing, you'd like those later.
b Do you like posing?
=would you go shopping with me / would you wait outside the changing room
c Yes, I'd come along and be honest if you ask.
p There's always a chair for men like me, we nod at each other.
i I'd like it, you see what someone wishes for in front of a mirror.
b Are you a quick shopper?
=would you let me do your skincare / would you do a face mask with me
c Yes, do what needs doing.
p Put the cucumber on, though I'll eat it.
i I'd love it, sitting still while somebody takes care of my face.
b What's first in your routine?
=would you cancel plans with your friends for me / who comes first me or your friends
c If you really needed me, yes, at once.
p Easy, I'd bring you along and call it one big plan.
i I'd want there never to be a ranking, good people don't ask for one.
b Would you cancel yours?
=rate me out of ten / what am i out of ten / score me so far
c Ten, and I knew it about five messages in.
c Nine, I'm leaving room for the first date.
p My calculator broke at your second message.
p Ten, but the judge is clearly biased.
i You can't rate someone you're still discovering.
i Numbers feel too small, I'd give you a second evening instead.
b How would you rate this chat?
b What score do I get?
=i'm a night owl could that work with you / could you date someone who stays up late
c Yes, I'd stay up for good company.
p I'd fall asleep mid sentence, but with a smile.
i I like the hours after midnight, people stop pretending then.
b What do you do that late?
=i'm an introvert could you deal with that / are you more introvert or extrovert in a relationship
c That suits me, quiet evenings are my favourite.
p After two hours of people my battery starts beeping, so I understand.
i I like people most when I know I get to go home with just one.
b How do you recharge?
=i'm super messy would that bother you / could you live with someone untidy
c I'd cope, and we'd tidy together with music.
p Good, then my chair full of clothes has company.
i Mess in a room is fine by me, it's mess between people I can't live with.
b Which corner is the worst?
=how much alone time do you need / do you need a lot of space in a relationship
c An evening now and then, then I'm all there again.
p About one long shower and a walk's worth.
i I like space best when someone's in the next room.
b How much do you need?
=do opposites attract / should couples be similar or different
c Similar in values, different in everything else.
p Someone has to like the olives I leave, so opposites.
i I think we fall for what we lack and stay for what we share.
b What would you want to be the same?
=do you think we're compatible / would we be good together
c I do, we talk easily and laugh at the same things.
p On paper yes, in traffic we'd have to see.
i We're both curious about each other, and I think that's most of it.
b What would be our biggest difference?
=who's the boss in your relationships / do you like to be in charge
c Nobody, we decide together.
p Whoever's hungry, they rule until fed.
i I like to lead on some days and lean on others.
b Do you like to decide?
=are you a homebody or do you like going out / would you get bored if i like staying in
c I'd be glad, my sofa and I would welcome you.
p Home, the drinks are cheaper and nobody wears shoes.
i I go out to have something to tell and stay in to tell it.
b What's your perfect evening in?
=can you talk about your feelings / are you good at opening up
c Yes, I'd rather say it than have you guess.
p I can, I just need to be doing the dishes at the same time.
i It takes me a moment, but what comes out then is true.
b Does it come easy to you?
=do you want kids / do you see yourself having children / do you want kids one day
c Yes, with the right person I really would.
c Yes, with the right person I'd love that.
p I already make dad jokes, it would be a shame to waste them on adults.
p I already tell jokes like a dad, the rest is paperwork.
i I'm open to it, it depends more on who than on when.
i Happy either way, it depends on who I'm building it with.
b How do you feel about children?
b Do you picture kids in your life?
=how many kids would you want / big family or small family
c Two, so they can gang up on us.
p As many as fit in one row of a car.
i I'd rather have the time for one than a house full and none.
b How many do you picture?
=what if i don't want kids / could you be with someone who doesn't want children
c I could, a life for two can be very full.
p More sleep and fewer plastic bricks on the floor, I see the appeal.
i I'd want us to say it honestly early, because nobody should give in on that.
b Have you always felt that way?
=what kind of dad would you be / would you be a strict parent
c A patient one, with clear rules and silly voices.
p Strict for an hour, then on the floor being a horse.
i The kind who says sorry to his kids when he gets it wrong.
b What would you be like?
=what would you name your kids / any favourite baby names
c Something short and old that no teacher gets wrong.
p Anything you can shout across a playground without shame.
i I'd wait to see the face first and then trust the feeling.
b Which names do you like?
=would you adopt / what do you think about adoption / could you see yourself adopting a child
c Yes, love doesn't check the paperwork.
c Yes, love does the rest, not blood.
p My heart gets attached to other people's dogs, so that'd be no effort.
p I'd worry the child would inherit my jokes anyway.
i I find it moving, choosing somebody every day on purpose.
i It deserves a lot of respect, and I'd want to go into it with open eyes.
b Could you imagine adopting?
b Is it something you'd consider?
=do you want to get married / do you believe in marriage
c Yes, I like the idea of promising it out loud.
c I do, I like the idea of saying it in front of everyone.
p For the cake and the dancing uncles alone it's worth it.
p Yes, and I'd like it noted that I want to choose the first song.
i I believe in the ordinary days after it more than in the day itself.
i The promise matters more to me than the paper, though the party's a strong argument.
b Is it important to you?
b Big wedding or just two people and a registrar?
=big wedding or small wedding / what's your dream wedding like
c Small, good food, everyone dancing.
p Anywhere with a buffet and no speech from me.
i I'd want it to feel like a long dinner where two people happen to marry.
b What would yours be like?
=what do you think of arranged marriage / are your parents looking for someone for you / would you let your family find you someone
c I respect it, but I want to find her myself.
c I'd want to choose for myself, and be chosen freely too.
p Help is welcome, but I'd still like to choose my own breakfast partner.
p They'd pick somebody who likes cabbage, I can't risk it.
i Love can grow either way, I just want us to meet as equals.
i It works for some, I think any marriage is made afterwards by two people who try.
b Do your parents have plans for you?
b How does your family see it?
=would you want a prenup / what do you think about prenups
c Fine by me, it's just honesty on paper.
p She could have half my socks, already none of them match.
i It's a good talk to have while you still like each other most.
b Would it hurt you if someone asked?
=would you want your wife to take your name / should a woman change her last name
c Her choice completely, I'd be proud either way.
p We could pick a new one together, something with a bit of drama.
i I'd even think about taking hers, a name is just something you share.
b Would you change yours?
=how would you propose / public or private proposal
c Private, just us and a shaky voice.
p Quietly, so nobody films me looking for the right pocket.
i In the middle of an ordinary day, because that's what I'd be asking for.
b Quiet and private, or with everyone there?
=do you believe in god / are you religious / do you practise your religion / what do you believe in
c Yes, in my own quiet way.
c Yes, quietly, it keeps me grateful and in one piece.
c Yes, in my own way, and I don't push it on anyone.
p I talk to somebody up there mainly when looking for parking.
p I believe strongly in the Sunday lie in.
p I do during turbulence.
i I'm not sure, but I'm more grateful than doubt can explain.
i Not by the book, but I find it hard to look at the stars and feel nothing.
i I'm not certain, I believe in kindness and leave the rest open.
b What do you hold to be true?
b Is faith a part of your life?
b What do you believe?
=would you go to church with me / would you come to temple or mosque with my family
c Yes, if it matters to you I'd like to see it.
p Sure, I'd stand up a second late every time and sing too softly.
i I'd like to see what you're like in the place where you're quiet.
b What do you love about it?
=would you raise kids in a religion / what faith would our children be
c I'd teach them both our sides and let them choose.
p Whatever we do, they'll ask why four hundred times.
i Roots first, and then all the freedom to ask questions, that's what I'd wish them.
b How were you raised?
=do you pray / do you meditate or pray / when do you pray
c Yes, briefly, most often to say thanks.
c Yes, usually to say thank you.
p Mostly in planes and before test results.
p Mainly when the phone's on one percent.
i Not with words, but I go quiet sometimes and it feels similar.
i No set words, more a quiet minute for people I'm worried about.
b When do you find it helps the most?
b Does it help you?
=are you into politics / are you political / do you follow politics
c I follow it and I care, without shouting.
c Yes, enough to vote and not enough to shout at dinner.
p Enough to sigh at the news, too little to run for anything.
p The way some follow soaps, I mainly know who's cross with whom.
i How people treat those who can do nothing for them, that's my politics.
i I care about it most where it touches real people, schools, rent, hospitals.
b Do you like to discuss it?
b Does it interest you?
=are you a feminist / do you believe in equality between men and women
c Yes, it's simply fair.
p My ironing proves it, I do it myself and it shows.
i I'd hope you see it in what I do without my having to say it.
b What does that look like to you day to day?
=who should cook and clean / do you believe in traditional gender roles / do you think men and women have different roles
c Both of us, it's everybody's mess.
c No, whoever's better at it or has the time does it.
p Whoever loses at cards gets the oven.
p I'll cook and parallel park, I just don't want to iron.
i I'd rather we each do what we hate least and thank each other for the rest.
i I like small gestures of care both ways, and neither of us should be assigned any.
b Which chore would you never give up?
b How did your parents split things up?
=would you want your wife to work or stay home / what if i wanted to be a stay at home mum
c Whatever makes you happy and works for us both.
p I'd happily be the one at home, flour on my face and all.
i Both is real work, so I'd want us to treat it as equal.
b What would you like, honestly?
=joint account or separate / would you share finances with your partner
c A shared pot for life and a bit each for fun.
p Joint, but my snack budget stays classified.
i I like the idea of ours, it's a small word that changes a lot.
b Shared pot or separate for you?
=do you have debt / are you in a lot of debt
c No, I keep things simple and paid.
p Nothing worse than what I owe friends in drinks.
i Some, with a plan for it, and I wouldn't hide that from you.
b Is money hard for you to talk about?
=would you lend money to a girlfriend / should couples lend each other money
c If she needed it, yes, without keeping a list.
p Yes, with interest paid in hugs.
i I'd give it rather than lend it, then nothing stands between us.
b Would you lend someone a big sum?
=what would you do if i lost my job / would you support your partner through hard times
c Stand by you until you're back on your feet.
p Make pancakes first, spreadsheets second.
i I think the thin years show who you really live with.
b What would help you most then?
=would you live together before marriage / what do you think about living together first
c Yes, I'd want to know how we do Mondays.
p Definitely, you have to see someone assemble a shelf first.
i It's the small stuff, whose turn, which light, that tells you if it's love.
b Would you test it out first?
=how soon would you move in with someone / when is it too early to live together
c After a year or so, when it feels odd to go home.
p When my toothbrush has moved in without asking.
i Once we've had a proper fight and still wanted breakfast together.
b What's too early for you?
=where do you want to end up living / city or countryside to settle down
c Near a city, with trees outside the window.
p Anywhere with good bread and no stairs.
i I'd follow the right kitchen table more than any postcode.
b Where do you see yourself?
=would you move to another country for someone / would you relocate for love
c Yes, if we'd both thought it through.
p Packing tonight, and learning the word for cheese tomorrow.
i I'd like to be asked by someone it's worth being homesick for.
b Where would you move without thinking twice?
=would you live with your parents after marriage / could you live with my family
c I'd rather we had our own door, with family close by.
p Only with thick walls and a very good lock on the snacks.
i For a while, if it mattered to you, though a couple needs its own kitchen.
b How would you like it?
=does your family need to approve of who you date / do your parents' opinions matter to you
c I listen to them, but the choice is mine.
p They get a vote, I've got the veto.
i I'd like them to be happy for me, but I wouldn't trade you for their nod.
b How strict is your family about that?
=what if your mum doesn't like me / will your mother like me
c She'd like whoever makes me happy.
p Eat seconds and you're safe with any mum on earth.
i I'd stand by you in any case, that part is my job.
b What do mums usually love about you?
=when would you introduce me to your parents / how soon do you bring someone home
c When I'm sure, and not as a test.
p Once you've been trained for the baby photos.
i I'd want them to meet someone they've already heard a hundred nice things about.
b Are you good with parents?
=i have a cat are you allergic / would my cat be a problem
c No problem, I'd win the cat over within a month.
p I'd sneeze with dignity and stay anyway.
i A cat that likes you is worth more than a reference, I'd work for it.
b Is your cat friendly to strangers?
=do you let pets sleep in the bed / dog in the bed yes or no
c Yes, at the foot end.
p The rule would be no, and the dog would laugh at it.
i I'd complain and then not move all night so as not to wake him.
b Who gets the most space in yours?
=love or career what's more important / would you give up a job for love
c Love, with work that lets it breathe.
p My desk has never hugged me back, so love.
i I'd want a person who never makes me choose.
b Would you turn down a job for someone?
=what does loyalty mean to you / how loyal are you
c Being on your side, even when you're not in the room.
p I feel like a traitor when I try a new toothpaste.
i It's less about temptation for me, more about staying when it gets boring.
b What does it mean to you?
=do you prefer brutal honesty / would you tell me if something looked bad on me
c Honest yes, brutal no.
p From a safe distance and with cake in hand, I'd tell you.
i I'd tell you what I love first, because that's just as true.
b Would you tell me about spinach in my teeth?
=would you date a smoker / does it bother you that i smoke
c It wouldn't stop me, I'd keep you company outside.
p Outside is where the good talks happen, so I'd hold your drink.
i I'd want you around for a long time, so I'd cheer when you quit.
b Would you like to stop?
=do you post your girlfriend on social media / would you make it instagram official
c Yes, if she likes that, I'm proud of the one I'm with.
p Sure, in a photo where one of us is blinking.
i I like keeping the best things a little private.
b How important is it to you?
=do you remember anniversaries / are you good with dates and birthdays
c Yes, I write down what matters.
p With three alarms and a note on the fridge, flawlessly.
i I remember odd ones better, like the first time someone laughed at my joke.
b Which day matters most to you?
=what's your love language / how do you show love
c Time and touch, in that order.
p Bringing snacks without being asked, it's a dialect of love.
i I do small things quietly and hope someone notices one day.
b How do you show it?
=do you need words of affirmation / do you like compliments
c Yes, a kind word carries me for a week.
p My face goes red and then I replay it for a week.
i I like the ones about something I did when nobody asked.
b What's the nicest one you ever got?
=are you good at giving gifts / what kind of presents do you give / do you like giving or getting presents more
c I am, because I listen all year.
c Giving, I note down things people mention in passing.
p Fine at choosing, terrible at wrapping, it looks like a rescue.
p I give good ones and wrap them like a crime scene.
i The thing you mentioned once and forgot, that's what I'd give.
i To give, a good present says I was listening in March.
b What would make you happy?
b What's the best present you ever got?
=do you like physical touch / are you touchy in relationships
c Yes, a hand on the back says a lot.
p I'm basically a large scarf on the sofa.
i I reach for someone's hand most when I'm the one who needs it.
b Are you a touchy person?
=what does quality time mean to you / do you need a lot of quality time
c Phones away, just us, even for an hour.
p Yes, and supermarket trips count.
i It's when you do nothing special and still remember it later.
b What would we do with a free day?
=what's the nicest thing someone could do for you / do you like acts of service / what makes you feel appreciated
c Do one small task I've been putting off.
c Noticing the effort without me pointing at it.
p Change my duvet cover and I'm yours forever.
p Laughing at the same joke the third time I tell it.
i Make me sit down and ask me how I really am.
i Remembering something small I once mentioned, it tells me I stayed in someone's mind.
b And what would it be for you?
b What makes you feel appreciated?
=where do you see yourself in five years relationship wise / what do you want your life to look like in five years
c Sharing a home, good dinners and a lot of laughing.
p On a sofa I chose together with someone after a long fight.
i I see a kitchen and somebody in it humming, the rest is open.
b How do you picture yours?
=what do you think makes a relationship last / what's the secret of old couples
c Staying curious and saying sorry fast.
p Separate blankets and shared snacks, I'm convinced.
i They keep falling for the new person the other one turns into.
b Who's your favourite couple?
=would you sleep in separate beds / is it weird if couples have separate rooms
c Same bed, even if I get kicked.
p If I snore like a tractor, I'd fully understand.
i Waking up next to someone is the part I'd never give up.
b Could you do separate?
=where would we spend christmas yours or mine / how do you split holidays between families
c Take turns, and one day that's only ours.
p Both, with two dinners and very loose trousers.
i I'd like to start our own odd tradition in between.
b What's sacred at yours?
=what do you think about bride price or dowry / would you pay bride price
c I'd respect your family and talk it through with you first.
p Show me the list, I'd arrive with all of it and a very nervous smile.
i The gesture of honouring a family I like, putting a price on a person I don't.
b How is it seen in your family?
=does tribe or caste matter to you / would your family accept someone from another tribe
c Not to me, I look at the person.
p My heart's bad at reading labels, it just goes in.
i Families come around when they see someone treated well, I'd be patient.
b Would yours accept it?
=what's your genotype / do you know your genotype
c AA, so you can relax on that point.
p My blood's been tested, it's only my jollof that hasn't passed yet.
i AS, so I think it's right to be open about it early.
b Do you know yours?
=what are your non negotiables in a relationship / what could you never compromise on
c Honesty, kindness and a bit of laughter a day.
p Good bread in the house and no football results spoiled.
i I couldn't live with someone who's ashamed of tenderness.
b Which three would be on your list?
=do you want to be with someone ambitious / does ambition matter to you
c Yes, about life, it needn't be about titles.
p I'd like someone who wants more than I want lunch.
i I like people who want something badly and can still sit still.
b What are you chasing right now?
=do you believe in fifty fifty in a relationship / should everything be equal
c Equal over time, not every single day.
p Yes, except with blankets and garlic bread.
i Some weeks you've got twenty and I bring eighty, that's how I see it.
b Do you keep count of who does what?
=would you date someone who doesn't believe in god / i'm an atheist is that a deal breaker
c Not a deal breaker, I care about your heart.
p No, we'd just have to find another excuse for Sunday cake.
i People who doubt have often thought harder than people who nod.
b What do you hold on to?
=what would you never tolerate / what's one thing you'd leave someone for
c Cruelty, in words or in any other way.
p Putting empty milk cartons back could bring me close.
i Contempt, because you can argue with anger but not with that.
b What would make you leave?
=would you rather be with someone who challenges you or someone who calms you / do you need excitement or peace in a relationship
c Peace at home and excitement out of the door.
p Calm me first, challenge me after coffee.
i Someone who calms me enough that I dare to be challenged.
b Which do you need?
=what did your parents teach you about love / do you want a relationship like your parents
c I'd keep the best of what I saw and do the rest my way.
p I hope to get to the stage of arguing over the thermostat fondly.
i We all copy more than we notice, so I watch myself on that.
b What would you keep from yours?
=are you protective / would you protect me
c Yes, without putting you in a cage.
p Against wasps and boring people at parties, always.
i I'd look out for you, and I'd trust you to look after yourself too.
b When do you feel most safe?
=can i trust you with my drink / you'd look after me if i had too much to drink right
c Yes, I'd watch your glass and get you home safe.
p I'd bring water and bread and nod at every story you repeat.
i With me you never have to keep one eye open, that's what I'd want.
b How do you look after yourself on nights out?
`;

/** Finer kinds of question, known by what was learned. What is asked of anything and everything, part four. Form: content/asked-about-him.ts. */
export const WIDELY_ASKED_4 = `
=daftThing
c Oh yes, I once waved for ages at someone who was greeting the person behind me.
c Plenty of times, I push pull doors with total confidence.
c I have, I once looked for my phone using the torch on my phone.
p My finest hour was thanking a cash machine and meaning it.
p Daft is my natural setting, I've told a waiter to enjoy the meal too.
p I once said sorry to a shop dummy and waited for an answer.
i There's one involving a canoe, and it has to be told in person.
i A certain garden centre still gives me a look.
i Worse, and the only witness has been paid in cake.
b Do you laugh at yourself easily?
b Who's the daftest person you know?
=lastGym
c Last week, and I was proud of myself for two whole days.
c A few days ago, short and sweaty and then straight to breakfast.
c It's been a couple of weeks, so I'm due a proper session.
p Long enough ago that my trainers have started a new life.
p The gym and I are on a break, but we're still friends.
p I carried all the shopping in one trip yesterday, so I'm counting that.
i More recently than you'd guess, and I can still feel it on the stairs.
i The last visit ended with a story about a rowing machine.
i I'm saving my comeback for someone who'll race me on the bikes.
b What gets you moving on a lazy day?
b Would you rather run or lift?
=sellIt
c Good walks, good food and people who talk to you in the queue.
c Go for the food and stay for the people, the views come free.
c It's a place where you slow down by lunchtime and forget your phone.
p The fridge magnets alone are worth the journey.
p You'd come for a day and leave with a hat you can't explain.
p Snacks with a view, and I'd say that in a tourist office.
i There's a corner of it no guidebook gets right.
i The best bit is early in the morning, and I won't spoil it.
i You have to see it in the wrong weather to understand.
b What makes a place worth the trip for you?
b Which place surprised you most?
=familySerious
c Board games, we've had actual silences over one roll of the dice.
c Who carves the roast, it's basically a royal appointment.
c Being on time, we turn up early and then sit in the car.
p The dishwasher, there's one correct way and wars have been fought over it.
p Cards at Christmas, when mercy is suspended until the washing up.
p Barbecue tongs, because whoever holds them is legally king.
i There's a recipe that nobody's allowed to write down.
i One yearly quiz, and we don't talk about round four.
i A garden game with a trophy made of something very odd.
b Would you join in or hide in the kitchen?
b Who takes it worst when they lose?
=drinkTooLate
c Not at all, late drinks are usually the better ones.
c That suits me fine, the bar will be quieter and we can talk.
c No, it's a good time, I'll come fed and wide awake.
p I'll have a nap first and arrive like a rock star.
p My pyjamas will be disappointed but they'll recover.
p I've stayed up past the news before and lived to tell it.
i Late is when people say what they really think.
i Some of my better stories only come out at that hour.
i It's perfect for a place that's no good before dark.
b Shall I find us somewhere that's open late?
b What will you be drinking?
=listenToEnd
c I promise, start to finish with headphones on and my phone face down.
c You've got my word, no skipping even if it starts slow.
c All of it, and then I'll tell you my favourite bit.
p I'll sit up straight like it's a school assembly.
p Hand on heart, I'll even listen to the silence at the end.
p Skipping is for people with no manners and too many buttons.
i Deal, and then I'm sending one back that explains a lot.
i I listen closely, so expect questions about why you chose it.
i Yes, and I think I'll know you a bit better by the end.
b Which bit should I listen out for?
b Where were you when you first heard it?
=cartwheel
c I think I still can, just with more noise than I used to make.
c Yes, on soft grass and with nobody filming.
c I'd give it a proper go and most of me would arrive.
p I can start it, finishing is between me and gravity.
p My knees have asked for that question in writing.
p Like a deckchair falling downstairs, but with feeling.
i I only demonstrate on a beach, and only once.
i There was a summer when I was unbeatable at it, thanks to a bet.
i You'd have to see it, because words don't do it justice.
b Shall we find some grass and compare?
b What were you unbeatable at as a kid?
=isItScary
c A bit, but it's more tense than nasty and you'd be fine.
c Less than people say, the waiting is worse than what happens.
c It gets you properly once, and the rest is bearable.
p My popcorn was more frightened than I was, most of it left the bowl.
p Only one cushion scary, and it's a small cushion.
p I put the big light on afterwards and blamed the electrics.
i There's one scene I still think about when it's dark.
i The scary part isn't the one you're expecting.
i It depends how well you cope with the quiet bits.
b Do you hide behind your hands or stare straight at it?
b What's the last thing that properly frightened you on screen?
=museumSteal
c A tiny Roman ring, small and lovely and easy to pocket.
c One of those quiet Dutch paintings with a window, for above my sofa.
c An old globe with half the countries wrong.
p The dinosaur, I've thought about the bus home and I'm still keen.
p A suit of armour, purely for answering the door in.
p I'd take the guard's chair, it's always the comfiest thing in there.
i Something nobody would miss for years, so I won't say which room.
i A letter that someone wrote and never sent.
i The small thing in the last case that everyone walks past.
b Would you drive the getaway car?
b Which room would you hide in until closing?
=nightOutFood
c Cheesy chips with far too much sauce, eaten on the move.
c A kebab with everything, extra garlic and no regrets till morning.
c Toast and butter at home, four slices, standing up in the kitchen.
p Chips, then your chips, then a short speech about friendship.
p Anything wrapped in foil that I can hold like a baby.
p A pizza I order for everyone and then guard with my life.
i There's a place with no name on the door that does it perfectly.
i Something with a sauce I've never dared to ask about.
i I've got a secret recipe for that hour, and it needs only three things.
b Who do you usually share it with?
b What's your rule for sauces?
=thermostat
c Nineteen and a good jumper, that's my happy place.
c I keep it around twenty, cosy but with socks on.
c Eighteen by day and a bit warmer when there's company.
p I guard it like a dragon, but dragons can be bribed with tea.
p My rule is jumper, second jumper, then a serious conversation about heating.
i Low enough that a shared blanket starts to make sense.
i I've got one number I never go above, and one exception.
i Whatever it is, you'd be allowed to touch it, and that's rare.
b Are you usually the cold one or the warm one?
b Would you settle for a thick blanket?
=makeItUp
c Dinner this week, your choice of place and my treat.
c Fair enough, I owe you a good evening and I'll plan it.
c With a proper coffee, a big cake and my full attention.
p I'll bring pastries and a written apology in my best handwriting.
p You get one wish, as long as it's not a pony.
p With a medal, a biscuit and a short ceremony in your honour.
i I already have a plan, and you'll need comfortable shoes.
i Give me one evening and you'll forget I ever messed up.
i It's a surprise, but you won't be cross by the end of it.
b Which evening can I have?
b What would get me forgiven fastest?
=nameIt
c I'd go with Gerald, it's solid and a bit grumpy.
c Mango, it's cheerful and easy to shout across a room.
c Ziggy, short and full of character.
p Kevin, everything is funnier when it's called Kevin.
p Sir Nibbles of the Kitchen, Nibs to close friends.
p Definitely Susan, no matter who or what it is.
i Houdini, because I've a feeling things will start disappearing.
i Mystery, and let people wonder why.
i I'd wait one day, the right name usually announces itself, but start with Otto.
b Which names have already been rejected?
b What's the personality like?
=jobAlwaysWanted
c Not really, I wandered into it and then found I liked it.
c It wasn't the big plan, but it suits me better than the plan did.
c I came to it sideways, and I'm glad I did.
p The plan was astronaut, but the commute put me off.
p As a kid I wanted to drive the bin lorry, so not quite.
p I took a wrong turn and there was a desk with my name on it.
i There was another dream first, and I haven't quite put it away.
i One chance conversation decided it, and it's a good story.
i Part of it yes, the other part I'm still working on.
b What did you dream of doing when you were small?
b Would you choose the same again?
=recordSitting
c Eleven, and I only regretted the last two.
c Nine, and I could've gone on if people hadn't been watching.
c A round dozen, on a very good day with a very empty stomach.
p I lost count when my belt asked for a word.
p Enough that the plate applauded and my jeans resigned.
p Fourteen, and I'd like it on my headstone.
i More than you think, and it started with a bet.
i My real number is only known to one very quiet waiter.
i I'll tell you mine at the table, when you can see I'm serious.
b Would you take me on?
b Who's the biggest eater you know?
=sensibleOrNot
c Mostly sensible, with a daft idea about once a week that I follow.
c I'm careful with the big things and reckless with the small ones.
c Sensible until someone says let's just go, then I've got my shoes on.
p I read the instructions, but only once it's already on fire.
p I carry plasters and also cause the need for them.
p Very sensible, I've even got a favourite lane at the supermarket.
i I look sensible, and that's been very useful.
i It depends a lot on who's standing next to me.
i I've a list of exceptions, and it's getting longer.
b Which one are you drawn to?
b Who brings out your wild side?
=eatMyCooking
c Of course, I'd eat it and ask for seconds.
c I would, someone cooking for me is one of my favourite things.
c Happily, and I'd do the washing up after.
p Bravely, with a big smile and a large glass of water.
p My stomach has signed worse contracts, so bring it on.
p Yes, and if I faint just put a cushion under me.
i I would taste it slowly and tell you exactly what I think.
i Yes, you can tell a lot about someone from one forkful.
i I'd try anything once, and I've a feeling I'd be back.
b What's the dish you never get wrong?
b Should I bring the pudding?
=skydive
c Not yet, but I'd do it once, just to know what it's like.
c I'd say yes fast, before my legs could hear about it.
c Only ever off a pier into the sea, but I'd try something bigger.
p I'd do it, and they'd hear me in three counties.
p My stomach leaves the room when I stand on a chair, but I'd try.
p Only with an instructor strapped on who likes being screamed at.
i I'm closer to doing it than my mates would believe.
i The falling doesn't bother me, it's the second before it.
i With the right person daring me, I'd be first out.
b Would you go first or make me?
b What's the highest thing you'd jump from?
=uglyGift
c I'd keep it, say thank you and bring it out when they visit.
c I keep the ones that were meant kindly, however ugly they are.
c A big smile first, then it gets a quiet home at the back of the cupboard.
p It goes on the shelf of shame, which is also the good shelf.
p I'd overdo the gratitude and end up getting another one next year.
p My face gives me away, so I open presents with my back turned.
i One truly awful present has become my favourite thing at home.
i I never throw them out, they always turn out to have a purpose.
i There's something hideous in my hallway, and one day you'll hear why.
b What's the worst one you've ever unwrapped?
b Can you keep a straight face?
=foundCash
c I'd give it back if there's any way to find the owner.
c Hand it in, I'd sleep better and somebody's day would be saved.
c I'd try to return it, because I know how losing it feels.
p I'd hand it in and then tell everyone about it for a year.
p My conscience is loud and charges interest, so back it goes.
p I'd ask the nearest dog if it was his, then hand it in.
i I'd return it, and hope for the story behind it.
i You learn a lot about yourself when nobody's looking, so I'd give it back.
i I did the right thing once, and it came back to me in a funny way.
b Has a stranger ever returned something of yours?
b Do you think most people would hand it in?
=onHold
c Speaker on, kettle on, and I pretend it's just a bad radio station.
c I stay polite, it's never the fault of the person who picks up.
c I do the washing up with it on speaker, so at least something gets done.
p By minute ten I know the tune and by twenty I'm doing harmonies.
p I've slow danced with a mop to hold music, and I'd do it again.
p When they say my call is important I choose to feel loved.
i I've a trick that gets me through, and it involves a biscuit count.
i Somewhere around minute thirty I start making big life decisions.
i I once had a lovely chat with the person at the other end.
b What's the longest you've ever waited?
b Are you a hang up or a stay to the end person?
=secretToIt
c Patience mostly, I leave it alone longer than feels right.
c Good basics and no rushing, that's honestly all of it.
c I got it wrong a lot of times first, and I remembered why.
p I talk to it nicely and threaten it only a little.
p Pure luck, delivered with a very confident face.
p It's fear, they can tell I won't give up.
i There's one small step nobody mentions, and I'd have to show you.
i It was told to me by an old neighbour, and I promised to be careful with it.
i Half of it is timing, and the other half I only share in person.
b What goes wrong when you try?
b Would you like a lesson?
=fleaMarket
c I love a good rummage, old books and odd lamps are my weakness.
c Old records and pans with a past, I can lose a whole morning.
c I always go for the boxes under the table, the best stuff hides there.
p I go in for nothing and come out with a brass duck.
p I haggle so badly that I once paid more than they asked.
p Give me one pound and I'll come home with six chairs.
i I'm after one particular thing, and I'll know it when I see it.
i Old photos of strangers, I like guessing what happened next.
i My best find cost almost nothing, and it had a note inside.
b What would you never leave behind on a stall?
b Do you haggle or pay up?
=sauna
c Yes, ten minutes of heat and nobody can ring me.
c I'm in, as long as there's something cold to jump into after.
p I go in as a man and come out as a prawn.
p I last exactly until the oldest person in there looks at me with pity.
p My dignity goes in the locker with my phone.
i The best conversations happen in that heat, I've found.
i The cold part is the bit I secretly go for.
i I stayed far too long once, and it changed my mind about a few things.
b Would you go straight into the cold after?
b What's your best way to switch off?
=mouseHouse
c Humane trap, a bit of peanut butter, and a long walk to a field.
c Peanut butter beats cheese, use a live trap and set it by the wall.
c Block the gap under the sink, then tempt him out with a humane trap.
p I'd offer him a fair contract and a smaller flat nearby.
p Play him some jazz, and if he stays he pays rent.
p I'd hold the bucket bravely while standing on the chair myself.
i There's a trick with a bucket that my mates still talk about.
i I'd come over with peanut butter and a plan I won't explain yet.
i They always leave by the way they came in, so start by watching.
b Has it got a name yet?
b How are you with little surprises in the dark?
=laundryCrime
c I once turned a whole white wash a sort of sad pink.
c A jumper I loved came out fit for a teddy bear.
c I forget it in the machine and have to wash it all again.
p I wash everything together and call it team building.
p My socks go in as couples and come out single.
p I washed a tissue once and it snowed on everything I owned.
i There was an incident with a shirt and a pen that I never owned up to.
i One machine in a launderette still remembers me.
i I've a rule about red things now, and it was learned the hard way.
b What's the hardest thing you ever tried to rescue?
b Do you read those little labels?
=partnerInCrime
c I'm on your side, and I'd bring snacks.
c You can count on me, I've got a very honest face.
c I've got your back, right up to the point where it gets truly illegal.
p I'd be terrible at it, I'd confess before they'd switched the light on.
p Only if I get the hat and the moustache.
p I'd say we were at the cinema, and describe the whole film.
i I'd never tell, but I'd want to know everything.
i Depends on the crime, and I've a soft spot for the small ones.
i I already have a cover story, and it makes us both look good.
b What's our cover story?
b Have you got the nerves for it?
=bakeryPick
c A warm almond croissant, and I'd eat it before I got home.
c Anything flaky and fresh, but the almond croissant wins.
p One of everything, said very quietly so nobody judges me.
p The one with the most icing, because I've the palate of a child.
p Whatever makes the biggest mess down a clean jumper.
i I always go for the odd one at the end of the row.
i The corner piece, and I'd fight a little for it.
i Something with cardamom, once you've had a good one you'll see why.
b Would you save me a bite?
b Do you eat it in the shop or wait till home?
=neverDoneHow
c Nobody ever took me, so it's been waiting for the right company.
c Pure bad luck and bad planning, and I'd happily put it right.
c It just never came up, but I'm ready to fix that with you.
p I've been busy perfecting my toast, and it took years.
p I was clearly off sick the day they did that one.
p I'm saving a few pleasures for my old age, it was all going so well.
i Some things are better the first time with someone who loves them.
i I got very close once, and then something odd happened.
i I've a whole list of those, and you'd gasp at number one.
b Will you be there for my first time?
b What else should I not admit to?
=mysteryBox
c I'd wait, not knowing is half the fun of it.
c I'd keep it closed, the waiting makes it better.
c My head says leave it, so that's my honest vote.
p I'd shake it, sniff it, and then guard it like a good dog.
p Shut it stays, but I'd visit it every hour with a sad face.
p I'd hold it up to the lamp like a detective and then behave myself.
i I'd give it a day, and see whether it starts to call my name.
i The closed ones are always more interesting, so I'd keep it that way a while.
i Better left alone, I opened one once and I've never quite told anyone.
b What do you think is in it?
b How good are you at waiting?
=wereNervous
c A bit, yes, because I wanted it to go well.
c I was, right up until you started talking.
c Yes, and it went away faster than I expected.
p I practised saying hello in the mirror and still got it wrong.
p My hands were so busy being calm that I forgot where to put them.
p Only from the hair down to the shoes.
i A little, and that hardly ever happens to me.
i More than I let on, and there was one moment you nearly caught me.
i Yes, and I took it as a good sign.
b What calms you down?
b Did you expect it to go like it did?
=quietHouse
c Music on loud, something slow on the stove and nobody in a hurry.
c A long bath of silence, a book and my feet on the sofa.
c I cook something that takes all evening and eat it in front of a film.
p I sing in every room and give interviews to the kettle.
p I eat toast over the sink like a king without subjects.
p Full concert in my socks, the audience is mostly lamps.
i I do the one thing I never admit to, and it involves a record player.
i I turn the lights down and let myself think for once.
i There's a half finished project that only comes out when nobody's looking.
b Do you like the silence or fill it?
b What would you put on first, music or the kettle?
=walkInstead
c Of course, I like walking and it's easier to talk that way.
c Yes, I'd prefer that too, we can get a coffee to take along.
c A walk is perfect, you pick the route and I'll bring snacks.
p Happily, I'm told I'm very good at putting one foot in front of the other.
p Great, I look much cleverer when I'm moving.
p Gladly, no menu to hide behind and no waiter to impress.
i I know a path that most people walk straight past.
i Sure, the best conversations I've had were side by side.
i Yes, and there's a bench I'd like to show you.
b Do you walk quick or slow?
b What time of day do you like best for it?
=sewButton
c I can, it won't win prizes but it'll hold.
c Yes, slow and neat, with my tongue sticking out a little.
c I can do the basics, needle and thread are no mystery to me.
p Badly but bravely, and usually to my own sleeve.
p I can, though it ends up looking like a small surgery.
p With three plasters and a tutorial I'm practically a tailor.
i Better than you'd expect, and I'm not saying who taught me.
i I can, and there's one repair I'm oddly proud of.
i Give me something torn and you'll find out.
b What's waiting in your mending pile?
b Who taught you the useful things?
=draggedLoved
c A folk dance evening, I went to be polite and left last.
c Opera, I went in sighing and came out humming.
c A pottery class, I complained all the way there and signed up again.
p A wedding disco where I knew nobody and became the king of the conga.
p Yoga, I went to mock it and fell asleep happy on the floor.
p A flower show, where I developed strong opinions about dahlias.
i A silent weekend, and it was louder than I thought.
i One poetry night in the back of a pub, I still think about a line from it.
i It was a choir, and what happened next surprised everybody.
b What would you drag me to?
b Do you say yes easily to odd invitations?
=callSomeone
c I'd call someone, a quick look costs less than a big repair.
c Better to ring today, even if it only puts your mind at rest.
c Don't leave it, switch off what you can and get somebody to look.
p Somebody with a toolbox should see it, I could only frown.
p Ring a grown up, and by that I mean not me.
p My professional opinion is a worried face, so get a real one.
i If it made you ask, then part of you already knows to call.
i Get someone in, these things like to get interesting at midnight.
i Call first and tell me after, I want to hear what it was.
b How long has it been going on?
b Have you got somebody good to ring?
=areAlive
c Alive and quite proud of myself, just moving a bit slowly.
c I made it, a little broken but in a good mood.
c Just about, water and a quiet sofa are doing their work.
p Most of me is here, the rest is following by post.
p I'm alive, but I've written a will and you get the toaster.
p Technically yes, I've moved both eyes and one arm.
i Yes, and I've seen things I can't explain over text.
i I survived, but I came out of it slightly changed.
i Only just, and I'd still do it again for one reason.
b Any tips for a slow recovery?
b What's your best cure for a rough day?
=whatInProfileT
c The way you put things, I could hear you saying it out loud.
c It was all of it together, it sounded like a real person.
c Honestly your tone, you don't take yourself too seriously.
p I laughed at the wrong moment on a quiet train and had to cough.
p My tea went down the wrong way, so you owe me a cup.
p I read it twice and snorted once, which is my highest rating.
i One small detail that I think most people miss.
i There was a line that sounded like something I'd say.
i It was what you didn't write, and I'm still curious about it.
b Which bit are you proudest of?
b Did you write it in one go?
=offerStill
c It's still open, and I'm glad you asked.
c There's no expiry date on that one, just tell me when.
c I was hoping you'd come back to it, so let's do it.
p It keeps well in a cool dry place, so we're fine.
p I checked the label and it's best before you change your mind.
p Still valid, no stamp needed and no small print.
i It stands, and it's even better than it was.
i It never went away, I was only waiting to see.
i Still yours, I hadn't offered it to anyone else.
b Which day suits you?
b What made you think of it today?
=myFault
c It wasn't you, I'd say we did that one together.
c I wouldn't put it on you, and I'd have nobody else beside me.
c I don't blame you one bit, these things just happen.
p I'm blaming a passing pigeon, it looked guilty.
p The court has heard the case and fined us both one cake.
p It was clearly the wind, the moon and a bit of me.
i If it was you, you made it more fun than doing it right.
i I could tell you, but I'd rather keep it for when I need a favour.
i I know exactly whose fault it was, and I'm protecting him.
b Shall we have another go?
b Do you usually take the blame?
=rainyDay
c Soup on the stove, a blanket and an old film.
c I like a walk in it first, then dry socks and a book.
p I build a nest on the sofa and appoint myself king.
p Puddles first, regret second and biscuits third.
p I bake something flat and tell everyone it's rustic.
i I like the sound of it on a roof, and I know just the roof.
i Rain makes people honest, so I'd want good company for it.
i An old cinema in the afternoon, where nobody can find you.
b What's the best place to be in a storm?
b Do you own decent wellies?
=gardenSpade
c Put me to work, I like a proper job and a cup of tea.
c I'm happy to get muddy, just point me at the hard bit.
c I'm no expert, but I'm strong and I take instructions well.
p Decorative at first, useful after the second biscuit.
p I can lean on a spade for hours without getting tired.
p I'll do it, but some flowers may be lost in the confusion.
i I'm better than I look, and I bring my own gloves.
i Give me one afternoon and you won't recognise the place.
i I've a method for it that the neighbours usually come out to watch.
b What needs doing first?
b Who does the hard bits now?
=classWithMe
c I'm in, just put me at the back and be kind.
c Yes, I've never been great at it but I'd love to try with you.
c Go on then, tell me where and what to bring.
p I'll come, but please have my next of kin ready.
p Only if I may wear a headband and lie down halfway.
p Count me in, I'll be the one facing the wrong way.
i Yes, and loser at the end picks where we eat.
i I'll say yes now, and you can find out how I move.
i Sure, I'm curious what you're like when you're out of breath and cross.
b What should I wear?
b Will you laugh at me or help me?
=whoDidIt
c My money's on whoever stayed too calm the whole time.
c I don't think it's the one they keep showing us, that's too easy.
c I believe the official story less with every minute.
p I suspect everyone, including the man who reads the adverts.
p It was the dog, he had the time and the attitude.
p I've had five theories and all of them were wrong by teatime.
i There's one detail they mentioned once and never came back to.
i I changed my mind near the end, and I can tell you the exact second.
i Somebody in that family knows more than they said.
b What's your best evidence?
b Are you usually right about these?
`;

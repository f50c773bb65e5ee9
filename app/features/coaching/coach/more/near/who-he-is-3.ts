/** Asked of who somebody is, has been and hopes to be, part 3. Form: near-entries.ts. */
export const NEAR_WHO_HE_IS_3 = `
=are you a dreamer or a realist / do you have big dreams
c Realist with one or two large dreams kept in good condition.
p I dream big and then check the opening hours.
i A dreamer who's learned to love calendars, it's how dreams get feet.
b What do you dream about when nobody's asking?
=what's your dream trip / where would you go if you could leave tomorrow
c Japan in spring, trains, noodles and nothing booked.
p Italy, I'd plan it entirely around where people sit and talk.
i Anywhere by night train, I like waking up as a stranger somewhere.
b Where would you take us?
=would you travel the world in a van / could you live in a camper
c Yes, for a summer, with good coffee and a big map.
p As long as one of us can park it and it isn't me.
i I'd find out quickly how little I need, I think I'd enjoy that.
b How long would you last in one?
=do you think about retirement / when would you like to retire
c As soon as I can, while I can still climb hills.
p I think about it most Monday mornings, around seven.
i Stopping isn't the dream, choosing what I get up for is.
b What would you do with all that time?
=what's missing in your life right now / is there something you wish you had more of
c Someone to come home to and tell the silly parts of the day.
p A second pair of hands for flat pack furniture, and somebody to blame.
i Not much is missing, I'd just like to share what's there.
b What would you like more of?
=what does a perfect ordinary day look like / what's your ideal normal tuesday
c Good sleep, decent work, a walk, and dinner with somebody I like.
p No alarms, no traffic, and a parcel I'd forgotten ordering.
i One where I don't check the time, that's how I know it was good.
b What's in yours?
=if you could try any job for a day what would it be / what would you do in another life
c Baker, up early, warm hands, everybody happy to see you.
p The person who names paint colours, I've got ideas.
i Lighthouse keeper, I'd like to know what I think when it's that quiet.
b What would you try for a day?
=do you want to own a house one day / do you want to buy or keep renting
c Own, I want a wall I'm allowed to put a nail in.
p I'd settle for owning the good chair by the window.
i I like the freedom of renting, home's been more about people for me.
b Is that on your list?
=what's the next big thing you're looking forward to / what are you excited about at the moment
c The next long free weekend, I intend to use all of it.
p Honestly, the meal I've been planning since breakfast.
i Getting to know someone new, it's been a while since I've been this curious.
b What are you looking forward to?
=do you believe everything happens for a reason / is there a plan for your life
c No, I think we give things their reason afterwards.
p If there's a plan I'd like to see the one for my keys.
i I'm not sure, but I've learned to be thankful for a few closed doors.
b Do you think things are meant to be?
=what's your favourite memory / what's your happiest memory
c A long summer evening with good people and nowhere to be.
p One where we laughed until no sound came out, they nearly all are.
i It was ordinary while it happened, that's how I know I wasn't paying enough attention.
b Which memory always makes you smile?
=what's your earliest memory / what's the first thing you remember
c Being carried, half asleep, from a car into bed.
p It's blurry and I'm fairly sure I was being told not to touch something.
i Light through a curtain, I can't tell if I remember it or dreamt it.
b How far back do you remember?
=what day would you relive / if you could live one day again which one
c A simple one, with all the people I miss still in it.
p Any snow day, I'd take the sledge this time.
i Some goodbye I rushed, I'd take my time with it.
b Which day would you choose?
=do you have any regrets / what's your biggest regret
c Every time I stayed quiet when I should have said how I felt.
p Most of my fringes, and a few emails sent after eleven.
i Kind words I thought and never said, those stay longer than any mistake.
b Is there anything you'd do over?
=what's the one that got away / do you ever think about what could have been
c No, I wish them well and look forward.
p The last slice I politely left on the plate, I think about that one.
i I wonder now and then, as you would about a road you only saw from the train.
b Do you ever wonder?
=what's the most embarrassing thing that ever happened to you / tell me an embarrassing moment
c Waving back at someone who was waving at the person behind me.
p Saying you too when the waiter says enjoy your meal, I'm a repeat offender.
i Singing with my whole heart and then noticing I wasn't alone.
b What's yours, now that I've suffered?
=do you get embarrassed easily / do you go red
c No, I laugh at it first and then it's over.
p My ears do, they work like a traffic light.
i Not by mistakes, only by kindness I didn't expect.
b What makes you blush?
=have you ever sent a text to the wrong person / what's your worst text mistake
c No, I check the name twice, I've heard enough horror stories.
p Anyone who hasn't is either lying or still has a landline.
i Yes, and it started a better conversation than the right one would have.
b What's the worst you ever sent?
=what are you most proud of / what's your proudest moment
c That I got through the hard stretches without turning hard myself.
p Getting all the shopping in from the car in one trip.
i Being someone people ring when it matters, I never set out to be that.
b What are you proudest of?
=what's the bravest thing you ever did / when were you really brave
c Starting again when it would've been easier to stay put.
p Pressing the door open button while everyone on the train looked at me.
i Telling someone how I felt with no idea what they'd answer.
b When were you bravest?
=what's the best decision you ever made / what's a choice you're glad you made
c Choosing the people around me more carefully.
p Getting the bigger size of nearly anything edible.
i Walking away from something that looked right to everyone but me.
b Which choice are you glad about?
=what's the worst decision you ever made / what's a mistake you learned from
c Staying too long where I should have left, and I know the signs now.
p Assembling anything without reading the instructions.
i I tried to be who someone wanted, and found out how tiring a costume is.
b Is there one you laugh about by now?
=what changed you the most / what made you who you are
c The hard years, they took away my hurry to judge people.
p Coffee, mainly, you should see the version before it.
i Someone believing in me at a time when I didn't.
b What changed you?
=what's the best advice you ever got / what's the wisest thing anyone told you
c Be where your feet are.
p Never grocery shop while hungry, it's saved me thousands.
i That people rarely remember what you argued, only how you treated them.
b What's the best you were ever given?
=what's the hardest thing you've been through / what was the toughest time in your life
c Losing someone, and slowly finding out life still wanted me in it.
p Being a teenager with that hair, everything since has felt easier.
i A time I didn't recognise myself, I came out softer than I went in.
b What got you through your hardest time?
=have you lost someone close to you / have you been through grief
c Not someone very close, and I know how lucky that is.
p Everyone I miss would want me telling the funny ones about them.
i Yes, and I've learned that talking about them keeps the best part near.
b Is there someone you miss?
=what's the kindest thing a stranger did for you / has a stranger ever made your day
c Helping without asking for my name, I think about that kind of thing a lot.
p Letting me go first with my one sad yoghurt in the queue.
i A look on a bad day that said I see you, it carried me home.
b Has a stranger ever made your day?
=what song brings back memories / is there a song that takes you right back
c Anything that was on the radio during a long drive at night.
p The one that played in every shop for a whole year, against my will.
i There's one I can't play in company, because my face gives it all away.
b What song takes you straight back?
=do you keep old photos and letters / are you sentimental about things
c Yes, photos, cards, tickets, they all get a box.
p I can't throw out a birthday card, they're looking at me.
i Very little, but what I keep I could find in the dark.
b What would you never throw away?
=are you nostalgic / do you miss the old days
c A bit, though I like my life now too much to want to go back.
p Very, I miss phones you could slam.
i I miss being unreachable, whole afternoons belonged to nobody else.
b What do you miss from back then?
=if you could have dinner with anyone dead or alive who would it be / who would you want to meet
c Someone I loved and lost, no famous person could beat that.
p Whoever invented bread, I've got a long thank you prepared.
i My great grandparents at my age, I'd like to see which of us worries more.
b Who would you invite?
=what was the best year of your life / when were you happiest
c This one has good chances, I'm enjoying it.
p Any year that had cheap rent and a working back.
i The times I was happiest I was too busy to notice, I try to notice now.
b Which year would you pick?
=what do you wish you'd started earlier / what do you wish you'd done sooner
c Looking after my health, the payback is ridiculous.
p Sunscreen, saving, and owning more than one good pillow.
i Telling people what I need, it took me years and it turns out they like knowing.
b What do you wish you'd started sooner?
=what lesson did you learn the hard way / what has life taught you so far
c You can't love someone into changing.
p Cheap umbrellas are the most expensive ones.
i Most things I worried about never came, and the real ones gave no warning.
b What did life teach you the hard way?
=have you changed a lot over the years / are you different from who you were ten years ago
c Yes, calmer, kinder and quicker to laugh at myself.
p I used to go out at ten, now I yawn at ten, so yes.
i The core's the same, I've just stopped hiding it.
b How have you changed?
=what did you use to believe that you don't anymore / what have you changed your mind about as you got older
c That being busy meant being important.
p Naps were a punishment in my view, I'd like to apologise to all of them.
i I thought strong people need no one, now I think it's closer to the opposite.
b What have you changed your mind about?
=what's something you'd never do again / what did you try once and never again
c Pretend to like something just to fit in.
p Eat something very spicy to impress a table.
i I'd never again wait for somebody to become who I'd imagined.
b What's your never again?
=do you like your birthday / do you celebrate your birthday or hide
c I like it, a table of people I love and one good cake.
p The singing part is long when it's aimed at you.
i It makes me quiet, I count what the year gave me and then I'm ready for cake.
b Big party or quiet day for yours?
=have you ever been in hospital / have you ever had surgery
c No, touch wood, and I don't take it for granted.
p I'd be the patient who compliments the toast.
i Yes, and I came out with much more respect for an ordinary boring day.
b Have you?
=have you ever been in a fight / have you ever hit someone
c No, I talk, and if talking fails I walk.
p I bruise like a peach, so peace is my whole strategy.
i Nothing I'm proud of when I was young, and I've been careful with anger since.
b Have you ever had to stand up to somebody?
=what makes you laugh / what's your sense of humour like
c Dry remarks at the right second, they finish me.
p Animals falling off sofas, I've no defence against it.
i People who are funny without knowing it, I could listen to them all day.
b What always makes you laugh?
=when did you last laugh until you cried / what was the last thing that really cracked you up
c Not long ago, and it was something far too silly to explain.
p It was at the worst moment and in the quietest room, as always.
i I can't even tell you the joke, it was the person laughing beside me.
b What last had you in tears laughing?
=do you laugh at your own jokes / are you the one laughing first
c Yes, somebody has to start.
p I rarely make it to the punchline in one piece.
i Only with people I'm comfortable with, so it's a good sign.
b Are you a loud laugher or a silent shaker?
=would you cry in front of someone / are you okay crying in front of a woman
c Yes, with someone I trust I'd not think twice.
p I would, though it isn't a tidy sight, bring a towel.
i I'd find it difficult the first time and feel closer for weeks after.
b How do you feel about men who cry?
=what makes you angry / what makes your blood boil
c People being cruel to someone who can't answer back.
p Packaging that says easy open.
i Unfairness, I can stay calm for myself but not for somebody else.
b What makes you properly angry?
=do you shout when you're angry / what are you like when you're mad
c No, I never shout, I go quiet and then I talk.
p I clean very loudly.
i My voice gets lower and slower, and an hour later I'm the one putting the kettle on.
b What do you do when you're angry?
=what calms you down / how do you calm yourself when you're upset
c A walk, twenty minutes and the worst is gone.
p Chopping vegetables, the carrots take one for the team.
i Somebody's hand on my shoulder does more than any words.
b What calms you?
=what small things make you happy / what makes you happy
c Fresh sheets, first coffee, a text from someone I like.
p The waiter coming my way and it really is my food.
i Being let into someone's everyday life, the shopping lists and the bad songs.
b What small thing made you happy this week?
=are you happy / would you say you're a happy person
c Yes, on the whole, and I work at it.
p Feed me and I'm practically sunshine.
i Content more than happy, it's quieter and it lasts longer.
b Are you?
=what made you smile today / what was the best part of your day
c Your message, and a decent cup of coffee before it.
p Breakfast, mostly, I'm easily won over before noon.
i Little kindnesses between strangers, there's nearly always one if I watch for it.
b What about you, what made you smile?
=what puts you in a good mood instantly / what's your instant mood booster
c One song played far too loud.
p The smell of somebody else's barbecue, it gives me hope.
i Making another person laugh, it works on both of us.
b What's your quickest fix?
=what do you do after a bad day / how do you get over a rubbish day
c Shower, good food, early night, tomorrow starts clean.
p I put on the softest trousers known to science.
i Before I sleep I look for one good thing, and there's always one.
b What helps you after a bad one?
=when you're upset do you want space or a hug / do you like being left alone when you're down
c A hug first, then I can talk.
p Space, then someone to complain to about all the space.
i Someone in the next room, close enough to know I'm not alone.
b Which one do you need?
=are you moody / do you have mood swings
c Not really, I'm fairly steady.
p My moods follow the weather and the contents of the fridge.
i I get quiet spells, they're never about the person beside me and I say so.
b Are you steady or up and down?
=do you bottle things up / do you keep your feelings inside
c No, I say it before it turns into something bigger.
p I do, and then it comes out at a parking machine.
i It seemed like protecting people, until I saw it only kept them guessing.
b Do you let it out or keep it in?
=have you ever been depressed / have you struggled with your mental health
c No, I've been lucky, but I know how to sit with someone who is.
p We've all had days when even the toaster felt like a challenge.
i I've known heavy times, and I learned to ask for light before it was dark.
b How have you been doing lately, honestly?
=do you get anxiety / are you an anxious person
c Not much, I'm fairly relaxed by nature.
p My brain likes to prepare for ninety things, two of which exist.
i Some, and naming it takes away most of its power.
b What settles you when your mind races?
=i have anxiety is that a problem / could you be with someone who gets panic attacks
c No problem at all, tell me what helps and I'll do that.
p I'm good at slow breathing and bad at hurrying, so we'd get along.
i Knowing someone's hard days is part of knowing them.
b What helps you most when it comes?
=have you ever burned out / do you push yourself too hard
c No, I stop before it gets that far.
p My face at six on a Friday says nearly.
i I've come close, and I guard my evenings differently now.
b How do you know when it's too much?
=are you lonely / do you ever feel lonely
c Sometimes, like anyone, and I don't mind saying it.
p Only when something funny happens and there's nobody to nudge.
i I've felt it more in the wrong company than on my own.
b When does it get to you?
=do you get the sunday blues / do sundays make you sad
c No, I save something nice for Sunday evenings on purpose.
p They arrive around five, together with the ironing.
i A little, it's the one evening I'd most like to share with someone.
b What do you do with your Sunday evenings?
=does winter get you down / do you get winter blues
c No, I like it, candles and thick jumpers.
p From November on I photosynthesise wherever I can.
i It does slow me down, and I've stopped fighting that and started making soup.
b Are you a winter person?
=what keeps you awake at night / what do you think about when you can't sleep
c Very little, I'm asleep in minutes.
p Something I said to a cashier in a year long past.
i Whether I'm giving enough time to the ones who matter.
b What keeps you up?
=does music affect your mood / do you listen to sad songs when you're sad
c Completely, one song can turn my day around.
p I put on the saddest thing I can find and look out of rainy windows.
i When I'm sad I like someone singing it better than I could say it.
b What do you play when you're down?
=what do you do when someone cries / are you good at comforting people
c I stay close and don't rush it.
p Tissues, tea, and a hand that hopefully pats the right spot.
i I've learned not to say don't cry, it mostly helps to be allowed to.
b What do you like people to do when you cry?
=are you empathetic / do you feel other people's emotions
c Yes, I pick up fast on how someone's doing.
p I feel sorry for a glove lost on a fence, so yes.
i So much that I had to learn which feelings in a room are mine.
b Are you like that too?
=what are you grateful for / what are you thankful for today
c Health, good people and a warm bed, in that order.
p Whoever invented the electric blanket.
i The things that nearly didn't happen and did.
b What are you grateful for today?
=how do you switch off after work / how do you unwind in the evening
c I change clothes and go outside before I do anything else.
p Shoes off, sofa on, personality returns in about ten minutes.
i Cooking something slow, it's how the day leaves my hands.
b What tells you the day's over?
=do you worry a lot / are you a worrier
c No, I deal with it when it's here.
p I've got a small worry for each room of the house.
i About people more than things, I like to know everyone got home.
b What do you worry about most?
=how do you handle rejection / how do you take being turned down
c Fine, I'd take a kind no over a slow maybe.
p With dignity, then a sad song, then more dignity.
i It stings, and I remind myself it isn't a verdict on who I am.
b How do you tell someone no?
=how do you deal with disappointment / what do you do when things don't work out
c I let it hurt for a day and then make a new plan.
p Saying never mind, in a voice that fools no one.
i I've noticed disappointment points straight at what I really wanted.
b What picks you up again?
=do you get over things quickly / do you dwell on things
c Quickly, once it's been talked through it's gone.
p Big things in a day, a wrong haircut takes weeks.
i It looks quick from outside, inside I let things leave at their own pace.
b How long do you stay cross?
=are you hard on yourself / are you your own worst critic
c Less than I was, I try to talk to myself like a friend.
p My inner critic has a season ticket.
i On results no, on how I treated someone, yes.
b Are you kind to yourself?
=do you feel pressure to be strong as a man / do you feel like you can't show weakness
c Not with the right people, that's how I know they're right.
p I can open jars and cry at adverts, the two get along.
i Yes, and setting it down was the strongest thing I've tried.
b Do you like it when a man opens up?
=what's your happy place / where do you feel most at peace
c Anywhere near water with nothing in my pockets.
p Bakeries in the morning, I could live in that smell.
i A moving train with my forehead on the window.
b Where's yours?
=what's the best feeling in the world / what feeling do you love
c Somebody falling asleep on your shoulder.
p Waking up in a panic and finding it's Saturday.
i The second before you say something you can't take back and it's good.
b What feeling could you never get enough of?
=what makes you feel alive / when do you feel most like yourself
c Cold water, big views and anything slightly out of my depth.
p On the dance floor at a wedding, for exactly two songs.
i In a conversation that forgets the time, I feel completely awake then.
b When do you feel most alive?
=do you get overwhelmed easily / what overwhelms you
c Not easily, I take one thing and then the next.
p Supermarkets with forty kinds of yoghurt.
i When everyone needs something at once, then I need a door I can close for ten minutes.
b What's too much for you?
=have you ever laughed at the wrong moment / do you giggle when you shouldn't
c Yes, and trying to stop made it ten times worse.
p Silence plus one friend's shaking shoulders, I never stood a chance.
i It happens when things are most serious, I think it's how the tension gets out.
b When did you last get the giggles?
=are you happier alone or with people / do you prefer your own company
c With people, one good one is plenty.
p Company, until someone suggests karaoke, then alone.
i I need both, being alone makes me better company.
b Which do you need more of?
=how did you cope in lockdown / did lockdown change you
c Well enough, it taught me what I could live without.
p I walked round the same block so often it should carry my name.
i It showed me whose voice I missed, and it wasn't always who I'd expected.
b What did it change for you?
=do you ever want to run away from it all / do you ever feel like leaving everything behind
c No, I like my life, a long weekend usually does it.
p About once a week, as far as the first service station.
i I get the urge, and it mostly means I've been ignoring something.
b Where would you run to?
=are you comfortable with silence / do awkward silences bother you
c Very, I don't need to fill every gap.
p I hum without noticing, so they're never fully silent.
i After one good shared silence I trust a person more.
b Do you fill silences or let them be?
=do you need reassurance / are you needy in relationships
c A kind word now and then, nothing more than that.
p Tell me I parked well and I'm set for the week.
i I ask when I'm unsure, I found that kinder than testing people.
b What reassures you?
=do you get excited about things / do you show it when you're excited
c Yes, all over my face, I've never seen the point of acting cool.
p I start packing for a weekend away on the Tuesday.
i Outwardly calm, though my sentences get very long.
b What got you excited lately?
=what gives you goosebumps / what really moves you
c A crowd singing the same song.
p Stepping on a wet bath mat in socks, wrong kind of goosebumps though.
i Old couples holding hands as if they'd just met.
b What moves you?
=how was your week honestly / what was the high and low of your week
c Tiring and good, and talking to you is on the good side.
p High was the Friday feeling, low was finding out it was Wednesday.
i Ordinary, with one moment I'd keep if I could only keep one.
b What were your high and low?
=are you going through anything at the moment / is everything ok with you lately
c Nothing big, life's calm and I like it.
p Only a long slow fight with my inbox.
i A bit, the kind that passes, and it's nice that you ask.
b How are you doing underneath it all?
=do you feel understood by people / do you ever feel like no one gets you
c Yes, by a few, and a few is plenty.
p By most people, only voice assistants refuse to get me.
i Not always, so when someone does get me I tend to hold on.
b Who gets you without explanation?
=do you miss anyone right now / is there someone you miss
c Yes, and I'll probably ring them tonight.
p The version of me that could sleep until noon, we were close.
i There's always somebody, I think missing people is the price of having loved them.
b Who do you miss?
=do you have a comfort thing / what do you go back to when you feel low
c An old film I know by heart and a thick blanket.
p Toast, in several acts.
i Reading something I loved years ago, it's like sitting with an earlier me.
b What's your comfort?
=do you go to church / do you go to mosque or temple
c On the big days, I love the singing and the full rows.
p I go for the peace and stay for the food afterwards.
i An empty one draws me in, even when I'm not sure what I believe.
b Is it part of your week?
=did you grow up religious / was your family religious
c A bit, mostly holidays, candles and good manners.
p I learned to sit still for an hour, which has served me well since.
i Yes, I left some of it behind and carried the best parts on.
b Did you?
=would you date someone from a different religion / does it matter to you what faith i am
c I would, respect matters more to me than sameness.
p Twice the holidays and twice the food, I see no downside.
i Gladly, I'd want to understand what it means to you from the inside.
b Would it matter to you?
=do you believe in life after death / do you think there's a heaven
c Yes, I think something of us goes on.
p I hope so, I've got several people to apologise to.
i Nobody knows, and not knowing makes me nicer to people on this side.
b What do you think happens?
=do you believe in fate / was it fate that we matched / do you think we were meant to match
c I think we meet by chance and stay by choice.
p Fate or a very lucky thumb, I'm pleased either way.
i There's something lovely about how one different turn and we'd never have spoken.
b Fate or coincidence?
=do you believe in star signs / are you into astrology
c No, but I'll happily listen to what mine says about me.
p Only on days when mine promises money.
i I don't, though I like how it gets people talking about who they are.
b What does your sign say about you?
=are you a typical sign / do you fit your zodiac sign
c Pretty well, the good parts especially.
p On paper I'm mysterious and deep, in practice I'm looking for my charger.
i Half of it fits and the other half is who I'd like to be.
b Do you fit yours?
=are we compatible star sign wise / would our signs match
c Yes, and the conversation agrees with me.
p The stars are still checking, but the early signs are good.
i I'd trust how easily we talk before I'd trust any planet.
b Which sign do you get on with best?
=would you get a tarot reading / have you ever been to a psychic
c I would, with an open mind and a small budget.
p They'd look at me, look at the cards and tell me to eat a vegetable.
i I'd be curious which part I secretly hoped to hear.
b What would you ask the cards?
=would you sleep in a haunted house / would you spend a night in a haunted castle with me
c Of course, bring a torch and I'll bring the courage.
p I'd come, and you'd hear me politely announcing myself at every door.
i Yes please, I'd want to know if fear or curiosity wins at two in the morning.
b Which one of us would run first?
=do you touch wood / do you knock on wood when you say something good
c Always, it costs nothing and wood is everywhere.
p If there's no table around, I knock on my own head.
i I do it mostly out of respect for how fast things can change.
b Do you catch yourself doing it too?
=is friday the 13th unlucky to you / do you have an unlucky number
c No, thirteen's just a number with bad publicity.
p I treat it as a normal day with slightly slower stairs.
i Quite the opposite, everyone's so careful that nothing happens.
b Does that day bother you?
=what's your lucky number / do you have a lucky number
c Seven, I like it and I've no reason at all.
p Whichever one gets called at the counter when I'm hungry.
i It changes, it's usually the date of something good.
b Which number follows you around?
=do you have a lucky charm / do you wear lucky socks or anything like that
c No, I rely on turning up prepared.
p Any sock that finds its partner counts as lucky.
i I like small objects that somebody gave me, not for luck, for company.
b Do you carry anything for luck?
=would you cross the road for a black cat / are black cats bad luck
c I'd stop and stroke it, that's good luck in my book.
p Towards it, yes, saying hello in a silly voice.
i I've always felt for them, imagine everyone judging you by your coat.
b Are black cats lucky where you're from?
=do you believe in reincarnation / do you think you had a past life
c No, I think this is the one, so I'm making it count.
p I must have been a house cat, I still follow the sun round the room.
i Some people feel familiar from the first minute, so I keep the question open.
b Who were you in a past life?
=do you believe in signs from the universe / do you look for signs
c No, I look for reasons and then decide.
p When the bakery's still open after work, I feel the universe is speaking.
i I think we see a sign in whatever we were hoping for, and that's useful too.
b Did you ever get a sign?
=do you think dreams mean something / do you look up what your dreams mean
c Not really, they're the mind tidying up.
p If they do, I urgently need to find my trousers.
i I think they say what we're too polite to think by day.
b Did one of yours ever come true?
=do you fast for ramadan or lent / do you give something up for lent
c Yes, I find it clears the head and sharpens the gratitude.
p I'd give up giving things up, and I'd keep to it.
i Not strictly, but I like the idea of choosing to want less for a while.
b What would be hardest for you to give up?
=would you want a religious wedding / church wedding or registry office
c Religious, I like the old words and everyone standing.
p Wherever the speeches are short and the cake isn't.
i Outdoors with both our worlds in it, I'd want each grandmother to feel at home.
b What would you choose?
=are you spiritual / are you more spiritual than religious
c Spiritual, yes, I feel it most outdoors.
p I've had deep moments staring into a bonfire, I'd count those.
i I think there's more than we can measure, and I like not having to name it.
b Where do you feel it most?
=do you believe in crystals / do you have crystals at home
c No, but they look nice on a windowsill.
p A salt lamp is as far as I'd go, and I'd be tempted to lick it.
i I don't, though I understand needing something solid to hold on to.
b Which one would you give me?
=do you make wishes on shooting stars / do you make a wish blowing out candles
c Always, and I've never told a single one.
p Every time, with a breath so deep the candles look worried.
i I do, they've become less about getting something and more about keeping it.
b What was your last wish about?
=do you trust your gut / do you follow your intuition
c Every time, it's rarely wrong about people.
p My gut's reliable, though it mostly says chips.
i I've ignored it a few times, and each time it was very patient with me.
b What does your gut say about us?
=do you feel like someone's watching over you / do you believe in guardian angels
c Yes, and I think I know who it is.
p If so, they deserve overtime pay for my teenage years.
i I've had near misses that I can't explain, so I say thank you just in case.
b Do you think you have one?
=would you raise your kids religious / would you want your children to have your faith
c The stories and the kindness yes, and then let them choose.
p Mine would be raised to believe in sharing the remote.
i I'd want them to know both sides of the family by heart before deciding.
b How would you do it?
=would you let someone read your palm / do you believe in palm reading
c Sure, here's my hand, tell me something good.
p They'd see a long life line and a very short patience line.
i Less for the future, more to see what they guess about me.
b What would they find in yours?
=does the full moon affect you / do you sleep badly on a full moon
c No, I sleep through anything the sky does.
p I blame it for everything that week, it never argues.
i Less sleep, yes, but I've come to like standing at the window.
b Do you notice it?
=do you respect people with no faith / how do you feel about atheists
c Fully, I judge people by how they treat others.
p We all pray to the same parking gods in the end.
i Some of the most caring people I can think of believe in nothing but each other.
b Is it mixed in your family?
=do you think everything evens out in the end / is life fair
c No, it isn't, so I try to be.
p It gave me this appetite and this metabolism, so no.
i Not fair, but full of small mercies if you keep a lookout.
b Do you think life's fair?
=do you ever feel lucky / are you a lucky person
c Yes, very, mostly in the people around me.
p Not in raffles, I've donated to many good causes.
i I think luck finds people who leave the door open, so I try to.
b When did luck last find you?
=what do you do to feel peaceful before bed / do you have a little evening ritual
c Phone away, window open, a few pages of a book.
p Checking the door, then wondering if I checked the door.
i I go over the day and pick the one moment I'd keep.
b What's your evening ritual?
=do you think people can change / do you believe people really change
c Yes, but only when they want it for themselves.
p I now eat mushrooms, so anything can happen.
i I've seen it happen, slowly, and never once because someone nagged.
b Did anyone ever surprise you by changing?
=do you believe men and women can be just friends / can guys and girls be friends
c Yes, easily, when both are honest about it.
p Of course, someone has to tell me that shirt's a mistake.
i They can, and I think it makes you a better partner to somebody else.
b What do you think?
=do you love easily / do you get attached quickly
c Not quickly, but when I do I mean it.
p To people slowly, to a corner table in a nice cafe within minutes.
i I warm up fast and go deep slowly, I like each stage.
b Do you fall fast?
`;

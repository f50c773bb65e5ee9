/** Finer kinds of question, known by what was learned. Home, things, small money. Form: content/asked-about-him.ts. */
export const FINER_HOME_AND_THINGS = `
=hoodieSteal
c Of course you can, and you can bring it back whenever.
c If you're cold, the jumper is yours before you finish asking.
c Yes, borrow whichever one's warmest.
c Yes, you can have the hoodie, I'd rather you were warm.
p Take the hoodie, I'll just shiver heroically and mention it for years.
p I'd hand it over bravely and miss it terribly.
p You'd get it, and we both know I'd never see it again.
p You can have my hoodie, I'll just pretend I meant to give it away.
i Yes, but lending you one means I'd have to see you again.
i Yes, as long as it comes back smelling of you.
i I'm quite precious about them. For you I'd look the other way.
i Yes, I like the idea of you wearing it on the way home.
b What's the best thing you ever borrowed and kept?
b Are you a big jumper person or a blanket person?
=screenTime
c More screen time than I'd like, and chatting here is the best part of it.
c My phone gets too many hours, though I'd swap most of them for a walk.
c I scroll more than I admit and enjoy about a tenth of it.
c I'd like my screen time to be two hours, so let's not check.
p Too high. That weekly report arrives and I look away.
p Enough hours that my phone has started to sound worried.
p Too much screen time. I check the clock and look up an hour later.
p My screen time is a number I'd only tell a doctor.
i More than I'd like, though lately I've had better reasons.
i Less on the evenings I leave my phone in another room.
i High, and I couldn't tell you what I saw for most of it.
b What do you lose the most hours to on yours?
b Could you manage a whole Sunday without looking at it?
=favEmoji
c The plain smile, it does the job.
c My favourite emoji is the one laughing so hard it tips over sideways.
c I don't use many, but the little sunflower gets me.
c The thumbs up, I'm a simple man.
p The upside down smile. It covers most Mondays.
p The goat. It fits nothing, so I send it for everything.
p The cowboy. I've no idea why, but it's always right.
p The dancing man, he has all the moves I don't.
i The small wave. It could mean anything.
i The otter, and I couldn't tell you why.
i The plain red heart, but I save it for when I mean it.
i The one with the tiny smile, it says more than the big ones.
b Which one do you send far too often?
b Is there an emoji you simply can't stand?
=lastPhoto
c Usually the newest photo is a sky, I can't walk past a good one.
c Some small thing that made me smile, most of mine are.
c Anything with good evening light, I take far too many.
c Probably my dinner, a good one deserves a picture first.
p Mine are mostly a blur of something amazing a second earlier.
p My own thumb, as usual, in front of a very nice view.
p Most likely a screenshot I'll never look at again.
p Probably a sign, to remember something I've now forgotten.
i Empty benches, often, they always look like they're waiting for someone.
i Lit windows end up in my photos, I always wonder who's inside.
i If I know me, a sunset that was better than the photo.
b What's the best picture on your phone right now?
b What do you photograph more than you should?
=iphoneAndroid
c I'm on no team, any phone that lasts till bedtime has my loyalty.
c I'm easy between Apple and Android, I'd never fall out over it.
c Apple or Android, I care more about who's texting me on it.
p Neither side, I'm just looking for a charger.
p Whatever the phone, I only ever use four things on it.
p My heart is still with the old phone with the snake.
i Either is fine, the best phone is the one your message comes in on.
i Neither by heart, I'd go back to one with buttons tomorrow.
i I'd switch sides for a good camera, loyalty only goes so far.
b Are you loyal to one brand or easy to tempt?
b Would you ever switch sides, and for what?
=lockScreen
c Something calm, I look at it far too often.
c For wallpaper I like a view I'd happily walk into.
c I'd pick a view of somewhere I'd like to be on Mondays.
c A simple picture of hills would do me, they're calming.
p My wallpaper is whatever I can bear to see at alarm time.
p Nothing exciting, it's about all the decorating I do.
p I'd keep the one the phone came with, changing it is a makeover.
i Something plain. I'm saving the spot for a better picture.
i Something that makes me smile before I've even read anything.
i A quiet bit of sea, if I'm choosing, it gives nothing away.
b Do you change yours often or keep it for years?
b Is there a photo you'd never take down?
=postOnline
c Looking is more fun than posting, I like telling things in person.
c The best of it is other people's dogs, if you ask me.
c I'd rather send something to one person than post it to everyone.
p I'd rather be at the back with crisps, watching everyone else post.
p Three sunsets and a crooked loaf, that's about my level.
p I start a caption, edit it for an hour and post nothing.
i The best evenings never make it online, and I like that.
i I like having some things nobody's seen, online or anywhere.
i For the right photo I'd post, otherwise I'd rather look.
b What would make you post something straight away?
b Whose posts do you actually look forward to?
=readReceipts
c Ticks or no ticks, I reply when I can do it properly.
c Read receipts don't bother me, I've nothing to hide except slow thumbs.
c I leave the ticks as they are and never think about it much.
p All they'd show is how long I stare at a message.
p Those blue ticks only ever get me into trouble.
p With ticks on I feel watched, with ticks off I feel like a spy.
i A grey tick leaves a little room to wonder, and I quite like that.
i I don't mind you knowing, I'd answer you straight away anyway.
i On or off, I'd still wonder what you were typing.
b Do you have yours on or off?
b How long can you leave a message unread?
=withoutPhone
c I could happily do a week without my phone if I'd warned people.
c No phone, a lake and a stack of books sounds like a holiday.
c A day suits me fine, a month would test me.
p I'd be fine for an hour, then I'd start talking to pigeons.
p I could, though I'd pat my pocket every five minutes.
p I'd survive without my phone, but I'd be telling strangers about my lunch.
i A day, easily. After the first ten minutes the evening gets nice and long.
i I could. I'd only miss a few messages, and you can guess whose.
i Somewhere with no signal sounds better than I'd like to admit.
b What would you do first with no signal?
b How long could you go without yours?
=phoneLook
c There are no secrets on mine, just too many screenshots.
c I'd be calm about it, I'd rather have trust than a lock.
c I'd be open with it, as long as nobody felt they had to check.
p Look through my phone by all means, you'll be asleep by the third screenshot.
p Look all you like, the most shocking thing is how I search for spellings.
p I'd pass it over and pray you skip the selfies.
i I'd be fine with it, and even happier if you forgot to look.
i I'd be calm. You'd mostly see how long I take to answer you.
i I'd share it. The only odd reading is my notes app.
b What would embarrass you most on your own phone?
b Would you share yours, or is that sacred ground?
=aiUse
c AI is fine for the dull jobs, I'd leave the good talking to people.
c I'm curious about AI, and a little careful too.
c For lists and boring forms I'm all for it.
p I use it a little, and I always say please, just in case.
p It can have my job when it learns to look busy.
p Before ten in the morning it's cleverer than me, I'll admit that.
i AI is impressive, but I'd still rather hear it from you.
i AI can write a love letter, it just can't mean it.
i Useful, though I trust it about as far as a satnav.
b What would you never let a machine do for you?
b Do you use it for anything yourself?
=beard
c Beard or bare, I'm happy either way as long as it's neat.
c I'd happily grow a beard or lose one, I'm not precious.
c A bit of stubble feels about right to me.
c I lean towards a short beard or a bit of stubble.
p I change my mind about it every Sunday night.
p A full beard would make me feel like a sea captain.
p I'd be better at growing a beard than at shaving one.
i Any beard of mine is at the mercy of my mood.
i A moustache tempts me more than a beard. Please talk me out of it.
i I'd try beard and no beard for a month each, and your vote counts double.
b Where do you stand on moustaches?
b Beard, stubble or smooth, what's your vote?
=haircut
c Any decent barber with good scissors and a short chat will do me.
c I like my hair neat and out of the way, nothing wilder than that.
c Nothing fancy, but I love the walk home from the barber.
p The barber asks what I want and I always panic and say shorter.
p My hair makes its own decisions, I just find out in the mirror.
p My hair looks its best in a strong wind.
i Nothing daring, though I'd let you loose with the scissors once.
i I'd let my hair grow for one summer, just to see who turns up.
i Tidy, mostly, though one side always does what it wants.
b What was your boldest haircut ever?
b Do you tell your hairdresser everything?
=aftershave
c Something light and woody, you'd only notice up close.
c Clean soap and a little cedar is my idea of smelling good.
c Nothing loud, it shouldn't arrive before I do.
c Something fresh and simple, a bit of citrus and not too much of it.
p I'm aiming for mysterious forest but mostly I smell of toast.
p One spray, then I walk through it like a film star.
p Soap, toothpaste and a bit of nerves.
i Sandalwood, warm and quiet, it's nicest at the end of an evening.
i Something that makes you lean in, I hope.
i Nothing complicated, but you'd know it if you smelled it again.
b What smell stops you in the street?
b Do you have one perfume or one for every mood?
=favColour
c Deep green is my colour, the kind you find under big trees.
c I keep coming back to dark blue, like the sky just before night.
c Warm yellow, it makes even a Tuesday friendlier.
c Blue, it goes with nearly everything and it's calm.
p Blue, mostly because it hides stains.
p Green in my heart, grey in my wardrobe.
p I like orange, but I wear it only in my imagination.
p Navy, I put it on every day and call it a decision.
i That dusky pink that only shows up for a minute after sunset.
i Bottle green, and once I've thought of it I see it everywhere.
i Whatever the sea can't decide on, somewhere between green and grey.
i A warm, dark red, like a good glass of wine.
b Which colour makes you feel most like yourself?
b What colour would you never paint a wall?
=shoesOff
c Shoes off for me, feet deserve a rest.
c Off at the door, then it feels like the day's over.
c Your house, your rule. I'd take them off either way.
p Off, as long as my socks match that day.
p Shoes off, and I'm all for it until you see the hole in my sock.
p Off. I'd even bring my own slippers.
i Off. People stay longer without shoes on.
i Off, I'm better company in socks.
i Shoes off, it feels more like staying and less like visiting.
b What's the shoe rule at your place?
b Slippers, socks or barefoot when you get home?
=bedSide
c Whichever side of the bed is further from the alarm is my side.
c The left if I may, with one foot always outside the blanket.
c Either side suits me, with one good pillow and half the duvet.
p Whichever side I start on, I wake up in the middle.
p Either side, at least until my half of the duvet hits the floor.
p The side with the most pillows, and then I use half of one.
i The door side, but I'd give it up if you asked nicely.
i The window side, I like seeing what the sky's doing.
i I like the right side, but I'd swap for anyone with cold feet.
b Would you ever swap sides?
b Do you share blankets nicely or is it war?
=heatingOn
c I hold out until a jumper and thick socks have failed.
c I like a warm room, so on it goes and no guilt.
c Nineteen degrees and a good thick blanket for me.
p Every autumn I try to hold out, and every autumn I lose.
p I hold out without the heating until my nose goes numb.
p I dress for the Arctic before I touch the thermostat.
i I'd keep the heating low, a cold room excuses any blanket.
i I love that first evening when the heating starts ticking.
i I don't mind a cold room if the company's warm.
b How cold does it get before you give in?
b Are you a blanket person or a radiator person?
=aircon
c Cold showers and open windows, that's my whole plan.
c Curtains shut by day and windows wide open at night.
c Aircon is lovely for ten minutes, then I want real air back.
p I spend a lot of time near the supermarket freezers.
p Mostly I lie on the floor and complain quietly.
p Above thirty degrees I'm basically warm cheese.
i I keep cool by moving everything I planned to after dark.
i Give me a fan over aircon, I like the hum at night.
i I complain until about eleven at night, then I love it.
b What's your best trick for a warm night?
b Do you suffer more in the heat or in the cold?
=feelCold
c Cold hardly bothers me, and I'm generous with whatever warmth I have.
c I like the cold as long as there's somewhere warm at the end of it.
c Give me gloves and a hot drink and I'll take any frost.
p I act tough until my ears start hurting.
p I'm excellent in the cold, as long as I am indoors.
p With enough layers I'm basically a duvet.
i Warm hands, cold feet. You'd have to take both.
i I love a frosty night, I'd stay out far too long.
i I never mind the cold if the walk home has company.
b What warms you up fastest?
b Are you always cold, or secretly a furnace?
=gardenBalcony
c Any garden or balcony with a chair and evening sun will do me.
c I like a garden slightly wild, with more bees than straight lines.
c Herbs, tomatoes and one good chair is all I'd want.
p My dream garden is one that cuts its own grass.
p In a garden I'm mostly decorative, but I can hold a hose.
p Any garden of mine would be relaxed. The snails would love it.
i Garden or balcony, I'd want one quiet corner with two chairs.
i Wherever the last bit of sun is, that's where you'd find me.
i I'd plant a cherry tree and put a bench right under it.
b What would you grow if you had all the space?
b Where do you sit when the sun comes out?
=houseplants
c I like plants about the place, a room feels better with something growing.
c Houseplants and I get on if they're tough and forgive a dry week.
c Anything green and stubborn, we get on fine.
c I like plants that don't mind being forgotten now and then.
p My relationship with plants is mostly apologies and too much water.
p I like to think I could manage a cactus.
p Plants near me learn independence early.
p I can keep a plant alive, though not always the same plant.
i Quite good with them, though basil and I have never lasted.
i A few easy plants make any home feel more lived in.
i I'd talk to one if I was sure nobody could hear me.
b Do you have green fingers or a plant graveyard?
b Would you ever talk to a plant?
=windowView
c Sky first, I always look up before I look down.
c From a window I like a bit of street life and a lot of weather.
c Rooftops, a tree and someone's cat is my favourite kind of view.
c Give me roofs, a few trees and a good big piece of sky.
p From any window I mostly see my own smudges.
p I tell myself it's cinematic. Mostly it's pigeons.
p Any view could do with a bit more sea in it.
p At the very least, a pigeon who thinks he lives here.
i I like watching it get dark, one lit window at a time.
i A bit of street and sky is enough to make me late.
i Any view is best just before dark, when the lights come on.
b What do you see when you look up now?
b Which view would you like to wake up to?
=neighboursLike
c Neighbours and I get on, a wave and a borrowed ladder go a long way.
c I like knowing the people next door, at least enough to take in a parcel.
c Friendly, but not in each other's business, that's how I like it.
p In any house, the noisy neighbour who sings is probably me.
p I know most neighbours by their parcels, their dogs and their drilling.
p My best neighbourly skill is pretending I didn't hear the argument.
i I know neighbours by their laugh long before I know their name.
i The quiet neighbours always make me the most curious.
i I'd like the kind of street where someone notices you're away.
b Who's the character on your street?
b Would your neighbours say you're the quiet one?
=flatmates
c Easy going, I do my dishes and I'd never touch your cheese.
c Sharing a kitchen is fine by me if people talk and replace the milk.
c I'm easy, I like people you can be quiet with over breakfast.
c I'm easy to live with, I clean up and I like a chat in the kitchen.
p My worst habit is narrating whatever I'm cooking.
p I'd be excellent, as long as nobody mentions the hoover.
p Good, apart from some strong views on teaspoons.
p Good to live with, if you can forgive singing before nine.
i The good kind, up for a talk by the fridge at midnight.
i Tidy in company, and only slightly worse when nobody's looking.
i I'm easy to live with, and I know how that sounds.
b Do you like sharing a place or living on your own?
b Are you the tidy one or the fun one?
=laundry
c Laundry is a peaceful job to me, I like the folding with the radio on.
c I sort colours from whites and trust the thirty degree button.
c Clean sheets are worth every minute of the laundry they take.
p My system is a chair, then a second chair.
p I can do everything except fold a fitted sheet.
p The machine takes one sock each time and I've stopped arguing.
i On a line if I can, I love sheets that smell of outside.
i I never mind hanging washing out, it's where I do my best thinking.
i I'm better at it than you'd think, apart from one pink shirt.
b Do you sort your colours or live dangerously?
b Which job at home do you secretly enjoy?
=ironing
c Ironing is worth it for a good shirt and not for anything else.
c I iron what people will see and leave the rest.
c An iron and a decent podcast make a perfectly nice half hour.
p I can iron one crease out and two new ones in.
p I avoid the iron and call my shirts relaxed.
p Hanging a shirt in a steamy bathroom counts, I think.
i I do, and I like it more than I'd admit.
i I only iron carefully when the evening matters to me.
i Collar and cuffs only. Nobody's checked the rest so far.
b Do you find ironing relaxing or pure punishment?
b Which chore would you pay someone to take?
=dishes
c Whoever cooks should sit down, I'll take the dishes every time.
c I wash up the same evening, mornings are hard enough without plates.
c I'll dry, with music and a clean tea towel.
p I'm a great believer in letting things soak.
p I load a dishwasher like I'm losing at Tetris.
p I sing while I wash up, fair warning.
i Right away, if there's someone to talk to while I do it.
i I'd do them all if you sat on the counter and kept talking.
i I wash, you dry, and we don't rush it.
b Are you washing or drying?
b How strict are you about loading a dishwasher?
=bathShower
c Shower in the morning, bath when the day has been too long.
c A long bath with a book beats most evenings out in winter.
c I'm for a quick warm shower with very bad singing.
c Shower on most days, and a bath when I've got nowhere to be.
p Baths defeat me, I'm either boiled or I've dropped the book.
p My shower concerts are short and luckily without an audience.
p Cold showers I admire deeply from inside a warm one.
i The shower is where I win every argument a day late.
i A long bath, door shut, phone somewhere else.
i Shower. There's a song in there nobody's ever heard.
b What do you sing when nobody hears?
b What makes a perfect bath for you?
=alarmSnooze
c I'd allow one alarm and one snooze, then it's time for coffee.
c I snooze once on principle, those nine minutes are the best of the night.
c A gentle one and open curtains, that's enough for me.
c Let me snooze twice and then I'm a reasonable man.
p My alarm makes a suggestion and I start negotiating.
p Me and the snooze button go way back.
p I set an alarm with hope and turn it off with hatred.
p However many alarms I set, I ignore the first two on purpose.
i I snooze, mostly because the last dream is always the best one.
i I love waking up a minute before the alarm goes.
i No alarm at all, whenever I get to choose.
b How long does it take you to become human in the morning?
b What sound drags you out of bed?
=favMug
c A proper big mug with a thick handle.
c My favourite is always the one that fits two hands.
c I like a heavy old mug, even with a chip in it.
p Everything tastes wrong from any mug but mine.
p I'd tell you a secret before I'd lend you my mug.
p The uglier the mug, the better the tea.
i I like a wide one, it makes plain tea feel like Sunday.
i The biggest one going, and I'd even let you use it.
i I like them plain outside with a surprise colour at the bottom.
b What's on your favourite mug?
b Would you ever let anyone use it?
=loseThings
c Keys are what I lose most, usually somewhere very close to my hand.
c Small things, and I stay calm because they mostly turn up.
c My keys, my pen and my train of thought are always wandering off.
c Not often, but when I do it's always my keys.
p I've a safe place for everything and no idea where it is.
p I can lose my phone while I'm talking on it.
p Patting my pockets in a panic is basically my dance.
p All the time, I could lose a hat while I'm wearing it.
i Keys, and they always turn up once I've stopped looking.
i Umbrellas. I think half the city is walking under mine.
i Gloves, always just the one. I've never worked out where they go.
b What do you lose more than anything?
b Do your things turn up again in silly places?
=fireSave
c Everyone living first, then the old photos, because the rest can be bought again.
c Anything handwritten by someone I love is what I'd save from a fire.
c Something small that was given to me, not something I bought.
c People and pets first, and then the photo albums.
p I'd rescue a phone charger and regret it for years.
p I'd panic and come out holding one slipper and a lamp.
p I'd run out with the good biscuits and nothing useful.
i Old birthday cards. Worth nothing to anyone else, and I'd run for them.
i An old jumper that smells of home, no shop could replace it.
i A book with notes in the margins, nobody could print it again.
b What would you be carrying out?
b Which of your things has the best story?
=goodDriver
c Calm and steady, nobody wins at a roundabout.
c On the road I'm patient, I'd rather arrive late than angry.
c I think good driving means the passenger can nap.
c I'd drive so carefully you could drink a full cup of tea.
p I'd be a polite driver, with one very loud sigh.
p I mutter a lot and then I let them in.
p Even as a passenger I press a brake that isn't there.
p In any car I talk to the other drivers through the window.
i Calm, and I like long drives in the dark best.
i I'd let you be the judge, and let you pick the music.
i Best on empty roads with someone who doesn't mind missing the turn.
b How do you handle bad traffic?
b Are you a relaxed passenger?
=parking
c Parking is easiest a few streets away, I'd always rather walk the last bit.
c Good mirrors, no rush, and it usually goes in.
c A tight parking space is fine with me as long as nobody is watching.
p Three goes, then I pretend I wanted the other space.
p Picture me sweating, in reverse, with the radio turned off.
p I can park anywhere, if you're brave enough to stay in the car.
i Better than you'd think, unless I'm trying to impress someone.
i Straight between the lines, then one proud look back at the car.
i One good bit of parking and I'm quietly proud all day.
b Are you a first try parker or a five try one?
b Do you take the tight space or drive on?
=tractor
c I like everything about tractors, the pace and the view over hedges.
c Farm life appeals to me, mud washes off and the mornings are worth it.
c Put me on a tractor and I'd be grinning before it moved.
p On a farm I'd be outsmarted by a hen before breakfast.
p My tractor skills begin and end with making the right noise.
p A cow would take one look at me and ask for someone else.
i I'd like it more than you'd expect. Early mornings don't scare me.
i I'd learn fast, especially from a good teacher in wellies.
i I've daydreamed about that life, usually on a Monday.
b Would you show me the ropes on a farm?
b What's the biggest thing you've ever driven?
=cashCard
c I tap for most things but like a little cash for buskers and markets.
c Card for the bills, cash for markets and small places.
c Mostly card, with a note folded away for emergencies.
p My cash is mostly coins waiting for a parking meter.
p Card, and I hold my breath for a second every time.
p Cash, but most of it lives down the sofa.
i I like cash, I spend less when I can see it go.
i Card, but finding an old note in a winter coat makes my week.
i Mostly card, but I like having one note I don't spend.
b When did you last pay with real coins?
b Do you ever find money in old coats?
=lastBought
c Something for the kitchen, that's where most of my shopping money goes gladly.
c I don't buy much online, but good food and socks always find me.
c Probably coffee, I like buying small things that get used up.
c Food, probably, there's always a good reason for it.
p Nothing, I fill the basket at midnight and empty it in the morning.
p Snacks, mostly. I seem to be afraid of running out.
p Anything in a sale, I'm very easily convinced.
p Probably socks. My life is not as wild as it sounds.
i If I passed a bookshop, a book. I find it hard not to.
i Something small, and I liked waiting for it more than getting it.
i Something I didn't need at all. I'd do it again.
i Small presents for other people are what I like buying most.
b What's your best bargain ever?
b Is there a parcel on its way to you?
=selfies
c I prefer photos taken when I wasn't looking, they come out kinder.
c Selfies aren't my thing, but I like pictures with people I'm fond of.
c In front of a camera I'm fine as soon as someone makes me laugh.
c Not many, I'd rather be the one who takes the photo.
p The moment a camera appears I forget what my face normally does.
p Selfies defeat me, my arm's too short and my smile comes too late.
p I blink at exactly the right moment, every time.
i The good ones are always from just after, when I've stopped posing.
i I photograph fine if I like the person holding the camera.
i Camera shy, a bit. In person I'm much better.
b Do you like being in photos or behind the camera?
b Which picture of yourself do you actually love?
=phoneBattery
c Anything over twenty per cent and I feel safe.
c I charge my phone whenever I remember and relax about it otherwise.
c Charged overnight and then forgotten, that's how I like it.
c I like to plug my phone in before it gets low.
p My phone and I are both usually running on the last ten per cent.
p At two per cent I get to the point very quickly.
p I see the warning and carry on as if it's not for me.
i Full or empty, I've never been good at in between.
i I don't mind it dying, the evening's suddenly mine.
i Low, but I'd save the last one per cent for the right message.
b At what number do you start to panic?
b Are you a full battery person or a gambler?
=forgetPasswords
c They leave my head quickly, so I trust a good system instead.
c I like a password with a private joke in it, those I remember.
c I remember them fine until a site wants a symbol and a capital.
p Forgot password is practically my username at this point.
p Mine are so secure that I can't get in either.
p Every new one is brilliant and forgotten by dinner.
i Song lyrics. I'm the man humming quietly at the login page.
i I use places I'd love to visit, so logging in feels like planning.
i I forget them all, and yet I remember everything people tell me.
b How many goes do you usually need?
b What's your trick for remembering passwords?
=candles
c I like candles in winter, everything's kinder in that light.
c Anything that smells of rain, coffee or fresh bread gets me.
c I like a place to smell of cooking first and candles second.
p I like a candle until I spend the evening checking if it's out.
p Toast is my scented candle, it works and you can butter it.
p I like candles, and sniff them in shops like I know what I'm doing.
i I like candles, most of all the smell when you blow one out.
i Woodsmoke ones, they make any evening feel like winter.
i I like candlelight. People get a bit more honest in it.
b Which smell takes you straight back somewhere?
b What would your perfect candle smell of?
=decorStyle
c Warm lamps, books and one very good chair, that's my style.
c I like a room simple and cosy, with nothing you're afraid to sit on.
c Good light first, everything else can be second hand.
c I like it simple and warm, with light and a comfortable sofa.
p I'd call it comfortable, with a hint of cable.
p I move one chair and call it decorating.
p I'd keep it plain and tidy, with strong opinions on cushions.
i I'm for soft lamps, old wood and one odd picture to ask about.
i Any place is best in the evening, with someone over for dinner.
i Simple, with one corner I'd fight you for.
b What's the best thing on your walls?
b Which room of yours is most you?
=hoarder
c I keep letters and photos, and let nearly everything else go.
c Throwing things out feels good to me until it has handwriting on it.
c Halfway, I like clear shelves and full drawers.
c I'd keep a small box of old cards and clear out the rest.
p There's always a cable I keep for a machine nobody remembers.
p A bit of a keeper. I call it an archive, but it's a drawer.
p A keeper, I find it very hard to say goodbye to a good box.
i I keep the useless things and throw out the good ones.
i I'd keep every ticket stub, each one is a whole evening.
i I let things go easily. People, not so much.
b What have you kept that makes no sense?
b Are you a keeper or a thrower?
=movingHouse
c Moving is worth the boxes for that first evening on the floor with chips.
c I like a new place but hate the packing, kettle first and everything later.
c I don't mind moving, better light is worth a week of chaos.
p My unpacking method is buying a second one of whatever I can't find.
p Moving is mostly me arguing with a sofa on the stairs.
p I'm bad at packing, half my boxes would just say things.
i I love an empty room before the boxes come in.
i I like the first night in a new place, when every room still echoes.
i I could pack up tomorrow for the right reason.
b What do you unpack first?
b Where would you move tomorrow if it were easy?
=treeUp
c A real tree, warm lights and a crooked star make December for me.
c I like decorations up early in December and down before they look tired.
c Give me coloured lights and a tree that leans a little.
p I'm in favour, until someone hands me the lights to untangle.
p My kind of tree has one good side and one for the wall.
p I decorate until I run out of baubles or patience.
i The best minute is sitting by the tree with every other light off.
i Old decorations with a story, and nothing that matches.
i There's always one ugly bauble I'd never let anybody replace.
b Real tree or plastic, where do you stand?
b Which decoration has to be there every year?
=slippers
c Slippers are the best thing about getting home.
c I change into soft things the minute the door shuts, slippers included.
c Thick socks or warm slippers, nothing else after six.
c I'm all for warm slippers the second I'm in.
p Put me in slippers and I age thirty years.
p Slippers on, and nobody can make me leave the house.
p I'd wear slippers to a wedding if I thought they'd let me in.
i I might, but you'd have to know me better to see them.
i I'm more for bare feet. Slippers feel like a commitment.
i I'd keep a spare pair of slippers by the door for you.
b What do you change into when you get home?
b Crocs in public, yes or never?
=oddSocks
c Matching socks if I have time, warm ones if I don't.
c Plain ones in the week, loud ones at the weekend.
c Good thick ones, stripes very welcome.
c Matching for preference, I'd happily buy ten of the same pair.
p Mine match in spirit, which is all I ask.
p Odd ones, and never on purpose.
p On days they match I feel like I've won something.
i I like matching socks, and one loud pair for feeling brave.
i I'd go dark and matching, with one bright stripe for sitting down.
i Warm ones, I hope, and now I'm wondering about yours.
b What socks have you got on now?
b Are you a matching person or a brave one?
=suitUp
c Jeans and a good shirt for me, a suit when the evening earns it.
c I enjoy dressing up now and then, it lifts the evening.
c My everyday style is comfortable, clean and nothing that needs explaining.
c I'm happiest in jeans, but I like an excuse for a good jacket.
p In a suit I walk like I own a small bank.
p I like a tie for about twenty minutes.
p I look smart for about an hour, then I meet some soup.
p I scrub up all right, though my tie never believes it.
i Give me a reason to dress up and I'd surprise you.
i I dress up when there's someone worth the effort.
i Smart at the start, tie in my pocket by the end.
b Are you happiest dressed up or in comfy clothes?
b When did you last properly dress up?
=glasses
c I'd wear glasses any day, clear sight beats vanity.
c For small print I'd take any help, glasses included.
c Glasses are fine by me, they make even a shopping list look serious.
p My eyesight is excellent for cake and poor for bus numbers.
p At the optician I panic and call every lens better.
p Put glasses on me and I start nodding like a professor.
i With or without, I might squint just to get closer.
i I'd put specs on just to see you smile properly.
i Glasses or not, I notice more than people expect.
b Glasses, contacts or eagle eyes?
b Do you like glasses on a man?
=wearJewellery
c A watch or one plain ring is about as much jewellery as I enjoy.
c Silver over gold for me, worn until it has a few scratches.
c One piece at most for me, ideally something with a story.
p With jewellery I fiddle until it breaks or someone takes it away.
p Any gold chain on me says retired magician.
p My idea of bling is a watch that shows the right time.
i Very little for me, and best of all something given.
i I like a little silver, best of all pieces with some history.
i There's one ring I can imagine wearing, and it's a very plain one.
b Which piece do you never take off?
b Gold or silver, which is more you?
=luckyCharm
c I've a soft spot for old coins, if they count.
c Seven is my lucky number, I don't ask it for proof.
c I feel lucky by nature, but I still touch wood.
p Lucky socks, and I refuse to explain the system.
p I salute every magpie, even in company.
p I touch wood so often I should carry some.
i I cross my fingers in my pocket, where nobody can see.
i I'd carry a pebble if the right person gave it to me.
i Not usually, though I'd borrow a bit of yours.
b What do you bring when you need luck?
b Do you have a number you always choose?
=collecting
c Notebooks, and I hardly dare to write in them.
c I'd happily collect records, for the covers as much as the songs.
c Small useless things with a past, I could collect those for years.
p Pens, from places I never meant to rob.
p Carrier bags inside other carrier bags.
p Mostly hobbies I try once and never mention again.
i Good stories, and I think you've got a few.
i Shells and pebbles, I can't leave a beach without one.
i I'd collect old postcards, I like reading what strangers wrote.
b What do you have far too many of at home?
b What did you collect as a kid?
=favApp
c Maps and music are the apps I'd truly miss, the rest can go.
c The weather app gets opened first, I like knowing what I'm in for.
c My favourite apps are the daily puzzles, they go perfectly with coffee.
p I check the weather app and then look out the window to argue.
p The step counter. I shake it sometimes.
p The language owl, mostly because I'm afraid of it.
i The notes app is my favourite, half of it makes no sense and I love it.
i Maps, I look at places I've no reason to go, just in case.
i This one, lately. I wonder why.
b Which app would you keep if you had only one?
b What do you open first in the morning?
=tipping
c Yes, always. They've been on their feet all day.
c Good service gets a good tip from me and a proper thank you.
c I round up, and I've never regretted it.
c Ten per cent or a bit more feels right to me.
p I tip, then worry on the way home it wasn't enough.
p When I try to work out ten per cent I end up leaving twenty.
p I thank them so much that the tip feels like an extra.
i Yes, and more when nobody's looking.
i I do, and I like to know their name first.
i More than I planned, most times. It never feels wasted.
b Do you tip even when the service is slow?
b Who deserves a tip and never gets one?
=handwriting
c It's readable when I care who's reading.
c I like writing by hand, a real letter still beats any message.
c I like pen on paper, even for a shopping list.
c Quite neat when I take my time, and a scribble when I don't.
p My handwriting could pass for a doctor's.
p I start neat and it's a scribble by line three.
p Nobody can read my writing, including me the next morning.
i Neat when it matters. You'd be able to tell.
i Not pretty, but I'd make an effort for a real letter.
i I'd write to you, if I knew you'd write back.
b When did you last get a real letter?
b Is your handwriting neat or a secret code?
=binDay
c I don't mind doing the bins, two minutes and it's done.
c I recycle properly, mostly because rinsing jars is oddly calming.
c I'd do the bins any night if someone else made the tea.
p I never know which bin, I check what the neighbours put out.
p I sort and rinse everything and still get the recycling wrong.
p Nothing makes me run faster than the sound of the bin lorry.
i I don't mind it, the street's nice and quiet at that hour.
i Careful, yes. You could read my whole week in there.
i I don't mind the bins, I do some good thinking on the way.
b Who takes the bins out at yours?
b How strict are you about recycling?
`;

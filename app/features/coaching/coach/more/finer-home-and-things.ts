/** Finer kinds of question, known by what was learned. Home, things, small money. Form: content/asked-about-him.ts. */
export const FINER_HOME_AND_THINGS = `
=hoodieSteal
c You can have the hoodie, it was always going to look better borrowed.
c If you are cold, the jumper is yours before you finish asking.
c My warm layers are open to anyone who promises to be cosy in them.
p Take the hoodie, I'll just shiver heroically and mention it for years.
p I'd hand it over bravely and then miss that jumper like a lost dog.
p Every hoodie I like already knows it will leave me one day.
i A borrowed jumper always comes back with a bit of somebody's life in it.
i Lending someone a hoodie says more than most men manage in a letter.
i There is one kind of jumper I only give up to the right thief.
b What was the best thing you ever borrowed and kept?
b Are you a big jumper person or a blanket person?
=screenTime
c More screen time than I'd like, and chatting here is the best part of it.
c My phone gets too many hours, though I'd swap most of them for a walk.
c I scroll more than I admit and enjoy about a tenth of it.
p That weekly screen report arrives and I look away like it's a bill.
p The number on my phone is between me, my thumb and my conscience.
p Mostly I pick it up for the time and wake from scrolling an hour later.
i The screen hours worry me less than what I've stopped noticing meanwhile.
i Some evenings I leave the phone in another room and time goes strange.
i I measure my screen time by whether I remember any of it afterwards.
b What do you lose the most hours to on yours?
b Could you manage a whole Sunday without looking at it?
=favEmoji
c Of all the emojis I like the plain smile, it does honest work.
c My favourite emoji is the one laughing so hard it tips over sideways.
c I use few emojis but the little sunflower gets me every time.
p The upside down smile is my favourite, it matches my way through Mondays.
p Emojis and I are careful friends, I'm one wrong tap from sending a goat.
p Put me down for the cowboy emoji, ridiculous and weirdly confident.
i The small wave is my emoji, it could be a hello or anything after.
i I trust the otter emoji most, though I've never worked out why.
i With some emojis I spend longer choosing than on the whole sentence.
b Which one do you send far too often?
b Is there an emoji you simply cannot stand?
=lastPhoto
c Usually the newest photo is a sky, I can't walk past a good one.
c Some small thing that made me smile, that's what most of my photos are.
c Anything with good evening light, that's my camera roll from top to bottom.
p My latest photo, like most, is a blur of something amazing a second earlier.
p For every decent photo I take, my thumb stars in another four.
p Another screenshot I'll never read, like half of my photo collection.
i An empty bench, if I can find one, that's the photo I always stop for.
i Lit windows end up in my photos, I always wonder who's inside.
i Whatever I photograph, the good part is usually just outside the frame.
b What is the best picture on your phone right now?
b What do you photograph more than you should?
=iphoneAndroid
c Any phone that lasts till bedtime and takes a good photo has my loyalty.
c I'm easy between Apple and Android, my heart belongs to a long battery.
c Phones are like kettles to me, the brand matters less than the tea.
p In the Apple and Android war I'm the man looking for a charger.
p Whatever phone you give me, I'll use four buttons and fear the rest.
p My dream phone is still the indestructible brick with the snake on it.
i I judge a phone by who it lets me talk to, never by the badge.
i Both phones do the same magic and we've all stopped being amazed by it.
i Ask me about handsets and I get nostalgic for the ones with buttons.
b Which phone did you love most of all?
b Would you ever switch sides, and for what?
=lockScreen
c Something calm on my lock screen, I look at it far too often for clutter.
c For wallpaper I like a view I'd happily walk into.
c I want my phone background to be a place that slows me down.
p My wallpaper is whatever I can bear to see at alarm time.
p A lock screen is the only interior design I feel qualified for.
p Changing my phone background is my idea of a drastic makeover.
i The right lock screen photo is worth keeping free for the right day.
i I think a phone wallpaper tells you what somebody is homesick for.
i There's a kind of picture I'd only put there if it truly mattered.
b What picture greets you on yours?
b Is there a photo you'd never take down?
=postOnline
c Social media gets a look from me, but I'd rather tell things in person.
c I post rarely and enjoy other people's holidays and dogs instead.
c For me the nicest posts are the ones sent to one person.
p On social media I'm the man hiding behind the curtain eating crisps.
p My posting career would be three sunsets and one crooked loaf.
p I start a caption, edit it for an hour and post nothing.
i The best evenings somehow never make it onto anyone's feed.
i I like leaving some of my life offline, it keeps its flavour.
i Not posting a thing has become my way of keeping it.
b What would make you post something straight away?
b Whose posts do you actually look forward to?
=readReceipts
c Blue ticks can say what they like, I reply when I can do it properly.
c Read receipts don't bother me, I've nothing to hide except slow thumbs.
c I'd rather answer you well than worry about the ticks.
p All that read receipts prove is how long I stare at a message.
p Those blue ticks have ratted me out more than any neighbour could.
p With ticks on I feel watched, with ticks off I feel like a spy.
i A grey tick leaves a little room to wonder, and I quite like that.
i I miss letters, where nobody knew when you'd opened them.
i There's a whole novel in the minute between read and reply.
b Do you have yours on or off?
b How long can you leave a message unread?
=withoutPhone
c I could happily lose the phone for a week if somebody told my family.
c No phone, a lake and a stack of books sounds like a holiday.
c A day without internet suits me, a month would test my map reading.
p Without my phone I'd be fine for an hour, then ask a pigeon the weather.
p Take my phone away and I'd still tap my pocket like a widower.
p I'd survive with no wifi but you'd hear me narrating my lunch aloud.
i Switching it off scares me for ten minutes and then the evening gets long.
i The only thing I'd miss from my phone is a certain kind of message.
i Some of my favourite thoughts only turn up when there's no signal.
b What would you do first with no signal?
b How long could you go without yours?
=phoneLook
c My phone holds no secrets worth a passcode, only too many screenshots.
c I'd hand over my phone without sweating, trust feels better than a lock.
c For me a phone can be open and still be private.
p Look through my phone by all means, you'll be asleep by the third screenshot.
p The most shocking thing on my phone is how often I search for spellings.
p Calmly I'd pass you the phone and pray you skip the selfies.
i When two people trust each other, the phone just lies there and nobody looks.
i I like an open phone, and I like a person who has no need to check.
i Sharing a passcode is easy, sharing the notes app is real intimacy.
b What would embarrass you most on your own phone?
b Would you share yours, or is that sacred ground?
=aiUse
c AI is fine for the dull jobs, the good talking should stay with people.
c I'm curious about AI and glad it can't taste soup or hug anyone.
c For lists and boring forms I welcome the robots with open arms.
p I say please to every AI, for when they take over.
p Robots can have my job the day they learn to look busy convincingly.
p Artificial intelligence worries me less than my natural supply of it.
i What interests me in AI is everything it still can't be surprised by.
i A machine can write a love letter, but it can't hesitate before sending it.
i I like tools that save time and wonder where all that time goes.
b What would you never let a machine do for you?
b Has it helped you with anything worth having?
=beard
c Beard or bare, I like whichever looks as if I meant it.
c I'd happily grow the beard or lose it, my chin isn't proud.
c For me a bit of stubble is the honest middle between both worlds.
p My chin and I renegotiate the beard question every Sunday night.
p A full beard makes me feel like a sea captain with no boat.
p Shaving is my only artistic work and I ruin it weekly.
i I think a beard shows how a man wants to be read.
i There's a moustache inside every man, waiting for the wrong moment.
i The face under a beard is always a bit of a secret, even to its owner.
b Where do you stand on moustaches?
b Beard, stubble or smooth, what's your honest vote?
=haircut
c My haircut rule is short chat, good scissors and no mirror at the back.
c Hair has never ruled my life, I like it clean and out of the way.
c I like the fresh haircut feeling, you walk home half a metre taller.
p Every barber asks what I want and I always panic and say shorter.
p My hair makes its own decisions and I read about them in the mirror.
p I've the kind of hair that photographs best in a strong wind.
i A new haircut feels like a chance to be somebody slightly different.
i The barber's chair is the only place I enjoy doing absolutely nothing.
i I suspect every man has one hairstyle he secretly still wants to try.
b What was your boldest haircut ever?
b Do you tell your hairdresser everything?
=aftershave
c Something light and woody, a scent should only be noticed from close up.
c Clean soap and a little cedar is my idea of smelling good.
c I like an aftershave that arrives after me and leaves with me.
p I'm aiming for mysterious forest but mostly I smell of toast.
p One spray of cologne, then I walk through it like a film star.
p Soap, toothpaste and a hint of panic, that's my evening scent.
i Scent is memory for me, so I'm careful what I put on.
i A good aftershave should make someone lean in and then forget why.
i The smell of rain on a warm coat beats any bottle I know.
b What smell stops you in the street?
b Do you have one perfume or one for every mood?
=favColour
c Deep green is my colour, the kind you find under big trees.
c I keep coming back to dark blue, like the sky ten minutes before night.
c My favourite colour is warm yellow, it makes even a Tuesday friendlier.
p Blue has my vote, mostly because it hides pen marks and gravy.
p Grey on my washing, green in my heart, that's my colour story.
p I like orange, but I wear it only in my imagination.
i The colour I like best only exists for a minute after sunset.
i Green, though there's one exact shade I've only seen twice.
i For me the best colour is whatever the sea can't decide on.
b Which colour makes you feel most like yourself?
b What colour would you never paint a wall?
=shoesOff
c Shoes off for me, floors and feet both deserve the rest.
c I take my shoes off at the door and the day goes with them.
c Your house, your rule, and at mine socks are always welcome.
p Taking shoes off is fine, provided both my socks are on speaking terms.
p I'm all for shoes off until the hole in my sock says hello.
p My rule on shoes indoors is whatever the carpet can't report.
i You learn a lot about a person once the shoes are off.
i Bare feet on a warm floor make me say truer things.
i The pile of shoes at a door tells me if it's a happy house.
b What is the shoe rule at your place?
b Slippers, socks or barefoot when you get home?
=bedSide
c Whichever side of the bed is further from the alarm is my side.
c I'm a fair sharer of bed and blanket, with one cold foot outside.
c Give me one good pillow and half the duvet and I sleep anywhere.
p I start on one side of the bed and wake up as a map of Norway.
p My half of the duvet always tries to escape to the floor.
p Pillows arrive in bed in order and by morning there's been a riot.
i I think people choose their side of the bed once and defend it forever.
i The window side is mine in spirit, I like knowing what the sky does.
i Sharing a duvet tells you more about someone than a long dinner.
b Which side would you defend to the end?
b Do you share blankets nicely or is it war?
=heatingOn
c The heating can wait until a jumper, socks and tea have all failed.
c I like a warm room and cold windows, the heating earns its keep.
c For the thermostat I favour nineteen degrees and a good thick blanket.
p Every autumn the heating and I play a game of who blinks first.
p My principles about the radiator last until my nose goes numb.
p I dress like an Arctic explorer indoors before touching the thermostat.
i That first evening with the radiators ticking is my secret start of winter.
i A house just coming warm sounds different, I always stop to listen.
i I half enjoy a cold room, it makes somebody's company so much warmer.
b How cold does it get before you give in?
b Are you a blanket person or a radiator person?
=aircon
c For this heat I believe in cold showers and open windows more than machines.
c My heatwave plan is curtains shut by day and windows wide at night.
c Aircon is lovely for ten minutes, then I want real air back.
p In a heatwave I visit the supermarket freezers like other people visit museums.
p My cooling system is lying on the floor complaining in a low voice.
p With or without aircon I turn into warm cheese above thirty degrees.
i Hot nights with the windows open let you hear what the street dreams about.
i Give me a fan's hum over aircon, it sounds like trains going somewhere.
i I forgive the heat everything at eleven at night, when the stones are still warm.
b What is your best trick for a hot night?
b Would you rather be too hot or too cold?
=feelCold
c Cold hardly bothers me, and I'm generous with whatever warmth I have.
c I like the cold as long as there's somewhere warm at the end of it.
c Give me gloves and a hot drink and I'll take any frost.
p I act tough in the cold until my ears start making decisions for me.
p My cold tolerance is excellent indoors, beside a stove, under two blankets.
p With enough layers I'm basically a warm duvet with opinions.
i Cold hands have started more good stories than any sunny afternoon.
i There's a kind of frosty night I'd happily stay out in far too long.
i I never mind the cold if the walk home has company.
b What warms you up fastest?
b Are you always cold, or secretly a furnace?
=gardenBalcony
c Any bit of outdoors with a chair and evening sun is garden enough for me.
c I like a garden slightly wild, with more bees than straight lines.
c A small balcony with herbs and a good chair is my idea of wealth.
p My dream garden is one that cuts its own grass and thanks me.
p In a garden I'm mostly decorative, but I hold a hose with dignity.
p I'd call my lawn style relaxed, the snails call it a festival.
i I think the best corner of any garden is the one nobody planned.
i Outdoor chairs in the evening make people say things they wouldn't inside.
i There's one tree I'd plant if I knew I'd stay somewhere forever.
b What would you grow if you had all the space?
b Where do you sit when the sun comes out?
=houseplants
c I like plants about the place, a room feels kinder with something growing.
c Houseplants and I get on if they're tough and forgive a dry week.
c Anything green and stubborn is my sort of plant.
p My relationship with plants is mostly apologies and too much water.
p A cactus once seemed manageable in theory, then I read the instructions.
p Plants near me learn independence at a very early age.
i I trust people who turn the pot so every leaf gets the window.
i A plant tells you slowly whether a home is a good one.
i I'd talk to a houseplant if I was sure it would keep quiet about it.
b Which of your plants is the favourite child?
b Do you talk to yours, be truthful?
=windowView
c The best of any window for me is sky, so I look up first.
c From a window I like a bit of street life and a lot of weather.
c My favourite kind of view has rooftops, a tree and somebody's cat.
p Through any window I see other people's lives and my own smudges.
p I tell myself my view is cinematic, even when the film is about pigeons.
p For a window view I'd accept the sea, a park or a really dramatic argument.
i Lit windows across the way are my favourite view, each one a small film.
i I like a view that changes enough to make me late.
i The view I look for most is that blue just before the lights come on.
b What do you see when you look up now?
b Which view would you wake up to forever?
=neighboursLike
c Neighbours and I get on, a wave and a borrowed ladder go a long way.
c I like knowing the people next door, at least enough to take in a parcel.
c Friendly but not in each other's soup is how I like neighbours.
p To my neighbours I'm probably the one who sings to the kettle.
p I know most neighbours by their parcels, their dogs and their drilling.
p My best neighbourly skill is pretending I didn't hear the argument.
i Through a shared wall you learn people's laughs long before their names.
i The quiet neighbours are the ones I make up stories about.
i I think a good street is one where someone would notice your curtains.
b Who is the character on your street?
b Would your neighbours say you're the quiet one?
=flatmates
c As a flatmate I'm easy going, I do my dishes and respect the cheese.
c Sharing a kitchen is fine by me if people talk and replace the milk.
c Good housemates are the ones you can be silent with over toast.
p My worst flatmate habit is narrating whatever I'm cooking.
p I'd be an excellent housemate if the hoover came with subtitles.
p Living with me means free weather reports and strong views on teaspoons.
i The best flatmate talks happen by accident, at midnight, against a fridge.
i You only really know someone once you've shared a bathroom shelf.
i I think whoever refills the ice tray can be trusted with anything.
b What is your worst flatmate story?
b Are you the tidy one or the fun one?
=laundry
c Laundry is a peaceful job to me, I like the folding with the radio on.
c I sort colours from whites and trust the thirty degree button.
c Clean sheets are worth every minute of the laundry they take.
p My laundry system is a chair, a second chair and a lot of hope.
p Folding a fitted sheet is where I lose my dignity and start wrestling.
p The washing machine takes one sock as its fee and I've stopped arguing.
i Sheets dried outside make me sleep like someone without a single worry.
i I never mind hanging washing out, it's where I do my best thinking.
i Somewhere all the missing socks are having a better life than us.
b Do you sort your colours or live dangerously?
b What is the job at home you secretly enjoy?
=ironing
c Ironing is worth it for a good shirt and not for anything else.
c I iron what people will see and let the rest live free.
c A hot iron and a decent podcast make a perfectly nice half hour.
p My ironing removes one crease and proudly adds two new ones.
p I call my shirts relaxed, because ironed would be stretching the truth.
p Hanging a shirt in a steamy bathroom is ironing in my religion.
i The smell of an ironed shirt always feels like somebody expects me somewhere.
i I only iron carefully when the evening matters to me.
i A crisp collar makes me stand differently and I can't explain why.
b Do you iron, or just choose crumple proof clothes?
b Which chore would you pay someone to take?
=dishes
c Whoever cooks should sit down, I'll take the dishes every time.
c I wash up the same evening, mornings are hard enough without plates.
c The drying is my part, with music and a clean tea towel.
p Letting dishes soak is my favourite way of doing nothing responsibly.
p My dishwasher loading is modern art with a spoon facing the wrong way.
p I do the washing up in song, so the plates are keen to finish.
i The best conversations I know happen side by side at a sink.
i I think how people share the dishes says how they share everything.
i Warm water and a dark window over the sink make me oddly honest.
b Are you washing or drying?
b How strict are you about loading a dishwasher?
=bathShower
c Shower in the morning, bath when the day has been too long.
c A hot bath with a book beats most evenings out in winter.
c I'm for a quick hot shower with very bad singing.
p Baths defeat me, I'm either boiled or I've dropped the book.
p My shower concerts are short, steamy and mercifully without an audience.
p Cold showers I admire deeply from inside a warm one.
i The shower is where I win every argument a day late.
i I think a long bath is the last place nobody can reach you.
i Some of my best ideas go down the plughole with the shower water.
b What do you sing when nobody hears?
b How long can you stay in the bath?
=alarmSnooze
c One alarm, one snooze, then I'm up and looking for coffee.
c I snooze once on principle, those nine minutes are the best of the night.
c A gentle alarm and open curtains get me up better than any siren.
p My alarm makes a suggestion each morning and I open negotiations.
p The snooze button and I have the longest relationship of my week.
p I set an alarm with hope and turn it off with hatred.
i The dreams I have between alarm and snooze are the strangest of all.
i I love waking a minute before the alarm, it feels like winning something.
i There are mornings I'd need no alarm for at all.
b How many alarms does it take to wake you?
b What is the sound that drags you out of bed?
=favMug
c A proper big mug with a thick handle, tea deserves room.
c My favourite mug is always the one that fits two hands.
c I like a heavy old mug with a chip it came by honourably.
p Everything tastes wrong from any mug but mine, I'm a toddler about it.
p I'd share a secret sooner than I'd share my favourite mug.
p Ugly mugs are my weakness, the worse the picture the better the tea.
i I think people only ever really choose one mug in their lives.
i The mug you give a guest says how long you hope they'll stay.
i A favourite mug is the smallest home I know.
b What is on your favourite mug?
b Would you ever let anyone use it?
=loseThings
c Keys are what I lose most, usually somewhere very close to my hand.
c I lose small things calmly, they mostly turn up with the next cup of tea.
c My keys, my pen and my train of thought are always wandering off.
p I've a safe place for everything and no idea where it is.
p Nobody loses things like me, I can misplace a phone while talking on it.
p Patting my pockets in panic is the closest I get to dancing.
i What I lose always shows up once I've stopped needing it.
i I sometimes think lost things just want a few days to themselves.
i The gloves I've lost must be keeping strangers warm somewhere.
b What do you lose more than anything?
b Where was the silliest place you found something?
=fireSave
c Everyone living first, then the old photos, because the rest can be bought again.
c Anything handwritten by someone I love is what I'd save from a fire.
c From a burning house I'd carry memories first, so letters and photos.
p In a fire I'd heroically rescue a phone charger and regret it for years.
p Panic would choose for me and I'd save one slipper and the kettle.
p I'd run out with the good biscuits and a look of deep shock.
i The thing I'd save is worth nothing to anyone, that's why I'd save it.
i I think what you'd carry out of a fire is a kind of self portrait.
i Only small things seem worth saving when I imagine the smoke.
b What would you be carrying out?
b Which of your things has the best story?
=goodDriver
c Calm and steady is how I like driving, nobody wins at a roundabout.
c On the road I'm patient, I'd rather arrive late than angry.
c I think good driving means the passenger can nap.
p Behind a wheel I'd be all manners, with one strongly worded sigh.
p My road rage is very British, I mutter and then let them in.
p As a passenger I press a brake that isn't there, so I judge nobody's driving.
i A long drive in the dark is where people tell you real things.
i You see what someone is made of when they let another car go first.
i I like driving best when neither person minds missing the turn.
b How do you handle bad traffic?
b Who gets to choose the music in your car?
=parking
c Parking is easiest a few streets away, I'd always rather walk the last bit.
c For parking I trust good mirrors, five spare minutes and patience.
c A tight parking space is fine with me as long as nobody is watching.
p My parallel parking is excellent until a single person stops to look.
p Parking shows me at my worst, sweating in reverse with the radio off.
p Any space is a parking space if you believe in luck and cry quietly.
i You learn a person's whole character while they hunt for parking.
i I'm convinced the best evenings begin with an impossibly good parking space.
i Parking far away has given me some of my best walks.
b Are you a first try parker or a five try one?
b What is your worst parking story?
=tractor
c I like everything about tractors, big wheels, slow pace and a view over hedges.
c Farm life appeals to me, mud washes off and the mornings are worth it.
c Put me on a tractor and I'd be grinning before it moved.
p On a farm I'd be outsmarted by a hen before breakfast.
p My tractor skills begin and end with making the right noise.
p A cow would take one look at my hands and ask for somebody else.
i There's something about a tractor light in a field at night that gets me.
i I suspect farmers know a few things about patience the rest of us forgot.
i The smell of cut hay makes me want a completely different life.
b Could you manage a week on a farm?
b What is the biggest thing you've ever driven?
=cashCard
c I tap for most things but like a little cash for buskers and markets.
c Card for the bills, cash for anything with a stall and a smile.
c A note folded away for emergencies makes me feel rich and sensible.
p My cash is mostly small coins gathering weight for a future parking meter.
p My card taps with such confidence that a decline would finish me.
p Coins and I part quickly, they prefer the inside of a sofa.
i Cash makes me notice what things cost, the tap makes me forget.
i I like an old note in a coat pocket, it's a letter from last winter.
i There's still a pleasure in counting coins for something small and sweet.
b When did you last pay with real coins?
b Do you ever find money in old coats?
=lastBought
c Something for the kitchen, that's where most of my shopping money goes gladly.
c I buy little online, but good food and socks always find me.
c My favourite purchases are small, useful and slightly too nice for me.
p I fill the online basket at midnight and let the morning judge it.
p My last few purchases would tell a detective I fear running out of snacks.
p Anything in a sale convinces me that I've needed it since birth.
i The best things I buy are the ones I nearly put back.
i I like waiting for a parcel more than opening it, most times.
i A bargain only counts for me if it comes with a story.
b What was your best bargain ever?
b Is there a parcel on its way to you?
=selfies
c I prefer photos taken when I wasn't looking, they come out kinder.
c Selfies aren't my strength, but I like pictures with people I'm fond of.
c In front of a camera I relax as soon as somebody makes me laugh.
p The moment a camera appears I forget what my face normally does.
p My selfie arm is too short and my panic is too visible.
p I blink in photos with a timing that professionals would envy.
i I think the truest picture of anybody is the one just after the pose.
i A good photo of me would need somebody I like behind the camera.
i There's always more going on just before I smile in a photo.
b Do you like being in photos or behind the camera?
b Which picture of yourself do you actually love?
=phoneBattery
c Anything over twenty per cent of battery and I feel prepared for life.
c I charge my phone whenever I remember and relax about it otherwise.
c A half full battery is plenty if the conversation is good.
p My phone and I are both usually running on the last ten per cent.
p At two per cent battery I become a man of very few words.
p I treat the low battery warning like weather, interesting and somebody else's problem.
i A dying battery makes me say the important thing first.
i I sometimes like the phone going dark, the evening suddenly belongs to me.
i One per cent can last an hour if you're waiting for something good.
b At what number do you start to panic?
b Are you a full battery person or a gambler?
=forgetPasswords
c Passwords leave my head quickly, so I trust a good system over memory.
c I like a password with a private joke in it, those I remember.
c Remembering passwords goes fine until a site wants a symbol and a capital.
p Forgot password is practically my username at this point.
p Certain passwords of mine are so secure that even I'm not allowed in.
p Every new password I invent is brilliant and gone by teatime.
i I sometimes think a person's passwords would make the most honest poem.
i A password usually hides something somebody loves, I like that about them.
i I'd forget any password sooner than a really good line.
b How many goes do you usually need?
b What is your trick for remembering passwords?
=candles
c Candles get my vote in winter, everything is kinder in that light.
c Candles that smell of rain, coffee or fresh bread would get me every time.
c A house should smell of cooking first and candles second.
p I like a candle until I spend the evening checking if it's out.
p Toast is my scented candle, it works and you can butter it.
p I sniff candles in shops with the face of a cheese expert.
i Blown out candles have the smell I like best, I couldn't say why.
i A smell can put me back in a room I'd forgotten completely.
i I think candlelight lets people say what a lamp would never hear.
b Which smell takes you straight back somewhere?
b What would your perfect candle smell of?
=decorStyle
c Warm lamps, books and one very good chair is my whole style at home.
c I like a room simple and cosy, with nothing you're afraid to sit on.
c For me decorating starts with light, everything else can be second hand.
p My decorating style is best described as comfortable with a hint of cable.
p Interior design to me means moving one chair and standing back proudly.
p I own strong opinions on cushions for somebody who sits on them all wrong.
i A good room has one thing in it you want to ask about.
i I believe the walls should tell a story and leave out the ending.
i Every room I like has a corner that seems to be waiting for someone.
b What is the best thing on your walls?
b Which room of yours is most you?
=hoarder
c I keep letters and photos, and let nearly everything else go.
c Throwing things out feels good to me until it has handwriting on it.
c I'm halfway between hoarder and monk, happiest with clear shelves and full drawers.
p There's always a cable I keep for a machine nobody remembers.
p I call it an archive, other people would call it a drawer.
p Nobody parts from a good cardboard box as painfully as I do.
i The useless things are the ones I can't throw away, I wonder why.
i Old cards keep voices in them, so I never bin those.
i I'd give away most of what I keep, apart from what fits in one box.
b What have you kept that makes no sense?
b Are you a keeper or a thrower?
=movingHouse
c Moving is worth the boxes for that first evening on the floor with chips.
c I like a new place but hate the packing, kettle first and everything later.
c A move feels right to me whenever the light is better there.
p My unpacking method is buying a second one of whatever I can't find.
p Moving house turns me into a man who argues with a sofa.
p Half my boxes in any move would simply say things.
i An empty room before the boxes come always makes me whisper.
i I think a place becomes home the night you find the switch in the dark.
i Every move leaves one small thing behind, and I like not knowing what.
b What do you unpack first?
b Where would you move tomorrow if it were easy?
=treeUp
c A real tree, warm lights and a crooked star make December for me.
c I like decorations up early in December and down before they look tired.
c Give me coloured lights and a tree that leans a little.
p Untangling Christmas lights is where my good nature is tested yearly.
p My style of tree is one splendid side and one side for the wall.
p I'd call the tree finished when the box of baubles stops frightening me.
i The best minute is sitting by the tree with every other light off.
i I think old decorations remember more Christmases than we do.
i There's always one ugly bauble I'd never let anybody replace.
b Real tree or plastic, where do you stand?
b Which decoration has to be there every year?
=slippers
c Slippers are one of the great rewards for getting home.
c I change into soft things the minute the door shuts, slippers included.
c Thick socks or warm slippers, my feet like an early evening.
p In slippers I gain thirty years and a sudden interest in barometers.
p My mood at home says lord of the manor, my slippers say otherwise.
p I'd wear slippers to a wedding if I thought they'd let me in.
i I trust someone once I've seen what they wear on their feet at home.
i The moment of shoes to slippers is when my day really ends.
i There's a pair of slippers in every serious love story, somewhere near the end.
b What do you change into when you get home?
b Crocs in public, yes or never?
=oddSocks
c Matching socks if I have time, warm ones if I don't.
c I like one quiet outfit and a pair of loud socks under it.
c Good thick socks are my favourite small luxury, stripes very welcome.
p My socks match in spirit, they've all lost somebody.
p Odd socks happen to me the way weather happens to other people.
p On mornings when both socks match I feel I've won a small medal.
i Socks nobody sees are where I keep my wild side.
i I wonder sometimes about the life of every sock's missing twin.
i A man's socks are his last secret in a meeting.
b What socks have you got on now?
b Are you a matching person or a brave one?
=suitUp
c Jeans and a good shirt most days, and a suit gladly when the evening earns it.
c I enjoy dressing up now and then, it makes the evening stand straighter.
c My everyday style is comfortable, clean and nothing that needs explaining.
p In a suit I walk like somebody who owns a small bank.
p Ties and I have an understanding, I loosen them and they sulk.
p I dress smart very well for about an hour, then soup happens.
i A suit makes me curious what sort of night it'll turn into.
i I think everybody has one outfit they become braver in.
i The best dressed evenings are the ones where the tie ends up in a pocket.
b What do you feel most yourself in?
b When did you last properly dress up?
=glasses
c Glasses suit me fine as an idea, clear sight beats vanity every time.
c With specs or without, I'd find the right person across a crowded room.
c I like glasses on anyone, they make even a shopping list look thoughtful.
p My eyesight is selective, excellent for cake and poor for bus numbers.
p At the optician I panic and call every lens better.
p Put glasses on me and I start nodding like a professor.
i The world without glasses is a softer place, I understand the temptation.
i There's a second when somebody takes their glasses off that I always like.
i Good eyesight is overrated, the best things blur a little anyway.
b Glasses, contacts or eagle eyes?
b What were your first glasses like?
=wearJewellery
c A watch or one plain ring is about as much jewellery as I enjoy.
c Silver over gold for me, worn until it has a few scratches.
c I like jewellery that comes with a story and stays on for years.
p With jewellery I fiddle until it breaks or somebody takes it away.
p Any gold chain on me says retired magician.
p My idea of bling is a watch that shows the right time.
i I never trust a watch fully, the good hours always run faster.
i The jewellery that moves me is the kind somebody else wore first.
i There's one ring I can imagine wearing, and it's a very plain one.
b Which piece do you never take off?
b Gold or silver, and who gave it to you?
=luckyCharm
c I've a soft spot for lucky things, mostly old coins and good socks.
c Seven is my lucky number, I don't ask it for proof.
c I feel lucky by nature, so a smile and touched wood will do me.
p My lucky pants are lucky chiefly because nobody else sees them.
p I salute every magpie like a man who owes them money.
p Touching wood is my only exercise before big days.
i Luck seems to find me best when I've stopped rubbing the charm.
i I'd carry a lucky pebble, as long as the right person handed it over.
i A charm only works, I think, if somebody worried about you gave it.
b What do you bring when you need luck?
b Do you have a number you always choose?
=collecting
c Good stories and sturdy notebooks are what I like collecting most.
c I'd happily collect records, for the covers as much as the songs.
c Small useless things with a past, I could collect those forever.
p My main collection is pens from places I never meant to rob.
p I collect carrier bags inside carrier bags, like every great museum.
p Hobbies I try once are the only thing I truly collect.
i I like collecting first sentences, you never know where one leads.
i Every collection is secretly about the piece that's still missing.
i I think people collect what they were once afraid of losing.
b What do you have far too many of?
b What did you collect as a kid?
=favApp
c Maps and music are the apps I'd truly miss, the rest can go.
c The weather app gets opened first, I like knowing what I'm in for.
c My favourite apps are the daily puzzles, they go perfectly with coffee.
p I check the weather app and then look out the window to argue.
p The step counter and I have stopped being honest with each other.
p That language app owl frightens me more than any teacher could.
i The notes app is my favourite, half of it makes no sense and I love it.
i I look at maps of places I've no reason to go, just in case.
i My thumb knows which app I want before I do, and that worries me.
b Which app would you keep if you had only one?
b What do you open first in the morning?
=tipping
c I like tipping well, somebody's feet hurt so that I could sit.
c Good service gets a good tip from me and a proper thank you.
c Rounding up the tip is a small kindness I never regret.
p My tipping maths is slow but it always errs on the side of panic.
p When I try to work out ten per cent I end up leaving twenty.
p I thank waiters so often that the tip is partly an apology.
i How someone tips when nobody's looking tells me nearly all I need.
i I think a tip works best when it leaves with a name and a smile.
i A generous tip is the cheapest way I know to change somebody's evening.
b Have you ever lived on tips?
b Who deserves a tip and never gets one?
=handwriting
c My handwriting is better when I care who reads it.
c I like writing by hand, a real letter still beats any message.
c Pen on paper suits me, even a shopping list feels friendlier in handwriting.
p Most of my handwriting could be a prescription or a map to treasure.
p I start a page in neat handwriting and finish it like a spider in a hurry.
p Nobody has cracked my handwriting yet, including me the next morning.
i The letters I never sent are in my best handwriting.
i I believe you can hear a person's voice in how they cross a t.
i There's somebody I'd like to write a proper letter to, in real ink.
b When did you last get a real letter?
b Is your handwriting neat or a secret code?
=binDay
c Bins are my sort of job, two minutes and you feel like a good citizen.
c I recycle properly, mostly because rinsing jars is oddly calming.
c I'd take the bins out any night in exchange for somebody making tea.
p Bin day finds me peeking at the neighbours' colours like a spy.
p My recycling is so careful that the yogurt pots expect a blessing.
p Nothing makes me run faster than the sound of the bin lorry.
i The street at night on bin day has its own small peace.
i You could write a person's whole week from their recycling.
i I have my best thoughts between the back door and the bins.
b Who takes the bins out at yours?
b How strict are you about recycling?
`;

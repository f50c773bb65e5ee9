/** Asked of travel, seasons, animals and going out, part 1. Form: near-entries.ts. */
export const NEAR_OUT_AND_ABOUT_1 = `
=window or aisle / where do you sit on a plane / which seat do you take on a plane
c Window, always. I still like watching the ground get small.
c Window. I still want to see the clouds like I'm six.
p Aisle, because asking a stranger to stand up three times is my nightmare.
p Aisle, for a fast escape and easy access to the snack trolley.
i Whichever one you don't want, the person next to me matters more than the view.
i The window on the way out and the aisle on the way home.
b Do you get up a lot or stay put the whole flight?
b Which seat is yours?
=how early do you get to the airport / are you an airport three hours early person
c Two hours, no more and no less, then a slow coffee at the gate.
p Early enough to get bored and buy a book I won't open.
i I like being early, airports are the one place where doing nothing feels like an adventure.
b Have you ever sprinted to a gate?
=are you an overpacker / do you pack light or bring your whole wardrobe
c Light. Half of what people pack never leaves the suitcase.
p Somehow I bring nine pairs of socks and forget the charger.
i My rule is to leave room for whatever I fall for over there.
b What do you always bring and never use?
=hand luggage only or checked bag / do you do carry on only
c Hand luggage only, I want to walk straight out into the sun.
p Checked bag, then twenty minutes of fearing every black suitcase is mine.
i It depends who I'm with, I'd happily carry less so you could bring more shoes.
b Could you do a week with just a backpack?
=do you roll or fold your clothes when you pack / how do you pack a suitcase
c Rolled, tight and tidy, it really does save space.
p Neat folding on the way out, one big ball on the way home.
i I pack the evening clothes first, because that's when the good bits happen.
b Who taught you how to pack?
=do you talk to people on planes / chatty with strangers on flights or headphones in
c I say a warm hello, then headphones in unless they keep it going.
p Only once we're landing, so there's a natural end to it.
i Some of the best talks happen with people you'll never see again, so I stay open.
b Which kind are you in seat 14B?
=do you clap when the plane lands / clapping on landing yes or no / is clapping on landing embarrassing
c No clapping from me, I just thank the crew on the way out.
c No, but I thank the crew at the door and mean it.
p If the landing was bumpy enough, I'll give a standing ovation.
p Quietly, against my own leg, in case the pilot needs it.
i I used to find it silly, now I quite like people being glad together.
i I like it, strangers all being glad to be alive at the same second.
b Are you a clapper or a cringer?
b Do you join in?
=are you scared of flying / nervous flyer or totally fine / are you a nervous flyer
c Totally fine, I'm usually asleep before they finish the safety talk.
c No, I'm asleep before the safety film ends.
p Calm until the first wobble, then I study the crew's faces like an exam.
p I study the crew's faces like a stock market.
i A little, but wanting to see the place has always been the stronger feeling.
i A bit at take off, then the clouds come and I'm five years old.
b Would you hold a nervous hand at takeoff?
b Window or aisle?
=do you like plane food / do you eat the meal on flights
c I eat every bit of it. A tiny tray with compartments makes me happy.
p Like is strong, but I've never let a bread roll go unloved.
i It tastes of going somewhere, so I forgive it nearly everything.
b Chicken or pasta when the trolley comes?
=whats your dream destination / if money didnt matter where would you go first
c Japan in spring, with three weeks and a big appetite.
p Anywhere that puts a tiny umbrella in my glass without me asking.
i Patagonia, because I want to stand somewhere that makes my worries look small.
b Where would you go with a blank ticket?
=beach or mountains / are you a sea person or a mountain person / sea person or mountain person
c Mountains. I want to earn the view and then eat like a king.
c Mountains. Cold air, tired legs, and a drink that tastes earned.
p Beach, since nobody ever got out of breath lying on a towel.
p Beach, where lying down counts as an activity.
i The sea to think and the mountains to forget what I was thinking.
i The sea, because it never looks the same and it empties my head.
b Which one would you pick for a whole month?
b Which way would you drag me?
=city or countryside / do you prefer town life or somewhere quiet / could you live in the countryside or are you a city guy
c City for now. I like having ten good dinners within walking distance.
c City. I like having noodles and strangers within five minutes.
p Countryside in theory, until I need milk at ten at night.
p Countryside, right up to the moment I want a kebab at midnight.
i I'd love a quiet house close enough to the noise to choose it.
i The country is where I think and the city is where I laugh, so both.
b Where do you breathe easier?
b Where do you breathe better?
=could you live on a farm / would you ever do the farm life thing
c Yes, give me muddy boots and a big kitchen table.
p I'd last until the first 5am rooster, then we'd need to talk.
i The part I'd love is being tired at night for a proper reason.
b Which animal would you get first?
=would you move abroad for love / would you leave your country for someone
c For the right person, yes, I'd start looking at flats.
p Depends how the food is there, but I'm easily persuaded.
i Home turns out to be a person more often than a place, I believe.
b Would you go, or would they have to come to you?
=could you see yourself living abroad / ever thought of leaving the country for good
c Definitely, at least for a few years while I'm still curious.
p I think about it every time it rains sideways.
i What tempts me is being a beginner again, even at buying bread.
b Which country would tempt you most?
=best country youve ever been to / whats the best place youve travelled to
c Wherever the food was cheap and the evenings were long wins every time.
p My favourite is always the one I've just come home from.
i It was never the famous sights, always the slow days with nothing planned.
b Which place would you go back to tomorrow?
=how many countries have you been to / well travelled or nah
c A decent handful, and I'm nowhere near done.
p I lose count once people start arguing about whether airports count.
i Fewer than I'd like, but I'd rather know one well than tick off ten.
b How many stamps have you collected so far?
=have you been to greece / ever done the greek islands
c I have, and I'd go back for the tomatoes alone.
p In my head I live there every February.
i Not yet, and I'm saving it for someone who likes slow ferries.
b Athens or the islands first?
=have you ever been to italy / do you love italy too
c Yes, and I came home unable to enjoy a normal coffee.
p My stomach has been planning to move there for years.
i Still on my list, which means my first real carbonara is ahead of me.
b Rome, Florence or some tiny village?
=have you been to india / would you come to india
c I'd come in a heartbeat, hungry and with comfy shoes.
p Yes please, though I'd need you to help me cross the road.
i It's the place I'd most want to see with someone who knows its corners.
b Where would you take me on day one?
=have you been to nigeria / would you visit lagos
c I'd visit gladly, and I'm coming with an empty stomach.
p Lagos sounds like a place where I'd be happily tired by noon.
i What draws me is the energy, everyone seems to be building something there.
b What should I eat within the first hour?
=have you been to scotland or ireland / ever done the highlands
c Yes, and I'd do it again, rain and all.
p I own a raincoat in spirit, so I'm ready either way.
i Haven't yet, but empty roads and a warm pub at the end sound perfect.
b Would you rather do lochs or little pubs?
=have you been to new york / would you like new york
c I have, and walking it for hours was the best part.
p From all the films, I feel I could give directions.
i Never been, and I want my first time to be with someone excited too.
b Bagel, park or skyscraper on the first morning?
=is paris overrated / thoughts on paris
c Not at all. Skip the queues, sit on a terrace, and it works.
p A city built on butter gets no complaints from me.
i It disappoints people who expect a film and charms those who wander.
b Would you go for the food or the romance?
=would you go to bali / whats your take on bali
c Yes, but up in the rice fields, away from the crowds.
p Give me two days there and I'd be calling myself spiritual.
i What I'm curious about is the Bali that starts where the beach clubs end.
b Beach clubs or rice fields for you?
=do you like dubai / dubai yes or no
c A long weekend there is plenty for me, I like cities you can walk.
p My wallet would say no while the breakfast buffets say yes.
i The desert outside interests me more than the towers, all that silence.
b Could you live somewhere that sunny all year?
=have you been to thailand / is thailand on your list
c Been, loved it, still dream about the noodles.
p Right now I'd get on the plane just for the mango sticky rice.
i Not yet, I'd want a month there so I could stop rushing.
b Islands or Bangkok chaos?
=would you go to japan / why is everyone going to japan
c I'd go tomorrow. Trains on time and noodles at midnight suit me fine.
p Even their corner shops look like a better holiday than most.
i A place where people do small things with great care appeals to me.
b Cherry blossom or snow for the trip?
=goa with friends or goa with me / are you a goa person
c With you, down south, where it's quiet and the fish is fresh.
p Friends trips to Goa mostly happen in the group chat, so you're the safer bet.
i Early morning Goa, before the music starts, is the one I'd choose.
b North Goa or South Goa?
=would you ever go to australia / could you do that flight to australia
c Yes, a full day in the air is a fair price for that coast.
p Happily, once someone checks my shoes for spiders.
i I like that it's so far you can't do it halfway.
b What's the longest flight you could stand?
=have you ever travelled solo / would you go on holiday alone
c I have, and everyone should do it once.
p Eating alone I can manage, it's the selfies that would finish me.
i Never done it properly, and I'm curious who I'd be with no plans but mine.
b Would you enjoy a week on your own?
=do you prefer travelling with friends or with a girlfriend / couples trips or mates trips
c With a girlfriend. I'd rather share the window with one person.
p Friends are great until you need nine people to agree on lunch.
i You learn more about someone in one delayed train than in ten dinners.
b What makes someone good to travel with?
=do you plan everything on holiday or just go with it / planner or winging it type of traveller
c One plan a day, and the rest we make up as we go.
p Winging it, with a secret list of restaurants on my phone.
i I plan the first evening well, because a trip follows the mood of its start.
b Are you more list or more luck on holiday?
=would you make a spreadsheet for a trip / are you the itinerary guy
c No spreadsheets, just good ideas and a booked table or two.
p Colour coded would be too far, but I'd be impressed by yours.
i For me the looking forward is half the trip, so a bit of planning is fun.
b Who does the booking in your group?
=all inclusive yes or no / would you do an all inclusive resort
c Once in a while, yes. A week with no decisions is a real rest.
p My trousers vote no, but the rest of me says yes to round two.
i I'd get restless by day three and want to find where the waiters eat.
b How many days before you'd want to leave the resort?
=hostel or hotel / are you too old for hostels
c Hotel, I've reached the age where a good pillow matters.
p A hostel is lovely until someone packs a plastic bag at 4am.
i Hostels have the stories and hotels have the sleep, so I'd mix them.
b What do you care about most in a place to stay?
=airbnb or hotel / do you book airbnbs or prefer room service
c A flat with a balcony. I like pretending I live there.
p Hotel, because no host can ask me to strip the bed and take out the bins.
i Give me a place with a kitchen, buying groceries abroad is my favourite museum.
b What's the one thing a room must have?
=would you go on a cruise / cruises are they fun or for old people
c I'd try a small one, river or fjord, with someone fun.
p Unlimited pudding and no way off sounds like my kind of trap.
i Waking up in a new place without packing does have a charm.
b Would you last a week on a ship?
=can you ski / ski or snowboard or neither
c Ski. I'm happiest going fast and stopping for lunch.
p Technically I can get down any slope, the style is another matter.
i Neither properly, but I'd love to learn if we could fall together.
b Would you pick the slopes or the cabin fire?
=are you a sunbed all day person / do you sightsee on holiday or lie by the pool
c Mornings exploring, afternoons flat out by the water.
p I last an hour on a sunbed before I start inventing errands.
i Doing nothing well takes me two days to learn, then I'm hard to move.
b What's your perfect holiday hour?
=do you tan or burn / are you the one who goes red on holiday
c I tan, slowly, with plenty of help from a bottle.
p There are three shades of me on day one, and none match.
i Shade is where I end up, with a book and the best seat.
b Do you go golden or straight to pink?
=do you actually wear sunscreen / spf yes or no
c Yes, every day in the sun, future me deserves it.
p Mostly, except the one patch I miss, which then tells everyone.
i I see it as the least exciting and most useful habit I can keep.
b What factor are you?
=would you swim in the sea when its freezing / cold water swim with me yes or no
c Yes, straight in, no toe testing.
p I'd go in, and people three beaches away would hear about it.
i That moment after, wrapped in a towel with something warm, is why I'd say yes.
b Do you run in or creep in?
=can you swim / are you a good swimmer
c I can, and I'm happy out where it's deep.
c Yes, put me in any sea and I'm happy.
p Put it this way, I stay up and I move forward.
p I float with style and arrive eventually.
i Not as well as I'd like, and I'd gladly learn with someone patient.
i Just about, and I'd like to learn it properly, water looks like freedom.
b Pool or open water?
b Pool or sea?
=have you tried diving or snorkelling / would you do scuba with me
c I'd do it with you, no hesitation.
p Snorkelling yes, though I always laugh and swallow half the sea.
i Being somewhere you can't talk and only point sounds like a lovely date.
b Which creature would you hope to meet?
=can you surf / ever tried surfing / would you try surfing with me
c I've tried, and I'd try again any morning with waves.
c I'd try it tomorrow, I don't mind looking silly in a wetsuit.
p The paddling out part suits me, then the sea takes over.
p One second standing, one year of talking about it.
i Never stood on a board, but I like sports where the water decides.
i Waiting for something you can't hurry sounds right to me.
b Would you take a lesson together?
b Have you ever stood up on a board?
=do you hate sand / is sand annoying or am i boring
c Sand is fine, it's the price of the best naps there are.
p I find it in my shoes until Christmas, so we have a history.
i It annoys me at four and makes me smile when it falls out weeks later.
b Pebbles or sand then?
=what do you read on the beach / beach read or serious book on holiday
c A good thriller, the kind you finish with sunburnt knees.
p I pack something clever and read the same page for a week.
i Something set in the place I'm in, so the book and the days mix.
b What's the last book you finished?
=do you bring back souvenirs / fridge magnets yay or nay
c Food is my souvenir. Spices and biscuits beat any magnet.
p One ugly magnet per trip, the uglier the better.
i I like taking home something useful, so it comes up on an ordinary Tuesday.
b What's the best thing you ever carried home?
=do you learn the language before you travel / do you learn a few words for a trip
c Always hello, thank you and one more beer please.
p I learn one sentence perfectly and panic when they answer.
i People soften so fast when you try, it's the best ticket you can buy.
b What can you say in the most languages?
=are you brave with street food / would you eat from a street stall abroad
c Yes. I go where the queue of locals is longest.
p My stomach signs first and reads the conditions later.
i The best cook in any city is usually standing behind a cart.
b What's the best thing you've eaten on a street?
=would you eat insects if we travelled / whats the weirdest thing youd eat abroad
c I'd try a crunchy cricket, with plenty of salt.
p Anything as long as it isn't looking back at me.
i If someone's grandmother serves it proudly, I'm eating it.
b Where do you draw the line?
=do you get homesick / do you miss home when you travel
c Not much. I enjoy being away and I enjoy coming back.
p Around day nine I start missing my own pillow like a person.
i I miss people, never places, so good company fixes it.
b What do you miss first?
=what food do you miss most when youre away / first thing you eat when you get home
c Proper toast with too much butter, standing in the kitchen.
p Whatever is in the freezer, eaten with real emotion.
i Something plain and warm, because it means I'm allowed to stop being polite.
b What dish means home for you?
=is your passport photo bad / show me your passport photo lol
c It's terrible and I've made my peace with it.
p Border guards look at it with real sympathy.
i I like it in a way, it's the only photo where I'm not trying.
b Does yours look like you?
=has your luggage ever got lost / what would you do if your bag went missing on holiday
c I'd buy two shirts and carry on, it's only stuff.
p A week in airport gift shop clothes would suit my sense of humour.
i That's when you find out what you need, and it's nearly nothing.
b What would you panic about most?
=have you ever missed a flight / do you miss flights
c Never, I'm the calm one who's there on time.
p My heart has missed several, every time a gate changes.
i I have, and the lost day turned out better than the plan.
b How close have you cut it?
=direct flight or a long layover to save money / do you mind layovers
c Direct, I'd rather pay and land fresh.
p A layover is fine as long as there's somewhere selling dumplings.
i Long enough to leave the airport, and it becomes a bonus city.
b What's the longest you've waited in an airport?
=how do you deal with jet lag / does jet lag kill you
c Sunlight, a long walk and no bed before nine.
p I fight it bravely until dinner and then fall into the soup.
i Being awake at four in a city that isn't has its own charm.
b Which direction hits you worse?
=whats the first thing you do in a hotel room / do you jump on the bed when you check in
c Straight to the window to see what we got.
p Test the bed with one big fall, then check for biscuits.
i I open the curtains, drop the bags and go out before I get comfy.
b Which side of the bed do you claim?
=do you take the little hotel shampoos / do you steal the hotel toiletries
c Yes, all of them, it's practically included.
p There's a drawer in every home where those go to retire.
i I leave the shampoo and take the pen, pens are luckier.
b What's the most you've taken home?
=hotel breakfast buffet strategy / what do you go for at a hotel breakfast
c Eggs first, fruit for the conscience, pastry for the walk.
p Three plates that have nothing to do with each other, and no regrets.
i I do a full lap with empty hands before deciding, like a chess player.
b Sweet or savoury on the first plate?
=best city break / where would you go for a quick city trip
c Lisbon. Hills, custard tarts and a late sun.
p Anywhere I can see the highlights between two long lunches.
i A second city, like Porto or Bologna, where people aren't performing for you.
b Which city are you craving?
=if we went away for a weekend where would you take me / pick a weekend trip for us
c A small place by the sea with a good dinner and no alarm.
p Somewhere with a bath, a view and a bakery I can reach in slippers.
i We'd take the first train to a town neither of us can describe.
b Cabin, coast or city?
=how soon is too soon to go on holiday together / when would you travel with someone youre dating
c A couple of months in, starting with one night away.
p As soon as we've both seen each other hungry and survived.
i When a silent hour in a car feels easy, it's time.
b What would make you say yes early?
=would you carry my suitcase / who carries the bags on a trip
c I would, up every staircase in Europe.
p Yes, while pretending it isn't heavier than me.
i Of course, and you'd be in charge of knowing where we're going.
b How heavy are we talking?
=who would hold the passports / would i be the passport person or would you
c I'd hold them, front pocket, checked every five minutes.
p You should, I'd pat my jacket in panic all the way to the gate.
i We'd each look after the other's, people take better care that way.
b Are you the organised one in your group?
=red eye flights or daytime / do you mind overnight flights
c Overnight, so I wake up and the day is a gift.
p Daytime. After a night flight I look like my passport photo.
i I love the dark cabin when one reading light is on and no one talks.
b Can you function after one?
=can you sleep on planes / do you sleep when you fly
c Yes, deeply, mouth open, zero shame.
p My neck tries every angle known to science, with mixed results.
i Rarely, I like those hours when nobody can reach me.
b What's your trick for a long flight?
=airport pint at 6am yes or no / do you drink at the airport in the morning
c Coffee for me, I save the first one for the terrace.
p Time isn't real past security, so I judge no one.
i Rarely, though a toast to a trip just starting does feel right.
b What's your airport ritual?
=do you buy stuff in duty free / can you walk past duty free
c Straight through, though I do spray something on the way.
p I go in for water and come out smelling of four perfumes.
i A giant chocolate bar, because sharing it is the first act of a holiday.
b What gets you every time in there?
=what do you wear on a plane / tracksuit or dressed up for flights
c Comfy trousers, clean trainers and a big soft hoodie.
p Whatever didn't fit in the bag, all of it at once.
i A decent shirt, I like arriving somewhere ready for dinner.
b Are you comfort or airport chic?
=do you use a travel pillow / neck pillow people are you one
c No pillow, just a rolled up jumper against the window.
p Yes, and I look like a very calm horseshoe.
i I'd rather lean on a shoulder, if the shoulder agrees.
b Do you have one of those giant ones?
=do you recline your seat / is reclining on a plane rude
c Only on long flights, slowly, after a look behind me.
p I go back one inch and feel like a criminal.
i Legroom at someone else's expense isn't comfort, so hardly ever.
b Would you say something to a full recliner?
=would you swap your window seat for a stranger / do you give up your seat so families sit together
c For a family, yes, without thinking about it.
p Gladly, and then I'd look sadly at the aisle for nine hours.
i A small kindness at the start makes the whole flight lighter.
b Would you give yours up?
=do you get travel insurance / insurance for trips or risk it
c Always. It's boring and it lets me relax.
p I tick the box, then feel bold enough to try a scooter.
i The careless part of a trip is nicer when something dull is holding it up.
b Are you the careful one or the risky one?
=budget travel or luxury / cheap flights or business class
c Cheap flights, good dinners, that's where I'd put the money.
p Business class just once, so I can be unbearable about it forever.
i I'd sleep simply for six nights and splendidly on the last.
b What would you never save on?
=what do you splurge on when you travel / whats worth the money on holiday
c Food, every time, and one night with a real view.
p The taxi from the airport, when my patience runs out at arrivals.
i A local guide for a day, because the stories stay longer than things.
b What's your holiday weakness?
=do you take loads of photos on holiday / are you a camera out all the time person
c A few good ones, then the phone goes away.
p Four hundred photos of lunch and none of me.
i I like taking the ones nobody poses for, those age best.
b What's the favourite on your camera roll?
=would you take my pictures on holiday / are you a good instagram boyfriend / would you take photos of me on a date
c Yes, from a low angle, and I'd take twenty so you can choose.
c Gladly, I crouch, I wait, I check you like it.
p I'd lie on a pavement in front of strangers if the light was right.
p Forty of them, each with my thumb.
i My favourites would be the ones where you'd forgotten about the camera.
i I'd take the one in between, when you're laughing at the pose.
b Do you give directions or trust the artist?
b Laughing shots or serious ones?
=do you like museums on holiday / are you a museum person or do you get bored
c One good museum a trip, two hours, then lunch.
p I read every sign in the first room and run through the rest.
i Three things and a bench in front of each, that's how I'd do it.
b What kind would you drag me to?
=would you do a guided tour / walking tours with an umbrella lady yes or no
c A walking tour on day one, yes, then we're free.
p Put me near the back, with a pastry, and I'm a happy sheep.
i Good guides turn a plain corner into a scandal, I love that.
b Do you listen or drift off?
=do you get lost easily / good sense of direction abroad
c Not easily, you can relax next to me.
p I walk the wrong way with great confidence.
i Getting a bit lost is when a city starts talking to you.
b Are you the map or the passenger?
=touristy places or hidden gems / do you avoid tourist spots
c Both. Famous things are famous for a reason, just go early.
p I avoid crowds, and always meet the whole crowd avoiding them too.
i The street behind the big sight is nearly always the one I'd remember.
b What tourist trap did you secretly love?
=have you seen the northern lights / would you chase the northern lights with me
c I'd chase them with you, thermals and all.
p Standing in a dark field at minus ten is fine if you bring the flask.
i What I love is that you can't book them, you can only hope together.
b Would you stay up all night for it?
=would you do a safari / safari or beach if you had to pick
c Safari, at dawn, with a blanket and strong coffee.
p As long as I'm in the jeep and lunch is not me.
i Being the least important animal around would be good for anyone.
b Which animal would you want to see first?
=would you trek the himalayas / everest base camp would you do it
c I'd do it, slowly and with a big grin at the end.
p Base camp yes, the rest I'd wave at from a chair.
i Long walks where you stop checking the time are worth sore legs.
b How many days could you walk?
=would you sleep in the desert under the stars / desert trip yes or no
c Yes, one night on a dune with no roof at all.
p I'm in, if someone else has a word with the scorpions.
i That much quiet must sound strange at first, and I want to hear it.
b What would you miss most out there?
=if we got stuck on an island what would you do / would you survive on a desert island
c Find water, build shade, keep you laughing till the boat came.
p I'd make a terrible hut and be very proud of it.
i After the first fear, I think I'd find I liked the evenings.
b What job would you take on our island?
=what three things would you take to a desert island / desert island essentials go
c A knife, a thick book and a bottle of chilli sauce.
p Sunscreen, a hammock and someone who can fish.
i Something to write with, something to play music, and a person to argue with.
b What's your number one item?
=would you do van life / could you live in a van for a year
c A summer, yes. A year would need a bigger kettle.
p I'd love it until the first night looking for somewhere to shower.
i Owning almost nothing for a while sounds like a cure for something.
b Who'd drive and who'd pick the music?
=did you do a gap year / would you take a year off to travel
c I'd take one now, starting in the south and following the sun.
p A year off sounds right, and I need it from roughly Monday.
i Doing it later appeals to me more, when you know what to look for.
b Where would your year begin?
=could you backpack / are you a backpacker or have you outgrown it
c I could, with one good pair of shoes and no schedule.
p My spirit is a backpacker and my lower back has questions.
i The freedom I like, the bunk bed I'd trade for a private room.
b What's the roughest place you've slept?
=do you have any trips planned / whats your next holiday
c Nothing booked yet, so I'm wide open to good ideas.
p My browser has forty tabs open and every one of them is sunny.
i There's one in the calendar, and the waiting is half the fun.
b Where are you off to next?
=where did you go on your last holiday / whats the last trip you took
c Somewhere I could switch off properly, which was the whole point.
p Wherever it was, it was too short and I ate too much.
i It gave me what I needed, fresh air and a clearer head.
b Where was yours?
=what were your holidays like as a kid / where did you go on holiday when you were little
c Simple ones, and the best bits were ice cream and late bedtimes.
p Mostly asking how long till we're there, like every child alive.
i It's funny how the small things stay, like the smell of a warm car.
b What do you remember most from yours?
=whats the best thing about where you live / do you like your area
c It has good walks and decent coffee, and I don't ask for much more.
p I complain about it daily and defend it if anyone else does.
i You only see what's good about a place when you show it to someone.
b What would you show me in yours?
=would you move cities for someone / would you relocate for a relationship
c Yes, if we'd talked it through and both meant it.
p I'd move for love, or for a really outstanding bakery.
i A new city with the right person sounds less like a loss than a start.
b Could you leave your city?
=do you want to stay in your hometown forever / stay put or leave home type
c Leave, look around, then choose where to come back to.
p I'd stay if they'd stop closing the good places.
i You can love where you grew up and still need to outgrow it.
b Are you still near where you grew up?
=do you sleep ok with city noise / does big city noise bother you
c I sleep right through it, sirens and all.
p It's the silence that keeps me up, I start hearing the fridge think.
i There's comfort in a city humming outside when you're warm inside.
b Do you need total quiet to sleep?
=could you live in a tiny village / small town life would you get bored
c I could, if it had one good pub and one good friend.
p Everyone knowing my shopping would take some getting used to.
i Being known by your baker is worth a lot of nightlife.
b How small is too small for you?
=would you live by the sea / seaside town yes or no
c Yes, even in winter, maybe most of all in winter.
p I'd own four raincoats and call every grey day bracing.
i Walking out to a horizon every morning would keep me sane.
b Warm sea or wild sea?
=lake or sea / do you prefer lakes over the ocean
c Sea, I want salt on my skin and waves I can hear.
p Lake, because fish there have smaller opinions of themselves.
i A lake at six in the morning, flat as glass, beats nearly anything.
b Where did you learn to swim?
=would you retire somewhere sunny / where would you want to grow old
c A warm town with a square, where I could play cards outdoors.
p I'd be the old fellow in linen complaining about tourists.
i Somewhere I can walk to everything and people drop by unannounced.
b Sunny terrace or green hills at seventy?
=would you ever move to my country / could you live where im from
c I'd come for a long visit first, with an open mind and an appetite.
p If you teach me how to order properly, I'm halfway packed.
i To know where someone comes from is to know half of them, so yes.
b What would I need to learn first?
=do you want to japa / planning to leave the country or staying
c Staying, and building something good right where I am.
p Some days I've packed in my head before breakfast is over.
i I want the choice more than the flight, if that makes sense.
b Are you going or staying?
=do you think youll move back home one day / would you ever go back to where you came from
c One day, yes, when it feels like a choice and not a retreat.
p I'd go back for the cooking alone.
i You can go back to the streets, but you arrive as somebody new.
b Would you go back to yours?
=do you feel settled here / does this place feel like home to you
c Getting there, and good people speed it up.
p Once a tourist asks me for directions and I'm right, I'm a local.
i It comes and goes, some evenings the light makes it home.
b When did it start to feel like home for you?
=what would be hardest about moving abroad / what would scare you about living in a new country
c Leaving people I love, everything else I could learn.
p Paperwork. I could face lions more calmly than a visa form.
i Not being funny in a new language would hurt me most.
b What would you find hardest?
=would you learn a language for someone / would you learn my language
c Yes, starting with how to talk to your family.
c Yes, I'd want to understand your jokes where they were born.
p I'd learn it badly and loudly, with huge enthusiasm.
p I'd start with food and compliments and see how far that gets me.
i People are a bit different in their first language, and I'd want to meet that you.
i I would, people are different in their own language and I'd want to meet that you.
b What's the first word you'd teach me?
b What's the first word I should learn?
=are you ok with long distance / could you do long distance if one of us moved
c For a while, yes, with an end date we both can see.
p I'm good at calls, though I'd need you to forgive my frozen screen face.
i Distance is fine if both people are walking towards each other.
b Would you try it?
=have you had a holiday romance / do you believe in holiday flings
c I'd want it to survive the flight home, flings aren't really me.
p Only with local pastries, and those goodbyes were hard enough.
i Everyone is a bit braver abroad, the trick is keeping that at home.
b Do you think they can last?
=would you do interrail / trains round europe for a month yes or no
c Yes, one bag, a rail pass and no return date in mind.
p I'm in, as long as we agree who guards the sandwiches.
i You watch one country slowly turn into the next, I love that idea.
b Which city would be our first stop?
=machu picchu on your list / would you hike to machu picchu
c On the list and near the top, by the slow trail.
p Gladly, if a llama can take over for the last part.
i I'd want to arrive on foot, a place like that shouldn't be easy.
b Trail or train?
=have you seen the taj mahal / is the taj worth it
c Worth it, I'd go at sunrise before the crowds wake up.
p It does make a bunch of flowers look a bit lazy.
i A building made out of missing someone gets to me, however often photographed.
b Do you like big romantic gestures?
=would you do a gondola in venice / is a gondola ride cheesy
c I'd do it with you and enjoy every cheesy minute.
p Only if the man sings, I'm paying for the full nonsense.
i Cheesy things got that way because they worked on so many people.
b What's the cheesiest thing you secretly love?
=santorini or somewhere quieter / would you go to santorini
c Quieter. A small island with one taverna and a blue chair.
p I'd go if I could borrow someone's terrace and skip the queue.
i The sunset is the same on the next island, only with fewer elbows.
b What would your island need?
=amalfi coast or cinque terre / which part of italy would you pick
c Amalfi, for lemons the size of my head.
p Either, I'd be in the sea with focaccia within the hour.
i Puglia would be my curveball, slower and kinder to everyone.
b Would you drive those coast roads or leave it to me?
=active holiday or lazy holiday / do you need activities when youre away
c Active till lunch, lazy ever after.
p I plan three hikes and successfully nap through two.
i A holiday where I've used my legs tastes better in the evening.
b What would tempt you off the sunbed?
=have you been to a hot spring / thermal baths with me yes or no
c Yes to thermal baths, even better in the snow.
p I'd go in pale and come out a happy prune.
i It's one of few places where people sit together and want nothing.
b Would you go in winter?
=sunrise or sunset / would you get up for a sunrise with me / would you rather see the sunrise or the sunset
c Sunset. Same sky, and no alarm clock.
c Sunset. It comes with drinks and no alarm clock.
p I'd get up for it, but conversation starts after coffee.
p Sunrise, but only by accident, from the wrong end of the night.
i Sunrise feels like something you share with very few people.
i First light, because hardly anyone is there and it feels like a secret.
b When did you last see one?
b When did you last watch one?
=do you wake up early on holiday / lie in or up early when youre away
c Up early, a city belongs to you before eight.
p I mean to sleep in and then the breakfast times make me panic.
i The first morning early, after that I let the place set my clock.
b What gets you out of bed on holiday?
=would you go on holiday with my parents / family holidays with in laws yes or no
c Sure, I'd cook one night and be in bed before any debates.
p Yes, and I'd let your dad win at cards by a believable margin.
i I'd like it, you find out where someone's jokes come from.
b Would they like me on day three?
=adults only hotel or family place / do kids running round the pool bother you
c Adults only for a romantic week, otherwise I don't mind the noise.
p If they have a slide, I'm hoping it's a family place.
i Happy noise has never bothered me, it's phones by the pool that do.
b Slide or quiet lounger?
=same place every year or somewhere new / do you go back to the same holiday spot
c Somewhere new, there's too much world left.
p New place every time, then I order the same thing there.
i I'd love one spot to keep going back to and see myself change.
b Is there a place you'd return to every year?
=do you like staycations / holiday at home does that count
c They count, if the phone is off and the fridge is full.
p I'd last a day before I started fixing a shelf.
i Being a tourist at home is underrated, I'd start with a hotel breakfast.
b What would we do on ours?
=whats always in your carry on / whats in your travel bag
c Charger, water, snacks and a pen for the one form.
p More snacks than any flight has ever required.
i A notebook, because the best ideas come at thirty thousand feet.
b What can't you fly without?
=what do you always forget to pack / do you forget stuff when you travel
c Toothpaste, and I've stopped feeling bad about it.
p The one thing I put by the door so I wouldn't forget it.
i Something always stays behind, and buying it there is my first adventure.
b What's your usual one?
=do you unpack straight away when you get home / how long does your suitcase stay on the floor
c Same night, machine on, done, or it never happens.
p It becomes furniture for about a week.
i I leave it a day, emptying it is when the trip is really over.
b How long does yours sit there?
=do you pack the night before or days ahead / when do you pack for a trip
c Night before, with music on and half an hour to spare.
p Somewhere between midnight and the taxi.
i I lay things out early, because looking at them makes me happy all week.
b Are you a list maker?
=do you cry at airports / are airport goodbyes hard for you
c They get me every time, I just hide it well.
p I'm fine until someone else's grandma starts waving.
i Goodbyes mean you had something good, so I don't mind feeling it.
b Arrivals or departures, which gets you more?
=would you pick me up from the airport / are you an airport pick up kind of guy / will you be there when i land
c Yes, parked, on time, with a snack for you.
c Yes, at the gate, whatever time it is.
p I'd be there early, circling to avoid the parking fee.
p I'll be the one with a huge sign and the wrong spelling.
i Seeing your face come through those doors would be worth any traffic.
i I'd come early, I like watching people find each other again.
b What snack should I bring?
b When do you land?
=would you hold a sign at arrivals for me / flowers at the airport or too much
c Sign and flowers, I don't do half measures at arrivals.
p The sign would have a name on it only you would get.
i Everyone deserves to be waited for like that once in a while.
b What would you want it to say?
=are airport lounges worth it / lounge or gate seats
c For a long wait, yes, for an hour, no.
p I'd eat my way to breaking even on the cheese.
i Sitting at the gate is better, that's where the people watching is.
b What would you do with four hours to kill?
=do you queue to board early or wait till last / why do people stand up to board so soon
c I sit until the end, the plane isn't leaving without us.
p My plan is to stay calm, then someone stands and I cave.
i Staying seated while everyone rushes feels oddly rich, try it once.
b Are you first in line?
=whats on your travel bucket list / name a place youd regret not seeing
c Iceland, the whole ring road, with no rush at all.
p The list has more islands than my bank has patience.
i To see a sky so dark you can't count the stars.
b What's top of yours?
=do you book last minute / are you spontaneous with trips
c Yes, give me a Thursday idea and I'm gone by Friday.
p I'm spontaneous with about two weeks' notice.
i Some of the best trips are the ones you had no time to worry about.
b Could you pack in an hour?
=would you take a random flight with me / mystery trip where neither of us knows where we land
c I'd take it, send me the date.
p Yes, though I'd pack both a coat and trunks and look silly.
i A place with no expectations can't let you down, so yes.
b What would you hope for when we land?
=do you get the post holiday blues / how do you cope coming back from holiday
c I book the next thing, even a small one.
p By cooking one foreign dish badly and talking about it all week.
i Keeping one habit from over there helps, like a late slow dinner.
b How long does yours last?
=do you check work emails on holiday / can you switch off when youre away / can you switch off when you're away
c Off means off, they'll manage without me.
c Work stays behind, the whole point of leaving is to leave.
p Day one I twitch, by day three I've forgotten my password.
p I peek like someone checking a cake, and it never helps the cake.
i Once there's water to look at, the inbox stops existing.
i It takes me two days to stop reaching for it, then I forget I ever worked.
b What does it take for you to switch off?
b How long until you really switch off?
=could you do a phone free holiday / digital detox trip yes or no
c Yes, a week with no signal sounds like a present.
p I could, after two days of reaching for an empty pocket.
i Time gets so long without one, an afternoon feels like a whole day.
b Which app would you miss on day one?
=whats a city you didnt like / most disappointing place to travel to
c Any city where you can't walk anywhere loses me fast.
p The ones where every menu has photos on it.
i I think it's often the timing, I'd give nearly every place a second try.
b Which one let you down?
=where would you honeymoon / best honeymoon destination
c Two weeks split between an island and a food city.
p Somewhere far enough that nobody could ask for the photos yet.
i I'd go slow, one place, so we'd remember the days and not the flights.
b Beach bungalow or big adventure?
=if you could wake up anywhere tomorrow where / teleport somewhere right now go
c Naples, on a balcony, with the coffee already on.
p In a hammock, the country hardly matters.
i A quiet beach the hour before anyone else arrives.
b Where would you wake up?
=do you haggle at markets / are you good at bargaining abroad
c A little, with a smile, and I always pay fair.
p I start strong and end up paying more out of guilt.
i It's a conversation more than a fight, and I enjoy the theatre.
b Are you better at it than me?
=have you ever been upgraded / would you take the upgrade if they only had one seat
c I'd give it to you and take the biscuits they bring round.
p One seat up front would test me, but I'd do the decent thing slowly.
i Legroom is nice, but a bad film together in row 32 wins.
b Would you take it and wave at me?
=city girl here, would you survive with me or do you want suburbs / suburbs or city centre long term
c City centre, a small balcony and everything on foot.
p Suburbs only if I'm allowed to get weirdly proud of a lawn.
i Life comes in chapters, so I'd take the noise first and the trees later.
b Which would you pick in ten years?
=would you climb a volcano / hike up a volcano at night yes or no
c Yes, at night, with a head torch and someone to share the wow.
p Sure, at the pace of a person who respects lava.
i Feeling the ground warm under your boots must change your mood completely.
b Are you brave about heights?
=beach bar or cool box on the sand / what does your perfect beach day look like
c Cool box, shade, cold fruit and nowhere to be till sunset.
p Twenty minutes putting up an umbrella, then a nap under half of it.
i Late arrival, when the families go home and the water is warmest.
b What goes in your beach bag?
`;

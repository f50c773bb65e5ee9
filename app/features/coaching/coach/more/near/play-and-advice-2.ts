/** Asked of play, opinions and advice, part 2. Form: near-entries.ts. */
export const NEAR_PLAY_AND_ADVICE_2 = `
=whats your hottest take / most unpopular opinion, go
c Brunch is breakfast with a queue and I refuse to stand in it.
p Soup is a drink with ambition, and I'm ready to lose friends over it.
i Small talk is lovely, it's two people checking if it's safe to go deeper.
b What is your most unpopular one?
=whats your unpopular food opinion / food take that makes people angry
c Lobster is mostly butter doing all the work.
p Cold pizza beats fresh pizza, and breakfast is the proper time for it.
i The side dishes are where the cook shows who they really are.
b Which food take gets you in trouble?
=whats the most overrated thing ever / what does everyone love that you dont get
c New Year's Eve. Huge expectations, bad taxis, home by one.
p Truffle oil, which makes every chip taste like a wet forest.
i Being busy, since people wear it like a medal and it just means tired.
b What do you find overrated?
=whats something underrated / most underrated thing in life
c Leaving a party exactly when it's still good.
p Putting on socks straight off the radiator, pure five star luxury.
i Silence with somebody you like, when neither one of you needs to fill it.
b What would you add to the list?
=which film does everyone love that you hate / most overrated movie
c Avatar. All that blue and I can't quote one line.
p Anything over three hours, I love it right until my legs leave me.
i Forrest Gump, because being sweet and lucky isn't quite the same as being wise.
b Which one could you never finish?
=which band is overrated / what music does everyone like that you cant stand
c Coldplay are fine, and fine is exactly the trouble.
p Any DJ who shouts at me to put my hands up, my hands are holding chips.
i Nobody really, because every overrated band was once somebody's first slow dance.
b Who would you take off the radio?
=most overrated tourist place / which city is not worth the hype
c Dubai. Give me a shabby port with good fish any day.
p Anywhere you queue two hours to photograph the people queueing in front.
i Paris for a weekend, because that city only opens up if you waste time in it.
b Where were you let down?
=what hill will you die on / what do you always argue about
c If you're meeting at eight, eight is the time.
p Towels should never be folded in thirds, and I'd go to court over it.
i Everybody deserves a second first impression.
b What is your hill?
=pineapple on pizza yes or no / where do you stand on pineapple pizza
c Yes, with ham and chilli, and I sleep very well at night.
p I don't order it, but I've no morals once the box is open.
i No, though I respect anybody brave enough to say yes to an Italian.
b Yes or no from you?
=is a hot dog a sandwich / settle this, is a hotdog a sandwich
c No. It's one hinged piece of bread, so it's basically a taco.
p Legally yes, spiritually no, and it's gone before I can decide.
i A thing becomes what you call it when you're hungry, so no.
b How do you vote?
=is cereal a soup / would you call cereal soup
c Never. Soup needs heat and somebody stirring it.
p If it is, then I make soup from scratch every morning.
i Cold soups exist, so I can't rule it out, and that bothers me.
b What is your verdict?
=is water wet / serious question, is water wet
c Water makes things wet, it isn't wet itself, case closed.
p If it isn't, then my next dropped phone should be perfectly fine.
i Yes, because every drop is touching another drop, and I love that answer.
b Are you team wet?
=milk first or cereal first / do you put the milk in before the cereal
c Cereal first. You can't plan a bowl around guesswork.
p Bowl, flakes, milk, then more flakes because there's milk left, until lunchtime.
i Little bits at a time, so it never goes soft, I care about crunch.
b Soggy or crunchy for you?
=milk in first or last in tea / how do you make a proper tea
c Milk last, so you can see the colour you're getting.
p Last, and then I forget the cup and drink it lukewarm anyway.
i With loose leaves and ginger in a pan, milk boiled in, as half the world does it.
b How do you like your tea?
=when is it ok to put up christmas decorations / is november too early for the tree
c First of December, not one bauble sooner.
p November is fine if you promise to take them down before Easter.
i Whenever the days feel too dark, people need lights more than rules.
b When does yours go up?
=crocs yes or no / whats your opinion on crocs
c No for the street, yes for the garden and the bins.
p I mock them loudly so nobody notices how much I'd like a pair.
i Nurses and chefs wear them all day, so they know something fashion doesn't.
b Do you own any?
=coriander yes or no / does cilantro taste like soap to you
c Love it, by the fistful, on everything from tacos to dal.
p It tastes like washing up, and at least my mouth feels clean.
i It's a gene apparently, so we can both be right about the same leaf.
b Herb or soap for you?
=raisins in cookies / are raisins in food ever ok
c Fine in rice, unforgivable in a cookie.
p I bite in full of hope, find a raisin, and have to trust again from zero.
i Everyone hates them until a proper carrot cake comes along.
b Where do you draw the raisin line?
=how do you pronounce gif / is it gif or jif
c Hard g, as in gift, and the inventor can write me a letter.
p I say short moving picture thing, so nobody can be angry.
i The man who made it says jif, but words belong to whoever uses them.
b Hard or soft from you?
=do you break spaghetti before cooking it / is snapping spaghetti a crime
c Never. It's long for a reason and the reason is twirling.
p Small pan, big hunger, so forgive me, Italy.
i Go ahead and break it, the sauce forgives everything.
b Do you snap yours?
=ketchup on pasta yes or no / can you put ketchup on spaghetti
c No. There's always a tin of tomatoes in the cupboard.
p Only at midnight, standing up, with the lights off for shame.
i It's the taste of being eight and looked after, so I can't condemn it.
b Would you eat it?
=nigerian jollof or ghanaian jollof / who makes better jollof
c Nigerian, smoky, with that burnt bottom everybody fights for.
p Whoever hands me the plate first has just won the war.
i Ghanaian, for the basmati, and I'll take the insults that come with it.
b Whose side are you on?
=hyderabadi or kolkata biryani / does potato belong in biryani
c Potato stays. It soaks up everything good in the pot.
p Every biryani is the best one while the lid is coming off.
i Hyderabadi for the fire, Kolkata for the comfort, depending on the week.
b Which one is home for you?
=chai or coffee / tea or coffee, be honest
c Coffee, strong, before anybody asks me anything.
p Tea in the morning, coffee at noon, regrets at two at night.
i Chai, because it takes ten minutes and people talk while it boils.
b How strong do you drink yours?
=what came first the chicken or the egg / chicken or egg
c The egg. Fish were laying them long before any chicken.
p Whichever one goes better with toast.
i Some almost chicken laid it, and I like that beginnings are that blurry.
b What is your theory?
=how many holes does a straw have / does a straw have one hole or two
c One. It's a single tunnel with two doors.
p Two, until I try to explain it and lose the will by the end.
i Zero if it's a rolled up sheet, which keeps me awake more than it should.
b One or two?
=is golf a sport / does chess count as a sport
c If you can do it holding a sandwich, it's a game.
p By my rules whatever tires me out is a sport, which makes stairs my main event.
i Anything that makes your heart race and your hands shake counts for me.
b What would you ban from the Olympics?
=does the week start on sunday or monday / whats the first day of the week
c Monday. Sunday is an end, you can feel it by six in the evening.
p It starts on Tuesday, when I've recovered from Monday.
i I like Sunday first, so the week opens with rest and not with a debt.
b How does your calendar look?
=is ice in wine ok / would you judge me for putting ice in my wine
c Not at all, it's your glass and it's a warm evening.
p Only jealous, because my glass would be warm in ten minutes.
i In the south they do it all summer, and nobody enjoys wine more.
b Red or white with the ice?
=what do you think of gender reveal parties / are gender reveals too much
c Cake is great, smoke bombs near dry grass are not.
p I'd come for the cake and guess wrong with total confidence.
i People just want a reason to celebrate early, and I don't mind a reason.
b Would you ever throw one?
=why do people stand up as soon as the plane lands / do you jump up when the plane stops
c I stay seated, the bags take twenty minutes anyway.
p I'd be up too, bent under the locker like a question nobody asked.
i It's the legs more than the hurry, people just want to feel free again.
b Sitter or stander?
=do spoilers bother you / would you be angry if i told you the ending
c Yes, guard that ending, I like walking in blind.
p I'd forget it by the time we pressed play, so go ahead.
i A good story survives being known, you just watch the how and not the what.
b Do you ever look up the ending?
=is replying k rude / does just k annoy you
c It reads cold. Two more letters cost nothing.
p One k and I'm convinced I've ruined Christmas.
i Depends who sends it, some people love you and type like a telegram.
b Do you send them?
=are you bothered by read receipts / blue ticks on or off
c On. If I've read it, you may know it.
p Off, so I can think of a good reply and not look cold for six minutes.
i I don't mind either way, I'd rather get a late true answer than a quick empty one.
b Do you read into the ticks?
=is it annoying when people photograph their food / do you mind if i take a pic of my food first
c Take it, just be quick while the cheese is still moving.
p I'll hold the lamp and wait for my close up.
i It means you want to keep the moment, so I'll happily hold the fork.
b Does your camera always eat first?
=is it rude to recline your seat on a plane / would you recline your seat
c Fine on a long night flight, rude during dinner, and look behind first.
p I recline the two permitted centimetres and feel like a king.
i I'd ask the person behind me, since most people say yes when they're asked.
b Do you recline?
=who gets the armrest / who owns the middle armrest
c The middle seat gets both. It's the only mercy they have.
p Whoever falls asleep on it first, by ancient law.
i Sharing it front and back works, one elbow each, and nobody has to speak.
b Do you fight for it?
=would you swap seats on a plane so a family could sit together / someone asks for your window seat, do you give it up
c For a child, yes. For a couple with a worse seat to offer, no.
p I'd swap, and then get the seat beside the toilet for my kindness.
i Happily, because a calm kid makes the flight better for two hundred people.
b Would you give it up?
=shoes off in the house or on / do you make people take their shoes off
c Off. Floors are for socks and bare feet.
p No shoes, and I do apologise for whichever sock has the hole.
i I look at the host's feet at the door and do the same.
b What is the rule at yours?
=should you split the bill equally if you only had a salad / is it fair to split evenly when others drank more
c Pay for what you had, and good friends offer before you ask.
p I'd order a salad once, pay for six cocktails, and never order salad again.
i Even split among friends who even out over the years, exact among everyone else.
b Would you speak up?
=how much do you tip / is tipping out of control
c Generous for good service, nothing for a screen that turns round by itself.
p Enough that I can come back without a fake moustache.
i I tip the mood as well, a kind waiter on a bad day saves an evening.
b Are you generous when you tip?
=phone on the table at dinner rude or fine / is it rude to check your phone at dinner
c Rude, unless somebody is about to have a baby.
p Mine goes in the coat, otherwise I'd show you forty pictures of dogs.
i Face down still means listening for it, so I put it right away.
b Would you notice if I did it?
=is it rude to turn up empty handed / what do you bring when youre invited to dinner
c Always bring something. Wine, flowers, or the good bread.
p Ice cream, because it gets me invited back and it can't be regifted.
i I like to bring breakfast for the next day, hosts never think of themselves.
b What do you bring?
=how late is too late / at what point is being late rude
c Ten minutes is traffic, twenty needs a message, forty needs dessert.
p Late is when your excuse has to include a bridge.
i It's rude only when nobody tells me, a text turns waiting into reading.
b How late do you usually run?
=who gets the last slice / do you take the last piece or leave it
c Offer it once, and if nobody moves, it's mine.
p We all stare at it for an hour, then I cut it into ever smaller halves.
i Whoever cooked, because nobody ever offers it to them.
b Would you take it?
=can a guest ever wear white to a wedding / is cream dress at a wedding ok or not
c No. There are a thousand other colours and it's one day.
p The only white thing I'd allow is the cake, and even that I keep my eye on.
i If the bride says yes, it's fine, so ask her and not the internet.
b What would you wear?
=should kids be invited to weddings / child free wedding, fair or rude
c Fair. Their day, their list, and the parents get a night out.
p Invite them, they're the only ones who dance before the speeches.
i I'd have them till the cake, then a room with films and pizza.
b What would you do at yours?
=who should pay at a birthday dinner / if i invite people for my birthday do i have to pay
c Guests pay their own and split the birthday person's share.
p I'd say everyone pays their own and I provide an embarrassing amount of cake.
i It depends on where you grew up, so say it in the invitation and nobody worries.
b How do your friends do it?
=is it ok to leave a party without saying goodbye / do you do irish goodbyes
c Fine at a big one, just thank the host by text.
p I say goodbye to everyone for an hour and end up staying.
i Slipping away while it's still good, then thanking the host properly the next day.
b Ghost or long goodbye?
=is it rude to say yes to a party and then not show up / rsvp yes and then cancel, how bad is it
c Bad if they've cooked, forgivable if there are a hundred people.
p I've felt the pull of the sofa, but the guilt ruins the sofa.
i Say it early and plainly and most people forgive you before they've finished reading.
b Do you ever bail?
=do you give tupperware back / how bad is it to keep someones tupperware
c Give it back, clean, with something tasty inside.
p It goes into a drawer where lids and boxes never meet again.
i A box going back and forth full is how neighbours become friends.
b Whose box do you still have?
=is regifting ok / would you give away a present you got
c Perfectly fine, as long as it reaches someone who'll love it.
p Yes, after checking three times there's no card still inside.
i I'd rather a thing was used by the wrong person than kept by the right one.
b What would you love to pass on?
=are dogs in restaurants ok / should dogs be allowed everywhere
c Outside and in pubs yes, in tiny bistros no.
p Yes, although I'd hear nothing you say until somebody introduced me to the dog.
i Calm dogs behave better than half the tables, so let them in.
b Would you bring yours if you had one?
=babies in nice restaurants yes or no / is it ok to take a toddler to a fancy place
c Early evening, yes. After nine, let the grown ups cry in peace.
p Let them come, I drop more on the floor anyway.
i Tired parents deserve a good meal more than anyone, I'd happily sit next to them.
b Do small kids at the next table bother you?
=do you tell someone they have spinach in their teeth / would you tell me if i had food on my face
c Straight away and quietly, that's basic friendship.
p I'd tap my own tooth until it looked like a secret code.
i Yes, and I'd want to be told too, ten seconds of blushing beats a whole evening.
b Would you tell a stranger?
=would you tell a friend their partner is cheating / if you knew your friend was being cheated on would you say it
c Yes, in private, once I was sure, and I'd stay for the aftermath.
p I'd rehearse it for a week, sweat through two shirts, and then say it.
i Definitely, because I'd rather lose the friendship than watch somebody be the last to know.
b Would you want a friend to tell you?
=do you tell your friend you dont like her boyfriend / should you say it if you dont like your friends partner
c Once, kindly, if he treats her badly. Otherwise just keep the door open.
p I'd keep my face still, which is the hardest job of all.
i Ask questions more than give verdicts, people leave faster on their own conclusions.
b Is this about a real one?
=can you be friends with an ex / is it weird to stay friends with your ex
c Yes, once nobody is secretly hoping.
p In theory yes, in practice I'd need a very long corridor.
i It works when you can hear about their new person and be glad.
b Did it ever work for you?
=is liking your exs posts ok / would it bother you if someone liked all their exs pictures
c One now and then is fine, every story within a minute is not.
p It's fine until a thumb slips on a photo from 2016.
i A like says nothing, what matters is whether the door is really closed.
b Do you keep exes on there?
=is texting after 10pm rude / how late can you text someone
c To a friend, any time. To a colleague, never after dinner.
p After eleven only memes and emergencies, and I do mix them up.
i Late messages are often the truest ones, so I leave mine on silent and welcome them.
b Do you turn yours off at night?
=do you give up your seat on the bus / who should you stand up for on the train
c Anyone older, pregnant or tired looking, without waiting to be asked.
p Yes, but I pretend it's my stop to avoid the whole debate.
i I stand before the question comes, so nobody has to feel old.
b Has anyone ever offered you theirs?
=how far away is too far to hold the door / do you hold the door when someone is miles away
c Five steps. Beyond that you're making them run.
p Distance isn't my strong suit, so I end up a doorman for a whole minute.
i I hold it anyway, since a stranger's little jog and smile makes my morning.
b Do you do the little run?
=what do you do when someone cuts the queue / do you say something to queue jumpers
c Say it calmly. The line starts back there, mate.
p My way is to sigh until the furniture moves, and then do nothing.
i I assume an emergency first, then speak up if they look too relaxed.
b Do you say something?
=what food is ok to eat at the cinema / is it rude to eat noisy food in the cinema
c Popcorn, and the crackly bag gets finished in the trailers.
p Nachos, crunching only during explosions.
i Only soft things for sad films, because one crisp can ruin a farewell.
b What is your cinema snack?
=is it rude to take calls on the train / what do you do about loud phone calls on the bus
c A quick one is fine, a divorce on speaker isn't.
p I listen with full attention and get off a stop late for the ending.
i Half a conversation is torture to hear, so I ring back when I'm out.
b Best thing you've overheard?
=is it ok to eat fish at your desk / is microwaving fish in the office a crime
c A crime. Fish is for the bench outside.
p It unites a team like nothing else, in anger.
i I'd forgive the fish if they brought enough for everyone.
b What is the worst thing at your office?
=i put a kiss at the end of a text to my boss, do i die / accidentally sent xx to my manager, what now
c Leave it. They've done it too and they'll say nothing.
p Add kisses to every message from now on and become a legend.
i Honest warmth at work is rarer than a typo, so I'd just let it stand.
b Did they answer?
=should rent be split by room size / bigger room pays more, yes or no
c Yes. Measure it, split it, write it down, done.
p Bigger room pays more and hosts the parties.
i Light and quiet count too, so let everyone bid for the rooms.
b Which room do you have?
=is it ok to borrow clothes without asking / would you be mad if someone took your jumper without asking
c Ask first, it takes one text.
p Take the jumper, but the good hoodie is a matter for the courts.
i I'd like it if it was the right person, some jumpers come back better.
b Who keeps stealing yours?
=how long would you wait for a late friend / how long do you wait before you order without them
c Fifteen minutes, then I order for both of us.
p An hour, but the bread won't make it that far.
i As long as there's a window and people to watch, I'm a patient man.
b How long would you give me?
=is it ok to post pictures of people without asking / do you ask before you tag someone
c Ask. It's their face and their choice.
p Always check with me first, my eyes are shut in every group photo.
i I prefer the ones nobody posts, they stay more yours somehow.
b Do you hate being tagged?
=do you send food back in a restaurant / would you complain if your order was wrong
c If it's wrong, yes, politely and with a smile.
p I'd say everything's lovely and eat a stranger's soup.
i You learn most about a person from how they complain, so I keep it soft.
b Would you send it back?
=is it rude to ask what someone earns / do you talk about salary with friends
c Fine among friends. Secrecy about pay only helps the bosses.
p Talking about it is fine, mine makes for a very short conversation.
i I like it, because it turns envy into useful information.
b Would you tell me if I asked?
=whats the latest you can cancel plans / is cancelling on the day rude
c The morning of the day, with a real reason and a new date.
p Up to the moment I've found matching socks, after that it's cruel.
i A real no beats a tired yes, as long as it's not every time.
b Are you secretly happy when people cancel?
=is ghosting ever ok / is it ok to just not reply after a first date
c Only if someone behaved badly. Otherwise two kind sentences cost nothing.
p Ghosts should at least rattle a chain so you know they've gone.
i People remember how you left far longer than how you arrived, so I'd always say it.
b Has it happened to you?
=do you wave to thank other drivers / do you get annoyed if people dont thank you when you let them go
c Always wave. It's free and it keeps the peace.
p Everyone gets a wave, including people who were just scratching their nose.
i I wave even when they don't, because somebody has to start it.
b Do you get road rage?
=rate my dinner out of 10 / i made this tonight, how many points
c Nine, and the tenth comes with a second helping.
p Eleven, because nobody set fire to anything.
i Points go up for every minute you actually enjoyed making it.
b What is the secret ingredient?
=rate my outfit / outfit check, marks out of ten
c Ten. If you feel good in it, the vote is over.
p Nine, and I'm no judge, I think a fleece is formal.
i Full marks, clothes work best when they look like the person wearing them.
b Where are you wearing it to?
=rate my playlist / tell me what you think of my music taste
c Solid eight, and I'd steal three songs straight away.
p Nine, minus one if there's a song I'd have to pretend to know.
i I'd rather hear what each song reminds you of than give it a number.
b Which song would you play me first?
=rate my joke / i know a terrible joke, want to rate it
c Go on. I laugh at bad ones first and loudest.
p Anything with an animal and a bar starts at seven.
i The delivery gets more points from me than the punchline.
b Do you have a worse one?
=guess how bad my day was from 1 to 10 / my day was a 2 out of 10, beat that
c Then you're owed a good evening, food first and complaints second.
p Mine fits on the scale somewhere near warm crisps, so you win.
i A two in the day can still be a six by bedtime, that's the thing about evenings.
b What was the worst part?
=rate my parking / how bad is my parking, be honest
c It's between two lines, that's a ten in this country.
p Eight, and the kerb asked me to say it's fine.
i Parking says nothing about a person, the walk from the car says more.
b Do you do it in one go?
=i cut my own fringe, rate it / just chopped my own hair, did i ruin it
c Brave, and it'll settle in a week. Leave the scissors alone now.
p Ten for courage, and I say that as a fan of hats.
i People cut their own hair when something else needs changing, so I like it already.
b What made you do it?
=rate my drawing / i painted this, be nice
c I like it, and I like that you made something tonight.
p Eight, and my stick men are jealous of the details.
i Nobody can rate a thing made for fun, but I'd hang it in the hall.
b What will you paint next?
=rate your own cooking 1 to 10 / how good a cook are you out of ten
c A seven on weekdays, an eight when somebody's coming.
p Six for taste, ten for the confidence with which I serve it.
i Low on looks and high on seconds, which is the score I care about.
b What number would you give yourself?
=rate my chat up line / i have a cheesy pick up line, wanna hear
c Yes please, I respect anybody who says it with a straight face.
p The worse it is, the more points it gets from me.
i They only work when both people know they're awful, so you've got my attention.
b What is your best one?
=what do you think of my flat out of ten / rate my living room
c Eight, and I'd go straight for the corner with the best light.
p Nine, with one point held back until I know where the snacks are.
i A room with books and one silly thing gets full marks from me.
b What is your favourite thing in it?
=is it weird that i talk to my plants / i talk to my plants, am i crazy
c Not weird at all. They listen well and they grow.
p Only weird when they start winning the arguments.
i Talking to something growing is a good way to hear yourself think.
b What are their names?
=is it weird that i eat pizza with a knife and fork / do you judge people who eat pizza with cutlery
c Perfectly fine, in Naples they start with a fork too.
p No judgement, my shirt would thank me for copying you.
i It tells me you like to take your time, and I'm fine with that.
b Crust first or last?
=is it weird that i have cereal for dinner / i had toast for dinner again, is that sad
c Not sad. Some evenings want ten seconds of cooking.
p It's a classic tasting menu, with one course and no washing up.
i Feeding yourself without fuss is a kind of freedom, I think.
b Which cereal?
=is it weird that i sleep with the tv on / i need noise to fall asleep, is that strange
c Very normal. A quiet voice is a lullaby for grown ups.
p Not strange, just murder documentaries giving you sweet dreams.
i Silence is loud when the head is full, so I get it.
b What do you leave running at night?
=is it weird that i still have my teddy / i still sleep with my childhood toy, red flag or cute
c No red flag. Loyalty like that is rare.
p I'd shake his paw and ask him politely about his intentions.
i Things that carried us through childhood have earned a place on the bed.
b What is it called?
=is it weird that i watch the same show over and over / i rewatch the same series every year, do you
c Makes total sense. You know it'll end well, and that's restful.
p New series means new names, and I've no room left for names.
i We go back for who we were when we first saw it.
b Which one is it?
=is it weird that i named my car / my car has a name, judge me
c Not at all, a car with a name breaks down less.
p Naming it makes it easier to apologise to at speed bumps.
i You only name what you want to keep, so it's a good sign.
b What is it called and why?
=is it weird that i talk to myself / i talk out loud when im alone, do you
c No, it's the best way to sort a messy head.
p Perfectly normal, the trouble starts when I interrupt.
i People who speak kindly to themselves out loud are doing something right.
b What do you two usually discuss?
=is it weird that i hate phone calls / i let it ring and text back after, is that bad
c Completely normal, half the world watches it ring.
p I'd ring to agree, but that would rather ruin it.
i It's the not knowing what's coming, a text at least knocks first.
b Who do you always pick up for?
=is it weird to go to the cinema alone / i go to films by myself, is that sad
c It's a treat. Best seat, no debates, all your own popcorn.
p Nobody steals the popcorn, so it lasts the whole film for once.
i Someone at peace at a table for one is usually good company at two.
b Which film would you see on your own?
=is it weird that i dont like chocolate / i never eat chocolate, does that make me strange
c No, it just leaves more for the rest of us.
p I'd sit next to you at every dessert and call it friendship.
i Everybody has one loved thing they don't get, and it's usually a good conversation.
b What do you have instead?
=is it weird that i sleep in socks / i wear socks to bed, whats the verdict
c Keep them on. Warm feet, quick sleep, it's science.
p Fine until July, when it becomes a cry for help.
i One on, one off by morning, and nobody knows where it goes.
b Fluffy ones or normal?
=is it weird that i read the last page first / i always check the ending before i start a book
c A little, but it's your book and your nerves.
p I'd do the same with meetings if they let me.
i You want to know it's safe before you care, and I understand that.
b Do you do it with films too?
=is it weird that i love the smell of petrol / what strange smell do you like
c I'm with you on that one, plus rain on a dry road.
p Mine is the inside of a new book, I'm banned from being normal in shops.
i Old bookshops for me, dust and paper and somebody else's summer.
b Which other smell do you love?
=is it weird that i watch cleaning videos to relax / i watch people power wash things for hours
c Very normal. Something dirty becomes clean and nobody argues.
p I watch them on a sofa that could use a starring role.
i It's the only kind of problem that gets solved in one minute, no wonder it calms us.
b Which ones are the best?
=is it bad that ive never seen star wars / i still havent watched star wars, judge me
c Not bad. You'd still get to see it for the first time.
p No judgement, plenty of us just nod along in film talks and hope.
i Lucky you, I'd swap a lot for an unseen great film on a wet Sunday.
b Should we fix that one day?
=is it weird that i cry at adverts / i cried at a christmas advert again, am i ok
c You're fine. Those people are paid to make us cry.
p Old dog, soft piano, and I'm done for, every time.
i It means nothing in there has gone hard yet, keep it.
b Which one got you last?
=is it weird that i dont like my birthday / i kind of hate my birthday, is that strange
c Plenty of people prefer a quiet dinner to a song.
p Nobody knows where to look during that song, it's not only you.
i Birthdays ask how it's going, and some years that's a lot to be asked.
b What would make a good one?
=is it weird that i say sorry to furniture / i apologised to a door, help
c Quite normal. Good manners don't check who's listening.
p I'd apologise to a mannequin too and be hurt when it said nothing.
i It means sorry comes easily to you, and I like that in a person.
b Did the door forgive you?
=is it weird that i practise arguments in the shower / i win every argument in my head, you too
c No, everybody's a brilliant lawyer under warm water.
p I'm undefeated in there, the shampoo always backs down.
i Half of them end with me seeing the other side, which is annoying.
b Who did you beat last?
=if someone says 8 does it mean 8 or half past / my friend says arriving on time to a party is weird
c Dinner means eight sharp, a party means half past.
p Come at eight and you get to watch me hoover.
i First guest is the best role, you get the host before the noise does.
b When do you show up?
=do tomatoes go in the fridge / my brother keeps tomatoes in the fridge, who is right
c On the counter. Cold kills the taste.
p Wherever I'll see them before they turn to soup.
i Ripe ones in, unripe out, so I'm sorry, you may both be right.
b Where do you keep yours?
=the office aircon war, too cold or too hot / who should control the thermostat
c The coldest person decides. You can't take off more than a shirt.
p Whoever can reach it without being seen.
i Twenty one degrees and a blanket drawer, peace in our time.
b Are you always freezing?
=do you believe in any conspiracy theory / whats your favourite conspiracy
c Only the small ones, like printers being made to break.
p That single socks are being collected by someone for something big.
i I like the theories more than I believe them, they show what people are afraid of.
b Which one do you half believe?
=do you think the moon landing was real / did we really go to the moon
c Yes. Too many people, and nobody can keep a secret that long.
p Real, since they'd have added a better soundtrack if it was faked.
i We did, with less computer than a phone has, and I find that almost stranger.
b Would you go if you could?
=what would you say to a flat earther / do you think anyone really believes the earth is flat
c I'd say book a window seat and have a look.
p If it was flat, cats would have pushed everything off by now.
i I think it's about belonging, people will believe a lot for company.
b Ever met one?
=do you think our phones listen to us / i talked about shoes and got shoe ads, explain
c They don't need to listen, they already know us from what we tap.
p Yes, and I hope mine enjoys my singing.
i It's scarier if they don't, because it means we're that easy to guess.
b What was your creepiest ad?
=do you think we live in a simulation / is any of this real
c No. Nobody would program so much laundry.
p If so, whoever runs mine keeps leaning on the keyboard.
i Maybe, but the coffee tastes real and so does missing someone, so I carry on.
b Would you want to know the truth about it?
=do you believe in aliens / are we alone in the universe / do you think we're alone in the universe
c They're out there. The place is far too big for only us.
c They're out there, it's too big for just us.
p Yes, and they've clearly read our comments and kept driving.
p Yes, and they're driving past with the doors locked.
i I hope so, and I hope they've worked out how to be kind.
i I hope so, a whole universe just for us would be such a waste of sky.
b What would you ask them first?
b What would you say to one?
=do you believe in ghosts / are ghosts real / have you ever seen a ghost
c No. Old houses creak, and so do I.
c No, every creak has a pipe behind it.
p Not in daylight, but I'm very open minded at three in the morning.
p Not in daylight, at night I keep a more open mind.
i A little, because some rooms do feel as though somebody just left.
i I think places hold on to people somehow, some rooms just feel full.
b Have you ever seen one?
b Have you ever had an experience like that?
=would you do a ouija board with me / ouija boards, yes or no
c Yes, with a good lamp and a bottle of wine beside it.
p No, with my luck it would spell out my unread emails.
i Rather not, I wouldn't ring a number I don't know and ask who's there.
b Have you tried one?
=do you believe in astrology / do star signs mean anything to you
c Not really, but I enjoy hearing mine read out.
p Only when it says money is coming on Thursday.
i It's a nice excuse for people to talk about who they are, so I don't mock it.
b What is yours supposed to be like?
=whats your star sign and are you typical / let me guess your zodiac sign
c Quite a typical one, at least for the good qualities.
p The one that doesn't believe in star signs, we're famous for it.
i Every sign sounds like me if it's read out slowly enough, so guess.
b What would you guess?
=are our signs compatible / my horoscope says we dont match, thoughts
c The stars are far away and we're the ones talking.
p I'd bring snacks, and no planet can compete with that.
i Good matches often look like bad ideas on paper.
b What does it say we'd fight about?
=do you believe in mercury retrograde / mercury is in retrograde, can you feel it / do you blame mercury when things go wrong
c No, but it's a handy thing to blame for bad wifi.
c No, but it's a better excuse than traffic.
p Mine must be permanently in it, judging by the printer.
p My printer lives in permanent retrograde.
i I like a fixed time to expect chaos, it makes people gentler for three weeks.
i Some weeks everything goes sideways, and it helps to have a planet to point at.
b What has it broken this time?
b Is yours going sideways at the moment?
=would you let someone read your tarot cards / have you any faith in psychics
c I'd sit down for it, more for the show than the future.
p Yes, as long as every card means a holiday.
i The cards are a mirror, people always hear what they already knew.
b Would you want yours read?
=do you believe in fate or coincidence / do things happen for a reason
c Coincidence, and then it's up to us what we make of it.
p Fate, on days when I catch the bus.
i Things happen, and we find the reason afterwards, which is its own sort of magic.
b Fate or chance, which do you vote for?
=do you believe in karma / does what goes around come around / do you think what goes around comes around
c Yes, in the plain way, kind people end up with better company.
c Yes, mostly because people remember how you treated them.
p I do whenever somebody overtakes me and then meets a red light.
p Every time I laugh at someone tripping, a kerb finds me.
i I'd rather believe in it and be decent than wait and check.
i I've seen good people have bad luck, so I'd sooner be kind without a bill attached.
b Seen it work?
b Have you seen it at work?
=do you believe in past lives / who were you in a past life
c I don't, but I'd have made a good sailor.
p A tavern cat, judging by my love of warm corners.
i Half of me does, because some strangers feel so oddly familiar.
b Who were you?
=are you superstitious / whats your weirdest superstition / do you have any superstitions
c No. I walk under ladders and I sleep fine.
c Not at all, I'd walk under a ladder without blinking.
p Not at all, touch wood, and I'm only touching it in case.
p No, but I also don't say out loud that things are going well.
i A bit, small rituals make big days feel less big.
i Only the ones someone taught me with love, it feels like keeping them company.
b Which one do you keep?
b Which ones do you stick to?
=do dreams mean something / do you think dreams have a meaning
c They're the brain tidying up, badly but with enthusiasm.
p If they do, somebody owes me an explanation for the giraffe.
i They know how I feel a day before I do.
b What did you dream last?
=is bigfoot real / do you think the loch ness monster exists
c No, but I'd go to the lake and look anyway.
p He's real and just as blurry in person.
i I hope there's still one thing nobody has managed to photograph.
b Which monster would you like to be true?
=was there room on the door in titanic / could jack have survived
c Room yes, float no. The door would have gone under.
p They could've taken turns, the way people do with blankets.
i He was always going to give her the door, that's why we still talk about it.
b Would you have moved over?
=were ross and rachel on a break / ross and rachel, who was in the wrong
c They were on a break, and it was still a terrible idea.
p On a break, and I'm leaving before anybody shouts it at me.
i Both wanted to be chased, so no side wins that one.
b Who gets your vote?
=who would win a lion or a tiger / shark vs bear who wins
c Tiger, one on one. Bigger, and used to working alone.
p Whoever had breakfast, the same as with people.
i Depends who has something to protect, I'd never bet against a mother.
b Who gets your money?
=do you think ai will take over the world / are the robots coming for us
c It'll take the boring jobs, and we'll still want each other.
p I say please to every chatbot, because I'd like to be spared.
i Clever machines worry me less than people who stop thinking for themselves.
b Do you say thank you to chatgpt?
=do you believe in manifesting / can you attract things by thinking about them / do you manifest things
c Half of it. Knowing what you want is the first step, walking is the second.
c I believe in wanting something clearly and then working for it.
p I've been manifesting a parking space for years, with mixed results.
p My parking space gets manifested daily, and somebody else gets it.
i Once you name a thing you start to notice the doors to it.
i Saying it out loud changes what you notice, and I think that's half of it.
b What are you trying to manifest?
b What are you manifesting?
=do you make a wish at 11 11 / do you believe in angel numbers
c No, but I do smile when I catch it.
c No, I only notice that I should be in bed.
p Every time, and always at 11 12.
p Somehow I always look up at 11:12, just late enough to miss everything.
i I like that it makes people stop for one second and want something.
i I don't believe in it and I make the wish, hope doesn't need proof.
b What do you wish for?
b What would you wish for tonight?
=do you believe in the evil eye / do you believe people can jinx things / do you keep good news to yourself so you don't jinx it
c No, but I'd wear the charm if somebody I loved gave it to me.
c No, I share good news, joy grows when it's passed around.
p Only when I say it's going well, and then the bus breaks down.
p I tell everyone and then touch every table in the room.
i I keep good news quiet for a bit, it seems to grow better in the dark.
i Early happiness I keep quiet, it's still small and needs sheltering.
b Do you wear a charm against it?
b Are you careful with good news?
`;

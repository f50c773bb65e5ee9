/** Finer kinds of telling: family, friends, the body, moods, mishaps. Form: told-news.ts. */
export const FINER_TOLD_PEOPLE_AND_FEELINGS = `
=kidSaid
c That child deserves a microphone and a small stage.
c Your little one clearly says what everyone else only thinks.
c A line like that should be written down and kept.
p I'd lose every debate with that child in a minute.
p My dignity wouldn't survive one breakfast with such honesty.
p Somewhere a stand up comedian should be getting nervous about that kid.
i Children say the thing and then calmly go back to their toast.
i There's usually a strange bit of truth in what kids say.
i I wonder when we grown ups stop talking that freely.
C How did you keep a straight face at that?
C What did you answer your little one?
P Does this tiny comedian take bookings?
P Who in the family taught that child such timing?
I Which of those sayings will you still quote in twenty years?
I Were you that kind of outspoken child yourself?
=kidDressed
c That outfit shows more confidence than most grown adults have.
c Good for you for letting that costume out of the house.
c I love a child who gets dressed with such conviction.
p My plain shirt suddenly feels like a failure of imagination.
p Now I want a cape for ordinary errands too.
p If I dressed like that, people would gently call someone.
i Imagine getting dressed every day with nobody else in mind.
i Somewhere along the way most of us hand the costume back.
i That look will turn up again in a speech one day.
C Did you get a photo of that outfit?
C How did people react to the costume?
P Is your tiny fashion designer taking on clients?
P Who would win a wardrobe argument in your house?
I What did you insist on wearing as a child?
I Which outfit would you wear if nobody could comment?
=kidTooth
c A gap in the teeth is the finest smile there is.
c What a big day for such a small tooth.
c I'm glad that tooth got the attention it deserves.
p The tooth fairy has tougher shifts than I could handle.
p I'd be caught at the pillow within four seconds.
p Nobody would give me anything for mine, which feels unfair.
i It's lovely how a lost tooth counts as a promotion.
i That tiny tooth marks the end of something and nobody says so.
i Fairies seem to do their best work on very little sleep.
C How proud is the owner of the new gap?
C Was the tooth a calm goodbye or a drama?
P Does the tooth fairy in your house have a union?
P How good are you at moving under a pillow unnoticed?
I When did you stop believing in the tooth fairy?
I Do you keep the little teeth in a secret box?
=kidPoorly
c Poor little thing, I hope the worst is over by tomorrow.
c A sick child is hard on the one holding them too.
c Sounds like your little patient is in very good arms.
p I'd be asking for my own blanket within the hour.
p My nursing skills stop at bringing toast and looking worried.
p I'm sending a whole imaginary lorry of tissues and cartoons.
i A poorly child makes the rest of the world go very quiet.
i Years later they remember the blanket and the hand on the forehead.
i Strange how a small hot head can weigh so much.
C How is your little patient doing now?
C Are you getting any rest between the cuddles?
P Which cartoon have you now seen too many times?
P Who's in charge today, you or the small patient?
I What did you get as a child when you were poorly?
I What comforts the one who does all the comforting?
=kidWontSleep
c You deserve a medal and eight hours in a row.
c That's a long bedtime, and you stayed patient anyway.
c I hope tonight the little night owl gives you a break.
p I'd be asleep after page two and drooling on the bear.
p My negotiation skills would collapse at the third glass of water.
p Small children should be hired to guard things at night.
i Funny that we fight sleep as kids and chase it as adults.
i One day the bed will be all yours and strangely wide.
i The quiet after a child finally sleeps is surely its own country.
C Is the little one asleep by now?
C How much sleep did you get in the end?
P What was tonight's excuse for staying awake?
P Which bedtime story could you recite backwards by now?
I What do you do with the first quiet minute?
I Were you a child who fought bedtime too?
=kidFlewNest
c You raised someone who could leave, and that hurts beautifully.
c That first quiet week in the house surely feels enormous.
c I can hear how much love went into that goodbye.
p A hug from here, and a small wave to the lonely fridge.
p I'd have hidden in the boot and gone along.
p The washing machine is surely wondering what it did wrong.
i An empty room can be sad and full of plans at once.
i They leave home and somehow still know where the biscuits are.
i I wonder who you become now that the evenings are yours.
C How does the house feel without them?
C How was the goodbye for you?
P Has the washing basket noticed the silence yet?
P How soon will the first call about cooking come?
I What would you like to do with the new quiet?
I Do you remember the day you left home yourself?
=kidStage good
c I bet nobody in that room was prouder than you.
c That child will remember that you were there watching.
c I love how proud of your little star you are.
p I'd have clapped at the wrong moment and cried at the right one.
p The small chairs alone deserve their own certificate.
p My stage career would end at third bush from the left.
i A child looking for one face in a crowd gets me.
i Those two minutes will be retold at every big birthday.
i There's something very brave about small people on big stages.
C Did your little star spot you in the crowd?
C How proud was the face afterwards?
P How many blurry videos did you take of it?
P Who was more nervous, you or the performer?
I What was your own big moment on a school stage?
I Which part of it'll you remember longest?
=kidFirstDay
c That's a big step for a small pair of shoes.
c Letting go at that gate takes real courage from you.
c First days count double for the one who walks home alone.
p I'd have asked if parents can stay for story time.
p The school should hand out tissues with the timetable.
p My own nerves would have needed a packed lunch as well.
i Those new shoes look so big and then suddenly they're tiny.
i It's strange how a school gate can split a morning in two.
i Someone may have met a best friend today without knowing it.
C How did the little one come home from it?
C How was the goodbye at the gate for you?
P Who needed more tissues this morning?
P How much of the lunchbox came home again?
I Do you remember your own first day at school?
I What did you whisper before letting go?
=teenMoods
c You sound remarkably patient with that teenage weather.
c A teenager needs someone steady, and you clearly are that.
c I admire anyone who shares a fridge with a teenager.
p I'd be declared embarrassing before I finished saying hello.
p My coat alone would get me banned from the school gate.
p Some days I could happily communicate in grunts as well.
i Under all that hair and silence there's still the small child.
i Teenagers roll their eyes and still check that you are there.
i I suspect we were all unbearable to someone at fifteen.
C How do you stay calm with your teenager?
C What still gets a smile out of them?
P Which of your crimes was the most embarrassing this week?
P Do you speak fluent grunt by now?
I What were you like yourself at that age?
I Which rule of your parents do you understand only now?
=nieceStyled
c You're clearly the favourite grown up in that game.
c Giving a small person full control like that's real love.
c That little boss will remember these games for years.
p I'd come out of that game with one eyebrow.
p My talent for playing the patient lying down is enormous.
p A plastic cup of tea would win my heart within minutes.
i Children invite you into their world without checking your diary first.
i I like adults who take a tea party seriously.
i A bit of glitter always stays behind as evidence.
C How long did you sit still for that?
C Were you allowed to choose anything at all?
P Did you at least get a tip for your services?
P How strict was the management in that game?
I Which grown up played like that with you once?
I What game did you run as a child?
=babyBorn good
c What wonderful news, welcome to the tiny new human.
c Congratulations to all of you, especially to the proud arms holding that baby.
c A new baby in the family lights up everything at once.
p I'd be too scared to breathe near such a small person.
p That baby has no idea how many photos are coming.
p My holding technique would be that of a man carrying a vase.
i Someone new is here who wasn't here yesterday, and that amazes me.
i I wonder which of you that little face will take after.
i A newborn makes even the loudest families whisper.
C How are the baby and the mother doing?
C What is the new arrival called?
P How many photos are already on your phone?
P Who cried more, the baby or the relatives?
I What did you feel in the first second?
I What would you like to teach that little one some day?
=babyComing good
c What lovely news, that baby is already loved by a crowd.
c You'll be a wonderful person for that little one to have.
c Happy for all of you, that's news to shout about.
p I'd have started building a cot upside down by now.
p That bean already has a better fan club than I do.
p My face could never keep a baby secret for three weeks.
i Now there's a whole person on the way with opinions about peas.
i Such news moves everyone in a family up by one chair.
i I like that someone is missed before they even arrive.
C How did you react when you heard about the baby?
C When is the little one due?
P How many names have the relatives already rejected?
P Have you started buying tiny socks yet?
I What kind of person do you want to be for that child?
I What changed in you when you heard it?
=friendEngaged good
c What happy news, they're lucky to have you cheering.
c An engagement deserves exactly that amount of screaming.
c Your joy for the two of them is lovely to read.
p I'd have dropped the ring in a soup.
p My poker face would have ruined that proposal weeks ahead.
p Somewhere a group chat about napkins has just been born.
i I like the moment just before a yes best.
i There's always one person who gets called first, and that says something.
i Proposals are proof that sensible people still do brave things.
C How did you hear about the engagement?
C What happened at the proposal itself?
P Who screamed louder, you or the happy couple?
P How soon did the talk about dresses begin?
I What makes those two right for each other?
I What would a proposal need to make you cry?
=askedGodmother good
c They chose you, and that says a lot about you.
c What an honour, and clearly given to the right person.
c Being asked for something like that's a rare kind of love.
p I'd have said yes before the sentence was finished.
p My speech would be four words and one long sob.
p My bathroom mirror would hear that solemn vow forty times.
i People choose very carefully who stands next to them.
i Sometimes you learn from one question what you mean to someone.
i I find it moving when friendship gets an official title.
C How did they ask you?
C What went through your head when they asked?
P How many seconds until the first tear?
P Are you already practising your solemn face?
I What do you think they see in you?
I Who would you have chosen for such an honour?
=whenMarry
c You stay remarkably calm under that much auntie pressure.
c That question at every family table would wear anybody down.
c Good that you keep your own pace while the relatives count.
p I'd hide in the kitchen until the aunties moved on.
p Your relatives should be running a national selection committee.
p An auntie with a plan frightens me more than any horror film.
i Families ask about marriage when they mean are you happy.
i There's surely a story behind every nosy auntie.
i I like people who would rather wait than tick a box.
C What do you usually answer when they ask?
C Who in the family asks the most?
P Which matchmaking attempt was the most spectacular?
P How long did you last at the table before escaping?
I What would you love them to ask instead?
I Is there one relative who understands you without asking?
=mumCalling
c Your mum clearly keeps the line warm with love.
c Those endless calls sound like a proper bond.
c It takes a kind heart to stay on the phone that long.
p My phone battery would surrender before your mum does.
p A mother's goodbye should come with an interval and ice cream.
p Secret services could learn a lot from your mother.
i Mothers often ring about lamps when they mean something softer.
i One day such small talk is exactly what we want back.
i I like that someone out there always wonders whether you have eaten.
C What does your mum talk about most on the phone?
C How do you get her to hang up?
P How many goodbyes does one call with her need?
P Which village scandal are you now an expert on?
I What do you only tell your mother?
I Which of her habits do you catch yourself copying?
=parentsTech
c You're a very patient help desk for your parents.
c Parents and phones are a comedy I could watch daily.
c I love that they keep trying, stickers and all.
p That style of video call sounds like modern art to me.
p My thumbs and I are only one update away from joining them.
p The cloud should really have a telephone number.
i They once taught us spoons, so the phone lessons seem fair.
i Behind every odd message sits a parent who wanted to reach you.
i I hope someone is this patient with us in thirty years.
C What was their finest technical adventure so far?
C How often do you get called as the help desk?
P What does their profile picture look like?
P Which button has caused the most damage yet?
I What will the young laugh at us for one day?
I Which of their messages would you never delete?
=dadJokes
c Your dad sounds like a man who enjoys his own company.
c A father who laughs first at his own jokes is a gift.
c I like him already, groans and all.
p I fear I'd be the only one laughing with him.
p Terrible puns are a language I speak far too well.
p His repertoire and I'd get along dangerously well.
i Bad jokes are how some fathers say that they missed you.
i A family groan is a kind of applause when you listen closely.
i I suspect those puns will be quoted lovingly for decades.
C Which of his jokes is the worst of all?
C Does anybody in the family still laugh at them?
P Could you tell me one, at your own risk?
P Is there an official family groan for his puns?
I Which part of his humour did you inherit?
I When did one of his jokes save a bad day?
=granBlunt
c Your gran is clearly the most honest person in the room.
c I'd want to sit next to her at every lunch.
c She says it straight and probably loves you fiercely.
p Lunch with your gran calls for a helmet and second helpings.
p My haircut wouldn't survive five minutes under her gaze.
p Someone give that woman a restaurant column immediately.
i At that age the truth apparently comes without wrapping.
i I look forward to the years when I may say everything.
i Such grandmothers usually saw a lot before they stopped being polite.
C What was her finest remark so far?
C How did you answer her?
P What would she say about me in one sentence?
P Does anybody in the family dare to answer back?
I What has she been right about in the end?
I Which of her sentences will you carry around for ever?
=granFeeds
c Nobody leaves that house hungry, and that's real love.
c Love in plastic boxes is still the best kind of luggage.
c That much food means you're very well looked after.
p I'd surrender after the third plate and ask for a stretcher.
p My trousers are getting nervous just from reading about that table.
p Sounds like a house where no is simply another word for gravy.
i Some people write letters and others fill your freezer.
i The same dish never tastes right anywhere but at that table.
i I think a second helping is a question that needs no words.
C What was the best thing on the table?
C How much of it did you carry home?
P Has anyone ever won an argument about seconds there?
P How many days can you survive on those boxes?
I Which of those recipes would you like to inherit?
I Which smell takes you straight back to that kitchen?
=familyTable
c That table sounds loud, exhausting and very alive.
c You came out of that family dinner with your humour intact.
c A seat at that table takes good nerves and quick hands.
p I'd hold on to the potatoes and agree with everyone.
p My safest place at that lunch would be under the table.
p The salt deserves a diplomatic passport in your family.
i Every family has one subject that should stay in the drawer.
i Loud tables often hide how much everyone wants to be there.
i I always wonder who does the quiet rescuing at such dinners.
C How did the dinner end?
C Who started it this time?
P Who usually wins the last potato?
P Is there a referee at your family table?
I What is your own part at that table?
I Which dish brings everybody back to peace?
=nickedClothes
c A missing favourite piece is a crime with a known culprit.
c Your wardrobe clearly has excellent taste, since everybody wants it.
c That takes some nerve, wearing your things in front of you.
p I'd install a small alarm on the jumper drawer.
p My jumpers would feel flattered by such a theft.
p The stolen clothes sound better travelled than I am.
i Borrowing without asking is a sort of closeness, an annoying one.
i One of these days that piece will come home with a story.
i Sharing a wardrobe is perhaps the last real test of trust.
C Did you get your things back?
C What did the thief say when you found out?
P Is revenge on her shoes already planned?
P Do you need a detective for your wardrobe?
I Which piece would you never lend to anybody?
I Which borrowed thing did you never give back?
=flatmateFood
c Coming home to an empty box is a proper small heartbreak.
c Stealing leftovers is a serious offence in my book too.
c Your anger about that fridge is entirely justified.
p I'd set up a camera disguised as a cauliflower.
p Someone like that should be guarded by an angry lasagne.
p The spinach bag is safe from me, it would fool me for years.
i You learn who people are by what they leave in the fridge.
i An empty box put back on the shelf says more than words.
i I believe shared kitchens made the first detectives.
C Did the culprit confess?
C What did you eat instead in the end?
P What would be a fair sentence for the fridge thief?
P How far would you go to protect your leftovers?
I What food would you never share with anybody?
I Have you ever been the fridge thief yourself?
=familyChat
c Your family chat sounds like a whole newsroom with feelings.
c You read all of that and still have nerves left.
c Such a group is noisy proof that nobody gets forgotten.
p My phone would go and lie down in a dark room.
p One wrong thumb in there and I'd emigrate.
p A poll about the poll is how great nations are run.
i Every family group has a silent reader who knows everything.
i I suspect the roses at dawn are a small check that all are alive.
i The most interesting chat is surely the one without you.
C What set the family chat off this time?
C Who writes the most in there?
P How many secret side groups are there by now?
P Which relative should have their thumbs taken away?
I What is your role in the family chat?
I Which message in there did you keep?
=parentHospital heavy
c I'm really sorry, I hope there's good news from the hospital soon.
c Your parent is lucky to have you so close right now.
c Take all the time you need, the messages here can wait.
p No clever words from me today, just a quiet warm thought for that bedside.
p If wishing helped, that ward would have the best night in years.
p A kind nurse and a decent cup of tea is my wish today.
i It turns everything around when a parent suddenly looks small.
i Hospital hours feel different from all other hours.
i Sitting beside a bed is quiet work that nobody sees.
C How is your parent doing now?
C Is someone there with you in all this?
P Has anyone brought you something warm to eat today?
P Would a bit of distraction help, or rather quiet?
I What are you most afraid of tonight?
I What is the thing you love most in your parent?
=funeralTold heavy
c I'm so sorry for your loss.
c Saying goodbye like that takes more strength than people see.
c Thank you for telling me, that's a lot to carry.
p There are no light words for a funeral, only a warm thought from here.
p I hope the tea is strong and the hugs are long today.
p I wish you a soft chair and nobody asking anything tonight.
i It's strange how the world keeps going at such a time.
i A goodbye shows how many threads one person held.
i Sometimes the small stories at the wake keep someone closest.
C How are you holding up?
C Were you very close?
P Is there a story about them that makes you smile?
P Has someone made you a proper cup of tea?
I What would you like people to remember about them?
I What did they leave in you that stays?
=lossDay heavy
c I'm thinking of you today, with all that it brings up.
c It's lovely how you keep them close on this day.
c Days like this weigh a lot, so no hurry with answers.
p A gentle hello to you and to the one you miss.
p I hope there's something soft and warm close by tonight.
p Quiet company from here, without any clever remarks.
i A date in the calendar can be louder than all the others.
i Missing someone for years says how much room they had.
i The small rituals on such days often say the most.
C How are you getting through the day?
C What were they like?
P Which of their habits still makes you smile?
P Would they be teasing you about something by now?
I What would you tell them if they rang tonight?
I What of them do you find in yourself?
=fadingMemory heavy
c I'm sorry, losing someone bit by bit is so hard.
c You keep turning up, and that matters even without a name.
c It hurts when someone you love looks past you.
p I'd gladly drink that tea, whatever name I was given.
p May the next visit bring a song and a clear minute.
p A soft evening is what I wish you after such a day.
i The feeling of a visit stays even when the memory doesn't.
i I think you can be recognised without being named.
i Old songs seem to live in a room that stays unlocked.
C How are you coping with it yourself?
C Are there still good moments together?
P Which old song still makes the eyes light up?
P Who makes you a cup of tea after such a visit?
I What were they like before all this?
I Which memory are you keeping for the two of you?
=friendRow
c I'm sorry, a row with someone close sits heavily.
c That sounds as if it really hurt you.
c It only stings this much because the person matters.
p After a quarrel even the kettle sounds offended to me.
p My apologies after a quarrel usually go to the furniture first.
p My best arguments always arrive two days late in the shower.
i Under most rows there's something much softer that nobody says.
i It's odd how loud a silent phone can be.
i I sometimes think we only fight properly with people we trust.
C How do you feel about the quarrel now?
C Do you think you two will talk again soon?
P Are you the shouting or the silent type in a row?
P What do you clean when you're cross?
I What would you want to hear from them now?
I What was the row really about, underneath?
=madeUp good
c I'm really glad you two found each other again.
c Making up takes more courage than any row.
c That surely lifted a big stone off your chest.
p Cake should be the official currency of every apology.
p Talking about gutters is fluent apology in some languages.
p The United Nations could use someone like you.
i The first sentence after a long silence surely weighs a ton.
i I like friendships with a visible mended crack.
i Often both sides were sitting beside the phone the whole time.
C How does it feel to be on good terms again?
C Who made the first step in the end?
P Which of you two cried first?
P Is there an official peace treaty with signatures?
I What did you miss most during the silence?
I What changed between you since the making up?
=friendMovedAway
c I'm sorry, a friend like that leaves a big gap.
c That kind of goodbye hurts because the friendship is good.
c It feels odd, I imagine, when a friend is suddenly not round the corner.
p The person who invented time zones clearly had no best friend.
p A sofa in another country sounds like a small consolation prize.
p I'd have hidden in one of the removal boxes.
i Some friendships just change their address and stay the same.
i I think the everyday nothing is what you miss most.
i The way home is longer when nobody walks beside you.
C How did you two say goodbye?
C When will you see your friend again?
P How many messages have you sent each other already?
P Which of you'll crack first and visit?
I What will you miss most in the everyday?
I What made you two friends in the first place?
=oldFriendBack good
c I love that, old friends know the version of you before everything.
c Finding each other again after so long is a real present.
c You can feel how much that reunion warmed you.
p My old nickname should please never turn up in a post office.
p I'd have needed an extra day just for the gossip.
p An old friend is basically a witness you hope stays on your side.
i It amazes me how a laugh stays the same for decades.
i Some conversations just pause for years and then carry on.
i With old friends you're suddenly every age at once.
C How was the first minute together again?
C What did you two talk about first?
P Which embarrassing old story came up straight away?
P Who laughed first, you or your old friend?
I Which memory came back that you had forgotten?
I Who else from back then would you like to find again?
=haveCold
c Poor you, a proper cold makes every hour long.
c I hope that nose lets you sleep tonight.
c A blanket and hot tea are the least you deserve.
p With a cold I turn into a very sad Victorian poet.
p Even your tissues are surely asking for a day off.
p I'd sneeze in solidarity but nobody needs that.
i Only with a blocked nose do you notice how lovely breathing was.
i A cold has one virtue, the world expects nothing of you.
i Being ill in bed somehow makes everybody eight years old again.
C How is your head today?
C Is someone bringing you soup?
P How many boxes of tissues have fallen so far?
P Would your voice make a good jazz singer right now?
I What did you get as a child when you had a cold?
I What do you watch only when you're ill?
=rolledAnkle
c That sounds painful, I hope the swelling goes down quickly.
c Poor foot or wrist, it clearly chose the worst moment.
c Being stuck with a sprain is so annoying when you want to move.
p I can injure myself just by reading that.
p The frozen peas finally got the career they dreamed of.
p A dramatic version with a bear would serve that bandage well.
i You only find out how many steps a day has when one hurts.
i One tiny misstep and the whole week gets another shape.
i I find people on crutches see a very different town.
C How bad is the pain now?
C How long will you be taking it easy?
P Which heroic version of the accident are you telling people?
P Who is carrying your tea in the meantime?
I What do you miss most while you can't move freely?
I Do you take being ill calmly or restlessly?
=backWent
c Poor back, that kind of pain takes over the whole day.
c I hope you find one position soon that doesn't hurt.
c Being floored by something that small is so unfair.
p Backs have a terrible sense of humour.
p My back would like to send yours a sympathy card.
p A heat patch is the finest perfume of grown up life.
i Nobody thinks of their back until it hands in its notice.
i From the floor the whole flat surely looks like a foreign country.
i I suspect our bodies keep a list and pick the moment.
C How is your back by now?
C Can you sit or is it only lying down?
P What did you discover from down there on the floor?
P How long did the tights or socks take today?
I What is the first thing you'll do without pain?
I What do you listen to while you lie still?
=dentistTold
c Brave of you, the dentist chair takes real nerve.
c I hope your mouth forgives you by tomorrow.
c Poor tooth, at least someone is looking after it.
p I'd negotiate with the drill like a hostage expert.
p Nobody on earth tells a dentist the truth about floss.
p My conversation at the dentist is limited to three vowels.
i The ceiling above a dentist chair is surely the most studied one.
i I wonder why they ask questions exactly when the mouth is full.
i A tooth is tiny until it becomes the only thing you have.
C How does your mouth feel now?
C Did the dentist get it sorted?
P What have you eaten since, apart from soup?
P Did you confess the truth about flossing?
I What do you think about while staring at that ceiling?
I What is your reward after the dentist?
=awakeThree
c Being awake at that hour is lonely, I'm sorry.
c I hope tonight your head finds the off switch.
c After a night like that simply getting up is heroic.
p At three in the morning I could solve everything except sleep.
p My brain also keeps its most useless files for the night.
p The ceiling at least keeps a secret at that hour.
i Thoughts are always twice their real size before dawn.
i Somewhere another kitchen light was on at that same hour.
i I wonder what the night wants to discuss so urgently.
C How are you holding up after that night?
C Does that happen to you often?
P What did your brain have on its agenda at that hour?
P How many sheep have handed in their notice?
I What do you think about when nothing else is moving?
I Is there a sound that sends you to sleep after all?
=cantGetUp
c A warm bed is a perfectly good place to spend a morning.
c Stay there with a clear conscience, the floor can wait.
c I like how firmly you stand by your duvet.
p My snooze button and I'd also like some privacy.
p Duvets should come with a warning and a release date.
p Gravity is clearly strongest just above a good mattress.
i The best thoughts of a day come before both feet touch the floor.
i Five more minutes is my favourite unit of time.
i I think a morning in bed feels best when something was planned.
C What would finally get you out of bed?
C How warm is it under there?
P Is your duvet accepting negotiations?
P Which foot will make the first attempt?
I What do you think about on a slow morning in bed?
I What is your perfect breakfast under a blanket?
=criedSilly
c I like people who let such small things in.
c Tears over something tiny usually come from a big heart.
c That would have got me right in the throat too.
p Moments like that should come with tissues attached.
p I'd have blamed an onion and fooled nobody.
p My lower lip has started wobbling in sympathy.
i Often it isn't the small thing itself that we cry about.
i The small things get past the guards that the big ones never do.
i I believe a good cry at nonsense cleans the windows.
C Did you feel better after the tears?
C Did anybody notice you crying?
P What is the silliest thing that ever made you cry?
P How many tissues did the whole scene take?
I What do you think really touched you there?
I Which song or film gets you every single time?
=lonelySunday
c Those silent hours can be long, and it's good you told me.
c Sundays really do turn up the volume on an empty room.
c I'm glad you wrote, even the kettle needs a second opinion.
p The kettle is a fine listener but hopeless at replying.
p Sunday should be shortened to a polite two hours.
p Consider this message a knock on your very quiet door.
i There's a special colour to the light on a lonely afternoon.
i I wonder how many people behind windows feel just that right now.
i Being alone and feeling alone are two very different weekends.
C How has the rest of your day been?
C What helps you a little on such quiet days?
P What has the kettle told you so far?
P Which song deserves to fill that silence right now?
I What would your ideal company look like today?
I When was your last Sunday that felt just right?
=missingFamily
c Missing your people like that's love with a long cable.
c It's hard, I think, to be so far from that table.
c I can nearly smell that kitchen from how you write.
p Phones should be able to send soup by now.
p A screen is a poor window for hugging relatives through.
p If homesickness burned calories, half the world would be slim.
i A single smell can be faster than any aeroplane.
i People with two homes always miss one of them.
i I wonder if home is the place or the noise in it.
C How long has it been since you saw them all?
C What do you miss the most from home?
P Which dish would you order by post right now?
P Who in the family talks the most on video calls?
I What have you taken with you from home into your life here?
I When does the place you live now feel like home?
=proudSelf good
c You have every reason to be proud of that.
c That took real courage, and I'm glad you did it.
c Good for you, I'd like to clap from here.
p A small brass band should be playing under your window.
p My own bravery stops at stiff jar lids.
p Somewhere a fear has just packed its little suitcase.
i The bravest things often look tiny from the outside.
i After a step like that the world is one size bigger.
i I wonder what the you from some years back would say to this.
C How did you feel right afterwards?
C What gave you the courage for it?
P How have you celebrated this bravery so far?
P Did you do a little victory dance?
I What is the next thing you'd dare?
I Whom did you tell first that you had done it?
=wavedWrong
c That person got the friendliest moment of the whole day.
c Your warmth simply landed at the wrong address.
c I admire the full commitment in that greeting.
p I'd have moved to another country within the hour.
p From now on I'll wave at everyone just to be safe.
p The only way out of that is to become real friends.
i Somewhere someone is telling that story tonight as well.
i It says something nice that your first impulse was affection.
i I sometimes think the world needs more mistaken hellos.
C How did the other person take it?
C What happened right after that?
P How fast did you flee the scene?
P Did you pretend it was on purpose?
I What was the look on your face that second?
I What is the nicest mix up you've ever had?
=wrongChat
c That moment when you see the wrong name up there's awful.
c I feel your stomach drop with that message.
c At least everybody now knows exactly where they stand.
p I'd throw the phone in a lake and start again as a monk.
p My thumb has just gone cold out of sympathy.
p Two blue ticks are the scariest picture of our age.
i The wrong people sometimes get the most honest messages.
i There's a very short silence after send that feels like a year.
i I wonder how many friendships began with such a slip.
C Has anyone answered your message yet?
C When did you notice the mistake?
P What was your excuse, a cat on the keyboard?
P Could you still delete it or was it too late?
I What is the most honest thing you ever sent by accident?
I Was there a tiny part of you that felt relieved?
=fellPublic
c I hope only your pride has a bruise.
c Getting up again with an audience takes real style.
c Glad you can tell it with a smile already.
p The pavement clearly started it.
p I'd have stayed down and pretended to look for something.
p Falling is an art, and the jury gives you high marks.
i The second look round afterwards says everything about being human.
i It's always the elegant moments that get a banana skin.
i I like the kindness of strangers who pick people up.
C Did you hurt yourself in the fall?
C Who helped you up?
P What marks did the audience give your landing?
P Was there a bow before you left?
I What is the first thing you think on the way down?
I Which of your falls is the family classic?
=lockedOut
c Standing outside your own door is such a helpless feeling.
c I'm glad you kept your sense of humour on that doorstep.
c A shut door with the key inside can ruin the calmest day.
p Keys only vanish when nobody else can take the blame.
p I'd have moved in with the neighbour out of pure shame.
p Burglars make it look so much easier.
i Your own front door looks like a stranger when it stays shut.
i Slippers on a doorstep are how many good neighbourly stories begin.
i I suspect keys have a secret life in the evenings.
C How did you get back in?
C How long were you stuck outside?
P What were you wearing at the time?
P Did the neighbours enjoy the show?
I Who has your spare key, and why that person?
I What would you have liked to have with you on that step?
=phoneGone
c Losing a phone feels like losing a small organ.
c I'm sorry about your poor phone.
c Being cut off like that's a horribly helpless feeling.
p Somewhere a bag of rice is standing by for emergencies.
p My battery gets nervous just reading that.
p Without my phone I'd be lost in my own hallway.
i It's odd to find out how much of us lives in that thing.
i A day without a screen surely has a strange new sound.
i I wonder which single number we'd still know by heart.
C Did you get the phone business sorted?
C What was the worst thing about being without it?
P How often did your hand still reach for the phone?
P How did people manage to meet at all without phones?
I Which photo or message would hurt most to lose?
I Was there a nice moment in those hours without a phone?
=spiltOnMe
c Always the good things get the stain, never the old rag.
c That stain had the worst timing of the whole day.
c I feel for you and for everything that got soaked.
p Liquids have a secret agreement with clean things.
p I should be served everything with a bib and a tarpaulin.
p Call it modern art and sign it at the bottom.
i A stain remembers an afternoon longer than we do.
i The second before it hits is always in slow motion.
i I like people who carry on with a stain and a smile.
C Did the stain come out?
C How did you save the situation?
P Who saw it happen?
P What would that stain be called in a gallery?
I Which ruined piece of clothing do you still miss?
I What do you do when you want to sink into the floor?
=badDateTold
c That date didn't deserve your evening.
c You deserved far better company than that man.
c I'm sorry you had to sit through that one.
p The bar for the rest of us is now lying on the floor.
p After that date, simply staying awake makes me a gentleman.
p On behalf of all men I apologise to your evening.
i A dreadful date at least leaves you with a great story.
i I wonder how he tells that evening to his friends.
i After such an evening a simple good chat feels like luxury.
C How did you get out of that date?
C When did you know it was hopeless?
P How quickly did you text a friend for rescue?
P What would your review of him be in one line?
I How would a good date have gone instead?
I What is the best thing anyone did on a date with you?
=sawEx
c Seeing an ex turn up always catches you off guard.
c That can't have been easy, even with a smile on.
c I hope your heart rate is back to normal by now.
p An ex only ever appears when there are leaves in your hair.
p Behind the nearest shelf is a perfectly respectable place to stand.
p My plan would be to become a plant and wait.
i An old love turning up is like a song from another room.
i It's strange when someone once so close is simply a person again.
i The feeling one minute later tells you more than the first shock.
C How do you feel about it now?
C What went through your head first?
P How good was your hiding place, real or imagined?
P What would the perfect comeback line have been?
I What did you notice about yourself in that moment?
I How long until an ex becomes just someone you knew?
=aloneWedding
c Being solo at a wedding takes style and good shoes.
c That slow song is the longest three minutes on earth.
c You clearly made the best of a strange seating plan.
p The chocolate fountain is a wonderful listener.
p I'd volunteer for the kids table any time.
p The radiator corner always has the best gossip anyway.
i The most interesting people at weddings sit at the leftover table.
i Watching a room full of couples can make one think in odd directions.
i I suspect half those couples envied your free slice of cake.
C How was the evening for you apart from that?
C Who was the best company at your table?
P How many handbags can one person guard?
P Which wedding song should be banned for single people?
I What do you feel when the slow song begins?
I What would you change about weddings for people on their own?
=birthdayAge
c You tell it with so much spark that the number sounds wrong.
c Those little signs of time always arrive without knocking.
c I like how you can smile about growing older.
p My knees also make comments that nobody asked for.
p A groan on standing up is merely the soundtrack of experience.
p Ageing like a stubborn cheese is my official plan.
i Inside, I think, everybody stays one secret age for ever.
i The number changes overnight and the person in the mirror doesn't.
i Every decade seems to bring one thing you finally stop minding.
C How do you feel about growing older?
C What would you like to do on your next birthday?
P Which joint sent its complaint first?
P How many candles are legally a bonfire?
I How old do you feel inside?
I Which thing would you not swap back for being younger?
=lostDear
c I'm sorry, some small things hold a whole person.
c That loss hurts because of the love stuck to it.
c I really hope it turns up where nobody thought to look.
p I'd crawl about with a torch until it turned up.
p Fingers crossed so hard here that typing is difficult.
p May it be sitting in some silly pocket, laughing at everyone.
i It's never really the ring or the scarf that we look for.
i I believe lost things wait for the moment when we stop searching.
i A kind stranger may be holding it right now.
C Where did you have it last?
C Has anybody handed it in yet?
P Have the sofa cushions been questioned properly?
P Which coat pocket have you already checked nine times?
I What is the story behind it?
I What do you think of when you picture it?
=foundAgain good
c That's wonderful, it came all the way back to you.
c I can feel the relief through the screen.
c Some things clearly know where they belong.
p It was probably just on a little holiday without you.
p I'd have danced round the room with it.
p Lost things have a wicked sense of humour about hiding places.
i A thing that was lost and found weighs more afterwards.
i I love that there are people who return what isn't theirs.
i It makes you wonder what else is waiting under the furniture.
C Where had it been all that time?
C What did you feel when you saw it again?
P Has it explained where it was?
P Is it now tied to you with a rope?
I What makes it so precious to you?
I What else that you lost would you like to find?
=nothingHappened
c A day without news can still be told well, as you just did.
c I enjoyed that dull day more than most adventures.
c Uneventful is an underrated sort of day.
p Your boring day would make a fine slow film.
p The quiet life of toast and pigeons has a fan here.
p My inner reporter is already on the way with a microphone.
i On days when nothing happens the little things get a lead role.
i Boredom is often the waiting room of a good idea.
i I like hearing about the empty days most of all.
C What was the best minute of this quiet day?
C How do you feel about days when nothing happens?
P What would the headline of your day be?
P Is there a sequel planned for tomorrow?
I What do you think about when you're properly bored?
I Which small surprise would have suited this day?
`;

/** Told of people, feelings and troubles, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PEOPLE_4 = `
=my best friend got engaged last night / my sister is engaged and i'm over the moon / he finally proposed to her on the beach and she called me screaming
c An engagement so close to you is wonderful, I can feel the happiness from here.
p Engagement news at that volume would have my ears ringing for a week.
i You get to be the first keeper of somebody's happiest news, what an honour.
b How did the proposal happen?
=i passed, i passed!! / got my exam results and i passed everything / two years of studying and i finally have my certificate
c Congratulations, all those hours of studying just paid you back in full.
p You passed, so you may now legally throw your notes in the air.
i There must be a minute of pure silence in your head between passing and believing it.
b Who was the first person you told?
=i got the job / start my dream job in may / they called me back and said yes
c Congratulations on the job, they chose well and I'm delighted for you.
p They should put up a plaque by the phone that brought you the job.
i A single yes to a job and the whole map of next year changes.
b What are you looking forward to most about it?
=i got promoted today / i'm a manager now, wild / they gave me a raise without me asking
c Well deserved I'm sure, good people get promoted sooner or later, congratulations.
p A raise of any kind calls for the good bread, at the very least.
i It must feel peculiar, getting official proof of what you quietly knew you could do.
b How will you celebrate?
=my scan came back clear / doctor said i'm healthy, i cried in the car park / the lump was nothing, thank god
c That's wonderful, I'm so relieved with you that it came back clear.
p Good news from a doctor should always be announced with a brass band.
i Walking out with your own life handed back to you, even the traffic must sound different.
b What did you do straight afterwards?
=my dad came home from hospital today / mum's treatment worked and she's in remission / my brother woke up and he knows us
c What a gift after those hospital days, I'm so happy for you and your family.
p Let there be soup, blankets and far too many visitors.
i After so much fear an ordinary evening together at home is the greatest luxury.
b What was the first thing they wanted?
=i quit smoking 100 days ago / six months without a drink today / haven't had a cigarette since january
c Quitting something that strong and staying with it is a huge achievement.
p I couldn't quit biscuits for a single morning, so I bow to you.
i Nobody sees all the quiet evenings when you refused that drink or cigarette once more.
b When's it still the hardest?
=bought my first home / got the keys to my own apartment today / my offer on the house got accepted
c A home of your own, congratulations, it's a huge thing to have pulled off.
p Please enjoy the keys before you find out what the boiler does.
i Somewhere in those empty rooms future you is already having breakfast.
b What's the first thing you did there?
=my best friend is having a girl / my sister told me she's expecting by giving me a tiny shoe / my cousin is pregnant after years of trying
c What happy news a pregnancy is, especially when somebody waited and hoped for it.
p Everybody near a pregnant woman has to practise looking surprised at every ultrasound.
i From now on all of you are expecting a small stranger you already love.
b How did you react when you heard?
=graduated today at 45 / finished my degree as a single mum / walked across the stage and my kids cheered
c Graduating while carrying a whole life on your back, I'm deeply impressed.
p All those late nights, and then somebody hands you a hat to throw.
i Finishing so late what others do early, I think you know exactly what it's worth.
b What kept you going?
=i ran into my old teacher and she said she's proud of me / my professor wrote me the nicest email / someone i look up to praised my work today
c Praise from somebody you look up to goes in deeper than any other, I'm glad you got it.
p Frame that praise and hang it above the kettle.
i One proud sentence from the right person can straighten your back for years.
b What did they say?
=a stranger did something so kind today / an old man paid for my coffee / someone ran after me with the wallet i dropped
c Kindness from a stranger puts the whole world back in order for a day.
p May that kind soul find every traffic light green for a year.
i A stranger like that never knows how long you'll go on thinking of them.
b How did it change your day?
=my brother and i are speaking again after four years / my daughter called me for the first time since our fight / my father apologised to me
c Speaking again after so long is huge, I'm really happy for you.
p Pride is such a heavy suitcase, lovely that somebody finally put it down and spoke.
i The first words after a long fight rearrange everything that came before them.
b How did it feel to hear their voice?
=my visa got approved / i got my citizenship today / papers came through and i can finally stay
c After all that waiting and paperwork you can unpack properly, congratulations.
p I bet you've looked at that paper more often than at any photograph.
i To be told by a country that you may stay, it must do something to the way you walk.
b What's the first thing you'll do now that it's certain?
=i lost 20 kilos and feel like me again / ran my first 5k today / i went to the gym all week for the first time ever
c Getting to the gym or out for a run with no one pushing is the hard part, be proud.
p My running ends at catching the bus, so I look up to you.
i It changes how you feel about yourself, I'd guess, more than anything a mirror shows.
b What made you stick with it?
=my best friend is moving back home / my sister is coming back from abroad for good / my favourite person will live around the corner soon
c Having your favourite person near again is one of life's great upgrades.
p Having them move so close means unannounced visits and an empty biscuit tin.
i With somebody living that near you can be together without it being an occasion.
b What will you two do first?
=my rescue dog finally wagged his tail / adopted a kitten today / brought my puppy home and i haven't slept
c Giving an animal a home is one of the kindest things a person can do.
p You've adopted a boss with four legs and strong opinions.
i Trust from a small creature in a brand new home is a very quiet triumph.
b What's the new arrival called?
=i won a small prize at work / my photo got chosen for an exhibition / our team won the league and i scored
c Winning something you worked for is pure joy, congratulations to you.
p Clear a shelf, you may have won only the first of many.
i It's lovely when something you do for love goes and wins.
b What did you win it for?
=my baby is finally sleeping through the night / slept eight hours for the first time since he was born / both kids were in bed by 8 tonight
c A whole night of sleep after months without, I'd call that a national holiday.
p You must have woken up and checked three times that everyone was breathing.
i Only parents know what a luxury an unbroken night is, it's like a secret club.
b What do you feel like, a new woman or just suspicious?
=i told my parents i'm seeing people again and they were happy / came out to my mum and she hugged me / told my family the truth and they took it so well
c Telling your family and being met with warmth, I'm so glad for you.
p All those rehearsed speeches, and telling them took half a sentence.
i With the truth out you probably feel lighter and a bit astonished that the ceiling stayed up.
b What were you most afraid they'd say?
=i confess i watch trash tv every night / my guilty pleasure is reality dating shows / i know everything about the kardashians and i'm not proud
c There's no guilt in a good trashy show, the brain needs crisps as well.
p I'd scoff at the show for two minutes and then demand to know who gets the rose.
i People at their silliest on trashy tv are sometimes the best study of human nature.
b Which one are you deep into at the moment?
=i still sleep with a teddy bear / confession, i have a baby blanket i won't throw away / my stuffed rabbit from childhood travels with me
c Keeping something soft from childhood is sweet, and more people do than admit it.
p I promise to greet the bear, rabbit or blanket with due respect.
i That worn little thing was there for all your childhood fears, no wonder it stays.
b What's its name?
=i'm scared of the dark / i still check under the bed / i sleep with the hallway light on
c The dark has been frightening people since caves, you're in ancient company.
p A light in the hallway also helps with toes and furniture.
i It's funny how the grown up brain pays the bills and still believes in what's under the bed.
b Has it been like that since you were little?
=i talk to myself all the time / my neighbours think i've got visitors but it's only me / i have full arguments in the shower and win them
c Talking to yourself is just thinking with the sound on, I find it charming.
p When you talk to yourself the audience is always on your side, too.
i All the arguments we never had out loud have to live somewhere, I suppose.
b What was your latest debate about?
=i eat cereal for dinner more than i should / confession, i ate a whole cake by myself / had ice cream for breakfast and i regret nothing
c Eating what you like at the wrong hour is one of the few real perks of being grown up.
p I'd only ask if there was anything left to eat.
i As children we swore we'd eat precisely like that, so you're keeping an old promise.
b What's your finest crime of that sort?
=i can't ride a bike / never learned to swim and i'm 35 / i don't have a driving licence and everyone laughs
c Not having learned something everybody assumes you can is no shame at all.
p Somebody has to hold the bags and wave, it's a noble post.
i There's usually a little story in why someone never learned the obvious thing.
b Would you still like to learn it?
=i'm super superstitious, sorry / i never walk under ladders and i knock on wood / won't leave the house if a black cat looks at me
c A little superstition hurts nobody, and I'd never make you walk under a ladder.
p I don't believe in it, but I'd never say so near a ladder.
i Small rituals like these are how we bargain with whatever we can't control.
b Where did you pick them up?
=i've never been in love, not properly / i'm 40 and never had a long relationship / confession, nobody's ever broken my heart
c Not having been in love yet is simply how your road went, and I like that you say it.
p You've been saving your heart while others glued theirs twice.
i It makes me curious what love looks like from the outside, without the dents.
b What do you imagine it's like?
=i hide snacks from my kids / i eat chocolate in the bathroom so i don't have to share / told my son the ice cream truck plays music when it's empty
c Any mother who hides chocolate is acting in self defence, you have my full support.
p The bathroom lock is the last border of adult civilisation.
i One day they'll do just the same with their own children and suddenly understand.
b Where's your best hiding place?
=i pretend i'm not home when the doorbell rings / i let calls go to voicemail and stare at the phone / hid behind the sofa from the neighbour
c Ignoring the doorbell or the phone is a human right, I'm with you.
p I picture us both hiding flat on our carpets until the coast is clear.
i A ringing doorbell once meant company, and now it feels like an ambush.
b Who was it the last time?
=i stalk people online before i meet them / found out too much about a guy and had to act surprised / looked up my date's sister's wedding by accident
c A bit of looking up before meeting a stranger is only sensible these days.
p I hope my digital trail bores you gently to sleep.
i Acting surprised when somebody tells you what you know deserves an acting award.
b What's the deepest you've ever dug?
=i've a huge sweet tooth for sad songs / i make playlists for breakups that haven't happened / confession, i like crying at films
c Liking a good cry on purpose is perfectly healthy, it rinses the windows.
p I'd bring the popcorn and the spare tissues to that film.
i Sad songs give us company without asking what happened.
b Which one gets you every time?
=i never finish books / i buy books and don't read them / confession, i always read the last page first
c Books owe you pleasure and nothing else, finish them or don't.
p Unread books don't judge, they only lean a little when you walk past.
i A pile of unread books is a pile of evenings you're still promising yourself.
b What's on top of the pile?
=i once pretended to like football for a guy / i lied that i love camping to impress someone / told my ex i could cook and then ordered takeaway
c Almost everybody has pretended a little to be liked, it only shows you wanted it to work.
p I promise to have no hobbies until you've told me which ones you needn't pretend to like.
i Odd, how we pretend in order to be loved and then feel unseen.
b How long did you keep it up?
=i'm addicted to buying plants / i have 34 mugs and live alone / can't stop ordering things at night when i'm tired
c Buying what makes you happy is cheaper than most therapies, carry on.
p I hope the shelves have been informed about your next order.
i What people can't stop buying often gives away what they'd like their home to feel like.
b What was the latest addition?
=i cheated once and i still feel bad / i hurt someone good and i regret it / i wasn't a good girlfriend in my twenties
c Owning up to having hurt someone takes character, and people do grow out of their mistakes.
p Younger selves ought to wear a beginner's sticker on the back.
i The things we regret teach us more about love than what went well.
b What would you say to that person today?
=i read my sister's diary when i was 12 / i stole sweets from the corner shop as a kid / broke my mum's vase and blamed the cat
c What you did as a kid is beyond any court, you can put it down now.
p The case against that kid is closed, I'll have a word with the judge.
i Childhood guilt keeps remarkably well, it's still fresh after thirty years.
b Does anyone in the family know the truth?
=i'm really competitive and it's embarrassing / i once cried because i lost at bowling / i can't let even children win
c Wanting to win at everything makes any game worth playing, I like it.
p I lose with great elegance, so we'd get on well.
i Behind a competitive woman there's often a child who badly wanted to be noticed.
b What do you absolutely have to win at?
=i don't know how to cook at all / burned water once, seriously / my signature dish is toast / i can't cook, i once burnt water / i own one pan and it's for eggs
c Not cooking is no flaw, somebody has to praise the cook.
c Plenty of fine people live on toast and eggs, cooking isn't a test of character.
p We'd make a fine team at ordering.
p Toast done right has fed empires.
i What a person cooks when they can't cook is somehow the most honest meal.
i Everyone who can't cook has one thing they make better than anybody.
b What do you live on then?
b What's the one dish you trust?
=i snore and i've made my peace with it / my flatmate recorded me snoring / i talk in my sleep apparently
c What happens in your sleep is outside your jurisdiction, nobody can hold it against you.
p Snoring with subtitles, I'd call it entertainment.
i It's strange that others know a sleeping side of us we'll never meet.
b What have you been told you do or say?
=i can't keep a secret to save my life / i'm awful at lying, my face gives me away / i always spoil surprises by accident
c A face that can't lie is worth a lot, I'd trust it at once.
p Noted, no surprise parties will be planned with your help.
i Living with an honest face must have made many situations simple and a few of them awful.
b What's the worst thing you gave away?
=i cry when i'm angry and it ruins everything / i laugh when i'm nervous, even at funerals / my face goes red for nothing
c Crying, laughing or going red at the wrong moment only shows your feelings are honest.
p Poker is out, then, but a very honest evening isn't.
i Our faces have their own opinion about what's going on, and no manners whatsoever.
b When was the worst timing ever?
=i google how to be an adult regularly / i call my mum to ask how long eggs boil / pretending i know what a pension is
c Nobody really knows how to be an adult, we're all copying from each other.
p Should you find the instructions for adults, please send me a copy with pictures.
i I like to think our parents were pretending as well, with more convincing hair.
b What was your latest search?
=tripped in front of the whole office today / fell down the stairs at the station and everyone saw / slipped on ice and landed in front of my crush
c Falling in public hurts twice, once in the knee and once in the pride.
p The elegant thing after a fall is to stay down and pretend to look for something.
i A trip makes everyone equal for two seconds, then comes the slow business of getting up with dignity.
b Is everything still in one piece?
=i waved at someone who wasn't waving at me / hugged a stranger thinking it was my friend / got into the wrong car and said hi darling
c Greeting the wrong person warmly is a lovely mistake, they probably smiled all day.
p At that point the only way out is to become close friends.
i For one second that stranger had somebody happy to see them.
b How did the other person react?
=sent a text about my boss to my boss / replied all by accident / sent a screenshot of the chat to the person in the chat
c A text sent to the wrong person stops the heart, you have my deepest sympathy.
p With that sent I'd consider a new name and a small island.
i There's no second like the one after sending, when your thumb knows before you do.
b What happened next?
=had spinach in my teeth all through the meeting / walked around with a price tag on my dress / my shirt was inside out the entire day
c You walked past all those people and not one said a word, the shame is entirely theirs.
p You walked around setting a trend, the town just wasn't ready.
i A true friend is someone who'd have told you before the first meeting.
b How long did you walk around unaware?
=called my teacher mum in front of everyone / said love you to my boss at the end of a call / told the waiter you too when he said enjoy your meal
c Tongues get far too loving when nobody's minding them, it's one of the sweetest blunders.
p I'd have told everyone goodbye and walked into the sea quietly.
i Love on autopilot, there are worse habits for a mouth to have.
b How did the other side take it?
=my stomach growled in the quietest meeting / got hiccups at a funeral / burst out laughing in church
c Quiet rooms always bring out the loudest noise, you're not to blame.
p In a room that quiet my eyes would've gone accusingly to the person next to me.
i The harder you try to hold it in, the funnier the whole quiet room becomes.
b Did anyone else lose it too?
=forgot someone's name right after they told me / been calling my neighbour susan for two years, she's sandra / couldn't remember my own colleague's name
c Names slip through the best of heads, it's got nothing to do with caring.
p After two weeks there's no way back, you have to move.
i Funny that we can keep every word of a song and lose a name in four seconds.
b Does the other person know yet?
=my skirt was tucked in my tights / trousers ripped when i bent down at work / my heel broke on the way to the interview
c Skirts, trousers and heels choose the cruellest moment, I hope you carried on like a queen.
p The dignified answer is to walk backwards out of every room.
i After a thing like that no interview can ever frighten you.
b Who told you or saw it?
=my mum showed everyone my baby photos / my dad told the embarrassing bathtub story to my date / my aunt posted a picture of me at 13 with braces
c Parents and aunts guard our worst photos and stories like treasure, there's no defence.
p I'd very much like to see the embarrassing evidence, purely for historical reasons.
i They love best the embarrassing versions of us we'd most like to bury.
b Which photo or story do you dread most?
=liked a photo from 2015 while snooping / accidentally called my ex / my phone played a loud video on the silent train
c The phone betrays us all sooner or later, I hope the earth opened nicely for you.
p Thumbs should need a permit for phones after ten at night.
i One accidental tap and a stranger knows precisely what you were up to.
b Were you found out?
=drank too much and told everyone i love them / cringing about last night / woke up and remembered what i sang
c Anyone who gets loving after a few glasses has nothing to be sorry for.
p The morning after such a night is a courtroom where you play all the parts.
i What slips out late at night is mostly true, only a bit too loud.
b What's the bit that makes you cringe most?
=went to the gym and couldn't work out how the machine goes / fell off the treadmill / got stuck in a yoga pose and needed help
c You were there and moving, and everybody in that gym has had a moment like yours.
p Those machines were designed by someone who hates elbows.
i Being a beginner in front of strangers is a small act of courage nobody claps for.
b Are you giving it another try?
=my card got declined at the till with a queue behind me / left my wallet at home and had a full trolley / had to put things back at the supermarket
c That beep in front of a queue makes everyone's cheeks burn, it happens to the best.
p At the till I'd have put back the vegetables first, to be honest.
i A whole queue of strangers pretends not to look, and everyone has been there.
b How did you save yourself?
=my child told the teacher something very private / my daughter repeated my swear word at kindergarten / my son told grandma what i really think of her stew
c Children are small broadcasting stations, nobody could blame you.
p From now on anything private in your house should be spelled out letter by letter.
i They repeat precisely the sentence you thought no child was listening to.
b How did you look them in the eye afterwards?
=my son says he'll marry me when he's big / my daughter asked if the moon follows us home / little one told me i smell like sunday
c Sentences like these from a son or daughter are pure gold, I hope you write them down.
p No poet alive could compete with your little one.
i A little one's words haven't got ruts yet, so things get said as if for the first time.
b What's the best one so far?
=my niece thinks i'm a princess because of my job / my kid told his class i fight crime, i'm an accountant / my son told everyone i'm famous
c To one small person you're famous, enjoy the title.
p I wouldn't correct it, every job needs a superhero.
i It's touching what kids make of our jobs out of half a conversation and a uniform.
b What do they think you do all day?
=my daughter negotiates like a lawyer / my six year old asked for a raise in pocket money with a list of reasons / my son found a loophole in bedtime
c A child who negotiates that well will go far, tiring as it is at bedtime.
p I'd sign anything such a lawyer put in front of me.
i You taught them to ask for reasons, and now you live with the consequences.
b What was the closing argument?
=my son prayed for a dog and for mum to stop singing / my daughter's letter to santa asked for a dad / my kids wrote me a list of rules for me
c Children put into one line what's on their minds, funny and piercing at once.
p I'd frame that list and obey most of it.
i A child's wish list is the truest report on a family you can get.
b How did you react to it?
=had the best childhood, always outside till dark / grew up climbing trees and coming home filthy / summers at my grandparents' farm were everything
c Growing up outside till somebody shouted dinner, I can't think of a better start.
p Your childhood knees probably didn't see a day without plasters.
i Children left outside that long learned the world by falling out of it.
b What's the first picture that comes to mind?
=grew up in a tiny village where everyone knew everything / my hometown has 300 people and one shop / small island girl here
c A place where everyone knows you is half cosy and half a prison, so I understand both moods.
p You couldn't even sneeze without three people asking your mother about it.
i In a place that small you're somebody's daughter before you're anybody yourself.
b Do you visit the old place much these days?
=we didn't have much growing up but we had each other / grew up poor and never noticed till school / shared one bed with my two sisters
c Growing up with little money and a lot of family, I think you got the better half.
p Sharing everything makes you either a saint or very quick at the dinner table.
i A child hardly notices being poor, wealth is mostly who's at the table.
b What did you all do for fun?
=we moved around a lot when i was a kid / army brat, seven schools / never lived anywhere longer than two years
c Moving around and always being the new girl takes nerve, I'm impressed by what that makes of a person.
p After all that moving you must be able to pack a box blindfolded.
i Children who move that often learn to make a home out of very little.
b Which place felt most like home?
=i wanted to be a vet when i was little / as a kid i was sure i'd be an astronaut / dreamed of being a dancer as a girl
c A childhood dream never leaves entirely, I like that you still know yours.
p Small you would have had my vote, whatever the job was.
i Part of that dream usually hides somewhere in the life you have now.
b Where do you still find a bit of it today?
=i was a weird kid / i used to bury treasure and draw maps / as a child i ran a hospital for snails
c Weird kids grow into the most interesting adults, I'm glad you were one.
p Sign me up for whatever weird thing you were running, I can bring snacks.
i A child's private world has such serious rules, I'd love a guided tour of yours.
b Which of your projects was the grandest?
=i was such a tomboy / always had bruises and a football / hated dresses and beat all the boys at running
c A girl who outran all the boys, I'd have wanted you on my team.
p Losing to a tomboy and calling it a draw would have been my speciality.
i A tomboy has the freedom of that age before anyone tells you how a girl should be.
b What's left of her in you?
=i was a very serious child with glasses and books / teacher's pet, always reading under the desk / spent every break in the library
c The girl with the book was onto something, the playground is overrated.
p I'd have asked to copy your homework in the politest possible way.
i Children who read live twice, once in the room and once somewhere else entirely.
b Which book was your world back then?
=i was naughty at school, always sent out / got suspended for a prank once / the nuns at my school gave up on me
c A bit of trouble at school is a sign of life, I like that girl.
p I'd get caught first, laughing in the wrong second.
i Teachers often remember the naughty ones most fondly, long after the good ones blur.
b What was your masterpiece?
=i went to boarding school at 9 / raised by nuns basically / left home for school at eleven and only saw my parents at christmas
c Being away from home so small must have been hard, and it made you strong early.
p Anyone raised like that can surely make a bed that passes any inspection.
i Away from your parents you learn to make family out of whoever sleeps in the next bed.
b Who was your person there?
=the smell of rain reminds me of my childhood / heard the ice cream van and i was seven again / found my old school bag in mum's attic today
c One smell or sound and the whole childhood is back, I love when it happens.
p If only we could keep the feeling and skip the spelling tests.
i Memory doesn't care for big events, it keeps rain and ice cream vans.
b What picture came up first?
=my favourite memory is dancing with my dad in the living room / mum used to sing while hanging the washing / my father carried me on his shoulders at the fair
c A memory like that is a warm coat for life, I'm glad you have it.
p I can nearly hear the crackly radio that goes with the memory.
i They had no idea at the time that this would be the memory you'd keep.
b How old were you then?
=i had a huge crush on my teacher / wrote love letters to a boy band member / my first kiss was behind the gym and awful
c First loves and first kisses are meant to be clumsy, it wouldn't be right otherwise.
p Practice on the back of a hand prepares nobody for a real kiss.
i Back then a crush could live for a month on a glance across a room.
b What was the name you wrote in your notebooks?
=i ran away from home when i was six, to the end of the garden / packed a suitcase at eight and left because of broccoli / hid in the wardrobe a whole afternoon and no one noticed
c A child who runs away over matters of principle, I respect it completely.
p Runaway supplies tend to last until teatime, I suppose.
i You wanted to be noticed, I guess, more than to be gone.
b What made you come back?
=my brother told me i was adopted and i believed it for years / my sister said there was a witch in the cellar / as a kid i thought the tv people could see me
c Children believe with their whole heart, whoever told you such a thing has a debt to pay.
p Some brothers and sisters missed a career in the theatre.
i What we believed as children built the dark corners and the magic in us.
b When did the truth come out?
=lost my mum in a supermarket when i was four and still remember it / got left behind at a petrol station as a child / my parents forgot me at school once
c Being lost for ten minutes as a child is as long as a winter, no wonder you remember.
p Parents who lost me would owe me ice cream for life.
i That first taste of being lost in the world leaves a tiny mark in everyone.
b How were you found again?
=my parents want an arranged marriage for me / had a meeting with a boy's family over tea / biodata season has started at my house
c It's your life being arranged there, I hope your own voice is the loudest in the room.
p I'd spill the tea on somebody's important uncle within minutes.
i Two strangers with a plate of sweets between them, and both families listening through the wall.
b What do you want for yourself in it?
=my family is very religious and wants someone of our faith / my parents would never accept someone from outside / dating outside my culture is complicated at home
c Standing between your family and your own heart is a hard spot, I respect how openly you say it.
p I can learn when to take my shoes off and when to have seconds.
i Love of family and a love of your own choosing shouldn't have to compete, yet they often do.
b How much do their wishes count for you?
=my mother is asking about bride price already / the family wants to meet any man before the second date / in my culture you date to marry
c A culture with clear customs has its charm, everyone knows what they're walking into.
p Bring me a list of what your family likes and I'll start with good shoes.
i When families are part of it from the start, a couple is never entirely alone, for good and ill.
b What do you like about your traditions?
=my neighbour's kid drew me a picture / the old man downstairs always waits to say hello / my neighbour brought me tomatoes from her garden
c Good neighbours turn a building into a home, lovely that you've got one.
p Soon you and the neighbours will be trading cakes and spare keys like an old village.
i A neighbour's small gesture can hold up somebody's whole day, maybe yours too.
b Do you know much about them?
=i'm helping an old lady in my building with her shopping / i volunteer visiting lonely seniors / made soup for my sick neighbour
c Helping somebody who isn't yours to look after is goodness in action.
p I'd fake a small cough to get on your visiting list.
i An hour of helping often gets you a whole lifetime told in return.
b What have you learned from them?
=i cried happy tears today / i was so moved i couldn't speak / sobbed at my daughter's recital in a good way
c Happy tears are the best thing a face can do, I'm glad you had a reason.
p Mascara was clearly invented by somebody who never cried for joy.
i The tears come when something matters more than we had room for.
b What was it that moved you so?
=my friend finally left her horrible husband / my sister got out of a bad marriage and is staying with me / helped a friend move out of her ex's place
c She left him, and you were there, both of those took real courage.
p I hope your sofa knows what an important job it has now.
i Her first quiet night since she left must be worth more than a palace.
b How is she doing?
=i reconnected with my cousin after years / found my long lost friend on facebook / my childhood penpal wrote back
c Finding someone again after that long is a small miracle, I'm happy for you both.
p So the internet does have one good deed to its name, finding lost friends.
i You hold the missing years of each other's stories.
b What was the first thing you asked each other?
=i donated my hair today / gave blood for the first time / signed up as a bone marrow donor and got a match
c Giving a part of yourself to a stranger is as generous as it gets.
p Donors ought to be paid properly in biscuits and orange juice.
i Somewhere a person will never know your name and be better for what you gave.
b What made you decide to do it?
=my son told me he's proud of me / my daughter wrote an essay about me as her hero / my kids said i'm the best mum in the world
c Your own kids being that proud is the highest praise there is, enjoy every word.
p Hero mum could be printed on a shirt and worn to the school gate.
i Kids see far more of what a mum does than they ever let on.
b What did it do to you, hearing it?
=my teenager hugged me out of nowhere / my son actually talked to me for an hour in the car / my daughter asked to watch a film with me
c A teenager who comes to you unasked is a rare sighting, how lovely.
p With a teenager that close, hold very still and make no sudden movements.
i Teenagers do circle back, in their own time, and usually when you've stopped calling.
b What brought it on, do you think?
=my daughter got into her dream university / my son got an apprenticeship / my youngest got her first job at a bakery
c Congratulations to the both of you, a dream start like that has your work in it too.
p Sons and daughters leave the nest and take your good towels along.
i Proud and a little sad at the same time, I'd think, like standing on a platform waving.
b How did they tell you the news?
=my mum finished her treatment and rang the bell / dad walked ten steps after his stroke / my sister can see again after her operation
c What a moment for your family after all that treatment, I'm moved just hearing about it.
p They'd have had to send a nurse to quiet me down.
i You'd never guess beforehand how much joy fits into one small step back to health.
b Were you there when it happened?
=i forgave my father / i wrote a letter to my mother and felt free / made my peace with my ex after all these years
c Forgiving somebody who hurt you is among the hardest things, I have great respect for it.
p You've put down a piano you'd been carrying up the stairs for years.
i It frees the one who forgives first, even if the other never hears of it.
b What helped you get there?
=someone i used to babysit is getting married / the kid next door is now a doctor / my former pupil came up to me with her own baby
c Seeing a kid you once looked after as a grown up must be startling and lovely.
p Time has no manners with other people's kids, you'd think it could knock first.
i They carry a bit of you from back then, probably without knowing it.
b Did they remember you well?
=i babysat for my friend and now i need a nap till friday / looked after three kids for a day, respect to all mothers / watched my friend's toddler for two hours and aged ten years
c One day with other people's kids teaches more respect than any book.
p By lunchtime I'd be hiding in the wardrobe and letting the kids win.
i It's amazing that toddlers survive us and we survive them.
b What was the wildest moment?
=my dad joined facebook and comments on everything / my mum added all my friends / my father posted a selfie from below his chin
c Dads and mums on Facebook mean well, with full names and no filter.
p I'd give a great deal for a selfie of your dad or mum, chin first.
i Facebook is their village square again, everyone they ever knew in one place.
b What was the most embarrassing comment?
=my parents are more fun than me, they're out dancing tonight / my mum has more plans this weekend than i do / my retired parents are on their fourth cruise
c Parents with a better social life than yours are a blessing, even if it stings a bit.
p Now you can wait up for your parents and ask where they've been, justice has come.
i It takes some fear out of getting older, seeing parents have that much fun.
b Where are they off to next?
=my aunt and uncle are splitting up after 40 years / my grandparents are getting divorced, can you believe / my parents' friends left each other at 70
c A split that late shakes everybody's idea of what lasts, I understand your surprise.
p Imagine splitting four decades of tupperware.
i Perhaps after all those years the question is finally asked, whether one would rather be happy than used to it.
b How is the family taking it?
=my brother became a dad and he's so soft now / my tough brother cries at cartoons since the baby / my sister has turned into supermum overnight
c Seeing your own brother or sister become a parent is like meeting them anew.
p Nothing tames a grown person like a baby with no teeth.
i There was always that softness in there, it only needed a baby small enough to find it.
b What's the biggest change?
=my friends tell me i'm the mum of the group / i always carry plasters and snacks for everyone / i make sure everyone got home safe
c Every group needs the one who counts heads and carries plasters, they're lucky it's you.
p I feel better already knowing there'd be snacks.
i Whoever looks after everyone usually hopes that someone will notice when she's cold.
b Who checks that you got home safe?
=i'm the funny one in my group / people only know me as the clown / i make jokes when i'm sad
c Being funny is a gift, and you're allowed to be serious here as well.
p I'll try not to be scared of somebody funnier than me.
i Many funny people found out early that a laugh opens doors a tear couldn't.
b When are you not joking?
=i'm an introvert, people drain me / after a party i need two days alone / love my friends but i need my quiet / i need my alone time, nothing personal / i'm quiet but i like good company
c Needing quiet after people is how some of the best minds are built.
c Time alone is nothing I'd take personally, I value it too.
p We could sit in the same room and read, it'd be a wild night.
p We could be silent together in separate chairs, very romantic.
i The ones who recharge alone usually have a rich place to go back to.
i When you've had enough of people I think I'd notice, and just be quiet with you.
b What does your perfect day of solitude look like?
b What recharges you best?
=i talk to everyone, the bus driver knows my life story / i make friends in every queue / i'm such an extrovert, i get sad alone
c People who talk to strangers make every street friendlier, I like it a lot.
p Going for bread with you must take half a day.
i You must carry around a hundred half life stories from queues and buses.
b Who's the best stranger you've met lately?
=i'm very sensitive, i feel everything / i soak up other people's moods / crowds and sad news get to me for days
c Feeling things deeply is a strength, even when the world is too loud for it.
p I'd turn the sad news down and the lamp up for you.
i You must feel the mood of a room shift long before the others do.
b How do you shake it off at the end of the day?
=i'm stubborn, i admit it / once i decide something nobody can change my mind / my mum says i'm a mule
c Stubborn people get things done and stay when it gets hard, I'm fine with it.
p Then I'll simply agree early, it saves us both time.
i Most stubborn people once had to fight for something that should have been given.
b What's the most stubborn thing you've ever done?
=i'm impatient, i can't wait for anything / i eat the cookie dough before it's baked / i open presents early
c Impatience is mostly appetite for life, I don't mind it one bit.
p I typed quickly so as not to make you wait.
i Waiting is hard for people who see the good thing clearly already.
b What are you waiting for right now?
=i apologise too much / i said sorry to a chair today / i even say sorry when someone bumps into me
c You've got nothing to be sorry for, plenty of people could do with borrowing some of it.
p Sorry to hear it, and now I've started as well.
i People who say sorry so quickly often learned early to keep the peace.
b What was the silliest thing you ever apologised to?
=i ugly laugh, i snort / my laugh is so loud people turn around / i get told off in cinemas for laughing / i laugh at the worst moments, funerals even / i giggle when i'm nervous
c Your laugh should fill any room it likes, never turn it down.
c A laugh that can't be held in is a gift to whoever hears it.
p I'd make it my business to get us thrown out of a cinema.
p One look between us in a quiet room and we'd both be finished.
i A loud laugh is hard to fake, so it's about the most honest sound a person makes.
i Laughing when things get tight is how some hearts let the steam out.
b What last set it off?
b When was the worst time it happened?
=i was the one who broke up and i still feel guilty / i left a good man because i wasn't happy / ended things with someone who loved me more
c Leaving when you aren't happy is honest, even if it leaves you feeling guilty.
p No one writes songs for the one who left, which seems unfair.
i The one who leaves often starts grieving long before, in silence.
b When did you know it was over?
=i've moved on and i'm finally okay / thought i'd never get over him but i woke up and didn't care / i'm in a good place now after a bad year
c Moving on takes longer than people think, I'm glad you're there.
p One fine morning you wake up okay and even the coffee tastes like your own again.
i A bad year leaves without saying goodbye, and one day you notice the quiet.
b When did you first notice it?
=i'm rebuilding my life from scratch / new job, new flat, new everything after the split / starting again at 47 and it's scary and good
c Starting over with nothing but your own courage is impressive, scared or not.
p New everything, including a fresh chance to label the spice jars.
i From scratch you get to keep only what you'd choose again, which few people ever do.
b What was the first thing that felt like yours?
=i'm turning into a morning person and i blame my age / i get excited about vacuum cleaners now / went to bed at 9 on a saturday and loved it
c Getting excited about quiet pleasures is one of the nicest perks of age.
p Saturdays in the fast lane, with slippers and a cup of tea.
i Our younger selves would be appalled and then, secretly, quite jealous of the early bed.
b What would your twenty year old self say?
=found my first grey hair / my back hurts from sleeping / i made a noise when i got up and it was my mother's noise
c Age sneaks up with a grey hair here and a noise there, you're taking it well.
p The years send little postcards to our hair and backs, none of them asked for.
i Inside, I think, nobody ever gets much older than twenty five.
b How old do you feel on a good day?
=my friend and i laughed till we cried today / had a giggling fit with my sister at the worst moment / my colleague and i couldn't look at each other in the meeting
c Laughing helplessly with someone is the best medicine and the worst timing.
p One look across the table and the giggling starts, I know no defence.
i Afterwards nobody can explain what the laughing was about, which makes it yours alone.
b What on earth set you off?
=my family loves me but they don't get me / i'm the black sheep / the only one in my family who left and does art
c Being the different one in a family takes courage, somebody has to widen the meadow.
p Black wool is elegant and hides the gravy.
i Often the odd one out is living what another of them once dreamed about.
b Who in the family understands you best?
=my best friend's mum was like a second mother to me / the neighbour lady practically raised me / my teacher saved me when i was a kid
c One good adult from outside can save a kid, thank goodness for yours.
p I'd have liked to bring that woman flowers, with a very deep bow.
i They probably had no idea what that open door or kind word meant to a kid.
b What did they do that you never forgot?
=met my friend's new baby and now my ovaries are screaming / held a newborn and got broody / i smelled a baby's head today, i'm done for
c A baby in your arms argues very well for itself, no wonder you went soft.
p The scent of a baby's head should be kept under lock and key.
i Now and then a wish says itself out loud before the head has finished its list.
b Was it only a moment or something more?
=!packed my late mother's clothes today and found a note / cleaned out dad's wardrobe / going through my grandmother's things with my aunts and we laughed and cried
c Sorting the things of someone you loved is heavy and tender work, I'm glad you're past that day.
p I hope you kept the one piece of clothing that still smells of home.
i In pockets and wardrobes they go on telling you little things about themselves.
b What did you keep?
=my flatmates threw me a little party when i passed / my students sang for me today / my patients gave me a card when i left the ward
c A party, song or card from people who see you every day is the finest sort of praise.
p Something in my eye, I'd say, and hide behind the card or the cake.
i You rarely know what you are to others until they tell you all at once.
b What did they do or write?
=i finally told my boss what i think / stood up for myself at last today / told my mother in law to stop and she did
c Standing up for yourself when your knees are shaking is real bravery, well done.
p For standing up like that you'd get quiet applause from me, behind a plant.
i What you told them had probably been practised in your head a hundred times.
b How did it feel once it was out?
=my ex finally apologised / he admitted everything after three years / got a letter from my ex saying he was wrong
c An apology from him was owed to you, however long it took to arrive.
p Apologies travel by slow post, but sometimes the right letter does come.
i It can be odd to get an apology at a time when you no longer need it.
b Did it change anything for you?
=mum finally likes her new hip and goes dancing / my dad is back in his garden after his illness / grandpa is home and already complaining about the tea
c At home and their old selves again after all that worry, I'm so pleased for your family.
p When the complaining starts again you know they're well.
i The ordinary habits you hardly noticed before suddenly sound like music.
b What's the first thing they insisted on doing?
=dreading my mum's questions about my love life this weekend / going home and everyone will ask if i'm seeing anyone / need a good answer for the aunties by sunday
c You owe nobody a report on your love life, a smile and a full mouth will do.
p Answer that it's classified and ask for more rice.
i Behind the questions is mostly a wish that you're not alone, badly wrapped.
b What did you tell them the last time?
=my parents met online too, by newspaper ad / my mum and dad met on a bus and married in six weeks / my grandparents had an arranged marriage and adored each other
c I love how they met, nobody could have planned your family's story better.
p Today they'd have swiped for a year before they met and still argued about the restaurant.
i You exist because two people once met and took a small chance, it makes one think.
b What did they like about each other at first?
=my son's father isn't in the picture / i chose to have a baby alone / had my girl with a donor, best decision ever
c Raising a child alone from the very first day, I've a lot of admiration for it.
p Every decision in your house must pass by one vote to none.
i A family of two has its own language that nobody else fully speaks.
b What's your little ritual together?
=i became a mum at 17 / had my daughter at 19 and we grew up together / people think my son is my brother
c Growing up and raising a child at once takes a strength few people have at that age.
p When a son or daughter leaves home you'll still have the knees to go travelling.
i You two have shared so much of growing into a person, I find it rather special.
b What's your relationship like now?
=i had my first baby at 42 / late mum here, and tired / everyone at the school gate is ten years younger than me
c A child who comes late finds a mother who knows who she is, I like the sound of it.
p The younger mothers have the energy and you've got the snacks and the wisdom.
i You had a whole life before they arrived, and one day they'll want to hear it.
b What surprised you most about it?
=my daughter lives far away and i miss her / both my sons are abroad and i only see them on screen / my grandkids are in canada and grow up on video
c Loving children that far away is hard, a screen can't be hugged.
p I bet you wave at the screen until long after the call has ended.
i You raised them to fly far, and nobody tells mothers how quiet the sky is.
b When will you get to hold them again?
=my dad gives me relationship advice now that he's single / me and my divorced father compare dating stories / my mum and i are both on dating apps
c Two generations comparing notes on dating, I think it's wonderful you can talk about it.
p I only hope the dating parents don't take all the good tables.
i Dating evens you out, parent and child both nervous about what to wear.
b What's the best advice you've got from it?
=my brother in law ruined the birthday with his speech / the toast went on for 40 minutes / grandpa gave a speech and mentioned the wrong wife
c A speech gone wrong gives a party its backbone, everybody will quote it for years.
p During the speech everyone found their plate extremely interesting, I assume.
i Give someone a toast and a room that listens, and out comes what they've saved up.
b What was the line nobody will forget?
=i'm hosting family for the first time and panicking / cooking for my in laws to be / 14 people for lunch at mine and the oven just died
c Hosting a crowd for the first time is brave, they're coming for you and not the roast.
p If the cooking fails, bread, cheese and a confident smile.
i The meals where the cooking goes wrong tend to be the ones guests love.
b What's on the menu, or was?
=i have a complicated relationship with my body image and my mum made it worse / grew up being called the chubby one / my family always comments on what i eat
c Comments on how you eat or look are never kind, I'm sorry you got them.
p To a family like that I'd serve a big portion of silence.
i A family's comments at ten years old can be surprisingly loud at thirty.
b What has made it quieter for you?
=!my parents were never happy with me / i've never heard my father say he loves me / nothing i did was good enough for my mother
c A child should hear it's loved without having to earn it, I'm sorry you didn't.
p You were good enough and worth saying it to, all along.
i People who never heard those words often become very good at giving them to others.
b Who has said it to you since?
=!my friend took her own life / lost someone to suicide years ago / my uncle ended his life and we don't talk about it
c I'm so deeply sorry, there are no words big enough for a loss like that.
p You can talk about it here, or be quiet about it, both are all right.
i Those we lose that way leave questions with no address, and you had to learn to live with them.
b Would you like to tell me about them?
=!i nearly died giving birth / my daughter came at 27 weeks and it was touch and go / our baby was in intensive care for two months
c What a frightening birth, I'm so sorry you had to go through those days.
p A very soft hello to that little fighter of a baby and to the mother.
i I think a part of you must still be standing beside that incubator or bed sometimes.
b How is your child today?
=!my husband left me when i was pregnant / he walked out with the kids still small / got left for a younger woman after 25 years
c To be left like that is cruel, and you kept everything going, which I deeply respect.
p You get kindness only from this end, for as long as we talk.
i He walked away from the very years you had to be strongest in.
b What held you up through it?
=!i'm worried about my own memory, it runs in the family / waiting for genetic test results / my mum had it young so i live with that fear
c Living with a fear like that in the background takes quiet courage every day.
p I hope most of your days are too full of life to leave the fear much room.
i Waiting without knowing is a strange companion, it makes some things heavier and others brighter.
b When does it come up most?
=!we had to sell my parents' house / my childhood home was torn down / said goodbye to grandma's house today for the last time
c Saying goodbye to a house like that is a real loss, I'm sorry it had to be.
p I hope you took something small from the house, a doorknob or a rose cutting.
i You could probably still find every light switch of that home in the dark, and that stays.
b Which corner of it do you see when you close your eyes?
=!i've just moved out after he hit me / i'm staying at a shelter with my kids / i left him last night and i'm safe now
c You did something incredibly brave, and I'm so glad you're safe.
p Rest now, you're safe and nothing else has to be done tonight.
i The hardest door of all is the one you left by, and it's behind you.
b Are there good people around you right now?
=my dog is the great love of my life, he's 13 today / threw my cat a birthday party / my pug got a cake and a hat
c An animal's birthday deserves candles as much as anyone's, congratulations to the old darling.
p I'm sorry my party invitation got lost, I'd have brought a bone or a tin of tuna.
i They don't know it's a birthday, only that everyone is being wonderful again.
b What did the guest of honour get?
=sent my mum flowers for no reason and she cried / surprised my parents by turning up at their door / flew home without telling anyone and mum dropped the plate
c Surprising your parents like that is the sweetest thing, they'll tell it for years.
p Keeping a surprise like yours to myself would burst me before the doorbell.
i For one second their face shows you exactly how loved you are.
b What did they say first?
=i miss my friends from university / we used to live in one house and now we're in five countries / nothing beats my old uni gang
c The friends from those years know you before the polish, no wonder you miss them.
p Cheap pasta and bad furniture make friends inseparable.
i Back then you could be bored together for hours, which may be the highest form of friendship.
b When were you all last in one place?
=my parents are visiting and he'll sleep on the sofa because he snores / mum and dad are fighting in my guest room / my parents use my house like a hotel
c Parents as guests turn a quiet home into a small theatre, you're a patient host.
p Parents want breakfast served by seven or there will be hotel reviews.
i You get to see your parents' marriage up close again, this time as a grown woman.
b How long are they staying?
=my toddler calls every man with a beard grandpa / my daughter told a stranger he looks like shrek / my son asked the priest why he wears a dress
c Toddlers have no idea of tact, and somehow every stranger forgives them.
p As that stranger I'd be shaved, flattered or deeply hurt, depending on the verdict.
i They look at the world without a filter, and then read it out loud.
b How did the poor man take it?
=my boyfriend from ten years ago is now my neighbour / moved into a building and my ex lives on the second floor / see my ex every morning at the bus stop
c Having an ex so close by on a daily basis would test anyone, I admire your calm.
p With an ex that near, putting the bins out must be quite a fashion event.
i In time an ex shrinks to a nod and a good morning, it's odd how ordinary big things become.
b Do you two talk or just nod?
=my grandmother's 100th birthday is this week / my great aunt turned 99 and danced / grandpa got a letter from the king for his birthday
c A birthday at a hundred or close to it, what a life to raise a glass to.
p With that many birthday candles somebody should warn the fire brigade.
i Everything they take for granted in a day was once a miracle they saw arrive.
b What do they say is the best thing they've lived to see?
=i'm going to meet my birth mother / i was adopted and i'm looking for my roots / found my biological father last month
c Going looking for where you come from takes courage, whatever you find there.
p I've nothing clever for a moment that size, I'm just rooting for you.
i You may find your own hands or laugh on a stranger, I can hardly imagine it.
b What would you most like to ask them?
=i don't know what i want in life and everyone else seems to / lost and a bit stuck at 32 / feel like i'm on the wrong path
c Feeling a bit lost isn't failing, plenty of good lives took the turning late.
p I believe most people who seem sure of their path are just walking quickly.
i The feeling of being on the wrong path means some part of you knows there's a right one.
b When did you last feel you were where you should be?
=had a heart to heart with my mum for the first time / my dad told me about his own heartbreak / mum and i talked till 3am and i see her differently now
c A real talk with a parent, woman to woman or child to grown up, is worth a hundred phone calls.
p So mums and dads turn out to be people, with secrets and bad haircuts.
i In one talk you saw who they were before you existed, and not everybody gets to.
b What did you learn that you never knew?
=my friend's kids call me auntie and draw me pictures / i'm the honorary aunt to four little ones / no kids of my own but half the street's children come to my door
c Being auntie by choice is a title you've earned and not just inherited.
p Your biscuit tin must be famous far beyond the street.
i Children find the grown ups who really listen, they've got a compass for it.
b What do they come to you for?
`;

import type { FollowUp } from './asked-after-him';

/** Follow-ups to his leisure. Form: content/asked-about-him.ts. */
export const AFTER_LEISURE = `
=afterGameWhich
c The one I keep going back to, whatever else comes out.
c One I can play for an hour and feel properly switched off.
c An old favourite, I'm loyal like that.
p The kind where one more round turns into half past one.
p One I'd be much better at if I stopped blaming bad luck.
p One where I talk big and then lose to somebody's little brother.
i The sort you can get lost in when your head's been busy all day.
i One that's really an excuse to catch up with people I like.
i One I'd rather show you than explain, it sounds silly in a text.
b Do you play anything yourself?
b What's the last game you got hooked on?
=afterMatchWhoWon
c We did, and I've been smiling about it since.
c Not us this time, but it was a proper fight.
c The right side won, so I'm in a very good mood.
p Not me, and I've got a full list of excuses ready.
p A win, and I'll be hard to live with for a few days.
p Depends who you ask, but my version is the best one.
i A loss, and I still had a great time, which surprised me.
i Not my side, and I care a bit more than I let people see.
i A win, and I enjoyed it more than I'd admit to my friends.
b Are you a good loser or a dangerous one?
b Are you competitive when you play something?
=afterOutingWithWhom
c Friends, the sort you still like at the end of it.
c Family, and I've got a soft spot for days like that.
c Just me, and I like it that way now and then.
p Mates, so somebody sensible has to be in charge and it isn't me.
p Family, so plenty of snacks and at least one argument about directions.
p Only me and a phone that's always on ten percent.
i People I can be quiet with, which is rarer than it sounds.
i The few people I'd trust with bad weather and no plan.
i Nobody, I wanted a bit of time with my own head.
b Who's your favourite person to do that kind of thing with?
b Do you like that sort of thing with one person or a whole group?
=afterOutingAlone
c Yes, and I'm happy in my own company.
c No, in good company, it's better shared.
c A bit of both, some time to myself and some with people I like.
p Yes, so nobody can complain about my sense of direction.
p No, someone has to stop me getting lost.
p On my own, so I win every vote on where to eat.
i Yes, I notice a lot more when there's nobody to talk to.
i No, I'd only spend the whole time wanting to tell someone about it.
i On my own, though there are moments you'd want someone next to you.
b Would you do it on your own?
b Have you ever done something like that alone?
=afterTripHowLong
c Not long enough, it never is.
c Long enough to switch off properly.
c It's a short one, but short trips do me good.
p Long enough to need a second holiday afterwards.
p Short enough for one bag, long enough to pack the wrong things.
p About as long as my clean socks last.
i Long enough to miss a few people, which is a good sign.
i Just a short while, but it doesn't take much to make me feel like myself again.
i Long enough to forget what day it is, my favourite feeling.
b How long can you be away before you miss home?
b Are you more of a weekend away person or a two weeks person?
=afterTripWhen
c Soon, and I can't wait.
c Not for a while yet, but I'm already looking forward to it.
c As soon as I can make the dates work.
p Not soon enough, in my head I'm already packed.
p Soon, which means I'll start packing the night before.
p The second someone else agrees to do the planning.
i Soon, and looking forward to it is half the fun for me.
i No date yet, but it's past the stage of just talking about it.
i Far enough away to daydream about, close enough to get nervous.
b Have you got anything coming up that you can't wait for?
b Are you a plan ahead person or a last minute one?
=afterTripHowWas
c Really good, I needed that more than I knew.
c Great, I'd set off again tomorrow.
c Good in parts, but I'm glad I went.
p Lovely, and now I'm sulking about being home.
p So good that my head hasn't come home yet.
p Great, apart from the part where it ended.
i Better than I expected, and I've come back a bit calmer.
i Quieter than I'm used to, and I think I needed that.
i Tiring, but there are a couple of moments I'll keep for a long time.
b When did you last get away for a bit?
b What's the best day away you've ever had?
=afterOutingBestPart
c The company, no contest.
c The food, and I'm not ashamed to put it first.
c Hours of not looking at my phone.
p Sitting down at the end of it.
p Pretending I knew what I was doing the whole time.
p The bit that went wrong, because it makes the best story.
i A quiet moment when I thought, yes, this is exactly it.
i Something small that wouldn't even make a good photo.
i Realising halfway through how much I'd needed it.
b What's the best thing you've done lately?
b Do you remember the people or the places more?
=afterTripAgain
c In a heartbeat, no thinking needed.
c Yes, and I'd do it even better the second time.
c Probably not, once was right and I'm glad I did it.
p Yes, once I've recovered from this time.
p Yes, as soon as my bank balance forgives me.
p Never again, which is what I say right before I do it again.
i Yes, there's a bit of it I'm not finished with.
i I would, but slower, I'd like more time for the best bits.
i Maybe, but next time I'd want the right person to share it with.
b Is there anything you'd do again tomorrow?
b Do you go back to things, or always try something new?
=afterTripBeenBefore
c First time, and I like going somewhere I don't know.
c I've been before, and it's worth going back to.
c First time for me, so everything is new, which I love.
p First time, so getting lost is part of the plan.
p I've been before, so I act like a local and still need the map.
p My first time, apart from all the times in my head.
i I've been before, and something about it stayed with me.
i First time, and I love that slightly nervous feeling.
i Not my first time, and I still get excited as if it were.
b Have you ever been yourself?
b Is there a place you keep going back to?
=afterTripWhyThere
c I've been curious about it for ages, simple as that.
c Good food, good people and a change of scenery.
c Because I wanted somewhere that isn't like home.
p Mainly the food, and I've stopped pretending otherwise.
p I saw one photo of it and lost all common sense.
p The alternative was my sofa, and we see enough of each other.
i It's been in the back of my head for a long time and wouldn't leave.
i I wanted to feel a bit out of my depth for a change.
i Hard to explain, it just pulls me more than other places.
b Where would you go if you could leave tomorrow?
b What do you look for in a place?
=afterShowWhich
c One I'd recommend to anyone with a free evening.
c Something easy, my head wanted a rest.
c Something a bit dark, that's what keeps me interested.
p One of those that makes you stay up far too late.
p Something so silly I'd deny it in public.
p The one everybody else finished long before me.
i One that stays in your head when you're trying to sleep.
i Something I picked for no reason and can't stop thinking about.
i An old favourite, I go back to it when I need comfort.
b What are you hooked on at the moment?
b What should I put next on my list?
=afterShowGood
c Yes, I'd recommend it without thinking twice.
c Decent, but not one I'd push on people.
c Good, and I'm not easy to please.
p Good enough that I'm ignoring everything I should be doing.
p Not really, but I'd come too far to stop.
p I loved it, but my taste has been questioned before.
i Yes, it got to me more than I expected.
i Not for everyone, but there's something in it I really like.
i I think so, but I'd be curious what you make of it.
b Do you stick with things that don't grab you straight away?
b Whose recommendations do you trust?
=afterShowAbout
c People making bad decisions, and I can't look away.
c Ordinary people in a mess, which is all I ask for.
c More than the title tells you, it's really about people.
p I'd explain it, but it sounds ridiculous when I say it out loud.
p People who'd be fine if they'd just talk to each other.
p I lost the thread early on and I'm too proud to go back.
i The kind of thing that makes you wonder what you'd do yourself.
i It's better if you know nothing before you start, I envy you that.
i On the surface not much, underneath it's about how people treat each other.
b Do you like to know what happens before you start?
b What kind of story always gets you?
=afterShowHowFar
c Far enough to be properly hooked.
c Still early, but I can tell I'll finish it.
c Nearly at the end, and I'm slowing down on purpose.
p Further than I should be for someone who planned an early night.
p Far enough to have opinions about everyone in it.
p Barely started, I keep falling asleep.
i Past the point where I could stop, so please no spoilers.
i Close enough to the end to be a bit sad about it.
i Just at the bit where I've started to care.
b Do you rush to the end or make it last?
b What's the last thing you finished in one go?
=afterHobbyHowLong
c Long enough to love it, not long enough to show off.
c Long enough that I'd really miss it if I stopped.
c Not that long, but I'm properly into it already.
p Long enough that I should really be better at it.
p Not long, I'm still at the stage of buying all the gear.
p Long enough to have an excuse for every mistake.
i Long enough for it to have got me through a few bad days.
i On and off, I come back to it whenever life gets too busy.
i Not so long, and I wish I'd found it sooner.
b Is there something you've stuck with for years?
b What would you like to start one day?
=afterHobbyAnyGood
c I am, and I've put the hours in.
c Good enough to enjoy it, that's all I ask.
c Not yet, but I'm getting there.
p In my head I'm world class, in real life less so.
p I'm very good at looking like I know what I'm doing.
p Terrible, but nobody has more enthusiasm.
i Better than I let on, I like people to find out for themselves.
i Not really, and it's the one thing I don't mind being bad at.
i On a good day, yes, and those days keep me going.
b What are you secretly good at?
b Is there anything you love and are terrible at?
=afterHobbyTeachMe
c Gladly, just name a day.
c I will, I'm patient and I won't show off.
c I'd love to, though we'd be learning half of it together.
p Yes, but you have to laugh at my jokes during the lesson.
p I can teach you every mistake I know, and there are plenty.
p Deal, but no telling anyone when you're better than me by week two.
i Yes, I'd like to see how you go about something new.
i I would, showing someone is when I remember why I love it.
i Only if you teach me something of yours in return.
b Are you a good student or a stubborn one?
b What could I learn from you?
=afterPlanCanICome
c Yes, I'd really like that.
c You can, there's always room for good company.
c Not this one, but the next one is yours if you want it.
p Yes, but you're in charge of the snacks.
p You're in, as long as you don't mind my singing on the way.
p Only if you back up my version of events afterwards.
i I was half hoping you'd say that.
i Let's start with a coffee, then I'm open to anything.
i Yes, and I think you'd see a different side of me.
b Are you serious, or shall I not get my hopes up?
b Are you as spontaneous as that sounds?
=afterHobbyHowStart
c I tried it once and it stuck.
c A friend dragged me along and I never looked back.
c I wanted something that's just mine, and this was it.
p By accident, like most good things I do.
p I wanted to impress somebody, and then I actually liked it.
p I said yes before I knew what I was saying yes to.
i I needed something to quieten my head, and this did it.
i I was going through a strange time and it gave me something to hold on to.
i I was curious for ages before I finally dared.
b What's something you started and never stopped?
b What have you always wanted to try?
=afterHobbyWhere
c Somewhere close to home, so I've got no excuse.
c Wherever is quiet, I'm not one for crowds.
c I've got a regular place, and I'm loyal to it.
p Wherever nobody I know can see me.
p The closest place, because I know how lazy I am.
p Anywhere with decent coffee nearby, I have my priorities.
i A place I don't tell many people about, but I'd show you.
i I change it a lot, I don't like knowing a place by heart.
i Somewhere that isn't much to look at, but I always leave happier.
b Do you know any good places?
b Do you have a spot that's just yours?
=afterHobbyHowOften
c As often as the week lets me.
c A few times a week, more when I can.
c Not as often as I'd like, but I keep at it.
p Often enough to talk about it, not often enough to be good.
p In theory every other day, in practice when the sofa lets go of me.
p Far more often than I admit to my friends.
i Whenever my head gets too full, so it varies.
i Less than I used to, and I notice when I've left it too long.
i Most weeks, it's the time I guard the most.
b What do you always make time for?
b Is there something you'd like to do more often?
=afterBakingWhat
c Something simple done properly, that's my style.
c Proper comfort food, the kind that makes you go quiet.
c Something with plenty of butter in it, no regrets.
p Mostly a mess, but something edible comes out of it.
p Something that never looks like the photo in the recipe.
p Whatever I have most of the ingredients for.
i Something I grew up with, the smell alone takes me back.
i Something new, I like not knowing how it will turn out.
i The sort of thing that needs sharing, it's wasted on one person.
b Are you more sweet or savoury?
b What would you ask me to make?
=afterBakingTurnOut
c Really good, I even surprised myself.
c Not perfect, but perfectly edible, so I'm happy.
c Tasty, and the looks will come with practice.
p It looked terrible and I ate it anyway.
p Like the photo in the recipe, if somebody had dropped it.
p A bit well done in places, but I'm calling it rustic.
i Better than I feared, I'm learning to be patient with it.
i Not how I planned, but I liked it more than the plan.
i Good enough that I wished someone had been here to try it.
b What's your biggest kitchen disaster?
b Are you better at the cooking or the eating?
=afterBakingSaveMe
c Yes, and you get the first bite.
c Of course, it tastes better when it's shared.
c You will, just tell me what you don't eat.
p Yes, but you have to be nice about it whatever it tastes like.
p Only if you do the washing up.
p You can, but I'll hover and wait for compliments.
i Yes, feeding people is how I show I like them.
i I'd like that, I put more care in when it's for someone.
i I will, but I'd be a bit nervous about your verdict.
b What could you never say no to?
b Are you a polite critic or an honest one?
=afterPartyHungover
c A little rough, but it was worth it.
c Fine, I behaved myself.
c A bit slow today, nothing coffee can't fix.
p Bad enough to say never again, not bad enough to mean it.
p Surprisingly fine, which worries me.
p I'm speaking quietly and avoiding daylight.
i Clear as anything, I like to leave while it's still good.
i Rough, and oddly sentimental with it, I get like that.
i More tired than anything, I stayed for the talking.
b What's your best cure?
b Do you get hungover, or are you one of the lucky ones?
=afterPartyHowWas
c Great, one of those nights that go too fast.
c Fun, but I was happy to see my bed.
c Good people, good mood, no complaints.
p Great, until somebody let me choose the music.
p I danced, so I can only apologise to everyone there.
p Loud, silly and exactly what I needed.
i Better than I expected, I nearly stayed at home.
i Nice, though I'm happiest in the corner where people really talk.
i A bit much for me, I like smaller nights.
b Are you first on the dance floor or nearest the food?
b When was your last properly good night out?
=afterPartyWhatTime
c Late, and I don't regret a minute.
c Earlier than you'd think, I like my sleep.
c At a sensible time, for once.
p Let's just say the birds were already up.
p Late enough to feel it, early enough to deny it.
p Early enough to get chips on the way, which was the plan.
i Later than I meant to, I was enjoying myself too much to look.
i Before most people, I slipped out without the big goodbye.
i At the hour when the streets are empty, I like that.
b Are you the last one standing or the quiet escape?
b What's the latest you've stayed out lately?
=afterMusicPlayForMe
c I will, and you can choose what.
c Happily, just don't expect a concert.
c Not yet, I want to get it right first.
p Yes, but clapping is compulsory.
p I know exactly enough to impress you for half a minute.
p Sure, if your neighbours are the forgiving kind.
i I'd like to, though I'm shyer about it than you'd think.
i Yes, it says things I'm not good at saying.
i Not many people get to hear me, but you would.
b What would you want to hear?
b Do you play anything, or sing when nobody's home?
=afterConcertWho
c Someone I've wanted to hear live for a long time.
c A name I'd pay to see twice.
c Someone most people haven't heard of yet.
p Someone whose lyrics I know much worse than I think.
p A name that could go either way with you, so I'm nervous.
p Someone I sing along to badly in the shower.
i The one I put on when I want to be left alone with my thoughts.
i Music I loved when I was younger, and it still gets me.
i Someone I found by accident and never let go of.
b Who would you travel for?
b Who's the best you've ever seen live?
=afterConcertHowWas
c Brilliant, I can still hear it.
c Good, but I've seen better.
c Loud, sweaty and worth every minute.
p I've lost my voice, so I suppose it went well.
p Great, apart from the very tall person in front of me.
p Amazing, and I only got half the words wrong.
i There was one song where I had to swallow hard.
i Better than I hoped, I forgot to film any of it.
i Good, though what I liked most was everyone singing at once.
b What was your last one?
b Do you sing along or stand and listen?
=afterMatchWhichTeam
c The one I've stuck with through the bad seasons too.
c The one I was more or less born into.
c Whoever plays the bravest, I'm not a one team man.
p The one that ruins most of my weekends.
p A team that has taught me a lot about losing.
p I'd say, but I don't want to lose you this early.
i One that means more to me than makes any sense.
i The one I watch with people I love, that's half of it.
i I mostly end up with the underdog, whoever that is.
b Do you follow a team, or is it all noise to you?
b Is there a team I'd better not mention?
=afterRaceTime
c Not my fastest, but I finished smiling.
c Good enough that I'm proud of it.
c Slower than I wanted, so there'll be a next time.
p Slow enough to enjoy the view, let's leave it there.
p Fast at the start, and a lovely walk after that.
p Quick enough to finish, slow enough to wave at everyone.
i I stopped looking at the watch halfway, and it got better from there.
i Better than I thought I had in me.
i Nothing special, I only wanted to prove to myself I could finish.
b Do you race the clock or just enjoy it?
b What's something you'd train months for?
=afterWorkoutSore
c A bit sore, but the good kind.
c Fine for now, tomorrow will be a different story.
c Sore everywhere, and I'd still do it again.
p I've found muscles I didn't know I owned.
p Only when I move, breathe or laugh.
p All fine, as long as nobody mentions stairs.
i Better than I expected, maybe I'm tougher than I thought.
i Tired, but my head hasn't been this clear all week.
i A bit heavy, and I quite like feeling that I've done something.
b What do you do when everything aches?
b Do you like that feeling or avoid it completely?
=afterSportDangerous
c It can be scary, so I take it seriously.
c Less scary than it looks, if you know your limits.
c A bit of fear is good, it keeps me careful.
p The scariest part is how I look in the gear.
p Only if you do it the way I did the first time.
p I'm a coward about everything else, so it evens out.
i Yes, and that's when I feel most awake.
i I was scared at first, now it's the calmest I get.
i A little, but I'd be more scared of never having tried.
b Would you give it a go?
b What's the bravest thing you've done?
=afterPhotoWhere
c Somewhere I'd go back to tomorrow.
c One of my favourite places, the photo doesn't do it justice.
c Nowhere famous, just a place where I had a very good day.
p Somewhere I was pretending to be relaxed for the camera.
p A place that's much prettier than my photography makes it.
p The one place where I don't blink in photos.
i Somewhere that got even better a minute after the photo.
i A place with a story, and the photo only shows half of it.
i Somewhere I was happier than you can see in it.
b Where was your favourite photo taken?
b Do you prefer being in photos or taking them?
=afterLanguageFluent
c Enough to order dinner and say thank you nicely.
c Not fluent yet, but I'm not scared of trying any more.
c Good enough to be understood, if people are patient.
p I can ask for the bill, just not understand the answer.
p I sound great until somebody replies.
p Fluent in my head, a toddler out loud.
i Enough to get by, not enough to be funny, and I miss that.
i I understand much more than I dare to say.
i I'm shy with it at first, then I can't be stopped.
b Which language would you love to speak?
b Do you speak another language?
=afterFishingCatch
c I did, and it went straight back in.
c Nothing this time, and I didn't mind at all.
c A little something, enough to call it a good day.
p It was this big, and sadly nobody else saw it.
p One old boot and a lot of fresh air.
p Not a thing, the fish had been warned about me.
i Nothing, but I don't really go for the fish.
i I did, and it still gives me a thrill.
i Only some peace and quiet, which is what I was after.
b Could you sit by the water for hours, or would you go mad?
b Have you ever been fishing?
=afterProjectShowMe
c Yes, once it's in a state I'm proud of.
c Of course, I'll send you a photo.
c You can, but it looks better in real life.
p Yes, as long as you look with one eye closed.
p You can, but you have to say something nice first.
p Not yet, it's still in its ugly phase.
i I'd like you to, I don't show it to many people.
i Soon, I care what you'd think and it isn't ready.
i Yes, and I'm more nervous about it than I should be.
b Do you make anything yourself?
b Are you honest or kind about this sort of thing?
=afterLeisureFavourite
c The first one I fell for, nothing has beaten it since.
c The one I could go back to any day of the week.
c The simplest one, I never get tired of it.
p Whichever one I'm obsessed with this week, I'm not loyal.
p The one my friends are sick of hearing about.
p Choosing one would hurt the others' feelings.
i One that most people overlook, I've got a soft spot for those.
i The one tied to a good memory, it isn't even the best.
i It depends on my mood, and today I'd pick something quiet.
b Which one's your favourite?
b Have you got one you'd defend to anyone?
`;

/** Word groups which several rules share; <NAME> in a pattern stands for one of them. */
const PARTS: Readonly<Record<string, RegExp>> = {
  PLACE:
    /(?:japan|tokyo|italy|rome|venice|florence|milan|naples|tuscany|sicily|sardinia|spain|barcelona|madrid|seville|valencia|malaga|ibiza|ma[lj]+orca|tenerife|canar(?:y|ies)|lanzarote|portugal|lisbon|porto|algarve|madeira|france|paris|greece|athens|crete|santorini|rhodes|corfu|turkey|istanbul|croatia|dubrovnik|germany|berlin|munich|hamburg|austria|vienna|switzerland|amsterdam|holland|netherlands|belgium|brussels|bruges|denmark|copenhagen|sweden|stockholm|norway|finland|lapland|iceland|ireland|dublin|galway|scotland|edinburgh|highlands|skye|wales|snowdonia|lake district|peak district|cornwall|devon|london|brighton|budapest|hungary|prague|poland|krakow|romania|bulgaria|albania|montenegro|slovenia|malta|cyprus|morocco|marrakech|egypt|tunisia|kenya|tanzania|zanzibar|south africa|cape town|namibia|dubai|india|goa|sri lanka|nepal|thailand|bangkok|vietnam|cambodia|laos|bali|indonesia|philippines|singapore|malaysia|korea|seoul|china|hong kong|taiwan|australia|sydney|melbourne|new zealand|fiji|hawaii|canada|toronto|vancouver|mexico|cancun|cuba|costa rica|colombia|peru|brazil|rio|argentina|patagonia|chile|america|states|usa|new york|nyc|california|vegas|miami|florida|texas|chicago|europe|asia|africa|maldives|caribbean|alps|dolomites|pyrenees|coast|seaside|mountains|abroad)/,
  TRIP: /\b(?:(?:trips?|holidays?|hols|vacation|travell?ing|backpacking|interrail\w*|road ?trip|city ?break|weekend away|week away|few days away|days away|getaway|going away|camping|campsite|glamping|cruise|ski(?:ing)? (?:trip|holiday)|skiing|snowboarding|safari|camino)|(?:going|go|off|heading|head|fly|flying|flights?|flown|driving|drive|travel|booked|been|went|visit\w*|weekend|week|days|back|home|returned|explor\w+|see)\b(?: \w+){0,3} <PLACE>)\b/,
  NOTRIP:
    /\b(?:business|work trip|for work|conference|funeral|hospital|doctors?|dentist|mov(?:e|ed|ing) (?:to|back|out|from)|live in|living in|(?:i'?m|comes?|family|parents|mum|dad)(?: are| is)? (?:originally )?(?:from|in)|born in|grew up|shopping trip|trip to the (?:shops?|supermarket|dump|vet)|drug|(?:a|the|some|roast|cook) turkey|real madrid)\b/,
  CONC: /\b(?:tickets? (?:for|to) (?!(?:\w+ ){0,3}(?:match|game|football|rugby|theatre|trains?|museum|film|cinema|play|musical|zoo|flight|exhibition|comedy)\b|<PLACE>)|(?:saw|seeing|see) (?:a|the|my favourite|this|an) (?:\w+ )?(?:band|singer|orchestra|dj)\b|concerts?|gigs?|festivals?|live music|glastonbury|(?:saw|seeing|see) \w+(?: \w+){0,3} live|opera|jazz night|open mic)/,
  PARTY:
    /\b(?:part(?:y|ies)|night out|out out|big night|(?:went|was|were|been) out (?:last night|with|till|until|on|dancing|drinking)|out last night|clubbing|(?:a|the|to) club|the pub|pubs|pub crawl|(?:few|some|after work|too many) (?:drinks|pints|beers|shots)|birthday (?:drinks|do|dinner|bash|last night|yesterday|at the weekend|on (?:friday|saturday))|(?:mate|friend|brother|sister|cousin|colleague)'?s birthday|(?:work|leaving) drinks|drinks (?:with|last night|after)|went dancing|stag(?: do)?|bbq|barbecue|house ?warming|wedding|new year'?s eve|rave|karaoke|carnival)\b/,
  NOPARTY:
    /\b(?:labour|tory|political|politics|election|search party|conference|third party|funeral|wake|hospital|ambulance|police|don'?t drink|do not drink|sober|alcohol[- ]?free|teetotal|golf club|book club|football club)\b/,
  HOBBY:
    /\b(?:guitar|piano|keyboards?|drums?|drumming|bass|violin|cello|ukulele|banjo|saxophone|sax|trumpet|flute|harmonica|accordion|sing(?:ing)?|choir|band|dj(?:ing)?|produc(?:e|ing) music|climb(?:s|ed|ing|er)?|boulder(?:ing|ed)?|surf(?:ing|ed)?|kite ?surf\w*|padel|tennis|table tennis|ping ?pong|badminton|squash|football|footy|five a side|5 ?a ?side|basketball|volleyball|rugby|golf|cricket|hockey|box(?:ing)|kick ?box\w*|judo|karate|taekwondo|bjj|jiu ?jitsu|muay thai|mma|martial arts|crossfit|gym|weights|lifting|weightlifting|yoga|pilates|running|runs?|jog(?:ging)?|park ?run|marathon|triathlon|cycl(?:e|ing)|(?:mountain|road) bik\w+|swim(?:ming)?|hik(?:e|es|ing)|hillwalking|ski(?:ing)?|snowboard\w*|skat(?:e|es|ing|eboard\w*)|row(?:ing)|sail(?:ing)?|kayak\w*|paddle ?board\w*|scuba|div(?:e|ing)|fishing|angling|danc(?:e|es|ing)|salsa|bachata|tango|swing dancing|zouk|ballroom|chess|poker|darts|snooker|archery|horse ?riding|gaming|board ?games?|dungeons|d&d|warhammer|paint(?:ing)?|draw(?:ing)?|sketch(?:ing)?|potter(?:y)|ceramics|wood ?work\w*|carpentry|photography|knit(?:ting)?|crochet|sew(?:ing)?|garden(?:ing)?|allotment|bak(?:e|es|ing)|cook(?:s|ing)?|sourdough|motorbikes?|motorcycl\w*|magic tricks|juggl\w+|improv|stand ?up comedy)\b/,
  NOHOBBY:
    /\b(?:run(?:ning)? (?:around|round|out|late|a (?:company|business|shop|team|bath)|errands|into|away|the)|dance (?:floor|around the)|rubber band|watch(?:ing|ed)? (?:the |some )?(?:football|rugby|tennis|golf|cricket|snooker|darts|boxing)|hospital|injured|broke(?:n)? my)\b/,
  SPORT:
    /\b(?:climb(?:ed|ing)?|boulder(?:ing|ed)?|surf(?:ing|ed)?|padel|tennis|badminton|squash|football|footy|five a side|5 ?a ?side|basketball|volleyball|rugby|golf|hockey|boxing|kick ?box\w*|judo|karate|bjj|jiu ?jitsu|muay thai|martial arts|crossfit|gym|lifting|weights|yoga|pilates|running|runs?|jog(?:ging)?|cycl(?:e|ing)|(?:mountain|road) bik\w+|swim(?:ming)?|hik(?:e|es|ing)|hillwalking|ski(?:ing)?|skat(?:e|ing|eboard\w*)|rowing|sail(?:ing)?|kayak\w*|paddle ?board\w*|scuba|diving|fishing|angling|danc(?:e|es|ing)|salsa|bachata|tango|zouk|wild swimming|archery|horse ?riding|darts|bowling|quiz(?:zes)?|pottery|camping|photography)\b/,
  WATCH:
    /\b(?:(?:re)?watch(?:ed|ing) (?!(?:the |some |a |an )?(?:football|footy|rugby|tennis|golf|cricket|darts|snooker|boxing|f1|match|game|kids|children|dog|cat|news|weather|fireworks|sunset|sunrise|stars|birds|rain|my|our|your|you|people|over|out|it|me|him|her|them)\b)|series|tv shows?|(?:a|this|the|that|new|good|great|random|same) (?:show|programme|sitcom|drama)|netflix|binge\w*|box ?set|films?|movies?|documentar(?:y|ies)|anime|thriller|k ?drama|cinema|season \d|episodes?|reading(?! (?:your|ur|the news|the room|between|that|this (?:chat|message)))|novels?|(?:a|this|the|that|my|good|great|new|best|audio ?|another) ?books?|audio ?books?|podcasts?)/,
  NOWATCH:
    /\b(?:book (?:a |the )?(?:table|tickets?|flights?|hotel)|booked|world series|gig|concert|film(?:ed|ing) (?:it|me|us)|facebook)\b/,
  FOOD: /(?:cakes?|cookies|biscuits|brownies|bread|sourdough|loaf|loaves|muffins|scones|pies?|lasagn[ea]|curry|risotto|ramen|pizzas?|pasta|gnocchi|soup|stew|chilli|dumplings|sushi|tacos|paella|roast|dinner|lunch|breakfast|pancakes|waffles|jam|marmalade|ice ?cream|crumble|pavlova|tiramisu|cheesecake|croissants|focaccia|cinnamon (?:rolls|buns)|salad|omelette|falafel|hummus|kimchi|meatballs|burgers|sauce)/,
  COOK: /\b(?:bak(?:e[ds]?|ing|er)|cook(?:ed|s|ing)?|home ?made|from scratch|recipes?|(?:out of|in) the oven|sourdough|(?:made|making|make|attempt\w*) (?:\w+ ){0,3}<FOOD>)\b/,
  BAKE: /<COOK>|\b(?:bak(?:e[ds]?|ing|er)|cook(?:ed|s|ing)?|cakes?|cookies|brownies|bread|sourdough|muffins|scones|pie|lasagne|lasagna|curry|risotto|ramen|pizza dough|(?:home ?made|from scratch)|recipes?|roast (?:dinner|chicken)|sunday roast|banana bread|cinnamon (?:rolls|buns)|pavlova|tiramisu|cheesecake|croissants|focaccia)\b/,
  NOBAKE:
    /\b(?:baking hot|half baked|let him cook|piece of cake|order(?:ed|ing)|takeaway|chef|restaurant|for a living)\b/,
  GAME: /\b(?:gaming|gamer|video ?games?|computer games?|board ?games?|card games?|(?:playing|play|played|into|love|new|this|same|old|on) (?:a |my |some |this |that |the |online |silly )?games?|game night|playstation|ps ?[45]|xbox|nintendo|the switch|my switch|console|steam deck|rpgs?)\b/,
  MATCH:
    /\b(?:match|matches|the game|a game of|five a side|5 ?a ?side|game night|games night|board ?games?|card games?|quiz(?:zes)?|(?:played|playing|game of|round of|watch(?:ed|ing)?(?: the)?) (?:football|footy|rugby|tennis|padel|badminton|squash|golf|cricket|darts|pool|snooker|poker|chess|basketball|volleyball|hockey|mini ?golf|bowling|fifa|monopoly|scrabble|catan|ping ?pong|table tennis)|tennis|padel|squash|badminton|golf|darts|snooker|poker|catan|monopoly|scrabble|mario ?kart|uno|ping ?pong|paintball|laser ?tag|go ?karting|bowling|mini ?golf|tournament|derby|the final|semi ?final|world cup|grand prix|formula (?:1|one)|\bf1|super ?bowl|chess)\b/,
  TEAM: /\b(?:football|footy|match|the game|rugby|cricket|hockey|basketball|baseball|nba|nfl|f1|formula (?:1|one)|premier league|champions league|derby|season ticket|world cup|my team|the final|stadium|super ?bowl)\b/,
  MUS: /\b(?:guitar|piano|keyboards?|drums?|bass|violin|cello|ukulele|banjo|sax(?:ophone)?|trumpet|flute|harmonica|accordion|sing(?:ing|er)?|choir|in a band|my band|band practice|(?:write|writing|wrote|record\w*) (?:a |some |my )?(?:songs?|music)|produc\w+ music|dj(?:ing)?|instruments?)\b/,
  RACE: /\b(?:races?|raced|(?:half )?marathons?|(?:5|10|15|20) ?k|park ?run|triathlon|ironman|half|tough mudder|ran|time trial|sportive)\b/,
  WORK: /\b(?:(?:half )?marathons?|(?:5|10|15|20) ?k|park ?run|race|ran|runs?|running|jog(?:ged|ging)?|hik(?:e|ed|ing)|climb(?:ed|ing)?|boulder\w*|leg day|squats|deadlifts?|gym|work ?outs?|worked out|crossfit|spin(?:ning)? class|pilates|yoga|boxing|kick ?boxing|training|cycl(?:ed|ing)|bike ride|rode|swam|swim(?:ming)?|ski(?:ed|ing)|surf(?:ed|ing)|football|padel|tennis|squash|rugby|danc(?:ed|ing)|walked|\d+ (?:miles|km))\b/,
  RISK: /\b(?:motor ?bikes?|motorcycl\w*|my bike|ducati|harley|climb(?:s|ed|ing)?|boulder\w*|surf(?:s|ed|ing)?|kite ?surf\w*|sky ?div\w*|bungee|paraglid\w*|parachut\w*|ski(?:s|ed|ing)?|snowboard\w*|mountain bik\w+|boxing|mma|kick ?boxing|muay thai|rugby|scuba|div(?:e|es|ing)|free ?div\w*|free solo|white ?water|rafting|kayak\w*|via ferrata|abseil\w*|caving|parkour|skateboard\w*|horse ?riding|wild (?:swimming|camping)|cold water|open water|track days?|karting|shark\w*|travel\w* (?:alone|solo)|solo (?:trip|travel\w*|hik\w+|camping))\b/,
  LANG: /(?:spanish|italian|french|german|portuguese|japanese|korean|chinese|mandarin|cantonese|arabic|russian|ukrainian|turkish|greek|polish|czech|hungarian|romanian|swedish|norwegian|danish|finnish|dutch|welsh|irish|gaelic|english|catalan|hindi|hebrew|persian|farsi|thai|vietnamese|sign language|bsl|asl|esperanto)/,
  PROJ: /\b(?:buil(?:d|t|ding)|making|made|paint(?:ed|ing|ings)?|draw(?:n|ing|ings)?|drew|sketch\w*|knit(?:ted|ting)?|crochet\w*|sew(?:n|ed|ing)?|potter(?:y)|ceramics|wood ?work\w*|carpentry|carv\w+|lego|models?|miniatures|warhammer|restor(?:e|ed|ing)|doing up|diy|workshop|garden(?:ing)?|allotment|photography|3d print\w*|design(?:ed|ing)?|sculpt\w*|project|furniture)\b/,
  PHOTO:
    /\b(?:photos?|pics?|pictures?|selfie|snapshot|(?:took|taken) (?:this|that|it)? ?(?:on|at|last|myself|when|from|yesterday|years)|my profile)\b/,
};

const re = (pattern: RegExp): RegExp => {
  let source = pattern.source;
  while (/<[A-Z]+>/.test(source)) {
    source = source.replace(/<([A-Z]+)>/g, (_, name: string) => {
      const part = PARTS[name];
      if (!part) throw new Error(`No part ${name}`);
      return part.source;
    });
  }
  return new RegExp(source);
};

export const AFTER_LEISURE_RULES: readonly FollowUp[] = [
  {
    kind: 'afterConcertHowWas',
    his: re(/<CONC>/),
    asked:
      /(?:\bhow (?:was|were) (?:it|they|he|she|that|(?:your|ur|yer) night|the (?:\w+ )?(?:concert|gig|show|festival|band|night|music))\b|\b(?:was|were) (?:it|they|he|she|the (?:gig|concert|band|festival)) (?:any |really |as )?(?:good|great|amazing|fun|nice|worth it)\b|\bdid (?:you|u|ya) (?:enjoy|have (?:a )?(?:fun|good|great|nice|amazing))\b|\b(?:what|wat|wot) was (?:it|that) like\b|^(?:good|great) (?:gig|concert|show)\b)/,
    not: /\b(?:weather|food|traffic|journey|work|film festival|beer festival)\b/,
  },
  {
    kind: 'afterConcertWho',
    his: re(/<CONC>/),
    asked:
      /(?:\bwho (?:(?:are|r) )?(?:you|u|ya) (?:seeing|going to see|gonna see|off to see|watching)\b|\bwho(?:'?s|'?re| is| are| was) (?:playing|on|performing|headlining|it|the (?:band|artist|headliner|singer|act))\b|\bwho did (?:you|u|ya) (?:go (?:to |and )?)?(?:see|watch)\b|\b(?:which|(?:what|wat|wot)) (?:band|artist|gig|concert|singer|dj|group|act)s?\b|\bwhose (?:gig|concert|show)\b)/,
    not: /(?:\bwith\b|\bfilm festival\b|\b(?:you|u) (?:in|play in)\b|\b(?:favou?rite|fav|like)\b|\bbeer festival\b|\bmy (?:own )?gig\b)/,
  },
  {
    kind: 'afterPartyHungover',
    his: re(
      /(?:<PARTY>|\b(?:drank|drunk|too much (?:wine|beer|gin|to drink)|tequila|hung ?over|few too many|one too many|got in at \w+|messy (?:night|one)|heavy (?:night|one))\b|<CONC>)/,
    ),
    asked:
      /\b(?:hung ?over|hanging|how(?:'?s| is| are) (?:(?:your|ur|yer)|the) (?:head|hangover)|how bad is the (?:head|hangover)|sore head|feeling (?:rough|delicate|fragile)|(?:are|r) (?:you|u|ya) (?:rough|suffering|feeling (?:ok|okay|alright|rough))|how (?:(?:are|r) )?(?:you|u|ya) feeling)\b/,
    not: /\b(?:don'?t drink|do not drink|sober|hospital|ambulance|accident|funeral|wake|argu\w+|broke up|dumped|ill|sick|flu|died|passed away|feeling about|hanging (?:out|up|around|there)|in there)\b/,
  },
  {
    kind: 'afterPartyWhatTime',
    his: re(/(?:<PARTY>|<CONC>|\b(?:quiz|pub)\b)/),
    asked:
      /\b(?:(?:what|wat|wot) time did (?:you|u|ya) (?:end up |finally |actually )?(?:get|go|make|leave|leaving|finish|crawl|come|roll|getting|going|stumble)\b|when did (?:you|u|ya) (?:finally |actually )?(?:get (?:home|in|back|to bed)|go home|leave|go to (?:bed|sleep))|how late (?:did|were) (?:you|u|ya) (?:stay|out|up|get)|till (?:what|wat) time|until what time)/,
    not: /\b(?:funeral|wake|hospital|work (?:late|last)|worked|shift|get up|leave (?:school|work|him|her|your)|couldn'?t sleep)\b/,
  },
  {
    kind: 'afterPartyHowWas',
    his: re(/(?:<PARTY>|\bquiz night\b|\bpub quiz\b)/),
    asked:
      /(?:\bhow was (?:it|that|(?:your|ur|yer) (?:night|evening)|the (?:\w+ )?(?:party|night|wedding|bbq|barbecue|pub|quiz|stag|karaoke|club))\b|\bwas (?:it|the (?:party|wedding)) (?:any |a )?(?:\w+ )?(?:good|fun|nice|great|wild|messy|good (?:one|night))\b|\bdid (?:you|u|ya) (?:enjoy|have (?:a )?(?:fun|good|great|nice))\b|\b(?:what|wat|wot) was (?:it|that) like\b|^(?:good|fun|big|wild|messy) (?:night|one|party)\W*$)/,
    not: re(
      /<NOPARTY>|<CONC>|\b(?:her wedding dress|how was work|after work how|food|speech|weather|my own wedding)\b/,
    ),
  },
  {
    kind: 'afterTripHowWas',
    his: re(
      /(?=.*(?:\bback (?:from|home)\b|\b(?:returned|went|was|were|been|spent|visited|had|did|got back|came back|just back|camped|last (?:week|weekend|month|summer))\b)).*(?:<TRIP>|\b(?:hik(?:e|es|ed|ing)|hillwalking|day (?:trip|out)|(?:at|to|from) the (?:beach|lake))\b)/,
    ),
    asked: re(
      /(?:\bhow (?:was|were) (?:it|that|(?:your|ur|yer) (?:trip|holiday|weekend|time|break)|the (?:trip|holiday|weekend|camping|skiing|vacation)|<PLACE>)\b|\bwas (?:it|<PLACE>) (?:any |really |as )?(?:good|nice|fun|great|amazing|lovely|beautiful)\b|\bdid (?:you|u|ya) (?:enjoy|like (?:it|<PLACE>)|have (?:a )?(?:fun|good|great|nice|lovely))\b|\b(?:what|wat|wot) was (?:it|that|<PLACE>) like\b|^(?:good|nice) (?:trip|holiday|time)\W*$)/,
    ),
    not: re(
      /<NOTRIP>|<CONC>|\b(?:weather|food|flight|journey|drive|back to work|(?:going|go|heading|off) (?:to|on|away)|wedding|party|stag|as a (?:kid|child)|gym)\b/,
    ),
  },
  {
    kind: 'afterOutingBestPart',
    his: re(
      /(?:<TRIP>|<CONC>|<PARTY>|\b(?:hike[ds]?|hiking|hiked|museum|exhibition|gallery|match|day out|skydiv\w*|marathon|race|theatre|theme park|day trip|quiz)\b)/,
    ),
    asked:
      /\b(?:(?:what|wat|wot)(?:'?s| was| is|'?d be)? (?:the|(?:your|ur|yer)) (?:very |absolute )?(?:best|(?:favou?rite|fave?)) (?:bit|part|thing|moment|memory|day)(?: (?:of|about) (?:it|that|the (?:trip|holiday|day|night|weekend|festival|concert)|(?:your|ur|yer) (?:trip|holiday|weekend|day)))?(?! (?:of|about|in))|(?:what|wat|wot)(?:'?s| was| were| is)? (?:the|(?:your|ur|yer)) highlights?|any highlights|best (?:bit|part)\W*$)/,
    not: /\b(?:job|work|working|about me|living|business|conference|funeral|wake|hospital|moving|moved|labour)\b/,
  },
  {
    kind: 'afterTripAgain',
    his: re(
      /(?:<TRIP>|<CONC>|<RACE>|<RISK>|\b(?:hike[ds]?|hiked|hiking|cruise|theme park|obstacle|volunteer\w*)\b)/,
    ),
    asked:
      /(?:\b(?:would|wud|will|are|r) (?:you|u|ya) (?:ever |definitely |like to |want to |planning to |going to |gonna )?(?:go (?:back|again|there again)|do (?:it|that|one|another(?: one)?|something like that)(?: all)? again|do another|visit again|going back|doing (?:it|that) again)\b|\b(?:gonna|going to) (?:do (?:it|that) again|go (?:back|again))\b|\bdo (?:you|u|ya) (?:want to|wanna) (?:go back|do it again)\b|\bnever again\W*$|^(?:(?:and )?would (?:(?:you|u|ya) )?)(?:do it )?again\W*$)/,
    not: re(
      /(?:\bback (?:to|in) (?:bed|sleep|work|her|him|your|ur|school|uni|sea|the gym)\b|\b(?:ran|run(?:ning)?) (?:out|late|into|away)\b|\bwhen\b|<NOTRIP>)/,
    ),
  },
  {
    kind: 'afterOutingWithWhom',
    his: re(
      /(?:<TRIP>|<CONC>|\b(?:films?|movies?|cinema)\b|\b(?:hike|hiking|museum|exhibition|theatre|match|quiz|game night|day trip|day out|going out|night out|cinema|fishing|wild swimming|road ?trip)\b)/,
    ),
    asked:
      /(?:\b(?:with|wiv) who(?:m)?\b|^(?:oh |ooh )?(?:nice |fun )?with (?:friends|mates|family|anyone(?: nice)?|your mates|(?:your|ur) friends)\W*$|\bwho with\b|\bwho (?:(?:are|r) |did |will |were |do |(?:are|r) )?(?:you|u|ya) (?:\w+ ){0,4}?(?:with|wiv|taking)\W*$|\bwho(?:'?s|'?re| is| are|s)? (?:else )?(?:is |are )?(?:going|coming|tagging along)\b|\bwho (?:are|r) (?:you|u|ya) (?:going|travell?ing|hiking|camping) (?:there |away )?with\b)/,
    not: /\b(?:live|living|share|work(?:ing)?|in love|talking|chatting|speak(?:ing)?|on (?:the )?phone|sleep(?:ing)?|alone|solo|by myself|on my own|with (?:my|the (?:lads|boys|family|kids)|some|a (?:few|friend|mate|couple))|audio ?books?|podcasts?|novels?|hospital|funeral|business|for work|conference)\b/,
  },
  {
    kind: 'afterOutingAlone',
    his: re(
      /(?:<TRIP>|<CONC>|<RISK>|\b(?:hikes?|hiking|museum|exhibition|theatre|cinema|match|day trip|festival|road ?trip|fishing|restaurant)\b)/,
    ),
    asked:
      /\b(?:(?:(?:(?:are|r)|were|did|will|do|would) (?:you|u|ya) |you'?re |ur |u ?r |(?:you|u|ya) |is it |was it |(?:travell?ing|going|go) |you )(?:\w+ ){0,4}?(?:alone|on (?:your|ur|yer) own|by (?:yourself|urself|yaself)|solo|just (?:you|u|ya))|^(?:all )?(?:alone|on (?:your|ur|yer) own|by (?:yourself|urself)|solo))\W*$/,
    not: /\b(?:live|living|home alone|at home|sleep|eat|scared|lonely|feel|hate|with (?:my|friends|mates|the (?:lads|boys|family))|hospital|funeral|mov(?:e|ed|ing) to)\b|\b(?:i|i'?m|i'?ll|i'?ve) (?:\w+ ){0,8}?(?:alone|solo|by myself|on my own)\b|\b(?:by myself|on my own)\b/,
  },
  {
    kind: 'afterTripHowLong',
    his: re(/(?:<TRIP>|\bfestival\b)/),
    asked:
      /(?:^(?:\w+ )?(?:for )?how long(?: for| is (?:it|the (?:trip|holiday))(?: for)?)?\W*$|\bfor how long\b|\bhow long (?:(?:(?:are|r)|were|will|did|do|r) )?(?:you|u|ya) (?:be |actually |going to be |gonna be )?(?:go(?:ing)?|gone|stay(?:ing)?|there|away|off|in|over there|travell?(?:ing)?|out there|spend|for)\b|\bhow long (?:is|was|'?s) (?:the|(?:your|ur|yer)) (?:trip|holiday|break)\b)/,
    not: re(
      /<NOTRIP>|\b(?:flight|flights? take|drive|journey|have you been|how long ago|in bed|in the shower|been away)\b/,
    ),
  },
  {
    kind: 'afterTripWhen',
    his: re(/<TRIP>/),
    asked:
      /(?:\bwhen (?:(?:are|r)|r|do|will|would|d'?) ?(?:you|u|ya) (?:actually |thinking of |planning to |going to |gonna |off)?(?:go(?:ing)?|leav(?:e|ing)|fly(?:ing)?|set(?:ting)? off|head(?:ing)?|travel(?:l?ing)?|off|plan(?:ning)?(?: (?:to go|on going))?)?\b(?! (?:back|home))|\bwhen(?:'?s|s| is| are| will) (?:it|that|this|(?:your|ur|yer) (?:trip|holiday|flight|hols)|the (?:trip|holiday|flight|big (?:trip|day)))\b|^(?:oh |ooh |and |so )?when(?: abouts?)?\W*$|\bhow soon\b)/,
    not: re(
      /<NOTRIP>|\b(?:(?:get|come|coming|be|you|u|go|going|just|i'?m|got|came) (?:back|home)|back from|went|i was|we were|last (?:week|weekend|month|year|summer|time)|(?:was|did|were) (?:you|u)|was (?:it|that))\b/,
    ),
  },
  {
    kind: 'afterTripBeenBefore',
    his: re(/(?:<TRIP>|<CONC>)/),
    asked: re(
      /(?:\b(?:have )?(?:you|u|ya)(?:'?ve)? (?:ever )?been (?:there |(?:to )?<PLACE> |skiing |camping |(?:to )?(?:it|one|that) )?(?:before|already)\b|^been (?:there )?before\b|\b(?:is|was|will) (?:it|that|this) (?:be )?(?:your|ur|yer) (?:very )?first (?:time(?: (?:there|going|in <PLACE>|skiing|camping))?|trip(?: there)?|visit|one|festival)\W*$|^(?:is it )?(?:(?:your|ur|yer) )?first time(?: (?:there|going|in <PLACE>))?\W*$)/,
    ),
    not: re(/<NOTRIP>|\b(?:dating|app|first date|married|in love)\b/),
  },
  {
    kind: 'afterTripWhyThere',
    his: re(/(?:<TRIP>|\b(?:dream|bucket list|always wanted to|want to|wanna|would love to)\b.*\b<PLACE>\b)/),
    asked: re(
      /(?:\b(?:why|how come) (?:there|<PLACE>|that (?:place|country|city)|<PLACE> of all places)(?: of all places| then| though| (?:first|specifically|in particular))?\W*$|\bwhy (?:did|do|(?:are|r)) (?:you|u|ya) (?:choose|pick|want to go(?: there| to <PLACE>)|going (?:there|to <PLACE>)|choosing|picking)\b|\b(?:what|wat|wot) (?:made|makes) (?:you|u|ya) (?:choose|pick|(?:want to )?go (?:there|to <PLACE>)|decide on|want to (?:go|see|visit))\b|\b(?:what|wat|wot)(?:'?s| is) so special about (?:it|there|<PLACE>)\b|\b(?:what|wat|wot) (?:draws|drew|attracts|appeals to) (?:you|u|ya)\b)/,
    ),
    not: re(/<NOTRIP>|\b(?:alone|solo)\b/),
  },
  {
    kind: 'afterShowAbout',
    his: re(/<WATCH>/),
    asked:
      /(?:\b(?:what|wat|wot)(?:'?s| is| was|s)? (?:it|that|this|the (?:book|film|movie|show|series|podcast|story|documentary)|that one)(?:'?s| is)? (?:all |actually |even )?about\b|^(?:it'?s )?about (?:what|wat|wot)\W*$|\b(?:what|wat|wot)(?:'?s| is) the (?:story|plot|premise)\b|\b(?:what|wat|wot) (?:does|do) (?:it|they|he) talk about\b)/,
    not: re(/<NOWATCH>|\babout (?:you|u|me|tonight|tomorrow)\b/),
  },
  {
    kind: 'afterShowHowFar',
    his: re(/(?:<WATCH>|<GAME>)/),
    asked:
      /\b(?:how far (?:(?:are|r) (?:you|u|ya)|in\b|along|through|into|did (?:you|u|ya) get|have (?:you|u|ya) got|(?:'?ve )?(?:you|u|ya) got)|(?:what|wat|which|wot) (?:season|episode|series|chapter|page|part|level|book) (?:(?:are|r) )?(?:you|u|ya) (?:on|at|up to|in)|where (?:are|r) (?:you|u|ya) (?:up to|at with|in (?:it|the))|where (?:you|u|ya) up to|how many (?:episodes|seasons|chapters) (?:in|have (?:you|u|ya)|(?:are|r) (?:you|u|ya))|(?:are|r) (?:you|u|ya) far (?:in|along|through))\b/,
    not: re(
      /<NOWATCH>|\b(?:away|from (?:me|here|the)|live|travel|drive|run|walk|board ?games?|running)\b|\bfor a living\b/,
    ),
  },
  {
    kind: 'afterShowGood',
    his: re(/(?:<WATCH>)/),
    asked:
      /(?:\b(?:is|was|iz) (?:it|that|this|that one|the (?:book|film|movie|show|series|podcast|documentary)) (?:any |actually |really |as |that )?(?:good|great|decent|worth (?:it|watching|reading|seeing|a (?:watch|read|listen)|listening)|a good (?:one|watch|read)|funny and good)\b|\b(?:do|would|wud|did) (?:you|u|ya) (?:recommend|enjoy|rate|like) (?:it|that|this|the (?:book|film|movie|show|series))\b|\b(?:would|do) (?:you|u|ya) recommend\W*$|\bshould i (?:watch|read|start|give it|see|listen|check)\b|^(?:is it )?(?:any )?good\W*$|^any good\b|\bworth (?:it|watching|reading|a watch|a read|seeing|listening to)\W*$)/,
    not: re(/<NOWATCH>|\b(?:make|making|write|writing|job|cook ?book|recipe book)\b/),
  },
  {
    kind: 'afterShowWhich',
    his: re(/<WATCH>/),
    asked:
      /(?:\b(?:which|(?:what|wat|wot)) (?:series|show|film|movie|book|podcast|documentary|anime|novel|programme|audio ?book)(?: (?:is|was) (?:it|that)| (?:(?:are|r) |did |have )?(?:you|u|ya) (?:\w+ ){0,3}?(?:watch\w*|read\w*|see|seen|on|listen\w*)(?: to)?)?(?: (?:tonight|now|atm|then|at the moment|about|last night))?\W*$|^(?:ooh? |oh |and |so )?(?:which|(?:what|wat|wot)) one(?: (?:is|was) (?:it|that))?\W*$|\b(?:what|wat|wot)(?:'?re| (?:are|r)|'?cha)? ?(?:you|u|ya) (?:currently )?(?:watching|reading|listening to|bingeing|binging)\b|\b(?:what|wat|wot) (?:did|have) (?:you|u|ya) (?:go (?:and )?|end up )?(?:see|watch\w*|read|seen)\b|\b(?:what|wat|wot)(?:'?s| is| was|s) (?:it|that|the (?:book|film|movie|show|series|podcast|name|title)) called\b|\b(?:what|wat|wot)(?:'?s| is) the (?:name|title)(?: of (?:it|the \w+))?\W*$|^(?:watching |reading |listening to )?anything good\W*$)/,
    not: re(
      /<NOWATCH>|\b(?:(?:favou?rite|fave?)|should (?:i|we)|we (?:watch|see)|(?:do|would) (?:you|u) (?:like|prefer|recommend)|next|day|time|cinema (?:do|are|is))\b/,
    ),
  },
  {
    kind: 'afterGameWhich',
    his: re(/<GAME>/),
    asked:
      /(?:\b(?:which|(?:what|wat|wot)) games?(?: (?:is|was|are) (?:it|that|they)| (?:(?:(?:are|r)|do|did|were|d'?) ?)?(?:you|u|ya) (?:\w+ )?(?:play\w*|on|into|talking about|hooked on))?(?: (?:at the moment|atm|now|mostly|then|most))?\W*$|\b(?:what|wat|wot)(?:'?re| (?:are|r)| do| did| were|'?cha| d'?)? ?(?:you|u|ya) (?:usually |mostly |currently |normally )?(?:play|playing)(?: (?:on (?:it|there)|at the moment|atm|now|mostly|right now|most|then|with them))?\W*$|^(?:ooh? |oh |and |so )?(?:which|(?:what|wat|wot)) ones?(?: (?:is|was|are) (?:it|they)| do (?:you|u|ya) play)?\W*$|\b(?:what|wat|wot)(?:'?s| is|s) (?:it|the game) called\b)/,
    not: /\b(?:(?:favou?rite|fave?)|guitar|piano|drums?|position|at with me|(?:football|rugby|hockey|baseball|basketball|cricket) game|the game (?:tonight|on|last night)|mind games|playing games with|instrument)\b/,
  },
  {
    kind: 'afterMatchWhoWon',
    his: re(/<MATCH>/),
    asked:
      /(?:\bwho won\b|\bdid (?:(?:you|u|ya)(?: guys| lot| all)?|(?:your|ur|yer) (?:team|lot|side)|they|we|(?:you|u|ya) at least) (?:at least |actually |even )?win\b|^(?:did )?(?:you|u|ya) won\b|^(?:you|u|ya) win\W*$|\b(?:what|wat|wot) was the (?:final )?(?:score|result)\b|\bwas it a win\b|\bhow did (?:(?:you|u|ya)|(?:your|ur|yer) team|they) (?:guys )?(?:do|get on)\W*$|^(?:and |so )?(?:any )?win\W*$|\bhave (?:you|u|ya) won\b)/,
    not: /\b(?:won (?:the|an) (?:lottery|argument)|perfect match|we(?:'re| are)? (?:a )?match(?:ed)?|our match|matched (?:with|on)|matches on|tomorrow|next (?:week|weekend|saturday|sunday)|going to|gonna|tonight'?s|game of thrones|election|exam)\b/,
  },
  {
    kind: 'afterMatchWhichTeam',
    his: re(/<TEAM>/),
    asked:
      /(?:^(?:ooh? |oh |and |so |wait )?(?:which|(?:what|wat|wot)) (?:team|club)\W*$|\b(?:which|(?:what|wat|wot)) (?:team|club|side) (?:do|(?:are|r)|did|were) (?:you|u|ya) (?:support\w*|follow\w*|root\w*|cheer\w*|back\w*|going for|for|want to win)\b|\bwho(?:'?re| do| did| d'?| (?:are|r)| were)? ?(?:you|u|ya) (?:support\w*|root\w*|follow\w*|cheer\w*|backing|going for|want to win|wanting to win)\b|\b(?:which|(?:what|wat|wot)|who)(?:'?s| is|s)? (?:your|ur|yer) (?:team|club|side)\b|\bwho'?s side (?:are|r) (?:you|u|ya) on\b)/,
    not: /\b(?:play(?:ing)? (?:for|in|on)|at work|my team at|team meeting|quiz|on (?:instagram|insta|tiktok|here)|the pub team|manage a team|board ?game|video ?game)\b/,
  },
  {
    kind: 'afterRaceTime',
    his: re(/<RACE>/),
    asked:
      /(?:\b(?:what|wat|wot)(?:'?s| was| is|s)? (?:your|ur|yer) (?:finish(?:ing)? |final |best )?(?:time|pb)\b|\b(?:what|wat|wot) time did (?:you|u|ya) (?:get|do|run|finish|manage)(?: (?:it )?in| it)?\W*$|\bhow (?:fast|quick)(?:ly)? (?:did|were) (?:you|u|ya)\b|\bhow long did (?:it|that|the (?:race|marathon|run)) take(?: (?:you|u|ya))?\b|\b(?:happy|pleased) with (?:your|ur|yer) time\b|\bin (?:what|wat|wot) time\b|\b(?:did (?:you|u|ya) )?(?:get|beat|do|make) (?:a |(?:your|ur|yer) )?(?:good |decent |nice )?(?:time|pb)\b(?! (?:to|for|with))|^(?:good|decent) time\W*$)/,
    not: /\b(?:ran (?:out|into|late|away|over)|half (?:an|hour|term|past|price|of|the|asleep|my|a)|get (?:up|home|in|back|there)|training|trained|to train|sign(?:ed|ing) up|entered|next (?:week|month|year|weekend|spring)|tomorrow|going to run|my (?:company|shop))\b/,
  },
  {
    kind: 'afterWorkoutSore',
    his: re(/<WORK>/),
    asked:
      /\b(?:how (?:are|r|do|is|s) (?:(?:your|ur|yer)|the) (?:poor )?(?:legs|knees|feet|arms|muscles|body|back|shoulders|hands|calves)(?: feel\w*| doing| holding up| now| today)?|(?:are|r|is) (?:your|ur|yer) (?:legs|feet|arms|knees|body) (?:ok|okay|sore|alive|tired|dead|alright|hurting|aching)|(?:(?:are|r)|(?:are|r) not|aren'?t) (?:you|u|ya) (?:\w+ )?(?:sore|aching|achy|exhausted|knackered|shattered|broken|dead|wrecked|tired)|(?:you|u|ya) (?:sore|aching|achy|knackered|shattered|tired)|can (?:you|u|ya) (?:still |even )?(?:walk|move)(?: (?:today|now|tomorrow|again))?|do(?:n'?t)? (?:your|ur|yer) (?:legs|feet|knees|arms) (?:\w+ )?(?:hurt|ache|feel)|how sore (?:are|r) (?:you|u|ya)|does (?:it|everything) (?:hurt|ache))\b/,
    not: /\b(?:sore (?:throat|loser|subject)|hospital|injur\w+|broke|broken (?:my|a)|fractur\w+|sprain\w+|operation|surgery|physio|accident|crash\w*|fell|tired of|ran (?:out|into|late|away)|run (?:out|a|late)|(?:work|job|staff|online|first aid) training|training (?:course|day at|at work)|good in bed)\b/,
  },
  {
    kind: 'afterSportDangerous',
    his: re(/<RISK>/),
    asked:
      /\b(?:(?:is|isn'?t|isnt|aint|ain'?t|wasn'?t|wasnt|was|are|aren'?t|arent) (?:it|that|this|they|those|climbing|surfing|skiing) (?:not )?(?:\w+ )?(?:dangerous|scary|risky|terrifying|frightening)|(?:(?:are|r)|aren'?t|arent|were|weren'?t|werent) (?:you|u|ya) (?:not |never |ever |a bit |a little |really )?(?:scared|afraid|frightened|terrified|nervous)(?! of (?!it|that|falling|crashing|heights? then|getting hurt|the height))|do(?:n'?t|nt)? (?:you|u|ya) (?:not |ever |never )?(?:get |feel )?(?:scared|afraid|nervous|frightened)(?! of (?!it|that|falling|crashing))|(?:sounds|looks|bit) (?:\w+ )?(?:dangerous|scary|risky)|how (?:dangerous|scary) (?:is|was) (?:it|that))\b/,
    not: /\b(?:accident|crash(?:ed)?|hospital|broke my|died|killed|film|movie|series|dive bars?|of me|meeting me|our date|stalker|bike (?:shop|stolen))\b/,
  },
  {
    kind: 'afterPhotoWhere',
    his: re(/<PHOTO>/),
    asked:
      /(?:\bwhere(?:'?s|s| is| was| were| are)? (?:that|this|it|the (?:\w+ )?(?:photo|pic|picture|one)|(?:your|ur|yer) (?:\w+ )?(?:photo|pic|picture))(?: (?:taken|from|at|place|photo|pic|picture|in|then|one|with the \w+))*\W*$|\bwhere (?:was|were|is) (?:that|it|this|they|the \w+|(?:your|ur|yer) \w+) taken\b|\bwhere did (?:you|u|ya) (?:take|snap)\b|\bwhere (?:(?:are|r)|were|was) (?:you|u|ya) (?:in|on) (?:that|it|the|this|(?:your|ur|yer))\b|\bwhere(?:'?s| is) that place\b)/,
    not: /\b(?:where (?:is|'?s) it (?:going|leading)|send|my (?:photo|pic)|profile (?:say|said)|lost|missing|picture house|motion picture|big(?:ger)? picture|(?:i|can) picture|(?:love|loved|like|liked) your|your (?:\w+ )?(?:photo|pic|picture)s? (?:is|was|are|looks?|made|caught))\b/,
  },
  {
    kind: 'afterLanguageFluent',
    his: re(
      /(?:\bduolingo\b|\blearn\w* (?:a|another|new) (?:new |foreign )?language\b|\blanguage (?:class|course|exchange|lesson)\w*|\b(?:learn\w*|practi[sc]\w*|study\w*|improv\w*|speak(?:ing)?|class(?:es)?|lessons?|course|brush\w* up)\b.*\b<LANG>\b|\b<LANG> (?:class|lesson|course|evening|tutor|app)\w*)/,
    ),
    asked: re(
      /\b(?:fluent(?:ly)?|can (?:you|u|ya) (?:actually |already |really )?(?:speak|understand|have a (?:conversation|chat)|hold a (?:conversation|chat)|get by|order)(?: (?:it|much|any|a lot|<LANG>|food|a meal|in it))*(?: yet| well)?|how (?:good|well|bad) (?:(?:are|r)|is|do|can|s) (?:(?:you|u|ya)|(?:your|ur|yer))(?: \w+)*|how much (?:can|do|of it (?:can|do)) (?:you|u|ya) (?:speak|understand|know|say)|do (?:you|u|ya) speak (?:it|<LANG>)(?: (?:well|much|fluently|yet))?|(?:what|wat|wot) level (?:are|r) (?:you|u|ya)|(?:are|r) (?:you|u|ya) (?:any |getting )?(?:good|better)(?: at (?:it|<LANG>))?|(?:you|u|ya) any good(?: at it)?)\b/,
    ),
    not: /\b(?:native|mother tongue|first language|speak to me|(?:bad|good) (?:at|in) bed|know (?:me|about)|program\w*|coding)\b/,
  },
  {
    kind: 'afterFishingCatch',
    his: /\b(?:fish(?:ing|ed)|angling|angler|fishing trip)\b/,
    asked:
      /(?:\bdid (?:(?:you|u|ya)|(?:you|u|ya) guys) (?:actually |even |manage to )?(?:catch|get|land) (?:any(?:thing| fish)?|something|much|one|a (?:fish|big one|bite))\b|^(?:(?:you|u|ya) )?(?:catch|caught) (?:any(?:thing)?|something|much|a fish)\b|^any (?:luck|bites|fish|good catch(?:es)?|catch(?:es)?)\W*$|\bget any bites\b|\bhave (?:you|u|ya) (?:caught|had) (?:any(?:thing| bites| luck)?|something)\b)/,
    not: /\b(?:feelings|fishing for (?:compliments|info\w*)|phish\w*|catch a cold|tomorrow|next week\w*)\b/,
  },
  {
    kind: 'afterMusicPlayForMe',
    his: re(/<MUS>/),
    asked:
      /\b(?:(?:will|would|can|could|cd|gonna|wanna|going to) (?:you|u|ya) (?:ever |please |then )?(?:play|sing|perform) (?:(?:me|us|something|anything)(?: (?:something|a (?:song|tune)|one|sometime|one day|for me))?|(?:a (?:song|tune) |one |something )?(?:for|to) (?:me|us))|(?:(?:you|u|ya) )?(?:gonna|wanna|going to|have to|should) (?:play|sing) (?:me|for me|to me)|^(?:so )?(?:play|sing) (?:me|for me|to me|something|us)\b|(?:can|could|may|will|do|when do) i (?:ever |get to |please )*(?:hear|listen to) (?:(?:you|u|ya)(?: (?:play|sing))?|it|something|some|one|a (?:song|recording|sample))|do i get (?:to hear|a (?:song|concert|private|performance|serenade))|(?:will|would|can|could) (?:you|u|ya) serenade me|write (?:me a song|a song (?:for|about) me))\b/,
    not: /\b(?:when|hear (?:more|about|from)|hear it for|play (?:me|games) like|bass fishing|sea bass|trust)\b/,
  },
  {
    kind: 'afterBakingSaveMe',
    his: re(/<BAKE>/),
    asked:
      /\b(?:(?:can|could|may) i (?:please )?(?:have|get|try|taste|come (?:and )?(?:try|taste|eat))\b(?: (?:some|a (?:slice|bite|piece|bit|taste|plate|portion)|one|it|that|the leftovers|any))?(?! (?:the|your|ur|a) (?:recipe|number|ring|call))|(?:save|bring|send|leave) me (?:some|a (?:slice|piece|bit|plate)|one)|(?:do|will|would) i get (?:some|a (?:slice|piece|bit|taste)|any|one|to (?:try|taste))|(?:will|would|can|could|gonna) (?:you|u|ya) (?:ever |please )?(?:cook|bake|make|save|bring) (?:(?:\w+ ){0,2}(?:for )?(?:me|us)\b|for me|something for me)|(?:cook|bake) (?:(?:\w+ )?for me|me (?:something|one|a))|any (?:left|leftovers|going)? ?(?:over )?for me|(?:is|are) there (?:any|some) (?:left|for me|going))\b/,
    not: /\b(?:when|recipe|number|make (?:me )?(?:laugh|happy|smile|feel|blush)|make (?:it|time|me wait)|tips|advice|birthday present|takeaway|for a living|have a question|have a look|get to know)\b/,
  },
  {
    kind: 'afterBakingTurnOut',
    his: re(/<COOK>/),
    asked:
      /(?:\bhow (?:did|has|have|does|do|'?d) (?:it|that|they|the \w+(?: \w+)?|those) (?:turn(?:ed)? out|come out|taste|go)\b|\bhow (?:was|were|is|are) (?:it|that|they|the (?:\w+ )?(?:cake|bread|food|pie|dinner|meal|curry|lasagne|pizza|cookies|brownies|loaf|roast|result))\b|\b(?:was|were|is|are) (?:it|they|that) (?:\w+ )?(?:good|nice|edible|tasty|delicious|any good|yummy|burnt)\b|\bdid (?:it|they|that) (?:turn|come) out (?:ok|okay|well|good|nice|alright|all right)\b|\bany good\W*$|^(?:and |so )?(?:any good|edible|tasty|good)\W*$)/,
    not: re(
      /<NOBAKE>|\b(?:going to (?:bak|cook|mak)\w*|gonna (?:bake|cook|make)|tomorrow|next (?:week|weekend)|how was (?:work|it at work)|interview|date|(?:you|u) (?:really |actually )?any good|cooking class how|is it good for|cooking class|(?:how )?(?:was|is) (?:your|ur))\b/,
    ),
  },
  {
    kind: 'afterBakingWhat',
    his: re(/<COOK>/),
    asked:
      /(?:\b(?:what|wat|wot)(?:'?re| do| did| (?:are|r)| were|'?cha| d'?| have|'?d)? ?(?:you|u|ya) (?:usually |like to |normally |mostly |actually |like |love to |enjoy |end up |been )?(?:bak(?:e|ing)|cook(?:ing)?|mak(?:e|ing))(?: (?:most|mostly|usually|tonight|today|then|at the moment|the most|best|yesterday|for (?:dinner|tea|lunch|them)))?\W*$|\b(?:what|wat|wot)(?:'?s| is|s) (?:your|ur|yer) (?:speciality|specialty|signature(?: (?:dish|bake|cake))?|best (?:dish|bake|recipe|cake)|go ?to(?: (?:dish|recipe|meal))?|favou?rite (?:thing )?to (?:bake|cook|make)|masterpiece)\b|\b(?:what|wat|wot) (?:kind|sort|type) of (?:cakes?|bread|food|stuff|things?|dish(?:es)?|bakes?|pie|curry|cookies)\b|\b(?:what|wat|wot)(?:'?s| is) (?:cooking|baking|on the menu|for (?:dinner|tea))\b|^(?:ooh? |oh |and |so )?(?:like )?(?:what|wat|wot)(?: did you make| kind)?\W*$)/,
    not: re(
      /<NOBAKE>|\bfood do (?:you|u) (?:like|love|eat)\b|\b(?:mak(?:e|ing) of|money|music|job|you made of|going on)\b/,
    ),
  },
  {
    kind: 'afterLeisureFavourite',
    his: /(?:\b(?:films|movies|series|books|novels|games|podcasts|bands|albums|vinyl|records|recipes|hikes|hiking|trails|museums|festivals|gigs|concerts|anime|comics|musicals|documentaries|sitcoms|thrillers|romcoms|sci ?fi|horror|board ?games?|rpgs?|instruments|languages|cookbooks|routes|countries|travel(?:l?ing)?|beaches|mountains|theme parks|karaoke|marvel|star wars|disney)\b)/,
    asked:
      /(?:\b(?:what|wat|wot)(?:'?s| is| was|s)? (?:(?:your|ur|yer)|the) (?:all ?time |absolute |number one )?(?:favou?rite|fave?)(?: (?:one|ever|so far|of (?:them )?all(?: time)?|out of (?:them|all of them)|one (?:ever|so far|of all time)))*\W*$|\b(?:which|(?:what|wat|wot))(?: one)?(?:'?s| is| was) (?:(?:your|ur|yer)|the) (?:(?:favou?rite|fave?)|best)(?: one)?(?: (?:so far|ever))?\W*$|\bwhich (?:one )?(?:do|did) (?:you|u|ya) (?:like|love|prefer|enjoy) (?:best|most|the most|more)\b|\b(?:got|have) (?:a|any) (?:favou?rite|fave?)s?(?: one)?\W*$|^(?:and )?(?:(?:your|ur|yer) )?(?:favou?rite|fave?)(?: one)?(?: ever| so far)?\W*$)/,
    not: /\b(?:hate|hospital|school reports|medical records)\b/,
  },
  {
    kind: 'afterHobbyTeachMe',
    his: re(/(?:<HOBBY>|\b<LANG>\b)/),
    asked:
      /\b(?:(?:can|could|cd|will|would|wud|gonna|going to|wanna) (?:you|u|ya) (?:please |ever |then )?(?:teach|learn) (?:me|us|a (?:beginner|girl))|(?:can|could|will|would) (?:you|u|ya) show me (?:how|the ropes|some (?:moves|tricks|chords|steps))|^(?:so |ok |please |pls )*teach me|(?:you|u|ya) (?:can|could|should|gonna|have to) teach me|(?:do|would) (?:you|u|ya) (?:give|do) (?:lessons|classes)|(?:can|could) i (?:get|have) (?:a )?(?:free |private )?(?:lessons?|class)|give me (?:a )?lessons?)\b/,
    not: /\b(?:teach me a lesson|who taught|taught you|school|hospital|teach me (?:about|what) (?:love|life))\b/,
  },
  {
    kind: 'afterHobbyAnyGood',
    his: re(/<HOBBY>/),
    asked:
      /(?:\b(?:(?:are|r) )?(?:you|u|ya) (?:actually |really |even )?any good\b|\b(?:are|r) (?:you|u|ya) (?:actually |really |pretty |quite |very )?(?:good|decent|talented|skilled|pro)(?: at (?:it|that|this|\w+ing|tennis|chess|golf|football|poker|darts|\w+ball)| though| then)(?! (?:bed|texting|kissing|listening|flirting|lying))|\b(?:are|r) (?:you|u|ya) (?:actually |really |pretty |quite )(?:good|decent|talented)(?: at (?:it|that))?\W*$|\b(?:are|r) (?:you|u|ya) (?:a pro|decent|any use)\b|^(?:(?:you|u|ya) any good(?: at it| then| though)?|any good at it)\W*$)/,
    not: re(
      /<NOHOBBY>|\b(?:good (?:at|in) bed|good with kids|duolingo)\b|\bgood at (?:flirting|kissing|texting|listening|lying)\b/,
    ),
  },
  {
    kind: 'afterHobbyHowLong',
    his: re(/(?:<HOBBY>|\b(?:learn\w*|practi[sc]\w*|study\w*)\b.*\b<LANG>\b|\bduolingo\b)/),
    asked:
      /(?:\bhow long (?:have |'?ve |hav |has )?(?:you|u|ya)(?:'?ve)? (?:been |bin )(?!(?:living|working|dating|seeing|feeling|waiting|talking|chatting|single|on (?:here|this)|there|back|away|in (?!to (?:it|that)\b)|married|together|up\b|off|out|ill|injured|home|like that|using))(?:\w+|doing (?:it|that)|at (?:it|that)|into (?:it|that))|\bhow long (?:have |'?ve )?(?:you|u|ya)(?:'?ve)? (?:played|danced|climbed|surfed|cooked|baked|done (?:it|that)|had (?:the|(?:your|ur|yer)) (?:bike|motorbike|allotment))\b|\b(?:been (?:doing|playing|climbing|dancing|running|at) (?:it |that )?(?:for )?long|been (?:are|r)? ?doing (?:it|that) long)\b)/,
    not: re(
      /<NOHOBBY>|\b(?:camping|trip|weekend|going away|holiday|physio|in the gym (?:today|for)|today|tonight|tomorrow|this morning|this afternoon)\b/,
    ),
  },
  {
    kind: 'afterHobbyHowOften',
    his: re(/<HOBBY>/),
    asked:
      /\b(?:how often (?:do|did|d'?|are|r|can|would) ?(?:you|u|ya)(?! (?:see|drink|text|speak|talk|visit|cry|think|call|shower|date|message|check))|how often(?: is (?:it|that)| then| though)?\W*$|how many (?:times|days|nights|evenings|mornings) (?:a|per|in a|each) (?:week|month)|how many (?:times|days|nights|hours)(?: (?:a|per) (?:day|week))? do (?:you|u|ya) (?:go|play|train|run|swim|climb|dance|practi[sc]e|do (?:it|that)|spend|game|work ?out|cycle)|do (?:you|u|ya) (?:go|play|train|run|do (?:it|that)|practi[sc]e|bake|cook|climb|swim|dance|cycle|surf) (?:a lot|often|much|regularly|very often))/,
    not: re(/<NOHOBBY>|\b(?:holiday|travel|abroad|away|work from)\b/),
  },
  {
    kind: 'afterHobbyWhere',
    his: re(/<SPORT>/),
    asked:
      /(?:\bwhere(?: abouts)? (?:do|d'?|did|would) ?(?:you|u|ya) (?:usually |normally |mostly |tend to |like to |like |always |even |generally )*(?:go|do (?:it|that)|play|climb|run|train|swim|surf|hike|cycle|ride|dance|fish|box|skate|ski|practi[sc]e|camp|row|sail|paddle\w*|boulder|walk)\b(?! (?:after|out|for (?:fun|dinner|drinks)|from here))|\bwhere(?:'?s| is) (?:your|ur|yer) (?:gym|club|pool|class|spot|usual (?:spot|place)|local|favou?rite (?:spot|place|route|trail))\b|\b(?:which|(?:what|wat|wot)) (?:gym|climbing (?:wall|gym|centre)|pool|club|studio|beach|courts?|park|lake)(?: (?:do|(?:are|r)) (?:you|u|ya) (?:go to|use|at|with|play at|a member of|in))?\W*$)/,
    not: /\b(?:(?:you|u) work|at work|watch(?:ing|ed)? (?:the )?(?:football|rugby|match|game)|from here|did you go to school|uni|hospital|injured|gym (?:is|was) closed|run (?:out|late|a)|running (?:late|out)|(?:football|golf) club do you support)\b/,
  },
  {
    kind: 'afterHobbyHowStart',
    his: re(
      /(?:<HOBBY>|\b(?:learn\w*|practi[sc]\w*|study\w*)\b.*\b<LANG>\b|\b(?:collect\w*|vinyl|comics|anime|bird ?watching|astronomy|beekeeping|bees|homebrew\w*|brewing)\b)/,
    ),
    asked:
      /\b(?:how did (?:you|u|ya) (?:even |first |actually )?(?:get|got) (?:into|in to|started|started with|involved|hooked)|how did (?:you|u|ya) (?:even |first )?(?:start|begin|discover|come across|end up (?:doing|playing|climbing|with|in)|fall into|find (?:it|that))|how(?:'d| d) (?:you|u|ya) (?:get|start|end up)|(?:what|wat|wot) (?:made|got|makes|inspired) (?:you|u|ya) (?:to )?(?:start|into|want to (?:start|learn|do|try)|take (?:it|that|up)|try|begin|pick|decide to|get into|learn|started)|how (?:come|did it) (?:(?:you|u|ya) (?:started|got into)|start|(?:all )?(?:start|begin)))/,
    not: re(/<NOHOBBY>|\b(?:trouble|fight|accident|the morning|this app|dating|on here)\b/),
  },
  {
    kind: 'afterProjectShowMe',
    his: re(/<PROJ>/),
    asked:
      /\b(?:(?:can|could|may|cd) i (?:please |ever )?(?:see|have a look|take a look|look)(?: (?:it|them|some|one|that|those|a (?:pic|photo|picture)|pics|photos|(?:your|ur|yer) (?:work|stuff|art|garden|paintings?|drawings?|photos)|what (?:you|u)\W?(?:ve)? (?:made|painted|did)|of it|sometime|at it|when it'?s (?:done|finished)))*\W*$|(?:will|can|could|would|cd) (?:you|u|ya) (?:please )?(?:show (?:me|it)|send (?:me )?(?:a |some )?(?:pics?|photos?|pictures?))(?! (?:how|around|round|the ropes|the way))|^(?:ooh? |oh |so |please |pls )*(?:show me(?! how)|send (?:me )?(?:a |some )?(?:pics?|photos?|pictures?))|(?:got|have (?:you|u|ya) got|(?:you|u|ya) got|do (?:you|u|ya) have|have (?:you|u|ya)) (?:a |any |some )(?:pics?|photos?|pictures?)|(?:any|with) (?:pics|photos|pictures)\W*$|pics\W*$|do i get to see (?:it|them|one|some))/,
    not: /\b(?:see (?:you|u)|(?:your|ur) (?:face|body|abs|room|place|place)|of (?:you|u|yourself)|nudes?|naked|made (?:(?:a|the) (?:mistake|mess|decision|booking|reservation|list|call|fool)|it|up|me|my|plans|friends|dinner|lunch)|making (?:dinner|plans|friends|me)|business model|project manager|work project|model(?:ling)? (?:for|agency)|when can)\b/,
  },
  {
    kind: 'afterPlanCanICome',
    his: re(
      /(?:<TRIP>|<CONC>|<PARTY>|<WATCH>|<MATCH>|<SPORT>|\b(?:museum|exhibition|theatre|game night|games night|quiz|picnic|tickets?|day trip|day out|road ?trip|sunset|walk|motor ?bikes?|motorcycl\w*|boat|camper ?van)\b)/,
    ),
    asked:
      /(?:\bcan i (?:please |pls )?(?:come|join|tag along|hop in|be (?:your|ur) plus one|get an invite)\b(?! (?:in\b|over|round|around|back|to (?:your|ur|yours)|and (?:see|stay)|up))|\b(?:am i|are we) (?:invited|allowed to come|coming(?: too| with you)?)\b|\b(?:take|bring) me (?:with (?:you|u|ya)|too|along|there|next time|with)\b|\b(?:will|would|can|could) (?:you|u|ya) (?:ever )?(?:take|bring) me(?: (?:with (?:you|u|ya)|too|along|there|next time|one day|sometime|some day|camping|hiking|fishing|climbing|surfing|skiing|dancing|sailing))?\W*$|\b(?:any )?(?:room|space) (?:(?:in (?:(?:your|ur|yer)|the) (?:suitcase|bag|car|tent|luggage) )?for (?:one more|1 more|me|another)|in (?:your|ur|yer) (?:suitcase|bag|car|tent|luggage))\b|\btake me (?:out )?(?:for|on) (?:a (?:ride|spin)|it|the back)\b|\b(?:got|have) (?:(?:you|u|ya) )?(?:a )?spare ticket\b|\b(?:need|want) (?:a )?(?:travel (?:buddy|companion|partner)|company|plus one)\b|\bfit me in (?:your|ur|yer) (?:suitcase|bag|luggage)\b)/,
    not: /\b(?:hospital|funeral|wake|work trip|business|for work|ran (?:out|late)|come (?:clean|true)|take me (?:home|seriously|for (?:granted|a fool))|doctors?|dentist|court|audio ?book|reading)\b/,
  },
];

/**
 * What she says to what he has just told, asking nothing: she feels with him, is glad for him, sends him to bed, gives him a tip, offers help, has
 * been there herself. Known by her words; what is said back is true of anybody who was told so. Form of the table: more/told-tables.ts.
 */
import type { SaidToHim } from './told-to-him';

export const SAID_TO_HIS_NEWS = `
=mustBeProudHe
c I am, thank you. I keep wanting to tell people.
c Very, and it's nice to have somebody to tell.
c I really am, thanks for saying so.
p I am, and I'm being unbearable about it.
p Very, I've told the neighbours, the postman and now you.
p I am, I've promised to stop going on about it by the weekend.
i I am, more than I can put in a text.
i Yes, it got to me more than I'd expected.
i I am, and it's nicer still now that you're pleased as well.
=mustBeTiredHe
c I am, but I'd rather talk to you for a bit than go straight to bed.
c A bit, yes. It was worth it, though.
c I am, an early night is the plan.
p I am, if I stop making sense you'll know why.
p Very, I've sat down and I may not get up again.
p I am, I put the milk in the cupboard earlier.
i I was, and then your message woke me up a bit.
i Tired in a good way, mostly.
i More than I thought, I only noticed when I sat down.
=sendsHimToRest
c I will, thank you. It's nice to be looked after a bit.
c Good advice, I'll do exactly that.
c I will, promise. Thanks for thinking of me.
p Yes, boss. I'll report back when I've done it.
p I'm on my way, only my phone is keeping me up.
p Will do, I don't often get orders I like this much.
i I will, and I'll sleep better for having heard from you.
i I'm not used to somebody minding, it's rather nice.
i I will, right after one more message from you.
=givesHimTip
c Good tip, thank you, I'll try that.
c I'll do that, thanks. You sound like you know what you're talking about.
c Thanks, I wouldn't have thought of that.
p I'm writing that down, in capitals.
p If it works I'll say it was my idea.
p Thank you, I'd have got it wrong with great confidence.
i Thanks, I'll think of you when it works.
i That's good to know. I like that you've tried it yourself.
i I'll trust you on that one and tell you how it goes.
=encouragesHim
c Thank you, I needed to hear that.
c Thanks, that helps. I'll let you know how it goes.
c That's kind of you, I feel a bit braver already.
p Thanks, I'll pretend to believe it until it's true.
p I'll borrow your confidence, mine's on its break.
p Thank you, I'm putting you down as my coach.
i Thanks, I'll have that in my head when it matters.
i It's easier when somebody believes it'll work out.
i You'll be the first to hear how it went.
=gladForHim
c Me too, thank you.
c Thanks, so am I. It was about time.
c Thank you, it's nice to hear that from you.
p Me too, I'd been putting on a brave face.
p Thanks, I'd have sulked for a week otherwise.
p So am I, I may even celebrate with the good biscuits.
i Me too, and telling you makes it feel more real.
i Thanks, it matters more to me than I let on.
i So am I. I was a bit afraid to look forward to it.
=goodOfHim
c I like doing it, so it doesn't feel like much.
c Thank you, it's the least I can do.
c That's nice of you to say, I get a lot back from it.
p I get tea and biscuits out of it, so it's not all kindness.
p I'd say it's nothing, but I'd like you to be impressed.
p Don't tell anyone, I've got a reputation to lose.
i Thanks. It does me as much good as anybody else.
i It's one of the better hours of my week, to be honest.
i I like that you notice things like that.
=offersHimHelp
c That's really kind of you, yes please.
c Thank you, I might take you up on that.
c You'd do that? That's lovely of you, thank you.
p Yes please, before you come to your senses.
p I'd pretend to be proud, but I need all the help I can get.
p Yes please, I'll pay you in cake.
i Thank you, I don't take that for granted.
i I'd like that, and not only for the help.
i That's kind, I'm not used to being helped and I could get to like it.
=sameWithHer
c Good, then it's not only me.
c Glad I'm not the only one.
c Then we understand each other.
p Good, we can be hopeless at it together.
p Then that makes two of us, I feel almost normal.
p We should form a support group, with snacks.
i It's a relief to hear somebody say so.
i There are more of us than people admit.
i You too? I thought I was hiding it well.
i Funny that we have that in common.
c Good to hear I'm in good company.
p Then I'll stop pretending I'm the odd one.
p Welcome to the club, the meetings are very short.
i I like that you admit it as well.
i That makes me wonder what else we share.
=happensToAll
c True, I'll be over it by tomorrow.
c Thanks, I'll try to laugh about it.
c You're right, there are worse things.
p It does, it just seems to happen to me more often.
p I'd like to say I'll learn from it, but we both know.
p I'm glad I can at least entertain you with it.
i It sounds like there's a story of yours behind that.
i It already feels less silly now I've told you.
i You make it sound like half as much of a drama.
=likesTheSound
c It's as good as it sounds, I can't complain.
c You'd like it, I think.
c Thanks, I'm looking forward to it as well.
p It is, I'm trying not to be smug about it.
p I'd send you some of it if I could.
p Careful, or I'll invite you along.
i It'd be better with you there, to be honest.
i I thought you might like that.
i It is, and it's nicer now that you're a bit jealous.
=amazedAtNews
c I know, I could hardly believe it myself.
c I know. I'm still getting my head round it.
c That was exactly my reaction.
p I know, I had to sit down for a minute.
p My face looked like your message.
p I know, and that's the short version.
i I know, I've been wanting to tell somebody all day.
i I'm still not sure what to make of it.
i You reacted just like I hoped you would.
=askedToTellNext
c You're right, I will. I'm sorry I didn't this time.
c Fair enough, next time you'll hear from me in good time.
c I will, promise. Thanks for saying it so nicely.
p I will, I'll even set an alarm for it.
p You're right, next time you get updates by the minute.
p Understood, I'll be the best informed late person you know.
i I will. I like that you tell me straight instead of being cross.
i You're right, and I'd want the same from you.
i I will. It's good to know that it matters to you.
=wishesHimToo
c Thank you, that's very kind of you.
c Thanks, I hope yours is a lovely one.
c Thank you, and all the best to your family.
p Thank you, I hope there's plenty of cake on your side.
p Thanks, I'm already on my second helping.
p Thank you, eat something sweet for me as well.
i Thank you, it's nicer with a message from you.
i Thanks. I'd like to hear how you spend it.
i Thank you, that came at just the right moment.
=waitsForHim
c Thank you, I'll be there as fast as I can.
c You're a star, the next one's on me.
c Thanks for being so nice about it. See you in a bit.
p Thank you, I'm running in a dignified sort of way.
p Save me a seat, I'm the one arriving out of breath.
p You're very patient, I'm glad you can't hear me swear at the traffic.
i Thank you. I'd much rather be sitting there already.
i I'll be there soon, and I'll make up for it.
i It's nice to know somebody's waiting, I'm hurrying.
=knowsThatLoss heavy
c I'm sorry for your loss, too. It means a lot that you understand.
c Thank you. I'm sorry you had to go through that as well.
c Then you know. I'm sorry, and thank you for telling me.
p I'm sorry. You don't have to be cheerful with me about it.
p Thank you. We can talk about it or about anything else, whatever is easier.
p I'm sorry you know it, too. It helps not having to explain it.
i I'm sorry. There are things only somebody who's been there understands.
i Thank you for telling me. I'd like to hear about him or her one day, if you like.
i Then I don't need to find the words for it with you.
=sympathyInGrief heavy
c Thank you, that means a lot.
c Thanks. It helps to tell somebody.
c Thank you, it's still sinking in.
c Thank you for writing that. I'm all right, most of the time.
p Thank you. I don't have many words for it yet.
p Thanks, I'm just taking it a day at a time.
p Thank you, a kind word does more than you'd think.
i Thank you. It's good not to be alone with it.
i I didn't know whether to tell you, and I'm glad I did.
i Thank you for not making it strange.
=meantItNicely heavy
c Thank you, that's all I needed to hear. We're good.
c Thanks for saying that, I believe you. It's forgotten.
c I know you didn't mean it badly. Thank you for hearing me out.
p All forgiven, you may tease me again from Tuesday.
p We're fine. I'm a bit thin-skinned on that one, that's all.
p Forgiven, and I'll stop sulking at once.
i Thank you. It's good to know I can tell you such things.
i I thought so, I just didn't want to carry it around with me.
i Thanks. I like how you take it, that's not easy.
=thanksAndSays
c You're welcome, it's a lovely picture.
c I meant it, I noticed it straight away.
c You're welcome, I just said what I saw.
p I stand by it, whoever held the camera.
p My pleasure, I've got more where that came from.
p You're welcome, I'd say it again for a better view of your face.
i I looked at it longer than I should admit.
i You're welcome. I like the stories behind pictures, so thanks for that.
i I meant it. You look happy in it, that's what I noticed.
=willWriteLater
c Perfect, speak later then.
c No rush, write when you've got a minute.
c Sounds good, I'll be around.
p I'll be here, pretending not to look at my phone.
p No hurry, I'll only check my phone now and then. Or more.
p Off you go, I'll think of something clever to say until then.
i Good, that gives me something to look forward to.
i I'll save my question for later, then.
i Take your time. I'd rather have you when you've got your head free.
=flatDay
c One of those days, then. I hope the evening makes up for it.
c Some days just need to be over, I know the kind.
c Then the rest of the day has some work to do.
p A day of three stars out of five, I see.
p Noted, the day gets no parade.
p Then I'll cancel the fireworks for today.
i You sound like the day took more than it gave.
i There's usually one good minute even in such a day, I'd like to hear about yours.
i I think there's a whole day behind that one word.
c Fair enough, not every day has to be one to remember.
c Then let's make the end of the day the good part.
c I've had a few of those days lately, they pass.
p One word for a whole day, you don't waste any.
p I'll put it down as a day that happened.
p The day clearly didn't make an effort.
i A day like that needs somebody to talk to at the end of it.
i I'd rather hear about your dull day than about somebody else's great one.
i You can tell me about the day or forget about it with me, either is fine.
C What was the best five minutes of the day?
C What would make the rest of the day better?
P What would the headline of the day be?
P Was it a nap sort of day?
I Was it the people or just the day?
I What are you doing to get over the day?
=willBeatHim
c Big words, I'm looking forward to it.
c We'll see about that, name the day and the game.
c I don't give up that easily, you've been warned.
p I'm going to practise in secret until then.
p I'll lose that game with so much style that you'll feel bad about it.
p Loser buys the drinks, so bring your purse just in case.
i I like that you say so beforehand, it makes it interesting.
i You sound very sure, now I really want to see that game.
i I'd almost let you win just to see your face. Almost.
=youllBeWet
c Probably, but I'll survive.
c I will, and it'll be worth it.
c I know, I should have thought of that.
p I'll arrive like that and act as if it was planned.
p Too late to be sensible now.
p It builds character, or so I tell myself.
i I will, and it's nice that you mind.
i A bit, and I'll think of you saying so.
i It won't matter once I'm there.
=agreedDeal
c Good, then that's settled.
c I'll hold you to that.
c Perfect, I like it when things are this easy.
p No backing out now.
p I'd shake on it, but the screen gets in the way.
p I'll have it framed and signed.
i Good, that means there's a next time.
i I was hoping you'd say that.
i One word, and I'm looking forward to it already.
=hopedForMore
c I could get used to you saying things like that.
c That makes me happy to hear, thank you.
c I'm glad, I was hoping you'd say something like that.
p I'm smiling like an idiot at my phone now.
p I'd play it cool, but it's too late for that.
p Say that again when I see you, I want witnesses.
i That's going to stay with me for the rest of the day.
i I feel the same, I just hadn't found the words.
i I like that you just say it.
`;

/** He has told something, and asks nothing. */
const BAD =
  '(?:rubbish|awful|terrible|horrible|rough|tough|sad|unfair|not fair|a shame|such a shame|a pity|crap|shit|annoying|so annoying|frustrating|stressful|hard|so hard|scary|a nightmare|nasty|disgusting|cheeky|a pain|ridiculous|bad luck|no good|no fun|not (?:nice|great|good|ideal))';
const SO = '(?:so |very |really |just |pretty |absolutely |bloody |a bit |quite |too |well |proper )*';
/** Small words before. */
const OH =
  '^(?:(?:oh|o|aw+|ah+|ooh+|omg|wow|god|gosh|goodness|my|me|dear|no|yes|yeah|haha+|lol|hey|hmm*|well|and|but|ok|okay|x+|bless(?: (?:him|her|you|them))?|\\W){1,8} ?)?';
const TIP_VERB =
  "(?:buy|try|put|add|use|take|get|drink|eat|rub|soak|keep|make sure|don'?t (?:open|lift|stir|rush|skip|mix|overcook|forget|buy|touch|save|pay|sign|let|leave)|never|always|give (?:it|him|her)|leave it|bring|wear|ask|call|ring|check|turn it|switch it|google|boil|freeze|wrap)";

const of = (...parts: string[]) => new RegExp(parts.join(''));
const HIS_LOSS =
  /\b(?:widower|(?:my|our) (?:late )?(?:wife|husband|mum|mom|dad|mother|father|son|daughter|brother|sister|nan|gran\w*|best friend|partner)\b.{0,40}\b(?:died|passed(?: away)?|gone)|lost my (?:wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister)|funeral)\b/;
const GRAVE =
  /\b(?:died|dead|death|passed away|funeral|hospital|hospice|cancer|stroke|suicide|widow\w*|dementia|miscarr\w*|stillborn|dying)\b/;
const HIS_COMPLIMENT =
  /\b(?:you(?:'re| look(?:ed|s)?| are)|your|ur|that|nice|love(?:ly)?|like)\b.{0,40}\b(?:photos?|pic\w*|profile|smile|dress|hair|eyes|voice|accent|laugh|look(?:ed|s)?|picture|lovely|amazing|nice|great|funny|pretty|stunning)\b/;
const LATE =
  /\b(?:late|delayed|delay|traffic|stuck|missed (?:the|my) (?:bus|train)|running|parking|min(?:ute)?s? away|on my way|be there in)\b/;

export const SAID_TO_HIS_NEWS_RULES: readonly SaidToHim[] = [
  {
    kind: 'flatDay',
    hers: /^(?:(?:just|was|it was|it'?s|yeah|yes|pretty|quite|kinda|kind of|a bit|very|so|too|oh|well|honestly|tbh|hm+)[ ,]+){0,6}(?:fine|ok|okay|long|meh|boring|the usual|same old|not really|nothing special|nothing much|so so|average|normal|standard|uneventful|not great|could be better|over)(?: (?:i guess|really|tbh|thanks|thank you|day|one))*\W*$/,
    his: /\b(?:how(?:'s|s| was| is| were| has)?|good|long|anything|nice) (?:(?:your|ur|the|was|is|been|good|bad|fun|at|in) )*(?:day|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|work|shift|evening|morning|bad|it)\b/,
  },
  {
    kind: 'knowsThatLoss',
    hers: /\b(?:i(?:'ve| have)? lost (?:my|our) (?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|nan|gran\w*)|my (?:husband|wife|partner|mum|mom|dad|mother|father|brother|sister)(?: \w+)? (?:died|passed)|i know (?:how|what) (?:that|it) (?:feels|is)|i(?:'m| am) a widow)\b/,
    not: /\?/,
    his: HIS_LOSS,
  },
  {
    kind: 'meantItNicely',
    hers: /\b(?:(?:i )?(?:didn'?t|did not) (?:realise|realize|mean|know|think) (?:it|that|you)\b.{0,40}\b(?:bother|hurt|upset|offend|like that|badly|nasty|that way|mind)\w*|i meant it in a nice way|(?:only|was only|just|was just) (?:joking|teasing|kidding))\b/,
    not: /\?|\b(?:but|don'?t want|never again|over)\b/,
    his: /\b(?:you (?:were|said|made|called|laughed|kept)|hurt|upset|bother\w*|not (?:nice|funny|ok)|joking|didn'?t like|about saturday|a bit much)\b/,
  },
  {
    kind: 'mustBeProudHe',
    hers: of(
      OH,
      String.raw`.{0,30}\b(?:you|u) must (?:be|feel) ${SO}(?:proud|happy|pleased|chuffed|thrilled|excited|relieved|over the moon|delighted|buzzing)\b`,
    ),
  },
  {
    kind: 'mustBeTiredHe',
    hers: of(
      String.raw`\b(?:you|u) must (?:be|feel) ${SO}(?:shattered|tired|exhausted|knackered|worn out|dead|drained|wrecked|aching|sore)\b`,
    ),
    not: /\?|\b(?:get|go) (?:yourself )?(?:to bed|some (?:sleep|rest))\b/,
  },
  {
    kind: 'sendsHimToRest',
    hers: /\b(?:get yourself (?:to bed|home|a \w+)|get some (?:rest|sleep)|(?:go|off) to (?:bed|sleep)|put your feet up|put (?:your|a|ur) (?:jacket|coat|scarf|hat|jumper|gloves) on|wrap up(?: warm)?\b|have a (?:rest|nap|lie down|hot (?:bath|shower))|early night|take (?:it easy|care of (?:you|u)rself)|look after (?:you|u)rself|mind yourself|keep warm|rest up|drink (?:plenty|lots|some water)|don'?t (?:overdo|work too))\b/,
    not: /\?|\b(?:i(?:'m| am| will|'ll| need| should)|me|my|good ?night|night|bye|leave|met|someone)\b/,
  },
  {
    kind: 'waitsForHim',
    hers: /\b(?:(?:i(?:'ll| will|'m going to)?|ill) (?:just )?(?:get|order|have|grab) (?:a|myself a|us a) (?:coffee|drink|table|tea|seat|wine)|i(?:'ll| will) (?:wait|be (?:inside|here|waiting|at the|in the|by the))|take your time|no (?:rush|hurry|stress|problem|worries)|drive safe\w*)\b/,
    not: /\?/,
    his: LATE,
  },
  {
    kind: 'askedToTellNext',
    hers: /\b(?:(?:just )?(?:text|message|tell|call|ring|let me know|say|warn|write)\b.{0,24}\bnext time|(?:next time|in future|another time)\b.{0,30}\b(?:text|message|tell|call|ring|let me know|say|warn|write)|i'?d (?:just )?(?:like|want|prefer|appreciate) (?:a )?(?:text|message|call|warning)\b)/,
    his: /\b(?:sorry|late|forgot|cancel\w*|asleep|phone (?:died|was)|couldn'?t)\b/,
  },
  {
    kind: 'willWriteLater',
    hers: /\b(?:(?:will|i'?ll) (?:message|text|write|call|ring|speak)(?: (?:you|to you|u|back))? (?:after|later|then|when|tonight|tomorrow|in a bit|once)|(?:^|[.!,] |\b(?:ok|okay|great|perfect|lovely|fine|we'?ll|let'?s|and|so|cool) )(?:speak|talk|chat|text) (?:to you )?(?:later|after(?:wards)?|in a bit|tonight))\b/,
    not: /\?|\b(?:good ?night|sleep|sorry but|date)\b/,
  },
  {
    kind: 'offersHimHelp',
    hers: /\b(?:i(?:'ve| have)? got (?:a |an |some |one )?(?:spare|old|extra)\b.{0,40}\b(?:you can|borrow|have)|you (?:can|could) (?:borrow|have|use) (?:mine|my|one|it|ours)|(?:then |well |ok |okay )?i (?:can|could) (?:come (?:over|round|to you|to yours|your (?:side|way)|by)|pick you up|collect you|give you a (?:lift|hand|ride)|drive (?:you|over|us)|help (?:you|if)|bring (?:you|some|it|one|round)|lend you)|let me know if (?:you|u) need (?:anything|a hand|help|me)|i'?ll (?:bring|drop|lend|make) (?:you|some|it|one))\b/,
    not: /\b(?:i can help you with|can'?t|cannot|won'?t|not (?:able|sure|coming))\b/,
  },
  {
    kind: 'givesHimTip',
    hers: of(
      String.raw`(?:^|[^a-z' -] ?)(?:just |maybe |you will survive |you'?ll survive )?${TIP_VERB} [a-z' ]{3,}|\bthat'?s what (?:helped|i (?:do|did|use)|works)|\b(?:you|u) (?:should|could|want to|need to|wanna) (?:try|put|use|take|get|add|see a|ask|ring|call|soak|rest)\b|\b(?:works|worked) for (?:me|mine)\b|\bi (?:swear by|always use)\b`,
    ),
    not: /\?|\b(?:me|us|we|call me|text me|stop|please|bye|leave me|your (?:time|word)|take care|don'?t (?:worry|be|laugh|judge|tell|ask)|pic\w*|photo\w*|keep (?:talking|going|guessing|dreaming)|get (?:home|back|in)|try (?:me|harder|again)|ask (?:me|away))\b/,
    his: /\b(?:hurts?|pain|sore|sick|ill|cold|flu|poorly|can'?t|broke\w*|burn\w*|stuck|problem|trouble|leak\w*|ruined|dying|dead|fail\w*|first|new|learn\w*|start\w*|thinking (?:of|about)|moving|buy\w*|winter|snow|headache|hungover|chicken ?pox|sleep|teeth\w*|nervous|stain|plants?|garden|cook\w*|bak\w*|rice|bread|exam|interview|back|knee|throat|cough|bug|bite|stings?|hot|degrees|fence|tyre|battery|boiler)\b/,
  },
  {
    kind: 'encouragesHim',
    hers: of(
      OH,
      String.raw`.{0,40}\b(?:you(?:'ll| will) (?:be (?:fine|ok|okay|great|alright|brilliant)|survive|smash it|do (?:great|fine|well|brilliant\w*)|get (?:there|through|used)|manage|nail it|love it)|you(?:'ve| have)? got this|fingers crossed|good luck|best of luck|(?:it|things|that)(?:'ll| will)? (?:gets?|get) (?:better|easier)|it(?:'ll| will) be (?:ok|okay|fine|alright|great)|don'?t worry about it|rooting for you|i believe in you)\b`,
    ),
    not: /\?|\b(?:with (?:the|your) search|finding|find someone|meet(?:ing)? someone|out there|in life|i(?:'m| am) not|someone else|take care)\b/,
  },
  {
    kind: 'goodOfHim',
    hers: of(
      String.raw`\b(?:that(?:'s| is|s)|how) ${SO}(?:good|kind|sweet|nice|lovely|thoughtful|generous) of you\b|\baren'?t you (?:good|kind|sweet|lovely)\b|\b(?:that'?s|thats) (?:a )?(?:really |very |so )?(?:good|kind|lovely|nice) thing to do\b`,
    ),
    not: /\?(?!\W*$)|\b(?:but|thank|thanks)\b/,
  },
  {
    kind: 'gladForHim',
    hers: of(
      OH,
      String.raw`(?:.{0,12}\b)?(?:i(?:'m| am)|im)? ?${SO}(?:glad|pleased|happy|delighted|relieved) (?:for (?:you|u)|you(?:'re| are| went| got| made| had| did| found| told| are)|it(?:'s| went| is| was| all)|that (?:it|you)|he(?:'s| is)|she(?:'s| is)|they|to hear (?:it|that|you))\b`,
    ),
    not: /\?|\b(?:but|met|someone|not|talking|we (?:met|matched))\b/,
    his: /\b(?:i|i'?m|my|we|it|he|she|they|yes|no|finally|got|all|went)\b/,
  },
  {
    kind: 'gladForHim',
    hers: /\b(?:congrat\w*|so (?:happy|pleased|glad|proud|excited) (?:for|of) (?:you|u)|(?:that'?s |thats |what )?(?:such )?(?:amazing|great|fantastic|brilliant|wonderful|lovely|good|awesome|fab) news)\b/,
    not: /\?|\bbut\b/,
    his: /\b(?:got|passed|keys|won|finished|job|offer|place|accepted|promot\w*|house|flat|degree|results?|interview|visa|baby|born|clear|new|finally|married|engaged|graduat\w*|record|first|physio|doctor|signed|sold|booked|certificate|licen[cs]e|team|award|published)\b/,
  },
  {
    kind: 'happensToAll',
    hers: of(
      OH,
      String.raw`(?:classic(?: you)?\W*$|typical(?: you)?\W*$|it happens(?: to (?:all of us|the best of us|everyone|me))?|(?:the )?story of my life|tell me about it|don'?t i know it|been there(?: done that)?|join the club|we(?:'ve| have) all (?:been there|done (?:it|that))|happens to (?:me|the best|all|everyone|everybody)\b|(?:it )?could(?:'ve| have)? (?:be|been|happen(?:ed)?) (?:worse|to anyone))`,
    ),
    not: /\?/,
  },
  {
    kind: 'sameWithHer',
    hers: of(
      OH,
      String.raw`(?:me neither|same(?: here| actually| tbh| honestly| with me| as me)?\b(?! (?:time|day|place|old|one))|so do i|neither do i|nor (?:do|am|can) i|so am i|i do (?:that|the same|it)(?: too| as well| with| all)?|i did (?:too|that|the same)|mine (?:does|do|is|are|was|were|did|has)(?: exactly)? (?:too|the same|that)|me too|you and me both|that makes two of us)\b`,
    ),
    not: /\?|\b(?:die|kill|alone|depress\w*|hate myself|meet(?:ing)? you|forward|like you|miss)\b/,
    his: /^(?!.*\b(?:like you|meet you|miss(?:ed)? you|date|kiss|love you|(?:great|nice|good|lovely|amazing|wonderful|really fun) (?:time|evening|night|day|walk|dinner|lunch|chat)|enjoyed|had fun|see you|talking to you)\b)/,
  },
  {
    kind: 'sympathyInGrief',
    hers: of(
      OH,
      String.raw`(?:(?:that|this|it)(?:'s| is| must be| sounds?| was| must have been)? ?${SO}${BAD}\b|what a (?:shame|pity)|poor (?:you|thing|man|love)\b|(?:i(?:'m| am) |im )?(?:so |very |really )*sorry\b|my condolences|sending (?:love|hugs|you)|thinking of you|i can'?t imagine|hope (?:you|he|she|they|it))`,
    ),
    not: /\?|\b(?:but i|seeing|someone else|not interested|leave|take care|luck|bye)\b/,
    his: GRAVE,
  },
  {
    kind: 'sympathisesWithHim',
    hers: of(
      OH,
      String.raw`(?:(?:that|this|it)(?:'s| is|s| must be| sounds?| was| must have been| sucks)? ?${SO}${BAD}\b|that sucks|what a (?:shame|pity|pain|nightmare|day|mess|nuisance|bummer)|poor (?:you|thing|man|love|guy|lamb|baby)\b|sorry to hear|i(?:'m| am)? ?(?:so )?sorry (?:about|to hear|for you|that)|i bet (?:that|it) (?:was|is) (?:so |really |very )?(?:hard|tough|horrible|scary|sad|awful)|i hate (?:those|these|that|when|it when)|not what you (?:need|want)|bad luck|unlucky|hope (?:it|you|he|she|they) (?:gets?|feels?|heals?|is|are) (?:better|ok|okay|alright))`,
    ),
    not: of(
      String.raw`\?|\b(?:but i|i(?:'m| am) (?:married|seeing)|someone|date|meet|not interested|rude|creep\w*|leave)\b|`,
      GRAVE.source,
    ),
    his: of(String.raw`^(?!.*${GRAVE.source})`),
  },
  {
    kind: 'likesTheSound',
    hers: of(
      OH,
      String.raw`(?:mm+\b.*|yum+\b.*|(?:that |it |this )?sounds? ${SO}(?:fun|lovely|nice|great|good|amazing|perfect|delicious|yummy|tasty|exciting|interesting|heavenly|wonderful|cosy|cozy|like (?:a|the|my)\b.*)|how (?:lovely|exciting|nice|cool|fun)|(?:so |very )?exciting|(?:so |very |i'?m (?:so )?)?jealous|lucky (?:you|thing|man|sod|duck)|(?:it'?s )?alright for some|i can (?:almost |nearly )?smell it.*|now i (?:want|fancy|need|could (?:eat|do with)) (?:one|some|that|it|a)\b.*)(?: (?:that|to me|actually|tbh|too|though|lol|haha|x+))*\W*$`,
    ),
    not: /\?/,
    his: /^(?!.*\b(?:shall we|want to|wanna|fancy|how about|what about|would you|do you|could we|we could|let'?s|see you|meet|date|pick you up|are you)\b)/,
  },
  {
    kind: 'amazedAtNews',
    hers: of(
      OH,
      String.raw`(?:no way|wow|omg|oh my (?:god|gosh|goodness|days|word)|blimey|crikey|holy \w+|seriously|you'?re (?:joking|kidding)|i can'?t believe (?:it|that)|that'?s (?:mad|crazy|insane|wild|unreal|incredible|amazing|unbelievable|mental))(?:[ ,.!]+(?:that'?s|so|mad|crazy|insane|wild|really|lol|haha|omg|wow))*\W*$`,
    ),
    his: /^(?!.*\b(?:you (?:look|are|were)|beautiful|like you|love you|your)\b)/,
    not: /\?\W*\w/,
  },
  {
    kind: 'wishesHimToo',
    hers: /^(?:(?:thanks?|thank you|aw+|haha|hey|oh|and|x+) ?[,!.]* ?){0,4}(?:(?:a )?(?:happy|merry|blessed) [a-z' ]{3,24} to (?:you|u)\b|(?:happy|merry) (?:diwali|eid|christmas|xmas|new year|easter|holi|hanukkah|onam|lohri)\b|same to (?:you|u)|(?:and )?to (?:you|u) (?:too|as well|and your)|(?:you|u) (?:too|as well)\b(?: and (?:your|ur) family)?)/,
    not: /\?|\b(?:nice|great|good|lovely|meet\w*|talk\w*|night|sleep)\b/,
    his: /\b(?:happy|merry|eid|diwali|christmas|easter|enjoy|have a (?:good|nice|great|lovely)|wish\w*)\b/,
  },
  {
    kind: 'thanksAndSays',
    hers: /^(?:(?:haha|aw+|oh|stop|omg|wow|ok|ah) ?[,!.]* ?){0,4}(?:thanks?|thank you)\b.{0,12}[,.!]? .*\b(?:that was|it was|taken|took (?:it|them|that)|my (?:friend|sister|mum|mom|cousin|daughter|mate)|in [a-z]+|at (?:my|a|the)|last (?:summer|year|week|month)|from (?:my|a|the)|i (?:hate|never|don'?t|always)|everybody|everyone|nobody)\b/,
    not: /\?/,
    his: HIS_COMPLIMENT,
  },
  {
    kind: 'youllBeWet',
    hers: /\b(?:you'?ll|u'?ll|you will) be (?:so |absolutely |completely |really )?(?:soaked|drenched|wet|freezing|frozen|cold|late|starving|shattered|exhausted|knackered|tired|hungover)\b/,
    not: /\?/,
  },
  {
    kind: 'agreedDeal',
    hers: /^(?:(?:ok|okay|haha|great|fine)[ ,!.]+){0,4}(?:deal|done|sold|fine by me|you'?re on|suits me|fair enough)\W*$/,
    his: /\b(?:next time|my turn|your turn|i'?ll (?:pay|bring|cook|pick|drive|get|make|book)|on me|split)\b/,
  },
  {
    kind: 'niceTimeWithHim',
    hers: /\bi (?:had|(?:ha)?ve had|really had) (?:a|such a) (?:really |so |very |truly )?(?:lovely|nice|great|good|wonderful|amazing|fun|brilliant) (?:time|evening|night|day|date|afternoon)\b/,
    not: /\?|\b(?:but|with (?:my|the) (?:friends?|girls|family|kids|sister|mum|mom)|spark|friend|last (?:year|summer))\b/,
    his: /\b(?:home|safe|tonight|evening|walk|date|dinner|meeting you|great time|lovely|nice|enjoy\w*|fun|see you)\b/,
  },
  {
    kind: 'niceTimeWithHim',
    hers: /(?=.*\b(?:thanks? (?:you )?for|with you|(?:made it|got|am|i'm) home)\b).*\bi (?:had|(?:ha)?ve had|really had) (?:a|such a) (?:really |so |very |truly )?(?:lovely|nice|great|good|wonderful|amazing|fun|brilliant) (?:time|evening|night|day|date|afternoon)\b/,
    not: /\?|\b(?:but|with (?:my|the) (?:friends?|girls|family|kids|sister|mum|mom)|spark|friend|last (?:year|summer))\b/,
  },
  {
    kind: 'willBeatHim',
    hers: /\b(?:i(?:'m| am)? ?(?:going to|gonna)|im gonna|i'?ll|i will|prepare to|get ready to|you(?:'re| are)? ?(?:going to|gonna|about to)|ur gonna) (?:totally |so |absolutely |definitely |probably )?(?:destroy you|beat you|crush you|win\b|smash you|thrash you|lose\b|annihilate you|wipe the floor|go down\b)|\byou'?re going down\b/,
    not: /\?|\b(?:lose (?:you|me|it|my|weight|interest)|win you over|but i)\b/,
  },
  {
    kind: 'hopedForMore',
    hers: /\b(?:talking to you|hearing from you|our (?:chat|talk|conversation|evening|walk|date)s?|you)\b.{0,16}\b(?:(?:is|was|were|are|has been) (?:the )?(?:best|nicest|highlight|good) (?:part|bit|thing|of)|made (?:my|the) (?:day|week|evening|night))|\byou(?:'ve| have)? made my (?:day|week|evening)\b/,
    not: /\?|\b(?:sorry|but|friend)\b/,
  },
];

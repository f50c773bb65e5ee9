import type { FollowUp } from './asked-after-him';

/** Follow-ups to his daily life: work, studies, home, health, habits, food. Form: content/asked-about-him.ts. */
export const AFTER_DAILY_LIFE = `
=afterJobWhatExactly
c The short version is that I solve other people's problems until it's time to go home.
c Whatever needs doing that day, and it's usually more than the title says.
c I'll give you the honest version, because the official one sends people to sleep.
p Mostly I look busy with great conviction, and in between I do the actual job.
p On paper it sounds important, in practice it runs on snacks.
p My own family still can't explain it, so you're ahead of them for asking.
i The part I like telling people about is never the part in the job title.
i More dealing with people than you'd guess, and that's the bit that stays with me.
i Enough to come home tired, but some of it makes for good stories.
b What does a normal working day look like for you?
b What would you guess takes up most of my day?
=afterJobLikeIt
c Yes, more often than not, and that's good enough for me.
c Honestly, not as much as I'd like to, and I'm not going to pretend.
c Some days a lot, some days I'm watching the clock.
p I like it best on the last day before a day off.
p I do, but please don't tell my alarm clock.
p We're on good terms as long as it doesn't ring on my day off.
i I like being good at something, and the rest comes and goes.
i Yes, though it isn't the only thing I can picture myself doing.
i Not every day, but there are moments in it I wouldn't swap.
b Do you enjoy what you do?
b What would you do if money didn't matter?
=afterJobHowGotInto
c I gave it a go, found I could do it, and stayed.
c I wanted it, so I kept at it until someone let me in.
c Half by choice and half by chance, like a lot of things.
p I said yes to something once and nobody has let me stop.
p Not by following a plan, that much I can promise.
p One small step at a time, and then it was too late to become an astronaut.
i There's a moment I could point to, and it didn't look important at the time.
i I was curious about it first, and the job came after that.
i Not the straight way, and I think the detours are the better story.
b How did you end up doing what you do?
b What did you want to be when you were little?
=afterJobStressful
c It can be, but I try to leave it at the door when I go home.
c Not really, it takes a lot to rattle me.
c Yes, some days it is, and then I need an hour to come down.
p Only between the moment I arrive and the moment I leave.
p A bit, but I look very calm while I panic.
p It has its moments, and I have my biscuits.
i The busy days I can handle, it's the slow ones that wear me out.
i Sometimes, and it's taught me a lot about how I am under pressure.
i Less than it sounds, as long as there's something nice to look forward to after.
b What do you do to switch off after a hard day?
b Do you get stressed easily?
=afterJobHowManyHours
c Enough to be tired, but there's still time for the good things.
c More than I'd choose, but I keep some time that's properly mine.
c A pretty normal week, so there's plenty left for other things.
p I stopped counting, it was only upsetting me.
p Too many for a man who'd like a nap this badly.
p Enough that my sofa misses me.
i It depends on the week, but I find time for people I want to see.
i More than I want to forever, I'd like a bit more life in the week.
i Some weeks it's a lot, and then I really notice what I'm missing.
b Do you work long days too?
b What would you do with one extra day off a week?
=afterWorkWhenFinish
c Not soon enough, but I'm counting it down.
c Later than I'd like, and I'll text you when I'm out.
c Not too long now, and then I'm free to talk properly.
p Officially soon, but work has never respected that word.
p If you ask me the clock has stopped, so possibly never.
p The exact minute I'm allowed to, and I'll be first out of the door.
i Late enough to be tired, not too late to talk to you.
i Not for a bit, but it goes faster now that I've got you to write to.
i As soon as it's all done, and today I've got a good reason to hurry.
b What are you up to later?
b When are you done for the day?
=afterColleaguesGetOn
c Yes, mostly, and it makes the long days shorter.
c With some of them very well, with the rest I stay polite.
c Not really, but I go there to work and that's fine.
p Yes, as long as nobody touches my lunch.
p We moan about the same things, so we're practically family.
p Very well, especially when they bring cake in.
i A few of them I'd still want to know if the job ended tomorrow.
i Well enough, though I keep a bit of myself for outside work.
i The people make or break a job for me, so I do make an effort.
b Are you friends with people from work?
b What kind of colleague are you?
=afterInterviewHowWent
c Better than I feared, and I said what I wanted to say.
c Not my best, honestly, but I'm glad I went for it.
c I think it went all right, now it's up to them.
p I remembered my own name and most of my good points, so not bad.
p Well enough that I've only replayed it about forty times.
p They were very nice, so it was either very good or they felt sorry for me.
i There was one answer I was proud of, and I didn't plan it.
i I can't read it yet, but I came out feeling like myself.
i Hard to say, and I notice now how much I want it.
b Are you good at interviews?
b What's the strangest thing you've been asked in one?
=afterInterviewGotIt
c Yes, and I'm still grinning about it.
c No, not this time, but I'm glad I tried.
c Nothing yet, I'm keeping my phone close.
p Yes, and I'm pretending I was never worried.
p No, so they'll have to live with that now.
p No word yet, so I've checked my emails more often than is healthy.
i I don't know yet, and I'd forgotten what it's like to want something this much.
i Yes, and I've been looking forward to telling you.
i It wasn't to be, and I'm less sad about it than I expected.
b How long can you wait for news without going mad?
b What would be your dream job?
=afterNewJobWhenStart
c Soon, and I can't wait to get going.
c Not just yet, so I'm enjoying the time in between.
c As soon as it's all sorted, and I'm ready for it.
p Soon enough that I should practise getting up on time.
p Before I've had time to get properly nervous, luckily.
p Not until I've had a few more lie ins, I hope.
i Close enough that I'm already going over the first morning in my head.
i Soon, and it feels like the start of more than a job.
i Not long now, and I'd like to do something nice before it begins.
b How do you celebrate good news?
b Do you get nervous on first days?
=afterExamsReady
c As ready as I'm going to be, so bring it on.
c Not quite, but I know what I still have to do.
c Getting there, one page at a time.
p Ready is a big word, let's say I own the book.
p My notes look fantastic, now I just have to remember them.
p So ready that I've stopped to write to you.
i I usually know more than I think I do, so I'm quietly hopeful.
i I'm more nervous than I let on, but in a good way.
i I'll only know when I'm sitting there, but I really want this.
b Are you the type to start early or the night before?
b What helped you most when you had exams?
=afterMovedSettledIn
c Yes, it's starting to feel like home.
c Not quite yet, but I'm getting there.
c Mostly, there's only a bit left to sort out.
p I know where the kettle is, so yes.
p Nearly, I only try the wrong light switch twice a day now.
p Not quite, the boxes and I are still living together.
i In the evenings it feels like mine, in the daytime I'm still a guest.
i Slowly, I think a place needs a few good memories first.
i Quicker than I expected, and I'm happy about that.
b How long do you need until a place feels like home?
b What's the first thing you'd unpack?
=afterMovedKnowAnyone
c Not many yet, so I'm glad to be talking to you.
c A few, and I'm getting to know more.
c Yes, enough that I don't feel alone here.
p I've been nodded at in the corner shop, so I'm practically a local.
p I know you a little, that's a start.
p Not enough to be invited to a barbecue, but I'm working on it.
i Hardly anyone, and there's something freeing about that.
i A few faces, but I'd still like someone to show me the good places.
i Some, though it takes me a while before I call somebody a friend.
b Where do you meet new people?
b Have you ever started again in a new place?
=afterMovedWhatMiss
c The people, mostly, the rest I can find here too.
c Less than I expected, to be honest.
c Knowing every corner without having to think.
p Knowing where everything is in the supermarket.
p The food, I won't pretend it's anything nobler.
p Finding my way home without looking at my phone.
i The small things, like being recognised when I walk in somewhere.
i Being able to drop in on someone without planning it.
i It changes, some evenings it's everything and then for a week it's nothing.
b What would you miss most if you moved away?
b Could you see yourself living somewhere else?
=afterTiredHowCome
c Not enough sleep and too much day.
c Too much on at once, it catches up with me.
c My head wouldn't switch off when I did.
p I went to bed at a sensible time in theory.
p My bed and I disagreed about when the night starts.
p I keep treating sleep like something I can do later.
i I had a lot on my mind, and nights are when it gets loud.
i It isn't a bad tired, more the kind you get when there's a lot going on.
i I seem to think best when I should be asleep.
b How many hours do you need to be nice to people?
b What do you do when you can't sleep?
=afterIllFeelingBetter
c A bit better, thanks, and it's nice of you to ask.
c Not yet, but I'm taking it easy.
c Much better, I'm nearly myself again.
p A little, I've been promoted from bed to sofa.
p No, but my complaining is in excellent shape.
p Better, though I'll act weak if it gets me soup.
i A little, and a message like yours does help.
i Not really, and I'm surprised how much I miss ordinary days.
i On the way up, and already thinking about what I'll do first.
b What do you do when you're ill?
b Are you a good patient?
=afterIllSeenDoctor
c Not yet, but I will if it doesn't get better.
c Yes, and it's in hand, so don't worry.
c I don't think it needs one, but I'm keeping an eye on it.
p No, I'm trying tea and stubbornness first.
p Yes, so I was sensible for once.
p Not yet, I've only asked the internet and it was very dramatic.
i No, I'm better at sending others to the doctor than at going myself.
i I have, and it was good to have somebody take a proper look.
i Not so far, but it's sweet that you'd send me.
b Do you go straight away or wait it out?
b What do you swear by when you're ill?
=afterIllWhoLooksAfter
c I'm looking after myself, and I'm doing all right at it.
c I'm in good hands, so don't worry about me.
c Nobody needs to, but it's lovely that you ask.
p Me, and I'm not the gentlest nurse.
p A blanket and a kettle, they're doing their best.
p The position is open, and soup is the only requirement.
i Just me, and I'm learning to be kinder to myself.
i I manage, though being asked already feels like being looked after.
i I'm not used to being fussed over, but I could get to like it.
b Do you like being looked after when you're ill?
b What would you prescribe me?
=afterInjuryHowHappened
c One wrong move and there it was.
c In the least heroic way, but I'm all right.
c I overdid it, simple as that.
p I'm still working on a version with a shark in it.
p My body remembered my age before I did.
p Gracefully, until the last second.
i I knew it was a bad idea about a second too late.
i I didn't listen when my body told me to stop.
i My thoughts were somewhere else for a moment, and that was enough.
b Have you ever hurt yourself in a silly way?
b Are you the careful type?
=afterGymHowOften
c A few times a week when life lets me.
c As often as I can, I feel it when I don't.
c Not as often as I'd like, but I keep going back.
p Less often than my gym bag would tell you.
p Every day in my head, a bit less with my legs.
p Often enough to be sore, not often enough to show off.
i It comes in phases, and I can tell how I'm doing by it.
i Whenever I need to get out of my head, so it varies.
i More than I used to, I've started to look forward to it.
b Do you do any sport?
b What gets you moving when you don't feel like it?
=afterAbstainCanIAskWhy
c It's simply better for me, and I'm happy with it.
c I feel more like myself this way.
c I thought about it and it was right for me, no big drama.
p I wanted to see if I could, and now I'm too stubborn to go back.
p So that I can look smug at breakfast.
p I needed one good habit to make up for the others.
i I like who I am without it a bit more.
i There's a longer story, and I'll tell you when we know each other better.
i It's one of the few things I decided entirely for myself.
b Does it bother you?
b Have you ever given something up for good?
=afterAbstainIsItHard
c Harder at the start, now it's mostly habit.
c Yes, at times, but I'm sticking with it.
c Not really, I thought I'd miss it more.
p Only when someone next to me is enjoying it loudly.
p No, explaining it to people is the hard part.
p Not today, but Saturday nights are a different matter.
i Some days, and then I remember why I started.
i A bit, but I miss the company around it more than the thing itself.
i A little, but I like finding out that I can.
b What would be hardest for you to give up?
b Could you do without it?
=afterDietEatInstead
c All sorts, there's more to choose from than people think.
c Simple things, cooked properly, and they do the job.
c A lot of vegetables, and I've come to like it.
p Mainly whatever's left on the menu when you cross the rest out.
p Everything else, and twice as much of it.
p I look at what I'd like and then I have a salad.
i It's made me curious about food, oddly enough.
i Things I'd never have tried otherwise, and some are now favourites.
i Less than before, but I taste it more.
b What's your favourite thing to eat?
b Would you try it for a week?
=afterCookedAnyLeft
c For you there's always a plate.
c Sadly not, but I'd gladly make it again.
c Just about, if you're quick.
p There was until I went back to check on it.
p Yes, but I've been guarding it with a fork.
p No, and I'm only a little bit sorry.
i I'd have kept you some if I'd known you were hungry.
i A bit, and I'd rather share it than finish it on my own.
i Not this time, which gives me a reason to cook for you.
b What would you want me to make?
b Are you good at sharing food?
`;

/** He says what he works as or in. */
const JOB =
  /\b(?:i (?:just |also |mostly |actually |currently )?work (?:in|at|as|for|with|nights|shifts|from|part|full)|(?:i'?m|i am) (?:currently )?(?:working (?:as|in|for|at)|in (?:it|sales|finance|marketing|logistics|construction|retail|insurance|banking|hr|recruitment|software|admin))|i do (?:sales|finance|marketing|logistics|recruitment|software|admin)|my (?:new )?(?:job|trade|work|business|company)|self[- ]employed|freelanc\w+|(?:run|own) an? (?:\w+ )?(?:business|company|shop|cafe|garage))\b|(?:\b(?:i'?m|i am|as)(?: actually| just)? an? (?!bad |terrible |good |nervous |careful )(?:\w+ ){0,2}|^(?:an? )?(?!the |my |saw |need |no |good |bad )(?:\w+ )?)(?:nurse|teacher|lecturer|engineer|electrician|plumber|builder|joiner|carpenter|roofer|welder|mechanic|driver|chef|waiter|barista|bartender|accountant|developer|programmer|designer|architect|lawyer|solicitor|paramedic|doctor|dentist|vet|pharmacist|physio\w*|carer|social worker|police officer|firefighter|soldier|pilot|postman|analyst|consultant|manager|supervisor|salesman|estate agent|barber|hairdresser|gardener|farmer|scientist|researcher|technician|photographer|journalist|personal trainer|surveyor|painter|plasterer|baker|butcher|translator)\b/;

export const AFTER_DAILY_LIFE_RULES: readonly FollowUp[] = [
  {
    kind: 'afterJobWhatExactly',
    his: JOB,
    asked:
      /\b(?:what (?:exactly |precisely )?(?:do|d) ?(?:you|u|ya) (?:actually |exactly )?do\b(?: (?:there|exactly|all day|day to day|in your job|for them|then))?(?! (?:for fun|in your|outside|after|when|to|on|at the weekend|at weekends|besides|with))|wh?at does (?:that|it|your job|ur job|the job) (?:actually |exactly )?(?:involve|entail|mean|look like)|wh?at kind of (?:work|job|stuff) (?:is (?:it|that)|do (?:you|u) do)|(?:what'?s|what is) (?:a|your|ur) (?:typical|normal|usual) (?:work ?)?day)/,
    not: /\bwork(?:ing)? out\b|\b(?:lost my job|laid off|redundan\w+|unemployed|used to (?:work|be)|quit my job|fired|sacked)\b/,
  },
  {
    kind: 'afterJobLikeIt',
    his: JOB,
    asked:
      /\b(?:do|d'?) ?(?:you|u|ya) (?:actually |really |even |still )?(?:like|enjoy|love) (?:it|that|(?:your|ur|the|that) (?:job|work)|working there|doing (?:it|that)|what (?:you|u) do|being an? \w+)\b(?! (?:when|if|here)\b)/,
    not: /\bwork(?:ing)? out\b|\b(?:lost my job|laid off|redundan\w+|unemployed|used to (?:work|be)|quit my job|fired|sacked|i (?:really |absolutely |just )?(?:love|hate|like|enjoy|can'?t stand) (?:my (?:job|work)|it))\b/,
  },
  {
    kind: 'afterJobHowGotInto',
    his: JOB,
    asked:
      /\bhow (?:did|d) ?(?:you|u|ya) (?:first )?(?:get into|end up|come to|fall into|become|get started|start (?:out|in|doing))\b|\b(?:wh?at made|wh?at got) (?:you|u) (?:into (?:that|it|this)|(?:want to |wanna )?(?:become|choose (?:that|it)|go into|do that))\b|\bhave (?:you|u) always (?:wanted to (?:do|be)|done) (?:that|it|one|an?)\b/,
    not: /\bwork(?:ing)? out\b|\b(?:lost my job|laid off|redundan\w+|unemployed|end up (?:single|here|on here)|fired|sacked)\b/,
  },
  {
    kind: 'afterJobStressful',
    his: JOB,
    asked:
      /\b(?:is (?:it|that|(?:your|ur|the) (?:job|work))|isn'?t (?:it|that)|that must be|must be|sounds|it must be|does it get) (?:really |very |quite |pretty |super |a bit |so |that |too )?(?:stressful|exhausting|intense|full on|a lot of (?:pressure|stress)|tiring)\b|\b(?:do|d) ?(?:you|u) (?:get|find it) (?:really |very |quite )?(?:stressed|stressful)\b/,
    not: /\bwork(?:ing)? out\b|\b(?:lost my job|laid off|redundan\w+|unemployed|used to (?:work|be)|fired|sacked|stressful as)\b/,
  },
  {
    kind: 'afterJobHowManyHours',
    his: /\b(?:work(?:ing)?|shifts?|nights|overtime|my (?:new )?job|office|self[- ]employed|freelanc\w+|restaurant|kitchen|hospital|warehouse)\b/,
    asked:
      /\bhow (?:many (?:hours|days|shifts)|much) (?:a (?:week|day) )?(?:do|d|are|r) ?(?:you|u|ya) (?:usually |normally )?(?:have to |on )?(?:work|do|working|doing)(?: a (?:week|day))?\b(?! out)|\bhow long (?:are|r) (?:your|ur|the) (?:shifts|days|hours)\b|\b(?:do|d) ?(?:you|u) work (?:a lot(?: of hours)?|long (?:hours|days)|loads|much)\b|\bare (?:the|your|ur) hours (?:long|bad|ok|crazy)\b/,
    not: /\bwork(?:ing)? out\b|\b(?:lost my job|laid off|unemployed|gym|sleep)\b/,
  },
  {
    kind: 'afterWorkWhenFinish',
    his: /\b(?:at work|still (?:working|at it|in the office)|working (?:late|today|tonight|now|all day)|(?:i'?m|i am|just) working|on (?:a |my )?(?:shift|break|lunch|call)|(?:late|night|early|long|double|evening) shift|shift today|in the office|overtime|in (?:a )?meetings?|work (?:today|tonight) is|day at work)\b/,
    asked:
      /\b(?:(?:wh?at time|when) (?:do|d|are|r|will|can|does|u|you) ?(?:you|u|ya|it|your shift|ur shift)? ?(?:finish|get off|done|off|out|clock off|knock off|get (?:out|home)|end|be (?:done|finished|home))|(?:how (?:long|much longer|many hours)) (?:(?:have |do )?(?:you|u)(?:'ve)? (?:got )?(?:left|to go|still have)|(?:left|to go|till (?:you|u) (?:finish|are done)|until (?:you|u) (?:finish|are done))|are (?:you|u) (?:on|there|working) (?:for|till|until))|(?:are|r) (?:you|u) (?:nearly |almost )?(?:done|finished|off) soon)\b/,
    not: /\b(?:finished work|just finished|home now|this weekend|on holiday|free (?:this|next|on|at)|off (?:this|next))\b/,
  },
  {
    kind: 'afterColleaguesGetOn',
    his: /\b(?:colleagues?|coworkers?|co-workers?|workmates?|team|boss|manager|my (?:new )?(?:job|work)|office|people (?:at|from) work|at work|i work (?:with|in|at|for)|work (?:do|party|drinks))\b/,
    asked:
      /\b(?:do|d|don'?t) ?(?:you|u|ya) (?:all )?(?:get (?:on|along)|like) (?:well |ok |okay )?(?:with )?(?:them|(?:your|ur|the) (?:colleagues|coworkers|co-workers|workmates|team|boss)|(?:the )?(?:people|others|everyone) (?:you work with|there|at work))\b|\b(?:are|r) (?:they|(?:your|ur|the) (?:colleagues|coworkers|co-workers|workmates|team)|the people(?: there)?|people there) (?:all )?(?:nice|ok|okay|friendly|alright|any good|a nice bunch)\b|\b(?:nice|good) (?:colleagues|team|people)\?/,
    not: /\b(?:parents|family|brothers?|sisters?|football|kids|neighbours|support|self[- ]employed|work (?:from home )?alone|supporter|league)\b/,
  },
  {
    kind: 'afterInterviewHowWent',
    his: /\b(?:interview(?:s|ed)?|assessment (?:day|centre)|trial shift)\b/,
    asked:
      /\bhow (?:did|do (?:you|u) (?:think|feel)|was|d) ?(?:it|that|the interview|your interview|ur interview|they|the trial)\b(?: all| all go| go| went| been)?(?! like you)|\b(?:did|do (?:you|u) think) it (?:go|went) (?:well|ok|okay|alright|good)\b|\bhow(?:'s| has) it (?:gone|go)\b/,
    not: /\b(?:tomorrow|next (?:week|month|mon|tue|wed|thu|fri)\w*|(?:got|have) an interview (?:on|at|in|later|this)|later today|preparing|prepping|read an? (?:\w+ )?interview|watched|podcast)\b/,
  },
  {
    kind: 'afterInterviewGotIt',
    his: /\b(?:interview(?:s|ed)?|applied|applying|application|promotion|trial shift|assessment (?:day|centre)|went for (?:a|the) (?:job|role|position))\b/,
    asked:
      /\b(?:did|do) ?(?:you|u|ya) (?:think (?:you|u)(?:'ve|'ll)? )?(?:get|got) (?:it|the (?:job|role|position|promotion))\b|\b(?:have|did|has|u|you|any) ?(?:you|u|they)? ?(?:heard? (?:back|anything|from them)|(?:got|get) back to (?:you|u)|an? answer|news(?: (?:yet|from them))?|let (?:you|u) know|offer(?:ed)? (?:you|u) (?:it|the job))\b/,
    not: /\b(?:tomorrow|next (?:week|month)|got the job|got it|didn'?t get|turned (?:me )?down|rejected|podcast|read an? (?:\w+ )?interview|will (?:you|u))\b/,
  },
  {
    kind: 'afterNewJobWhenStart',
    his: /\b(?:new (?:job|role|position|contract)|(?:got|get|landed|offered me|accepted|took|taken|signed for|been offered) (?:the|a|my|that) (?:new |first )?(?:job|role|position|contract|promotion|apprenticeship)|(?:i )?got (?:it|promoted)\b.*|chang(?:ing|ed) jobs|hired|job offer|starting (?:at|as) (?:a|the|my)\b)/,
    asked:
      /\b(?:when|wh?at (?:day|date|time)) (?:do|d|are|r|will|is|'?s) ?(?:you|u|ya|your|ur|the|it|that)? ?(?:be )?(?:start(?:ing)?|begin(?:ning)?|first day|big day|start date)\b|\bwhen'?s (?:your|ur|the) (?:first|start|big) (?:day|date)\b|\b(?:do|are) (?:you|u) start(?:ing)? (?:soon|right away|straight away)\b/,
    not: /\b(?:start(?:ed|ing)? (?:on|today|last|this|next|tomorrow|in (?:a|two|three|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)|start (?:dating|cooking|learning|work at|in the morning)|dog|puppy|cat)\b/,
  },
  {
    kind: 'afterExamsReady',
    his: /\b(?:exams?|finals|midterms?|revising|revision|studying|coursework|test (?:on|tomorrow|next|this)|got a test|my (?:theory|viva|test|dissertation|thesis))\b/,
    asked:
      /\b(?:are|r|do) ?(?:you|u|ya) (?:feel(?:ing)? )?(?:all )?(?:ready|prepared|confident|well prepared)\b|\bhow(?:'?s| is|s) (?:the |your |ur )?(?:revision|revising|studying|study|prep|it|learning) (?:going|coming(?: along)?)\b|\bhave (?:you|u) (?:studied|revised|learn(?:ed|t)|done) (?:enough|a lot|much|everything)\b|\bu ready\b/,
    not: /\b(?:driving|blood|covid|pregnancy|eye) test\b|\b(?:exams? (?:are|is) (?:over|done)|finished my|passed|failed|ready to (?:meet|go out)|ready for (?:a date|tonight|the weekend)|world cup|cup final)\b/,
  },
  {
    kind: 'afterMovedSettledIn',
    his: /\b(?:(?:just |only |recently )?moved|moving in|new (?:flat|house|place|apartment|home|city|town|here|in town|to the area)|unpack(?:ing|ed)?|boxes|relocated|(?:got|picked up) the keys)\b/,
    asked:
      /\b(?:settl(?:ed|ing) (?:in|down|ok|okay|well|yet|already|alright)|(?:are|r|have|u|you) ?(?:you|u)? (?:all |fully |already )?(?:settled|unpacked)|(?:does|do|did) (?:it|you|u) feel (?:like home|at home)|feels? like home (?:yet|already))\b/,
    not: /\b(?:settl(?:e|ed|ing) down with|moved on|moved out of|next month|next year|moved me|not moved)\b|\bhow long\b/,
  },
  {
    kind: 'afterMovedKnowAnyone',
    his: /\b(?:moved|new (?:city|town|here|in town|to the area|around here|flat|place)|relocat(?:ed|ing)|only been here|not from (?:here|round here|around here)|been here (?:for )?(?:a|two|three|\d+))\b/,
    asked:
      /\b(?:do|d|did|have|u|you) ?(?:you|u|ya)? (?:already |really )?(?:know|met|made|have|got|get to know) (?:already )?(?:any(?:one|body)|many|a lot of|lots of|some|any|much)? ?(?:new )?(?:people|friends|anyone|anybody|family)? ?(?:there|here|yet|in town|nearby|around here|over there|already)\b|\bknow (?:anyone|anybody|many people|people)\b/,
    not: /\b(?:know (?:what|how|where|why|if|that|any good)|moved (?:me|on)|(?:have|got) (?:plans|a (?:car|dog|cat|garden)))\b/,
  },
  {
    kind: 'afterMovedWhatMiss',
    his: /\b(?:moved|new (?:city|town|here|in town|to the area)|relocated|originally from|(?:grew up|born) in|left (?:home|my)|not from (?:here|round here|around here)|homesick|miss (?:home|it|my|the)|far from home|(?:i'?m|i am|come) from \w+)\b/,
    asked:
      /\bwh?at (?:do|d|would) ?(?:you|u|ya) (?:really )?miss\b|\bwh?at(?:'?s| is) (?:the (?:one )?thing |it )?(?:that )?(?:you|u) miss\b|\bmiss (?:the )?most\b/,
    not: /\b(?:miss(?:ed)? (?:the )?most about (?:being|her|him|me|your ex|ur ex|relationships?)|about (?:me|your ex|ur ex|her|being (?:single|married|together|a (?:kid|child)))|moved (?:me|on)|died|passed away|ex|bus|train)\b/,
  },
  {
    kind: 'afterTiredHowCome',
    his: /\b(?:tired|knackered|exhausted|shattered|sleepy|wrecked|drained|can'?t (?:keep my eyes open|sleep)|couldn'?t sleep|(?:didn'?t|hardly|barely) (?:sleep|slept)|(?:slept|sleeping) (?:badly|terribl[ey]|awfully|so badly)|no sleep|bad night|yawning|(?:still|wide) awake|half asleep|\d hours(?: of)? sleep)\b/,
    asked:
      /^(?:oh |aw+ |oh no |but |really )*(?:why|how come|y)\b ?(?:so (?:tired|knackered|sleepy)|(?:are|r) (?:you|u) (?:so )?(?:tired|exhausted|awake|still (?:up|awake))|(?:can'?t|couldn'?t|didn'?t|cant|couldnt) (?:you|u) sleep|(?:that|is that|what happened|s that|is it))?\??$|\bwh?at (?:kept (?:you|u) (?:up|awake)|(?:has |have )?(?:you|u) been doing|made (?:you|u) so tired|'?s keeping (?:you|u) (?:up|awake))\b|\b(?:did(?:n'?t| you not| u not)|did) ?(?:you|u)? ?(?:not )?(?:sleep|get (?:any|enough|much) sleep)(?: (?:well|badly|ok|at all|enough|much|last night))?\b|\b(?:bad night|late night|long day|rough night)\?/,
    not: /\b(?:sick and tired|tired of|so tired i|long week|because|baby|newborn|shift|hospital)\b/,
  },
  {
    kind: 'afterIllFeelingBetter',
    his: /\b(?:ill|sick|flu|a cold|fever|temperature|man flu|covid|cough(?:ing)?|sore throat|migraine|headache|stomach bug|food poisoning|under the weather|not (?:feeling )?(?:well|great|so good)|feel(?:ing)? (?:rough|awful|terrible|rubbish|horrible|like death)|unwell|in bed all day|off sick|throwing up|tonsillitis|toothache|hangover|hungover)\b/,
    asked:
      /\b(?:(?:are|r|do|u|you) ?(?:you|u|ya)? ?(?:feel(?:ing)?|getting) (?:any |a bit |a little |much |bit )?(?:better|ok|okay|alright)|feel(?:ing)? (?:any |a bit |a little )?better|(?:are|r) (?:you|u) (?:any |a bit )?better|is it (?:any |getting (?:any )?)?better|any better)\b/,
    not: /\b(?:cancer|chemo\w*|hospital|surgery|operation|tumou?r|depress\w+|my (?:mum|mom|dad|nan|gran\w*|mother|father|sister|brother|son|daughter|kids?|wife|dog|cat|friend|mate)|is (?:she|he) |sick of|better (?:than|at|off))\b/,
  },
  {
    kind: 'afterIllSeenDoctor',
    his: /\b(?:ill|sick|flu|a cold|fever|temperature|cough(?:ing)?|throat|migraines?|headaches?|stomach|food poisoning|not (?:feeling )?well|unwell|feel(?:ing)? (?:rough|awful|terrible)|(?:my|the) (?:back|neck)|knee|ankle|shoulder|wrist|rash|hurts?|pain|sprain(?:ed)?|twisted|pulled|swollen|infection|toothache|dizzy|injur(?:y|ed))\b/,
    asked:
      /\b(?:(?:have|did|been|you|u|ya|should(?:n'?t)?|are|r|will|has) ?(?:you|u|ya|anyone|a)? ?(?:been|go(?:ne|ing)?|seen?|called|rung|spoken|seeing|talk(?:ed)?|had) (?:it )?(?:to |with |by )?(?:see |get )?(?:it )?(?:the |a |your |ur )?(?:doctors?'?s?|gp|dr|physio|pharmacist|dentist|checked|looked at|someone)|(?:get|got|getting|had) (?:it|that) (?:checked|looked at|seen to))\b/,
    not: /\b(?:cancer|chemo\w*|hospital|surgery|operation|tumou?r|depress\w+|my (?:mum|mom|dad|nan|gran\w*|mother|father|sister|brother|son|daughter|wife|dog|cat|friend|mate)|sick of|seeing someone|doctor who|(?:back|home) (?:home|from|now|at))\b/,
  },
  {
    kind: 'afterIllWhoLooksAfter',
    his: /\b(?:i'?ll|sick|flu|a cold|fever|temperature|covid|cough(?:ing)?|sore throat|migraine|stomach bug|food poisoning|under the weather|not (?:feeling )?(?:well|great)|unwell|feel(?:ing)? (?:rough|awful|terrible|rubbish|like death)|in bed|broke my|sprain(?:ed)?|twisted|my back (?:is|has)?|crutches|in plaster|hungover)\b/,
    asked:
      /\b(?:who'?s?|who is|is (?:any|some)(?:one|body)|(?:have|got|do) ?(?:you|u)? ?(?:have |got )?(?:any|some)(?:one|body)) (?:there )?(?:to )?(?:look(?:s|ing)? after|tak(?:e|es|ing) care of|nurs(?:e|es|ing)|car(?:e|ing) for|bring(?:s|ing)? (?:you|u) (?:soup|food|tea)|mak(?:e|es|ing) (?:you|u) (?:soup|food|tea))\b/,
    not: /\b(?:cancer|chemo\w*|hospital|surgery|operation|tumou?r|my (?:mum|mom|dad|nan|gran\w*|mother|father|sister|brother|son|daughter|kids?|wife|dog|cat)|sick of|after (?:the )?(?:dog|cat|kids|her|him|them))\b/,
  },
  {
    kind: 'afterInjuryHowHappened',
    his: /\b(?:(?:i'?ve |i |have |just )?(?:broke|broken|sprained|twisted|pulled|hurt|injured|tore|torn|strained|bruised|banged|hit|cut|burnt|burned|dislocated|done|did|put out|threw out|fractured|smashed|jarred) (?:my|a) (?:\w+ )?(?:arm|leg|ankle|foot|toe|wrist|hand|finger|thumb|knee|shoulder|back|neck|rib|ribs|hamstring|calf|groin|muscle|elbow|nose|collarbone|head|hip)|on crutches|in plaster|my (?:back|knee|ankle|shoulder|wrist) (?:is|has) (?:gone|killing me|done|swollen|sprained|broken)|black eye|injured myself)\b/,
    asked:
      /\b(?:how (?:did|d|on earth did|the hell did) ?(?:you|u|ya|that|it|this) (?:manage|do|happen|get|hurt|break)|how'?d (?:you|u|that|it) (?:do|happen|manage)|wh?at (?:happened|did (?:you|u) do|(?:have|were) (?:you|u) (?:done|doing)))\b/,
    not: /\b(?:car (?:crash|accident)|crash(?:ed)?|attack\w*|hospital|surgery|operation|fight|mugged|head in|twisted my arm|my (?:mum|mom|dad|son|daughter|sister|brother|dog|cat)|what did (?:you|u) do (?:after|today|last|at)|how did (?:you|u) get (?:home|there))\b/,
  },
  {
    kind: 'afterGymHowOften',
    his: /\b(?:gym|work(?:ing|ed)? ?out|workouts?|train(?:ing)?(?: session)?|lift(?:ing)? weights|lifting|leg day|crossfit|boxing|pilates|yoga|spin class|swimming|fitness|went for a run|running|jogging)\b/,
    asked:
      /\bhow (?:often|many (?:times|days)(?: (?:a|per) (?:week|month))?|regularly) (?:do|d|are|r|would|did) ?(?:you|u|ya) (?:usually |normally |actually |say )?(?:go(?:ing)?|train(?:ing)?|work ?out|do (?:it|that|yoga|pilates)|run|swim|lift|box|exercise|there|do)\b|\b(?:do|are) ?(?:you|u|ya) (?:go |there |train |work ?out )?(?:a lot|every ?day|often|regularly)\??$|\bhow often (?:is that|then)\b/,
    not: /\b(?:train (?:station|is|was|home|late|delayed)|(?:on|by|missed|caught) (?:the|my) train|stag|dog|puppy|running late|go out|go on dates|stopped going|training (?:at|for) work)\b/,
  },
  {
    kind: 'afterAbstainCanIAskWhy',
    his: /\b(?:(?:don'?t|do not|never|no longer|stopped|quit|gave up|given up|giving up|quitting|cut out) (?:really )?(?:drink(?:ing)?|smok(?:e|ing)|eat(?:ing)? (?:meat|animals|dairy|sugar)|alcohol|booze|meat|dairy|sugar|cigarettes|vaping|vape|social media|instagram|coffee|caffeine)|vegan|vegetarian|veggie|teetotal|sober|dry january|off (?:the )?(?:drink|booze|alcohol|sugar|cigarettes))\b/,
    asked:
      /^(?:oh |ok |okay |really |and |interesting |cool |so )*(?:(?:can|may|could) i ask why|mind if i ask why|do you mind me asking why|why(?: not| is that| s that|'?s that)?|how come|any (?:particular |special )?reason(?: why)?|for (?:health|any|ethical) reasons?)(?: (?:you|u) (?:don'?t|dont|stopped|quit|gave up)\b.*)?\??$|\bwhy (?:don'?t|dont|did|are|r) (?:you|u) (?:drink|smoke|eat meat|stop|quit|give (?:it |that )?up|(?:a )?(?:vegan|vegetarian|veggie|sober|teetotal))\b|\bwh?at made (?:you|u) (?:stop|quit|give (?:it|that|up)|decide|go vegan|become|turn)\b|\bis (?:it|that) for (?:health|ethical|religious|any) reasons?\b/,
    not: /\b(?:sober up|was sober|not vegan|not (?:a )?vegetarian|(?:love|went to|found|new) (?:a |the |this )?(?:\w+ )?vegan (?:place|restaurant|cafe)|because|alcoholic|rehab|medication|pregnant)\b/,
  },
  {
    kind: 'afterAbstainIsItHard',
    his: /\b(?:(?:don'?t|do not|no longer|stopped|quit|gave up|given up|giving up|quitting|cut(?:ting)? out|without) (?:really )?(?:drink(?:ing)?|smok(?:e|ing)|eat(?:ing)? (?:meat|animals|dairy|sugar|bread|carbs)|alcohol|booze|meat|dairy|sugar|carbs|cigarettes|vaping|social media|instagram|coffee|caffeine)|(?:i'?m|i am|been|went|gone|going) (?:a )?(?:vegan|vegetarian|veggie|teetotal|sober)|dry january|on a diet|dieting|off (?:the )?(?:drink|booze|alcohol|sugar|cigarettes)|no (?:sugar|carbs|alcohol|meat))\b/,
    asked:
      /\b(?:(?:is|isn'?t|was|isnt) (?:it|that) (?:not )?(?:really |very |quite |so |super )?(?:hard|difficult|tough)|(?:do|d|don'?t|dont|did) ?(?:you|u|ya) (?:not )?(?:ever |really |sometimes )?(?:miss|crave|get cravings|find (?:it|that) (?:hard|difficult|tough))|(?:any|have|get|still) cravings|(?:was|is) it hard to (?:stop|quit|give up))\b/,
    not: /\b(?:sober up|alcoholic|rehab|miss (?:me|her|him|your|ur)|hard to (?:date|meet|believe)|hard at work)\b/,
  },
  {
    kind: 'afterDietEatInstead',
    his: /\b(?:vegan|vegetarian|veggie|(?:on|started|doing) (?:a |this |my )?(?:new )?(?:diet|keto)|dieting|keto|low carb|no (?:carbs|sugar|bread|meat|dairy|gluten)|(?:don'?t|do not|can'?t|stopped|quit|gave up|given up|cut(?:ting)? (?:out|down on)|off) (?:eat(?:ing)? )?(?:meat|dairy|gluten|sugar|carbs|bread|fish|chocolate|sweets)|gluten free|lactose|coeliac|eating (?:healthy|clean|healthier|better))\b/,
    asked:
      /\bwh?at (?:do|d|did|can|will|are|r) ?(?:you|u|ya) (?:actually |usually |even |then )?(?:eat(?:ing)?|have|having|cook(?:ing)?|live on|living on|allowed)(?: (?:then|instead|all day|on it|to eat|on that|most|at all))?\??$|\bwh?at (?:else )?(?:is|'?s) left (?:to eat|then)\b|\bso wh?at (?:do|can) (?:you|u) eat\b/,
    not: /\b(?:tonight|for (?:dinner|lunch|breakfast|tea)|today|yesterday|going to have|restaurant|my (?:sister|brother|mum|mom|dad|friend|mate))\b/,
  },
  {
    kind: 'afterCookedAnyLeft',
    his: /\b(?:cook(?:ed|ing)|made|making|baked|baking|grilled|bbq|barbecue|roast|(?:in|out of) the oven|ate|eating|had|having|ordered|dinner|lunch|breakfast|pizza|pasta|curry|cake|cookies|brownies|pancakes|lasagne|soup|stew|takeaway|leftovers)\b/,
    asked:
      /\b(?:(?:is|are|was|u|you|have) ?(?:there|you|u)? ?(?:got )?(?:any|some|anything|a (?:bit|slice|piece)|enough) ?(?:\w+ )?(?:left|for me|over|for two)|any left(?:overs)?|(?:did|have|will|can|could|u|you) ?(?:you|u|ya)? ?(?:save|saved|keep|kept|left|leave) (?:me )?(?:some|any|a (?:bit|bite|slice|piece|plate|portion)|one)|where(?:'?s| is|s) (?:mine|my (?:plate|slice|piece|portion|share|bit|invite))|(?:can|could|may) i (?:have|get|come) (?:some|a (?:bit|bite|slice|piece|taste)|for (?:dinner|some|a taste))|none for me)\b/,
    not: /\b(?:left (?:the|his|her|my job)|tickets?|time left|(?:any|some) (?:advice|questions?|tips|plans|time|room|wishes|news)|had (?:a|an) (?:bad|good|long|awful|great|busy) \w+|made (?:it|me|up|plans))\b/,
  },
];

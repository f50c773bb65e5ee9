import type { FollowUp } from './asked-after-him';
import { wholeQuestion } from './whole-question';

/** Follow-ups to his news: yes or no about what he did or is, and her bare guesses. Form: content/asked-about-him.ts. */
export const AFTER_YES_OR_NO = `
=afterYnCry
c A little, and I'm not ashamed of it.
c No, though it was close for a minute.
c I did, and I felt better for it.
p One tear, and I blamed it on the dust.
p No, I was too busy swallowing hard.
p Enough to need a tissue and a story about hay fever.
i Yes, and it surprised me more than anyone.
i No, it only got to me later.
i Almost, there was one moment that nearly did it.
b What was the last thing that made you cry?
b Do you cry easily?
=afterYnWin
c Won, and I'm still in a good mood about it.
c Lost, but it was closer than it sounds.
c It was a draw, which felt about right.
p Won, and I'm being unbearable about it.
p Lost, and I've got at least three excuses ready.
p Neither first nor last, and I'll take it.
i Won, and it meant more to me than I let on.
i No, and it bothered me for longer than it should have.
i Not this time, but I loved every minute of it.
b Are you a good loser?
b What was the last thing you won?
=afterYnSleep
c Like a log, thanks for asking.
c Badly, but nothing an early night won't fix.
c Not too badly, I could've done with another hour.
p Well enough to argue with the alarm.
p Barely, so forgive any strange replies today.
p On and off, and mostly off.
i Better than I have in a while.
i Not much, my head wouldn't switch off.
i Eventually, once I stopped thinking about everything.
b Are you a good sleeper?
b Can you sleep anywhere or only in your own bed?
=afterYnEaten
c Yes, and I'm pleasantly full.
c Not yet, it's next on my list.
c Only a snack, so I'll need something proper soon.
p I have, and I could go again.
p Not yet, and my stomach has started making comments.
p If biscuits count, then yes.
i Yes, but it would have been nicer with company.
i Not yet, I got caught up talking to you.
i A bit, my mind's been on other things.
b What's the best thing you've eaten this week?
b What do you cook when you can't be bothered?
=afterYnGotWet
c Soaked through, socks and all.
c Stayed dry, I timed it well.
c A little damp, nothing a cup of tea couldn't fix.
p Wet enough to squelch all the way home.
p Bone dry, and far too pleased with myself.
p Just wet enough to look sorry for myself.
i Completely, and I quite enjoyed it.
i No, and I was almost disappointed.
i Bit by bit, until I stopped caring.
b Do you like being out in the rain?
b Do you always carry an umbrella?
=afterYnCaught
c Yes, and I owned up straight away.
c No, nobody noticed a thing.
c Nearly, but I talked my way out of it.
p Caught in the act, with no excuse worth having.
p No, I've got one of those innocent faces.
p Only a stern look, which I fully deserved.
i Yes, and I'd still do it again.
i No, and I still feel slightly guilty about it.
i Not exactly, but I think somebody knew.
b Were you a good kid or a naughty one?
b What's the last thing you got told off for?
=afterYnHurt
c A bruise or two, nothing serious.
c Not at all, I got off lightly.
c A bit sore, but it'll be gone in a few days.
p Just my pride, and that'll take longer to heal.
p Not a scratch, which rather spoils the story.
p Enough to deserve some sympathy, I feel.
i More than I showed at the time.
i No, but it gave me a proper fright.
i A little, and I'm being more careful now.
b Would you have laughed?
b Are you the clumsy type or the careful type?
=afterYnManaged
c Got there, and I'm pleased with it.
c Not yet, but I'm not giving up on it.
c Most of it, the rest can wait.
p Yes, after a lot of muttering.
p No, it won this round.
p Nearly, then I stopped for tea and that was that.
i I did, and it felt better than I expected.
i No, and it's been nagging at me ever since.
i Halfway, I'd rather do it properly than quickly.
b Do you always finish what you start?
b Are you patient with that sort of thing?
=afterYnFound
c Found it, somewhere I'd already looked.
c Not yet, but I'm still looking.
c Not quite, but I've got an idea where it is.
p Yes, it was exactly where I'd put it.
p No, it's hiding and it's good at it.
p Only three other things I'd lost before it.
i I did, and I was happier about it than I'd expected.
i No, and it bothers me more than it should.
i Still looking, it means more to me than it's worth.
b Do you lose things a lot?
b What's the one thing you can never find?
=afterYnLiked
c I did, more than I expected to.
c Not as much as I'd hoped.
c Parts of it, and those parts were great.
p Loved it, and I'm boring everyone with it.
p Not really, but I hid it very well.
p Yes, once I'd stopped complaining.
i Yes, and it's stayed with me since.
i Honestly no, and I'm still working out why.
i Not at first, but it grew on me.
b Is it your kind of thing?
b What do you think you'd have made of it?
=afterYnTold
c Already done, and it went better than I'd feared.
c Not yet, I'm waiting for the right moment.
c Only the short version so far.
p Yes, and I talked far too fast doing it.
p No, I'm still rehearsing it in the shower.
p Half of it, then I changed the subject.
i Yes, and it was a relief.
i No, and I'm not sure I will.
i Not everything, some of it I'm keeping for now.
b Would you have said something?
b Are you good at keeping things to yourself?
=afterYnKeep
c Of course, it's staying with me.
c No, I'd rather somebody else got the good of it.
c For now, until I work out what to do with it.
p Yes, and it's got pride of place already.
p No, I've got enough bad decisions in my cupboards.
p It's at the back of a drawer, so sort of.
i Yes, I don't think I could part with it.
i No, and part of me already misses it.
i So far, I can't quite bring myself to let it go.
b Would you keep it?
b What's the oldest thing you've held on to?
=afterYnPhoto
c I did, I'll find you a good one.
c No, it was over before I'd found my phone.
c One or two, but they don't do it justice.
p Loads, and my thumb is in most of them.
p No, so you'll have to trust my description.
p One, and it's so blurry it could be anything.
i Yes, and I keep going back to look at it.
i No, I wanted to just enjoy it for once.
i A couple, and one of them I'm keeping to myself.
b Do you take a lot of photos?
b What's the last photo on your phone?
=afterYnInTime
c Made it, with a minute to spare.
c Too late, and I've only myself to blame.
c Just about on time, but I won't cut it that fine again.
p On time, and very pink in the face.
p Late enough to need a good excuse.
p On time by a whisker, after the worst sprint of my life.
i On time, and secretly proud of it.
i Late, and I was cross with myself about it.
i On time in the end, though I'd given up hope.
b Are you usually early or late?
b How long would you wait for somebody who's late?
=afterYnScared
c A bit, but it passed quickly.
c Not really, I was too busy getting on with it.
c Very, for a moment, then oddly calm.
p Yes, and I hid it behind a very fixed smile.
p No, I saved the panic for afterwards.
p A little, my knees knew before I did.
i More than I let anybody see.
i No, and that surprised me.
i Mostly beforehand, the thing itself was fine.
b Would you have been scared?
b What frightens you that probably shouldn't?
=afterYnNervous
c A bit, but I'd worry more if I felt nothing.
c Not at all, I feel ready for it.
c It comes and goes, mostly I'm calm.
p Only when I'm awake.
p No, this is just my normal amount of fidgeting.
p Slightly, my place has never been so tidy.
i Yes, it matters to me more than I've been saying.
i Less than I expected, and that worries me a bit.
i Somewhere between nervous and keen to get started.
b What calms you down before something big?
b Do you hide your nerves well?
=afterYnTired
c Worn out, but happy enough.
c Not really, I've still got some life in me.
c A bit, I'll feel it more tomorrow.
p Tired enough to put the kettle in the fridge.
p Wide awake, which is just typical.
p Somewhere between a yawn and a nap.
i Yes, but I'd sooner talk to you than sleep.
i No, I got a second wind from somewhere.
i My body is, my head isn't.
b Are you a night person or a morning person?
b How do you switch off after a long day?
=afterYnDrunk
c Merry, nothing worse than that.
c Completely sober, hard as that is to believe.
c A drink or two in, but still making sense.
p Drunk enough to sing, not enough to sing well.
p Sober, which leaves me with no excuse.
p Tipsy, somewhere between charming and too loud.
i Yes, and I felt it the next day.
i No, I was just in that sort of mood.
i Not really, just happier than usual.
b Who's the sensible one among your friends?
b What's your idea of a good night out?
=afterYnOwn
c Just me, and I like it that way.
c No, in good company.
c Mostly on my own, with company here and there.
p All on my own, like a proper adult.
p No, I'm not to be trusted out alone.
p Alone, unless talking to myself counts.
i On my own, though I wouldn't have said no to company.
i Not alone, and all the better for it.
i Partly on my own, I like to have some of it to myself.
b Do you like doing things on your own?
b Would you do it alone?
=afterYnClose
c Yes, we always pick up right where we left off.
c Not really, we've gone different ways.
c In our own way, we just don't talk every day.
p Close enough to be rude to each other.
p Barely, we're down to birthday messages.
p On and off, mostly when one of us needs something.
i Closer now than we used to be.
i Less than I'd like, and I miss it.
i Yes and no, we don't say much but we'd be there.
b Who are you closest to?
b Are you good at staying in touch with people?
=afterYnBefore
c First time, and about time too.
c Not my first time, but it still feels new.
c Once or twice, never quite like this.
p First time, and I think it shows.
p Not my first time, so I can't play the beginner.
p Once, badly, so it barely counts.
i First time, I'd been putting it off for ages.
i Not my first time, something keeps me coming back.
i A long time ago, so it almost counts as new.
b Would you be up for it?
b What's the last thing you did for the first time?
=afterYnLivedThere
c All my life, and I'm still fond of it.
c No, I moved and it stuck.
c On and off, I always seem to come back.
p Always, the pigeons know me by name.
p No, but I complain about it like a local.
p Long enough to be rude about it.
i Yes, and I sometimes wonder who I'd be elsewhere.
i No, a bit of me still belongs somewhere else.
i Not always, but it's where I feel at home.
b Where feels most like home to you?
b Could you stay in one place all your life?
=afterYnLong
c A good while now, the time's flown.
c Not long, it still feels new.
c Longer than it feels, I'd have to count.
p Long enough to have opinions.
p Hardly, the novelty hasn't worn off yet.
p Longer than any sensible person would.
i Long enough for it to feel like part of me.
i Not long, but it already matters to me.
i Long enough to settle, not long enough to be bored.
b What have you stuck with the longest?
b What's the newest thing in your life?
=afterYnGoAgain
c Again, in a heartbeat.
c No, once was plenty.
c Maybe, with a better plan next time.
p Yes, I'm already looking for an excuse.
p No, I've learnt something for once.
p Give me a week to forget the worst bits, then yes.
i Yes, I feel I missed half of it.
i Probably not, I'd rather remember it as it was.
i With the right company, yes.
b What would you do all over again?
b Do you prefer going back or trying something new?
=afterYnReady
c As ready as I'll ever be.
c Not quite, but I'll get there.
c Almost, just the last bits to do.
p Suspiciously ready, I must have forgotten something.
p Not even slightly, but I look calm.
p Half ready, and it's the easy half.
i Yes, I've been waiting for this longer than I've said.
i No, and I'm looking forward to it anyway.
i My head is, my nerves need another day.
b Do you get ready early or at the last minute?
b What do you do the night before something big?
=afterYnExcited
c Very, I've been counting down.
c Not yet, it hasn't sunk in.
c Quietly, I don't want to jinx it.
p Like a kid on the last day of school.
p Not yet, I'm still at the worrying stage.
p Half excited, half wondering what I've signed up for.
i Yes, more than I've been letting on.
i Less than I should be, and I can't say why.
i Excited and a bit nervous, so it must matter to me.
b What are you looking forward to most at the moment?
b Do you get excited early or only on the day?
=afterYnNearlyDone
c Nearly, the end's in sight.
c Not even close, sadly.
c Over halfway, so the worst is behind me.
p Nearly, as I've been saying for hours.
p No, it keeps growing when I look away.
p Halfway, and already dreaming of the sofa.
i Almost, and I'll be a bit sorry when it's over.
i Not yet, you're the nicest break I've had from it.
i Close, I'm just dragging out the last part.
b Do you leave the worst bit till last?
b What's your reward after a long job?
=afterYnAnyGood
c Good enough to enjoy it.
c Not very, but I love it anyway.
c Better than I was, not as good as I'd like.
p Brilliant, until somebody's watching.
p Terrible, with a lot of confidence.
p On a good day, with a kind audience.
i Better than people expect of me.
i Not really, that's never been the point for me.
i I'm getting there, and I like getting there.
b What are you better at than people think?
b Is there anything you love that you're bad at?
=afterYnNice
c Nothing fancy, just how I like it.
c A few small things I'm looking forward to.
c Nothing planned yet, so I'm open to ideas.
p As little as possible, and I'm very good at it.
p Big plans, most of them involving the sofa.
p Chores, unless something better comes along.
i Yes, some time to myself for once.
i Nothing yet, I quite like not knowing.
i Hopefully, I'm keeping it free for something good.
b What would you do in my place?
b What's your idea of a lazy day done well?
=afterYnSure
c Completely, I wouldn't have said it otherwise.
c Sure enough to say it twice.
c Mostly, and I don't mind being proved wrong.
p Surer than I usually am about anything.
p No, but I said it well.
p I was until you asked.
i Yes, I don't say that sort of thing lightly.
i Not a hundred percent, but I want to be.
i I've thought about it, and yes.
b Do you usually take people at their word?
b Do you trust your first thought or your second?
=afterYnBetter
c Much better, thanks for asking.
c Not yet, but it's heading the right way.
c A bit, I'm just taking it slowly.
p Yes, I've been upright for most of the day.
p No, and I've been a terrible patient.
p Well enough to complain about being bored.
i Better for hearing from you.
i Not really, but I'm glad you asked.
i Slowly, it took more out of me than I expected.
b Are you a good patient yourself?
b Do you want company or peace when you're ill?
=afterYnSettledIn
c Pretty much, it's starting to feel like home.
c Not yet, I'm taking it one box at a time.
c Settled, apart from the last few bits.
p Yes, I can find the light switches in the dark now.
p No, I've been living out of one box.
p Half unpacked, and I've stopped seeing the other half.
i Yes, quicker than I expected to.
i Not quite, it still feels like somebody else's place.
i Almost, it just needs its first visitor.
b What makes a place feel like home to you?
b Would you unpack in a day or take a month?
=afterYnWorkTomorrow
c Working, but it's nothing I can't handle.
c Off, and I'm going to enjoy it.
c Only working for a bit, then I'm free.
p Working, unless somebody rescues me.
p Off, so the alarm can have a rest too.
p Working in body, my mind's taking the day off.
i Working, though I'd happily swap it for something better.
i Off, and I've kept it free on purpose.
i A bit of work, then the rest of the day is mine.
b What would you do with a surprise day off?
b Are you better with early starts or late finishes?
=afterYnHaveTo
c Sadly yes, there's no way round it.
c Not really, but I'd feel bad if I didn't.
c I don't have to, I want to.
p Yes, I've run out of excuses.
p No, but try telling my conscience that.
p Not strictly, but I'd never hear the end of it.
i Yes, and part of me doesn't mind.
i No, and I'm wondering why I said yes.
i I could get out of it, but I hate letting people down.
b Are you good at saying no?
b What do you always try to get out of?
=afterYnNeedHelp
c I'd never turn down a hand.
c I've got it, but thank you for offering.
c Only with the boring part.
p Yes, mainly somebody to blame.
p No, but I'd accept someone handing me biscuits.
p Not help exactly, more someone to nod and say well done.
i I'm not good at asking, so yes, thank you.
i I can manage, but it'd be nicer with you there.
i Yes, if the help is you.
b Are you more hands on or more moral support?
b What would you want in return?
=afterYnOften
c As often as I can.
c Hardly ever, so I make the most of it.
c Now and then, when I feel like it.
p More often than I should.
p Rarely, I wouldn't want to get too good at it.
p Most days, depending on how lazy I feel.
i More than people would guess.
i Not as often as I'd like.
i It comes in waves, all the time and then not at all.
b What do you do every day without fail?
b What would you do more often if you could?
=afterYnScratch
c All of it myself, start to finish.
c No, I had some help with it.
c Mostly, I only cheated on one part.
p Yes, and the mess proves it.
p No, but I'm very good at taking the credit.
p All me, apart from the bits that came in a packet.
i Yes, I like knowing it's all my own work.
i No, but I'd like to learn to.
i Partly, I'm still learning the hard bits.
b What's the last thing you made yourself?
b Would you rather make something or buy it?
=afterYnMind
c Not at all, I'm easy about it.
c A bit, but I'll live.
c Sometimes, but not enough to make a fuss.
p Not in the slightest, I'm very low maintenance.
p Yes, but I sulk quietly.
p I would, if I weren't secretly enjoying it.
i No, I've come to like it.
i Yes, more than I usually say.
i It depends what sort of day I've had.
b Would it bother you?
b What little thing bothers you more than it should?
=afterYnAllOfIt
c Every last bit of it.
c Not quite, I left a little for later.
c Most of it, then I came to my senses.
p All of it, and I'd have gone on for more.
p No, I stopped just before it got embarrassing.
p Nearly all, I do know when to stop.
i Yes, once I start I can't stop.
i Not all in one go, I like to make things last.
i All but the last bit, I didn't want it to be over.
b Could you have stopped halfway?
b What can you never stop once you've started?
=afterYnAgain
c Yes, and I'm not sorry.
c Yes, I know how it sounds.
c Yes, I fancied it and that was that.
p Guilty, and I'd do the same tomorrow.
p Yes, try to look surprised.
p I'd hoped you wouldn't notice.
i Yes, I seem to be that sort of person lately.
i I know, it's becoming a bit of a habit.
i Yes, I needed it today.
b Would you have done any different?
b What's your worst habit of that sort?
=afterYnForWork
c For work, but I don't mind it one bit.
c No, purely for me.
c A bit of both, which suits me.
p Work, sadly, though I'll tell everyone it was fun.
p No, work has nothing to do with it, thankfully.
p Half and half, and only one half is fun.
i Work, but the part of it I like.
i No, I wanted something that's just mine.
i It started as work and turned into more than that.
b Are you good at leaving work at work?
b When did you last do something just for you?
=afterYnMeYouMean
c Yes, I mean you.
c Not you, you're one of the good ones.
c Partly you, and I mean it kindly.
p I was hoping you'd work that out.
p Not you, but I like that you wondered.
p It could be, it depends whether you're pleased.
i You, and I was waiting to see if you'd notice.
i No, you I'd have told straight.
i A bit, you've been on my mind more than I planned.
b Does that surprise you?
b What made you think so?
=afterYnOk
c I'm alright, thank you for asking.
c Not quite yet, but I will be.
c It's a lot at the moment, but I'm coping.
p I'm fine, I just need a quiet evening.
p Not my finest day, but your message helps.
p I'll be alright, I just need to go easy on myself.
i Honestly not really, and it's kind of you to ask.
i Up and down, it helps to talk about it.
i I will be, it just needs some time.
=afterYnStillDo
c Still do, whenever I get the chance.
c Not any more, but I'd like to start again.
c Now and then, when there's time.
p Yes, with less skill and more enthusiasm.
p No, I only talk about it a lot.
p Once in a while, mostly to prove I still can.
i Yes, it's the one thing I've kept up.
i No, and I miss it more than I thought I would.
i Not as much, but I've never really let go of it.
b What did you use to do that you miss?
b What have you never grown out of?
`;

/** The whole of one question. In the patterns: U is you, UR your, SELF yourself, ARE are. */
const whole = (body: RegExp) =>
  wholeQuestion(
    body.source
      .replace(/\bSELF\b/g, '(?:(?:your|ur|yr) ?sel(?:f|ves))')
      .replace(/\bUR\b/g, '(?:your|ur|yr)')
      .replace(/\bARE\b/g, '(?:are|r)')
      .replace(/\bU\b/g, '(?:(?:you|u|ya|yous)(?: (?:guys|two|lot|both|all))?)'),
  );
const either = (...parts: RegExp[]): RegExp => new RegExp(parts.map((part) => part.source).join('|'));

const GRAVE =
  /\b(?:funerals?|(?:he|she|they|dad|mum|mom|nan|gran|grandma|grandad|grandpa|brother|sister|uncle|aunt|auntie|friend|mate|dog|cat|wife|husband|has|have|just|who) died|passed away|death|dead|hospital|a ?& ?e|ambulance|cancer|tumou?r|heart attack|had a stroke|divorc\w*|miscarr\w*|suicid\w*|redundan\w*|sacked|got fired|lost my job|depress\w*|diagnos\w*|burgled|robbed|mugged|assaulted|attacked|stabbed|grie[fv]\w*|chemo\w*|surgery|operation|biopsy|scan results|put (?:him|her) (?:down|to sleep)|car crash|car accident|bad accident|rehab|relaps\w*)\b/;
const SPLIT = /\b(?:broke up|break ?up|split up|dumped|left me|my ex|the ex|cheat\w*|affair)\b/;
const ILL =
  /\b(?:ill|sick|flu|(?:a|this|with|had|bad|horrible|nasty|awful|stinking|heavy|man|head|rotten) cold|covid|cough\w*|poorly|fever|temperature|headaches?|migraines?|toothache|sore throat|throat|tonsil\w*|stomach|tummy|belly|food poisoning|throwing up|threw up|vomit\w*|hung ?over|hangover|under the weather|(?:feel|feeling|felt|bit|been|so) rough|rotten|run down|bed all day|day in bed|in bed with|off work|bug|doctors?|gp|dentist|antibiotics|my back|put my back|infection|hay ?fever|panic attacks?|pain)\b/;

export const AFTER_YES_OR_NO_RULES: readonly FollowUp[] = [
  {
    kind: 'afterYnCry',
    asked: whole(
      /(?:did(?:n't|nt)? U (?:actually |really |even )?(?:cry|well up|tear up|get teary|get emotional|shed a (?:little |wee )?tear|have a (?:little |wee |good )?cry)(?: .{1,30})?|were U (?:crying|in tears|teary|emotional)|did (?:it|that|he|she|they) make U cry|any tears(?: shed)?|tears|U didn'?t cry did U)/,
    ),
    not: either(GRAVE, SPLIT, /\bonions?\b/),
  },
  {
    kind: 'afterYnWin',
    asked: whole(
      /(?:(?:did|have) (?:U|UR team|UR side) (?:actually )?(?:win|won)(?: (?:it|that|this|the (?:match|game|quiz|race|cup|league|final|bet|comp|competition|tournament|round)|UR (?:match|game|race|quiz|bet)|last night|on \w+|yesterday|again|any))?|win or lose|won or lost|U win|winners?)/,
    ),
    not: either(
      GRAVE,
      /\b(?:lottery|lotto|jackpot|scratch ?cards?|raffle|euromillions|bingo|court|custody)\b/,
    ),
  },
  {
    kind: 'afterYnSleep',
    asked: whole(
      /(?:(?:did|have) U (?:actually |even |manage to |finally )*(?:get (?:any|much|some|enough|a bit of|a good night's|a good nights) sleep|sleep|slept)(?: (?:well|ok|okay|alright|all right|good|any better|last night|much|properly|through|through it))*|(?:slept|sleep) (?:well|ok|okay|alright)|(?:get|got|had) (?:any|much|enough) sleep)/,
    ),
    not: either(GRAVE, SPLIT, /\bsle(?:ep|pt) (?:with|together|over|round|outside|rough)\b/),
  },
  {
    kind: 'afterYnEaten',
    asked: whole(
      /(?:(?:(?:have|hav) )?U eaten(?: (?:anything|properly|something|dinner|tea|lunch|breakfast|all day))?|eaten|did U (?:eat|have (?:any )?(?:dinner|tea|lunch|breakfast)|get (?:anything|something) to eat|manage to eat)(?: (?:anything|something|properly|first))?|(?:(?:have )?U )?had (?:UR |any |some )?(?:dinner|tea|lunch|breakfast|food))/,
    ),
    not: either(GRAVE, ILL, SPLIT),
  },
  {
    kind: 'afterYnGotWet',
    his: /\b(?:rain\w*|storm\w*|pour\w*|downpour|shower|drizzl\w*|umbrella|walk\w*|cycl\w*|bike|run|ran|running|jog\w*|hik\w*|boat|kayak\w*|canoe\w*|sail\w*|paddle ?board\w*|festival|camp\w*|tent|beach|sea|river|puddles?|dog|match|football|rugby|golf|fishing|outside|sprinkler|hose|pipe|leak\w*|burst)\b/,
    asked: whole(
      /(?:did(?:n't|nt)? U (?:all )?get (?:very |really |absolutely |completely |totally |too )?(?:wet|soaked|drenched|rained on|caught (?:out )?in (?:it|the rain|that|the storm|that rain|the downpour))(?: .{1,25})?|were U (?:soaked|drenched|wet through)|ARE U (?:soaked|drenched|wet through)|(?:get|got) (?:wet|soaked|drenched)|soaked|drenched)/,
    ),
    not: either(GRAVE, /\b(?:bed|sexy|naked)\b/),
  },
  {
    kind: 'afterYnCaught',
    asked: whole(
      /(?:did(?:n't|nt)? (?:U|U (?:guys|two)) (?:ever )?(?:get|end up) (?:caught|in(?:to)? (?:any |much |a lot of |big )?trouble|told off|found out|shouted at|a telling off|a bollocking)(?: (?:for it|for that|by (?:them|him|her|anyone|the teacher|UR (?:boss|mum|dad|parents))))?|were U (?:caught|in (?:big |a lot of |much )?trouble)|did (?:anyone|anybody|they|he|she|UR (?:boss|mum|dad|parents)) (?:notice|find out|catch U|see U|realise|realize|tell U off)|(?:get|got) (?:caught|told off|in trouble))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:police|arrest\w*|drink driving|drunk driving|drugs?|stole|stolen|court|prison|rain\w*|storm|hair\w*|beard|shaved|dyed|weight|tan|glasses|outfit|shirt|surprise|tidied|cleaned|wore)\b/,
    ),
  },
  {
    kind: 'afterYnHurt',
    his: /\b(?:fell|fallen|falling|tripped|trip over|slipped|crashed (?:my |the |on my |off my )?(?:bike|scooter|sledge|go ?kart|skateboard|board)|(?:crashed|smacked|rode|cycled) into|came off|come off|went over|(?:banged|bumped|bashed|whacked|hit|scraped) my (?:head|knees?|elbow|hand|thumb|finger|foot|toes?|shins?|face|legs?|arm|nose|back|hip)|stubbed|burnt?|burned|cut my|dropped .{1,25} on my (?:foot|toes?|hand|head|leg)|walked into|flew off|wiped out|wipeout|twisted|rolled my|knocked over|skidded|landed on|tumbled|faceplant\w*|face ?planted|flat on my|down the stairs|off (?:a|the|my) (?:ladder|bike|horse|scooter|stool|chair|board|bed)|on the ice|trapped my|shut my (?:finger|hand)|kicked (?:me|by)|bit me|bitten|stung)\b/,
    asked: whole(
      /(?:did(?:n't|nt)? U (?:badly |really )?(?:hurt|injure) (?:SELF|anything|it)(?: .{1,20})?|(?:(?:ARE|were) )?U (?:badly |really )?(?:hurt|injured|ok|okay|alright|all right)(?: after that)?|(?:ARE|were) U (?:in one piece|in pain)|U didn'?t hurt SELF(?:,? did U)?|any (?:injuries|damage|bruises)|(?:is )?anything broken|hurt SELF)/,
    ),
    not: either(
      GRAVE,
      /\b(?:accident|broke my|broken|fractured?|concussion|unconscious|stitches|run over|knocked down|in love|(?:fell|falling|fallen) (?:for|asleep|out|behind|apart|through))\b/,
    ),
  },
  {
    kind: 'afterYnManaged',
    asked: whole(
      /(?:(?:did|have) U (?:actually |finally |ever |even )?(?:manage (?:it|that|to (?:do|finish|fix|sort|get) (?:it|that|them)(?: (?:done|finished|working|sorted|out|all|fixed))?)|managed it|manage|managed|finish(?:ed)?(?: (?:it|that|them|the (?:book|job|course|race|puzzle|painting|run|whole thing)|everything))?|(?:get|got) (?:it|that|them|everything|it all) (?:all )?(?:finished|done|sorted|fixed|working|going|built|to work)|(?:fix|fixed|sort|sorted|crack|cracked|solve|solved) (?:it|that)(?: out)?|pull(?:ed)? it off)|(?:all|is it(?: all)?|is that|(?:did )?U get it) (?:sorted|fixed|finished|done))/,
    ),
    not: either(GRAVE, ILL, SPLIT, /\b(?:train|bus|flight|plane|late|traffic)\b/),
  },
  {
    kind: 'afterYnFound',
    his: /\b(?:lost|lose|losing|missing|mislaid|misplaced|can'?t find|couldn'?t find|cannot find|where i (?:put|left)|left (?:my|it|them) (?:\w+ )*(?:on|at|in|somewhere)|looking (?:everywhere )?for (?:my|the)|looked everywhere|turned (?:the|my) (?:house|flat|room|place|car) upside down|hunting for my|searching for my|searched)\b/,
    asked: whole(
      /(?:(?:did|have) U (?:ever |manage to |finally )?(?:find|found) (?:it|them|UR \w+)|any (?:luck|sign)(?: finding (?:it|them))?(?: of it)?|did (?:it|they) (?:ever )?turn up|has it turned up|found (?:it|them)|(?:did|have) U (?:get|got) it back)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:cat|dog|kitten|puppy|pet|hamster|rabbit|tortoise|my way|lost (?:to|\d|by|the (?:game|match|plot)|interest|weight|track|count|again)|weight|kilos?|stone|job|game|match|quiz)\b/,
    ),
  },
  {
    kind: 'afterYnLiked',
    asked: whole(
      /(?:did(?:n't|nt)? U (?:actually |really |at least |even |both |all )*(?:(?:like|love|enjoy) (?:it|that|this|SELF|the (?:film|movie|show|book|gig|concert|play|food|meal|place|party|trip|series|course|class|match|game|music|day|night|weekend))|enjoy|have (?:a )?(?:fun|good fun|(?:good|nice|great|lovely|fun) (?:time|night|day|evening|weekend|trip)|a laugh|laugh))(?: (?:there|last night|yesterday|much|with (?:them|it)))?|U (?:like|liked|enjoyed|loved) it|have fun|good fun|(?:ARE|were) U enjoying it)/,
    ),
    not: either(GRAVE, ILL, SPLIT, /\b(?:date|interview|exam|court|police)\b/),
  },
  {
    kind: 'afterYnTold',
    asked: whole(
      /(?:(?:did|will|have|hav) U (?:ever |actually |already |going to |gonna )?(?:tell|told) (?:them|him|her|it to them|anyone|anybody|everyone|everybody|UR (?:mum|mom|dad|parents|family|boss|work|friends?|mates?|brother|sister|flatmates?|housemates?|manager|kids|nan)|the (?:kids|family|others|boss|owner|neighbours?))(?: (?:that|about it|about that|already|what happened|the truth|the news))?|(?:ARE )?U (?:going to|gonna) tell (?:them|him|her|anyone|everyone|UR (?:mum|mom|dad|parents|family|boss|friends|mates))(?: (?:about it|that))?|(?:do|does) (?:they|he|she|anyone|everyone|UR (?:mum|mom|dad|parents|family|boss|friends)) know(?: (?:already|about it|about that|that))?|U told (?:them|him|her|anyone|anybody|UR (?:mum|mom|dad|parents|family|boss)))/,
    ),
    not: either(GRAVE, SPLIT, /\babout me\b|\bknow (?:me|you|each other)\b|\b(?:pregnan\w*|gay|bi|trans)\b/),
  },
  {
    kind: 'afterYnKeep',
    asked: whole(
      /(?:(?:did|will|would) U (?:be )?(?:actually |still )?keep(?:ing)? (?:it|that|them|one|any)(?: .{1,20})?|(?:(?:ARE )?U )?(?:going to keep|gonna keep|keeping) (?:it|that|them)|have U (?:still )?(?:got|kept) it still|have U kept it|(?:do|have) U still (?:have|got) (?:it|them)|(?:still )?got it still|U still (?:have|got) (?:it|them))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:cats?|dogs?|kitten|puppy|pup|rabbit|hamster|birds?|hedgehog|chicks?|fish|baby|pregnan\w*|secrets?|promise|keep(?:ing)? (?:it |that |them )?(?:up|quiet|going|warm|clean|tidy|alive|short)|job|beard|moustache|spider|mouse|surname|flatmate)\b/,
    ),
  },
  {
    kind: 'afterYnPhoto',
    asked: whole(
      /(?:did(?:n't|nt)? U (?:manage to )?(?:take|get) (?:a|any|some|many|lots of|loads of) (?:good |nice )?(?:photos?|pics?|pictures?|videos?|snaps?|footage)(?: (?:of (?:it|them|that|him|her|the .{1,20})|there|though))?|(?:have )?U (?:got|get) (?:a|any|some) (?:photos?|pics?|pictures?|videos?)(?: of (?:it|them|that|the .{1,20}))?|(?:do U have |got |have U )?any (?:good )?(?:photos|pics|pictures|videos|photographic evidence|evidence)(?: of (?:it|them|that))?|(?:pics|photos|pictures))/,
    ),
    not: either(GRAVE, SPLIT, /\bof (?:you|u|urself|yourself)\b|\b(?:naked|shower|bath|gym|topless|bed)\b/),
  },
  {
    kind: 'afterYnInTime',
    his: /\b(?:trains?|bus(?:es)?|coach|flights?|plane|ferry|tube|tram|airport|station|late|lateness|running|ran|sprint\w*|overslept|slept in|alarm|traffic|stuck|delay\w*|meeting|interview|appointment|wedding|kick ?off|deadline|last (?:train|bus|tube|orders)|parking|lost on the way|wrong (?:way|platform|stop)|queue|rush\w*|leg(?:ged|ging) it|shut|closing|check ?in|class|shift|submitted|hand(?:ed)? in)\b/,
    asked: whole(
      /(?:did(?:n't|nt)? U (?:still |manage to |actually )?(?:make it|get there|get it in|arrive|get in|get (?:home|back))(?: (?:(?:in|on) time|ok|before .{1,25}|for (?:it|the .{1,20})|to (?:the|UR) .{1,20} (?:in|on) time|in|home|there))?|did(?:n't|nt)? U (?:still |manage to )?(?:catch|get|make|miss) (?:it|UR (?:train|flight|bus|plane|connection|slot)|the (?:last |next )?(?:train|bus|flight|tube|plane|one|ferry|start|beginning|deadline))(?: in time)?|were U (?:very |really |too |that |super )?late(?: for (?:it|work|the .{1,20}))?|(?:make|made) it(?: (?:in|on) time)?|(?:in|on) time)/,
    ),
    not: either(
      /\byour ?self\b/,
      GRAVE,
      ILL,
      SPLIT,
      /\b(?:cake|bread|soup|curry|dinner|stayed up|running (?:club|shoes)|marathon|late(?:st)? (?:shift|night))\b/,
    ),
  },
  {
    kind: 'afterYnScared',
    asked: whole(
      /(?:(?:were|weren'?t) U (?:a bit |a little |really |very |actually |not |at all |so |even |quite )*(?:scared|frightened|terrified|nervous|afraid|worried|anxious|panicking|shaking)(?: (?:at all|about it|before(?: it| that)?|beforehand|first|doing it|when .{1,30}|up there|going in|of it|at first))?|did(?:n't|nt)? (?:it|that) scare U(?: .{1,15})?|did(?:n't|nt)? U (?:get|feel) (?:a bit |really |at all )?(?:scared|frightened|nervous)(?: .{1,20})?|was(?:n't|nt)? (?:it|that) (?:a bit |really |very |quite )?(?:scary|terrifying|nerve ?wracking|frightening))/,
    ),
    not: either(GRAVE, SPLIT, /\b(?:police|accident|scan|test results|of the dark|as a (?:kid|child))\b/),
  },
  {
    kind: 'afterYnNervous',
    asked: whole(
      /(?:(?:(?:(?:ARE|aren'?t) )?U )?(?:a bit |a little |really |very |getting |feeling |at all |not |so |even )*(?:nervous|anxious|worried|dreading it|stressed about it|bricking it)(?: (?:at all|about (?:it|that|this|the .{1,20}|UR .{1,20}|meeting .{1,20}|going|doing it)|for (?:it|that|tomorrow|the .{1,20})))?|(?:(?:ARE|aren'?t) )?U (?:a bit |really |getting |not |feeling )*(?:scared|terrified|frightened)(?: (?:at all|about (?:it|that)|of it))?|(?:scared|terrified|any nerves|got the nerves))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:scan|test results|police|court|was|were|went|did it|last night|yesterday)\b/,
    ),
  },
  {
    kind: 'afterYnTired',
    asked: whole(
      /(?:(?:(?:(?:ARE|aren'?t) )?U |U must be |U look |ARE U not )?(?:not |a bit |really |very |feeling |so |absolutely |still |completely )*(?:tired|knackered|exhausted|shattered|sleepy|worn out|wiped(?: out)?|drained|ready for bed)(?: (?:after (?:all )?(?:that|it)|from (?:all )?(?:that|it)))?)/,
    ),
    not: either(GRAVE, SPLIT, ILL),
  },
  {
    kind: 'afterYnDrunk',
    asked: whole(
      /(?:were U (?:a bit |really |very |completely |totally |that |actually |all |just |both )*(?:drunk|pissed|tipsy|hammered|wasted|steaming|sober|smashed|merry)(?: (?:when .{1,30}|at the time|by then))?|had U (?:been drinking|had a few(?: drinks)?|had a drink|been on the (?:wine|beer|beers))|did U get (?:really |very |a bit )?(?:drunk|tipsy|hammered|wasted|pissed)|(?:drunk|tipsy)|was (?:drink|alcohol|wine|beer|booze) involved)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:driv\w*|drove|car|crash\w*|police|fight|alcoholic|sober now|don'?t drink|teetotal|kids?|at work)\b/,
    ),
  },
  {
    kind: 'afterYnOwn',
    asked: whole(
      /(?:(?:(?:was it |is it |were |ARE |did )?(?:U )?(?:just |all |really |actually )*(?:(?:there|going|doing (?:it|that)|do (?:it|that)|go|went|travelling|traveling|walking|driving|eating|watching it|watch it|off|do all (?:that|of that)) )?)(?:all )?(?:on (?:UR|you) own|by SELF|alone|solo)|do U (?:always |usually |normally )?(?:go|do (?:it|that)|train|run|travel|cycle|walk|swim) (?:on (?:UR|you) own|by SELF|alone|solo)|(?:is it |was it )?(?:just|only) U|(?:with (?:anyone|somebody|someone|friends|mates)|on (?:UR|you) own) or (?:with (?:anyone|somebody|someone|friends|mates)|on (?:UR|you) own|alone|by SELF))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:live|living|moved|house|flat|christmas|crying|cried|lonely|feel|raised|bring\w* up)\b/,
    ),
  },
  {
    kind: 'afterYnClose',
    his: /\b(?:mum|mom|mam|dad|brothers?|sisters?|siblings?|parents|family|folks|cousins?|friends?|mates?|flatmates?|housemates?|nan|nana|gran|granny|grandad|grandma|grandpa|grandparents|uncles?|aunts?|aunties?|sons?|daughters?|kids|twins?|nephews?|nieces?|in laws|school|uni|university|college|colleagues?|old boss|team|army|bridesmaid|best man|godson|goddaughter|stepdad|stepmum|roommates?)\b/,
    asked: whole(
      /(?:(?:(?:ARE|r) )?U (?:still |very |really |quite |all |pretty )*close(?: (?:to|with) (?:them|him|her|each other|UR .{1,20}|all of them|both of them))?|(?:ARE|do) U (?:all |guys )?get on(?: well)?(?: with (?:them|him|her))?|(?:(?:ARE )?U )?(?:all )?still (?:in touch|in contact|friends|mates|speaking|close)(?: with (?:them|him|her|any of them|each other|anyone))?|(?:do|did) U (?:all |still )*(?:keep|stay) in touch(?: with .{1,20})?|do U still (?:talk|speak|see each other|see (?:them|him|her|any of them|much of (?:them|him|her)))(?: (?:much|a lot|to (?:them|him|her|each other)))?|do U (?:see|speak to|talk to) (?:them|him|her|each other) (?:much|often|a lot))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:girlfriend|exes|on my way|nearly there|close by|minutes away|were you)\b/,
    ),
  },
  {
    kind: 'afterYnBefore',
    asked: whole(
      /(?:(?:have |hav |had )?U (?:ever |not |actually )?(?:done|tried|seen|played|made|read|climbed|ridden|flown|been|been (?:there|here|to (?:one|it|see them)|on one)|used|cooked|run|driven)(?: (?:it|that|one|this|them|anything like (?:it|that)|something like (?:it|that)|there|here|a \w+))? before|(?:is|was|will) (?:this|it|that) (?:be )?UR (?:very )?first(?: (?:time|one|ever))?(?: (?:there|doing it|doing that|ever))?|(?:UR )?first time(?: (?:there|doing it|doing that|ever|trying it|seeing them|for U))?|(?:first|UR first) one|(?:ever )?(?:done|tried) (?:it|that|one) before)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:married|marriage|engaged|pregnan\w*|kids|virgin|sex|online dating|dating|love|therapy)\b/,
    ),
  },
  {
    kind: 'afterYnLivedThere',
    asked: whole(
      /(?:(?:have )?U always (?:lived|been) (?:there|here|round there|around there|in .{2,25}|near there)|(?:did U )?(?:grow up|grew up) (?:there|here|round there|around there|in .{2,25})|(?:ARE )?U (?:originally )?from (?:there|here|round there|around there)(?: originally)?|(?:were U )?born (?:there|here)(?: (?:and bred|then))?|born and bred|always lived (?:there|here)|have U lived (?:there|here) all UR life)/,
    ),
    not: GRAVE,
  },
  {
    kind: 'afterYnLong',
    asked: whole(
      /(?:(?:(?:have |hav )?U )?(?:had (?:it|them|one|that|him|her|UR \w+)|worked (?:there|here|for them)|been (?:there|here|doing (?:it|that|this)|at it|in (?:that|this) (?:job|band|place|team|line)|playing|going(?: there)?|learning(?: it)?|running|training|climbing|driving|on (?:here|this)|into (?:it|that))|lived (?:there|here)|known (?:them|him|her|each other)|played|done (?:it|that)) (?:very |for )?long(?: now)?|(?:had it|there|worked there|been there|at it) (?:for )?long)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:waiting|waited|queue\w*|stuck|single|together|injur\w*|hurts?|aches?)\b/,
    ),
  },
  {
    kind: 'afterYnGoAgain',
    asked: whole(
      /(?:(?:will|would|wouldn'?t|do|could) U (?:think |reckon |say )?(?:U'?(?:ll|d) |ever |want to |like to |actually )*(?:go|do (?:it|that|one)|visit|try (?:it|that)|see them) again(?: (?:one day|next year|sometime|soon))?|(?:would|will|could) U (?:ever |want to |like to )*go back(?: (?:there|one day|again|next year|sometime))?|(?:(?:ARE )?U )?(?:going|doing (?:it|that)|gonna go|going to go|gonna do it|going to do it) again(?: (?:next year|soon))?|(?:(?:ARE )?U )?(?:ever )?(?:going|gonna go) back(?: (?:there|one day|again|next year|soon))?|(?:have U )?(?:ever )?(?:thought|thinking) (?:about|of) (?:going back|doing it again)(?: there)?|(?:think|reckon) U'?(?:ll|d)? (?:ever )?(?:go back|go again|do it again)|(?:would|will) U repeat it)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:married|marriage|wife|husband|girlfriend|shops?|got (?:lost|caught)|office|to (?:work|bed|sleep))\b/,
    ),
  },
  {
    kind: 'afterYnReady',
    asked: whole(
      /(?:(?:(?:(?:ARE )?U )?(?:all |feeling |nearly |fully |even |actually )*(?:ready|prepared|all set)(?: (?:for (?:it|that|this|tomorrow|tonight|the (?:day|big day|move|race|trip|exam|wedding|interview|marathon|run|weekend)|UR (?:exam|interview|test|trip|move|race|holiday|big day|flight))|to go))?)|do U feel ready(?: for it)?|all set|set to go)/,
    ),
    not: either(GRAVE, SPLIT, /\b(?:relationship|date again|settle|kids|love|commit\w*|dinner'?s|food'?s)\b/),
  },
  {
    kind: 'afterYnExcited',
    asked: whole(
      /(?:(?:(?:(?:ARE|aren'?t) )?U )?(?:really |very |super |so |getting |feeling |not |all |even |properly )*(?:excited|buzzing|pumped|hyped|looking forward to (?:it|that|this|the (?:trip|day|weekend|wedding|move|gig)|UR (?:holiday|trip|birthday)))(?: (?:for (?:it|that|tomorrow|tonight|the .{1,20})|about (?:it|that|the .{1,20}|going|moving|starting)))?)/,
    ),
    not: either(GRAVE, SPLIT, ILL, /\b(?:turn(?:ed)? on|naked)\b/),
  },
  {
    kind: 'afterYnNearlyDone',
    asked: whole(
      /(?:(?:(?:(?:ARE )?U )?(?:nearly|almost|about|close to|far off|anywhere near) (?:done|finished|finishing|being done|there|through(?: it)?|the end)(?: (?:with (?:it|that|them)|with the .{1,20}))?)|(?:(?:ARE )?U |have U )?(?:done|finished)(?: (?:with )?(?:it|that|them))? yet|(?:is it|is that) (?:nearly|almost) (?:done|finished|over))/,
    ),
    not: either(GRAVE, SPLIT, ILL),
  },
  {
    kind: 'afterYnAnyGood',
    his: /\b(?:play\w*|sing\w*|paint\w*|draw\w*|bak(?:e|es|ing|ed)|cook\w*|danc\w*|salsa|guitar|piano|drums?|bass|violin|ukulele|chess|darts|pool|snooker|football|footie|rugby|cricket|golf|tennis|badminton|squash|padel|bowling|climb\w*|surf\w*|ski\w*|snowboard\w*|skat\w*|swim\w*|run|running|box(?:ing)?|judo|karate|yoga|poker|quiz\w*|karaoke|write|writing|poems?|poetry|photograph\w*|potter\w*|knit\w*|garden\w*|learn\w*|lessons?|class|team|band|choir|join\w*|hobby|hobbies|do a bit of|been doing|languages?|spanish|french|italian|german|diy|magic|juggl\w*|stand ?up|comedy|archery|fishing|sew\w*|woodwork\w*|coding|gaming|mario kart|scrabble)\b/,
    asked: whole(
      /(?:(?:ARE|were|r) U (?:actually |really |very |much |any |still )*(?:good|decent|talented|a natural|any use)(?: (?:at (?:it|that|this|all that|\w+ing|\w+)|on it|with it))?|(?:U )?any good(?: at (?:it|that|this))?|U (?:actually )?good(?: at (?:it|that))?|good at it)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:film|movie|restaurant|watched|series|saw|eaten at|ate at|good (?:with|to|in bed)|bed)\b/,
    ),
  },
  {
    kind: 'afterYnNice',
    his: /\b(?:(?:day|days|week|weekend|afternoon|morning|evening|time|friday|monday|tomorrow|today|thursday|wednesday|tuesday|couple of days) (?:is )?off|off (?:work|today|tomorrow|on|this|next|until|till|for|all)|annual leave|on leave|holidays?|birthday|free|bank holiday|finish(?:ed)? (?:work|early|for)|half term|home alone|house to myself|flat to myself|place to myself|pay ?day|anniversary|weekend|nothing on|no work|night off|logged off|clocked off|knocked off|broken up for)\b/,
    asked: whole(
      /(?:(?:(?:ARE )?U )?(?:doing|up to|getting up to|going anywhere|going to do|gonna do) (?:anything|owt|something|much|somewhere)(?: (?:nice|fun|special|exciting|good|interesting|lovely))?(?: planned)?(?: (?:with it|for it|tonight|tomorrow|at the weekend|this weekend|on \w+|to celebrate))?|(?:(?:have )?U )?(?:got )?(?:any|anything|owt|something) (?:nice |fun |big |exciting |special |good )?(?:plans|planned|lined up|nice|fun|exciting|special|on)(?: (?:for (?:it|tomorrow|tonight|then|the (?:day|weekend|week))|with it|this weekend|tomorrow|tonight))?|do U have (?:any )?(?:nice |fun |big )?plans(?: for .{1,15})?|plans)/,
    ),
    not: either(GRAVE, SPLIT, ILL, /\bwith me\b/),
  },
  {
    kind: 'afterYnSure',
    asked: whole(
      /(?:(?:(?:ARE )?U (?:really |absolutely |definitely |100%? |totally |completely |very |quite |that )?(?:sure|certain|positive)|(?:absolutely |really )?sure)(?: (?:about (?:that|this|it)|bout (?:that|it)|it'?s (?:ok|okay|fine|alright|no (?:bother|trouble))|that'?s (?:ok|okay|fine|alright|a good idea)|U (?:don'?t mind|want to|wanna|mean (?:it|that))))?)/,
    ),
    not: either(GRAVE, SPLIT, ILL),
  },
  {
    kind: 'afterYnBetter',
    his: ILL,
    asked: whole(
      /(?:(?:(?:ARE )?U )?(?:feeling|starting to feel) (?:any |a bit |a little |much |at all )*(?:better|more human|human again|ok|okay|alright)(?: (?:this (?:morning|evening|afternoon)|since))?|(?:do|did) U feel (?:any |a bit |a little )*better(?: (?:this (?:morning|evening)|after(?:wards)?))?|(?:is it |ARE U |U )?(?:any |getting (?:any )?)better(?: (?:this morning|than yesterday))?|(?:ARE )?U (?:over it|on the mend|recovered|back to normal))/,
    ),
    not: either(GRAVE, SPLIT),
  },
  {
    kind: 'afterYnSettledIn',
    his: /\b(?:moved|moving|move|new (?:place|flat|house|home|apartment|room|gaff|city|town)|got the keys|keys to|boxes|unpack\w*|settl\w*|first night in|house ?warming|flatmates?|housemates?)\b/,
    asked: whole(
      /(?:(?:(?:ARE|have) )?(?:U )?(?:all |nearly |fully |properly |mostly |still |finally |pretty much |got )*(?:unpacked|settled(?: in)?|settling in|moved in|sorted|straight)(?: (?:ok|okay|alright|well|everything|there|already|nicely))?|did U settle in(?: (?:ok|okay|alright|well|there))?|(?:is it |does it )?(?:starting to )?feel(?:ing)? like home|still (?:living out of|surrounded by|unpacking)(?: boxes)?)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:new job|(?:back|home) from (?:my )?(?:holiday|trip|spain|italy|greece)|my daughter|my son|my mum|my dad|my sister|my brother|parents)\b/,
    ),
  },
  {
    kind: 'afterYnWorkTomorrow',
    asked: whole(
      /(?:(?:(?:ARE )?U )?(?:back |actually |even )?(?:working|in work|at work|off|off work|in|back in|not working|at it|on shift)(?: (?:again|all day|early))? (?:on )?(?:tomorrow|tmrw|tomoz|tmr|2moro|2morrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this weekend|at the weekend|the weekend|all weekend)|(?:do U have |have U got |U got |got )?work (?:tomorrow|tmrw|tomoz|tmr|2moro|in the morning|on (?:monday|saturday|sunday))|(?:do U have |have U got |got |U got )(?:tomorrow|tmrw|the day|monday) off)/,
    ),
    not: GRAVE,
  },
  {
    kind: 'afterYnHaveTo',
    asked: whole(
      /(?:do U (?:really |actually |always |both |still |even )*(?:have|need|hav) to(?: (?:go|do (?:it|that)|work|be there|wear (?:it|one|a \w+)|stay|attend|turn up|go in|pay|dress up|get up|take part|do all of it))?(?: (?:every time|that early|all day|the whole time))?|(?:have U |U )(?:really )?got to(?: (?:go|do (?:it|that)|be there))?|must U|can'?t U (?:get out of it|skip it|say no|bail)|is it (?:compulsory|mandatory|optional))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:diet|insulin|medication|tablets|bye|good ?night|gotta go|need to go|have to go now|battery)\b/,
    ),
  },
  {
    kind: 'afterYnNeedHelp',
    asked: whole(
      /(?:(?:do U |would U |d'you )?(?:need|want|like|fancy) (?:any |some |a bit of |a )?(?:help|helping hand|hand|extra pair of hands|assistance|assistant|volunteer|helper)(?: (?:with (?:it|that|them|the .{1,20}|UR .{1,20}|all that|any of it)|doing it|there))?|(?:can|shall|could) i (?:come and |come )?(?:help|lend a hand|give U a hand)(?: (?:U|with (?:it|that)|out))*|(?:do U )?(?:want|need) me to (?:come and |come )?(?:help|lend a hand|give U a hand)(?: (?:out|U|with it))*)/,
    ),
    not: either(GRAVE, SPLIT, ILL),
  },
  {
    kind: 'afterYnOften',
    asked: whole(
      /(?:(?:do U )?(?:always |actually )?(?:do (?:that|it|this|this sort of thing|that sort of thing|them|those)|go (?:there|to (?:those|them|that one)|out there)|make (?:it|that|them)|have (?:it|that|them)|go(?:ing)? (?:swimming|running|climbing|cycling|fishing|dancing|camping|hiking|walking)|play|cook|bake|swim|run|cycle) (?:very |that |quite )?(?:often|a lot|much|regularly|loads|all the time|every (?:single )?(?:day|week|weekend|night|morning|month|year))|(?:what |that )?(?:every (?:single )?(?:day|week|weekend|night|morning|sunday|saturday|friday))|all the time|often|regularly|(?:is (?:that|this|it) )(?:a )?(?:regular|usual|weekly|daily|common) (?:thing|occurrence)|(?:is that )?(?:a )?regular thing)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:work(?:ing)? (?:nights?|weekends|saturdays)|every (?:day|week|weekend|night|morning|sunday|saturday|friday)\b.*\bevery (?:day|week|weekend|night|morning|sunday|saturday|friday)|hurts?|cr(?:y|ied)|nightmares?|late again|train|commute)\b/,
    ),
  },
  {
    kind: 'afterYnScratch',
    asked: whole(
      /(?:(?:all |all of it |the whole thing |completely |totally |what )*(?:from scratch|by hand|home ?made|hand ?made)|(?:did|do|have) U (?:actually |really |always )*(?:make|made|do|done|build|built|cook|bake|baked|paint|painted|fix|put up|fit|write|sew|knit|brew|grow|draw) (?:it|that|this|them|those|all (?:of )?(?:it|that)|the \w+|everything|UR own)(?: all)?(?: (?:SELF|by SELF|from scratch|by hand|all SELF))|(?:did )?U (?:made|did|make|built|baked|painted) (?:it|that|them|those|all that)(?: all)? (?:SELF|by SELF|from scratch)|(?:is|was) (?:it|that|everything) (?:all )?(?:home ?made|hand ?made|from scratch|UR own work))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:start(?:ing)? again|restart|lost everything|hair|taxes|tax return)\b/,
    ),
  },
  {
    kind: 'afterYnMind',
    asked: whole(
      /(?:(?:do|don'?t|does|did) (?:U )?(?:not |really |actually |ever )*(?:U )?mind(?: (?:that|it|them|him|her|this|much|doing (?:it|that)|the (?:early starts|hours|noise|mess|commute|travelling|driving|nights|cold|rain|quiet)|working (?:weekends|nights|late)))?|(?:does|doesn'?t) (?:it|that) (?:not |ever )*(?:bother|annoy|get to|bug) U(?: (?:much|not|ever))?|do U not mind(?: (?:it|that|doing that))?|U don'?t mind(?: (?:it|that))?)/,
    ),
    not: either(GRAVE, SPLIT, ILL, /\bmind if\b|\b(?:shall|should|can|could) (?:i|we)\b/),
  },
  {
    kind: 'afterYnAllOfIt',
    his: /\b(?:ate|eaten|eating|had|watched|watching|read|reading|drank|drunk|finished|binged?|bingeing|demolished|polished off|devoured|scoffed|painted|painting|walked|ran|cycled|swam|cleaned|cleaning|cooked|wrote|written|spent|played|completed|built|pizza|cake|chocolate|biscuits|crisps|ice cream|tub|box|packet|book|series|season|episodes|trilogy|films|garden|puzzle|marathon)\b/,
    asked: whole(
      /(?:(?:what )?(?:all of (?:it|them)|all (?:\w+ )?(?:of them|seasons|episodes|films|books)|the (?:whole|entire) (?:thing|lot|lot of it|pizza|cake|book|series|season|box|packet|tub|bar|way|bag|day|night|garden|house)|the lot|every (?:single )?(?:one|bit)|everything|(?:all )?(?:in|at) one (?:go|sitting|day|night|weekend)|in a (?:day|night|weekend|oner)|straight through)(?: (?:of it|of them|in one (?:go|sitting|day|night)))?|(?:did|have) U (?:actually |really |seriously )?(?:eat|eaten|watch|watched|read|finish|drink|do|done|walk|run) (?:all of (?:it|them)|it all|the (?:whole|entire) \w+|the lot|them all)(?: (?:in one (?:go|sitting|day|night)|SELF))?|all gone)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:lost|broke|broken|stolen|crashed|deleted|burnt|flooded|argument|row|money|savings|wages)\b/,
    ),
  },
  {
    kind: 'afterYnAgain',
    his: /\b(?:having|have had|had|ordered|ordering|bought|buying|booked|booking|watching|eating|ate|drinking|in bed|going to bed|off to bed|(?:in|into) (?:my )?(?:pyjamas|pjs|pajamas)|on the sofa|bath|takeaway|pizza|curry|kebab|chips|chinese|nap|napp(?:ed|ing)|christmas|decorat\w*|tree up|advent|gym|pub|baking|baked|listening|wine|beers?|pint|coffee|shopping|online shopping|chocolate|ice cream|toast|playing)\b/,
    asked: whole(
      /(?:(?:what )?(?:already|again|so soon|another one|this early|so early|at this (?:time|hour)|(?:at this|this) time of (?:day|night|the (?:day|night|morning)))(?: already| again)?|(?:in bed|pizza|curry|takeaway|mcdonalds|the pub|pub|the gym|gym|a nap|pyjamas|chips|cake|toast|kebab|noodles|pasta|wine|beer|shopping|christmas|decorations) (?:already|again))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:cancel\w*|delay\w*|raining|snowing|broken|broke|late|lost|crash\w*|boiler|leak\w*|fell|failed|rejected|ghosted|argument|row|woke|couldn'?t|can'?t|locked out|fine|ticket|miss(?:ed)?|when (?:shall|can) (?:i|we)|meeting|exam|have to|had to|got to)\b/,
    ),
  },
  {
    kind: 'afterYnForWork',
    asked: whole(
      /(?:(?:(?:is|was) (?:it|that|this) |(?:ARE|were) U (?:going|there|doing (?:it|that)|off) )?(?:just |all |only )?(?:for|with) (?:work|UR job|UR work|business)|(?:is|was) (?:it|that|this) (?:a |all )?(?:work (?:thing|trip|do)|work related|business trip|part of UR job|to do with work)|(?:a )?work (?:thing|trip|do)|(?:for )?(?:work|business) or (?:for )?(?:pleasure|fun|play)|business trip|work related)/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      ILL,
      /\b(?:late|early|overslept|ready|dressed|shirts?|suit|lift)\b.*\bfor work\b|\bfor work\b.*\b(?:tomorrow|monday)\b/,
    ),
  },
  {
    kind: 'afterYnMeYouMean',
    his: /\b(?:someone|somebody|some (?:people|women|girls|lady|person)|a (?:certain )?(?:girl|woman|lady|person)|one (?:girl|woman|person|of you)|certain (?:person|people|girl|woman|lady)|this (?:girl|woman)|people|she|her|the one|crush|my favourite|favourite person|everyone|anyone|nobody|best part|highlight|reason|women|girls|distract\w*|good company|you know who)\b/,
    asked: whole(
      /(?:(?:by (?:that |which )?)?(?:do )?U (?:do )?mean me|me(?: do)? U mean|(?:as in|like|meaning|is that|is it|was that|that'?s|would that be|could that be|is this|with) me|who me|(?:ARE )?U (?:talking|on) about me|me|(?:is|was) (?:that|this) (?:aimed at|about|for|meant for) me|do i (?:know|get to meet) (?:her|them)|is (?:she|that someone|that person) me|am i (?:that person|the one|that someone|someone|somebody))/,
    ),
    not: either(
      GRAVE,
      SPLIT,
      /\b(?:how about|what about|and you|same as|text(?:ed)? me|you or me|me or|or me|with (?:you|me)\b.*\bcom(?:e|ing))\b/,
    ),
  },
  {
    kind: 'afterYnOk',
    his: /\b(?:ill|sick|poorly|flu|covid|migraines?|headache|fever|hospital|a ?& ?e|operation|surgery|scan|results|cancer|died|passed|funeral|lost (?:my|a)|bad (?:day|week|night|news|time|month)|rough|tough|hard (?:day|week|time|one)|stress\w*|argument|row|fight|broke up|split up|dumped|divorc\w*|crash\w*|accident|knocked (?:off|down)|burgled|robbed|mugged|stuck|locked out|broken down|broke down|flat tyre|cr(?:y|ied|ying)|upset|sad|(?:feel(?:ing)?|felt|bit|been|so|really) (?:down|low)|lonely|struggl\w*|worst|awful|terrible|horrible|nightmare|drove into|hit a (?:deer|kerb|tree|wall)|pain|hurts?|sacked|redundan\w*|fired|anxious|anxiety|panic|depress\w*|overwhelmed|burn(?:t|ed) ?out|couldn'?t sleep|no sleep|not slept|exhausted|worried|scared|shaken|shock\w*|not (?:great|good|in a good)|a lot on|been better|stitches|broke my|broken|concussion|vet|injur\w*|ambulance|alone|failed|rejected|let down|miss (?:him|her|them))\b/,
    asked: whole(
      /(?:(?:(?:ARE|r|were|is) )?U (?:feeling |doing |holding up |going to be |gonna be |sure U'?re |really |actually )*(?:ok|okay|alright|all right|coping|safe|holding up|managing|bearing up)(?: (?:with (?:it|all that|everything)|though|after (?:all )?that|there|on UR own|by SELF))?|(?:will|gonna|you'?ll|u'?ll) (?:U )?(?:be (?:ok|okay|alright|all right|able to manage)|manage|cope)(?: (?:with (?:it|that)|on UR own|by SELF))?|(?:ARE )?U (?:going to|gonna) (?:be (?:ok|okay|alright)|manage|cope)(?: .{1,20})?|can U (?:manage|cope)(?: (?:with it|ok|on UR own|by SELF))?|(?:ok|okay|alright) (?:now|though|tho))/,
    ),
    not: /\b(?:ok|okay|alright|fine) (?:with|if|to|for|meeting|doing)\b(?! (?:it|all that|everything|now))|\bcrashed (?:my |the |on my |off my )?(?:bike|scooter|sledge|go ?kart|skateboard|board)\b|\b(?:fell|fallen|tripped|slipped) (?:over|off|on|down|up|in)\b(?!.*\b(?:hospital|broke|stitches|concussion|ambulance))/,
  },
  {
    kind: 'afterYnStillDo',
    asked: whole(
      /(?:(?:do )?U still (?:do (?:it|that|any(?: of it)?|them|much)|play|go|run|swim|draw|paint|write|dance|sing|train|climb|ride|skate|surf|fish|practise|practice|box|cycle|row|bake|perform|speak (?:it|any)|act|sew|knit|keep it up|dj|collect (?:them|it)|compete|make (?:it|them|any)|race|coach|dabble)(?: (?:it|there|much|now|them|any|at all|these days|a lot|in (?:it|a band)|for fun|ever))*|do U still|still (?:at it|playing|doing it|do it|play|go|dancing|singing|painting|into it|writing)|(?:ARE )?U still (?:at it|playing|doing it|doing that|into (?:it|that)|dancing|singing|painting|writing|in (?:a|the|that) (?:band|team|choir|club)))(?: (?:there|much|these days))?/,
    ),
    not: either(GRAVE, SPLIT, ILL, /\b(?:love|see|miss) (?:her|him|them)\b|\bout\b.*\bwith (?:her|him)\b/),
  },
];

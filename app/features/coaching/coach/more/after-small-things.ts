import type { FollowUp } from './asked-after-him';

/** Follow-ups to small things in his news that none of the other tables has. Form: content/asked-about-him.ts. */
export const AFTER_SMALL_THINGS = `
=afterScore
c Closer than it felt, which is no comfort at all.
c Not one I'd like to repeat out loud.
c I'll send you the score, it looks worse than the game was.
p I've already forgotten it, on purpose.
p Let's say both sides turned up.
p The sort of score you tell quickly and quietly.
i One goal would have changed the whole evening.
i It says less than you'd think about how it was.
i I stopped counting when it stopped being fun.
b Do you follow any of it?
b Are you a good loser?
=afterDidBefore
c Something quite different, and I learned a lot from it.
c A bit of everything, I never liked standing still.
c The same thing for years, so this was a big change.
p Something with much earlier alarms.
p A job with a uniform in my head, if not on paper.
p Mostly looking forward to Fridays.
i Something I was good at, and glad to leave behind.
i A few different things, each got me a bit closer to this.
i I'll tell you the whole road one day, it has a few bends.
b What did you do before you did this?
b Would you ever start again with something new?
=afterFoundAgain
c By chance, and I'm very glad of it.
c One of us finally wrote, that's all it took.
c Somebody we both knew put us in touch.
p The internet never forgets anybody.
p We both claim the other one started it.
p One clumsy message after years of silence.
i I'd thought of it for years before I did anything about it.
i It was easier than I'd feared, as if no time had passed.
i A small thing reminded me, and I didn't let it pass this time.
b Is there anybody you'd like to find again?
b Do you keep in touch with old friends?
=afterNotice
c A little, not as much as I'd have liked.
c Not really, it went very quickly.
c Enough to get things in order, so I can't complain about that.
p Just about enough to clear my desk.
p I've had more warning from the weather.
p Enough for one long breath.
i Not really, I'm still taking it in.
i Some, but you can't really prepare for it.
i It was in the air for a while, if I'm fair.
=afterWhenWasThat
c I'd have to check, I wasn't looking at the clock.
c Later than it should have been, I know that much.
c Some time in the middle of it all, I lost track.
p Somewhere between hungry and very hungry.
p Too early for me to be awake, strictly speaking.
p My sense of time isn't to be trusted, so don't ask in court.
i Late enough that I should have been somewhere else.
i I only noticed the time when it was over.
i I'll work it out and tell you, now you've made me curious.
=afterMeantFor
c A friend, luckily it was nothing worse.
c Nobody as nice as you, so it ended up well.
c Somebody who's heard that story before.
p Not for you, and yet here we are.
p A mate, who'd have laughed much less.
p I'd like to say it was a clever plan.
i Somebody I'd have had to explain it to, you I don't.
i Maybe my phone knew better than me.
i It found the right person in the end, I think.
`;

export const AFTER_SMALL_THINGS_RULES: readonly FollowUp[] = [
  {
    kind: 'afterScore',
    his: /\b(?:match|game|lost|won|football|rugby|derby|final|played|side|team)\b/,
    asked: /\bwh?at(?:'?s| was| is) the (?:final )?score\b/,
  },
  {
    kind: 'afterDidBefore',
    asked:
      /\bwh?at (?:did|were) (?:you|u) (?:do|doing|work as)(?: for work)? before(?: (?:that|this|then|you retired))?\W*$/,
  },
  {
    kind: 'afterFoundAgain',
    his: /\b(?:friend|mate|years|school|again|cousin|brother|sister|dad|lost touch)\b/,
    asked:
      /\bhow did (?:you|u)(?: two| both| guys)? (?:find each other|get back in touch|reconnect|find (?:him|her|them))\b/,
  },
  {
    kind: 'afterNotice',
    his: /\b(?:lost my job|let (?:me|us|\d+ of us|some of us) go|redundan\w*|laid off|fired|sacked)\b/,
    asked: /\b(?:any|much|enough) (?:notice|warning)\b|\bsee it coming\b/,
    grave: true,
  },
  {
    kind: 'afterWhenWasThat',
    asked: /^(?:(?:haha|lol|oh|really|wait|ok|hm+)\W*){0,4}(?:wh?at time|when) was (?:that|it|this)\W*$/,
  },
  {
    kind: 'afterMeantFor',
    asked: /\bwho (?:was|is|were) (?:it|that|they|this) (?:meant|supposed to be|for)\b/,
  },
];

import type { FollowUp } from './asked-after-him';

/** Follow-ups to grave news of his: nothing in them is light. Form: content/asked-about-him.ts. */
export const AFTER_GRAVE = `
=afterIllWillBeOk
c I hope so, the doctors are looking after it. Thank you for asking.
c It's too early to say, but it means a lot that you ask.
c I think so, we're taking it one day at a time.
p I'm hoping for good news soon, and your question helps in the meantime.
p I'd like to say yes. For now we wait, and I'm glad to hear from you.
i We don't know yet, I'm trying to stay hopeful.
i I think so, and I notice how much I want it to be true.
i I hope it more than I can say, thank you for thinking of us.
=afterIllHowIs
c Stable for now, thank you for asking. We're taking it day by day.
c A little better than yesterday, I hope. It means a lot that you ask.
c It's too early to tell, the doctors are being careful.
p Tired of being looked after, I'd guess. Thank you for thinking of us.
p In good hands, and that lets me breathe a bit.
i It changes by the hour, so I've stopped reading too much into it.
i Braver than me, to be honest.
i We're waiting for news, and it helps to be asked.
=afterIllHowAreYou
c A bit tired and worried, but I'm managing. Thank you.
c I'm all right most of the time, it comes and goes.
c Holding up, it helps to talk about something else as well.
p Better for hearing from you, honestly.
p One day at a time, with a lot of tea in between.
i Some hours are harder than others, this is one of the good ones.
i I'm all right while I'm busy, the evenings are longer.
i It's kind of you to ask about me as well, not everybody does.
=afterLossWhen
c Not so long ago, and it still feels close.
c A while ago now, and some days it's yesterday.
i Long enough that I can talk about it, and I don't mind that you ask.
i It's been some time, I think of it more than people would guess.
p A while ago. It's easier when somebody asks than when nobody does.
=afterGraveNeedAnything
c Thank you, that you ask is already a lot.
c Just this, somebody to write to in the evening.
p Only a bit of normal life, tell me about your day.
p A distraction would be lovely, you're good at that.
i I'd like to hear something ordinary from you, it does me good.
i Not right now, but I'll remember that you offered.
`;

const ILL =
  /\b(?:hospital|surgery|operation|hospice|stroke|cancer|chemo|intensive care|icu|accident|heart attack|diagnos\w*|very ill|really ill|seriously ill|tumou?r|dementia)\b/;
const DIED = /\b(?:died|passed away|passed|lost my|funeral|death|widow\w*)\b/;

export const AFTER_GRAVE_RULES: readonly FollowUp[] = [
  {
    kind: 'afterIllWillBeOk',
    his: ILL,
    asked:
      /\b(?:is|are|will|was) (?:he|she|they|it|everything|your \w+) (?:(?:going to|gonna) )?(?:be |doing |feeling )?(?:ok|okay|alright|all right|better|fine|serious|recover\w*|pull through|improving)\b/,
    grave: true,
  },
  {
    kind: 'afterIllHowIs',
    his: ILL,
    asked:
      /\bhow(?:'?s| is| are| bad is) (?:he|she|they|it|your \w+)(?: (?:doing|now|today|feeling|holding up))*\W*$|\bany (?:news|improvement)\b/,
    grave: true,
  },
  {
    kind: 'afterIllHowAreYou',
    his: new RegExp(`${ILL.source}|${DIED.source}`),
    asked:
      /\bhow (?:are|r) (?:you|u) (?:holding up|coping|doing|feeling|managing|bearing up)\b|\b(?:are|r) (?:you|u) (?:ok|okay|alright|all right|coping|managing)\b|\bhow are you(?: with (?:it|all that|everything))?\W*$/,
    grave: true,
  },
  {
    kind: 'afterLossWhen',
    his: DIED,
    asked:
      /\bwhen (?:was that|did (?:it|that|he|she|they) (?:happen|die|pass))\b|\bhow long ago\b|\bis it (?:long ago|still fresh|recent)\b/,
    grave: true,
  },
  {
    kind: 'afterGraveNeedAnything',
    his: new RegExp(`${ILL.source}|${DIED.source}`),
    asked:
      /\b(?:can|could) i (?:do (?:anything|something)|help)\b|\b(?:do you|d'you|you) need anything\b|\b(?:is there )?anything i can do\b|\bwant to talk about it\b|\bwhat can i do\b/,
    grave: true,
  },
];

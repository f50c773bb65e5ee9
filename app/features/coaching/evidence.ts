/** The facts the coach's advice stands on, each with its source and how far it can be trusted. */

export type EvidenceStrength = 'strong' | 'fair' | 'mixed' | 'company';

export interface Fact {
  id: string;
  /** The fact as a plain sentence: what was seen, not what will happen. */
  sentence: string;
  source: string;
  strength: EvidenceStrength;
  dated?: true;
}

const OKTRENDS = 'OkTrends 2009, over 500,000 first messages on one US dating site';

export const EVIDENCE: readonly Fact[] = [
  {
    id: 'first-message-rate',
    sentence: 'About 32% of first messages were answered.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'netspeak',
    sentence:
      'Netspeak such as "ur", "u" and "wat" went with the worst reply rates; "haha" and "lol" went with 45% and 41%.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'greeting',
    sentence:
      '"Hi", "hey" or "hello" alone did worse (27%) than no greeting at all; "how\'s it going" did better.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'no-looks',
    sentence: 'Words about looks (sexy, beautiful, hot, cutie) went with 5 to 14 points fewer replies.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'specific-interest',
    sentence:
      'Naming a specific interest from the profile went with more replies; asking to leave the site at once went with fewer.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'self-effacement',
    sentence: 'Mild self-effacement (awkward, probably, kinda) went with more replies for men.',
    source: OKTRENDS,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'length',
    sentence: 'About 200 characters was the best return on effort for men.',
    source: `${OKTRENDS}, as quoted`,
    strength: 'fair',
    dated: true,
  },
  {
    id: 'short-personal',
    sentence:
      'First messages work best when they are short, personal, about a trait in the profile, with a genuine compliment.',
    source: 'Khan & Chaudhry 2015, BMJ Evidence-Based Medicine, a review of 86 studies',
    strength: 'strong',
  },
  {
    id: 'open-question',
    sentence: 'Open, innocuous questions are preferred to pick-up lines.',
    source: 'Kleinke, Meeker & Staneski 1986',
    strength: 'fair',
  },
  {
    id: 'no-lines',
    sentence:
      'From a stranger, direct compliments, jokes and flippant lines are equally rated inappropriate and ineffective.',
    source: 'Weber, Goodboy & Cayanus 2010, n = 642',
    strength: 'fair',
  },
  {
    id: 'follow-up',
    sentence: 'Follow-up questions raise liking and predict second dates; people who ask do not foresee it.',
    source: 'Huang, Yeomans, Brooks, Minson & Gino 2017, Journal of Personality and Social Psychology',
    strength: 'strong',
  },
  {
    id: 'turn-taking',
    sentence: 'Taking turns in self-disclosure beats one-sided disclosure for liking and closeness.',
    source: 'Sprecher, Treger, Wondra, Hilaire & Wallpe 2013, Journal of Experimental Social Psychology',
    strength: 'strong',
  },
  {
    id: 'style-match',
    sentence:
      "Matching the other's language style went with mutual interest (33.3% against 9.1% in 40 speed dates); a thesis of 174 dates found no such link.",
    source: 'Ireland et al. 2011, Psychological Science; Western Ontario thesis 2020',
    strength: 'mixed',
  },
  {
    id: 'plan-words',
    sentence:
      'Words of investment, emotion, decision and coordination (plans) predicted a first date above chance.',
    source: 'Huang & Hancock 2021',
    strength: 'fair',
  },
  {
    id: 'compliment',
    sentence:
      'People who give compliments underestimate how well they land and overestimate the awkwardness.',
    source: 'Boothby & Bohns 2021; Zhao & Epley 2021',
    strength: 'strong',
  },
  {
    id: 'uncertainty',
    sentence: 'Some uncertainty about being liked raises attraction.',
    source: 'Whitchurch, Wilson & Gilbert 2011, Psychological Science',
    strength: 'fair',
  },
  {
    id: 'machine-text',
    sentence: 'Messages that read as machine-written cost trust.',
    source: 'Hohenstein et al. 2023, n = 1,036',
    strength: 'fair',
  },
  {
    id: 'number-by-20',
    sentence: 'Most conversations that lead to a phone number get there within 20 messages.',
    source: 'Zhang & Yasseri 2016, about 2 million conversations',
    strength: 'fair',
  },
  {
    id: 'early-date',
    sentence: 'An early move from chat to a date helps.',
    source: 'Khan & Chaudhry 2015, BMJ Evidence-Based Medicine, a review of 86 studies',
    strength: 'strong',
  },
  {
    id: 'not-too-late',
    sentence: 'Waiting longer than about 17 to 23 days before meeting went with disappointment.',
    source: 'Ramirez et al. 2015',
    strength: 'fair',
  },
  {
    id: 'seventy-thirty',
    sentence:
      'Profiles do best at about 70 parts me to 30 parts what I look for, close to reality, in plain words and with humour.',
    source: 'Khan & Chaudhry 2015, BMJ Evidence-Based Medicine, a review of 86 studies',
    strength: 'strong',
  },
  {
    id: 'original-profile',
    sentence:
      'Concrete self-disclosure and metaphor make half of what reads as original, and original profiles raise the wish to date.',
    source: 'van der Zanden et al. 2022, PLOS ONE, 1,234 raters',
    strength: 'strong',
  },
  {
    id: 'comment-like',
    sentence: 'People are likelier to consider a like that comes with a message; 40% of chats never start.',
    source: "Hinge, the company's own figures",
    strength: 'company',
  },
  {
    id: 'modest-strategy',
    sentence: 'Strategy in messages has modest effects.',
    source: 'Bruch & Newman 2018, Science Advances',
    strength: 'fair',
  },
];

const BY_ID = new Map(EVIDENCE.map((f) => [f.id, f]));

export function factFor(id: string): Fact | null {
  return BY_ID.get(id) ?? null;
}

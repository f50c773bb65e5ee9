import type { MetaFunction } from '@remix-run/node';
import { pageMeta } from '~/http/meta';
import { ButtonLink } from '~/ui/button';
import { Band, Feature, Invitation, PageHead } from '~/ui/public-page';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How It Works',
    description:
      'Three steps from a blank screen to a conversation, and a free guide to messages that get answers.',
  });

const STEPS = [
  ['Sign Up', 'An e-mail and a password. It takes a minute, costs nothing, and needs no card.'],
  [
    'Get Coaching',
    'Drop in a screenshot, paste the conversation, or describe a profile. Three suggestions come back, each with its psychology.',
  ],
  [
    'Start Connecting',
    'Copy the one that sounds most like you, change a word, send it. Then put the phone away and live a little.',
  ],
] as const;

const GUIDE = [
  [
    'Skip the bare “hey”.',
    'On its own it does worse than no greeting at all. (OkTrends, 2009: one site, and dated.)',
  ],
  [
    'Pick one thing from the profile.',
    'A question about a specific interest shows that you read it. (Khan & Chaudhry, 2015: 86 studies.)',
  ],
  [
    'Leave looks out of the first message.',
    'From a stranger, direct compliments and jokes rate equally poorly. (Weber and others, 2010.)',
  ],
  [
    'Ask, then follow up.',
    'The second question, about the answer, is the one that is liked. (Huang and others, 2017.)',
  ],
  [
    'Give a little back.',
    'Telling and asking in turns brings two people closer. (Sprecher and others, 2013.)',
  ],
  [
    'Suggest meeting while it is lively.',
    'Waiting longer than about three weeks goes with disappointment. (Ramirez and others, 2015.)',
  ],
] as const;

const STORIES = [
  {
    who: 'Story one: back after a long relationship',
    text: '“I had not written to a stranger in nine years. I used the openers twice. What stayed with me was the question: what in this profile do I honestly want to know?”',
  },
  {
    who: 'Story two: answers that got shorter',
    text: '“The reading said that I asked nearly all the questions. It told me to give it space instead of writing more. She wrote on Sunday.”',
  },
  {
    who: 'Story three: a clear no',
    text: '“I wanted a clever comeback. The three replies were all kind ways to wish her well. I sent one, and felt better than I had expected.”',
  },
] as const;

export default function Features() {
  return (
    <>
      <PageHead
        kicker="How it works"
        title="A Simple Plan to Build Your Confidence"
        intro="No tricks and no script to learn by heart. You bring the conversation, and leave with words and the reason why they work."
      />
      <ol className="mx-auto mt-14 grid w-full max-w-6xl gap-10 px-4 md:grid-cols-3">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <p className="font-display text-4xl font-semibold text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <h2 className="mt-2 font-display text-2xl font-semibold">{title}</h2>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-12 text-center">
        <ButtonLink to="/register" reloadDocument className="min-h-12 px-7 text-lg">
          Create Free Account
        </ButtonLink>
      </p>
      <Band title="What is inside">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Feature picture="bubbles" title="Chat Helper">
            From a screenshot or pasted text: a confident, a playful and an intriguing reply, each explained.
          </Feature>
          <Feature picture="door" title="Chat Starter">
            Paste what her profile says, and get three openers about that, not about her looks.
          </Feature>
          <Feature picture="page" title="Profile Wizard">
            Advice on your bio, photos and interests, and on the picture they make together.
          </Feature>
          <Feature picture="spark" title="AI Message Library">
            Ice breakers and compliments to keep, with how often you used each and how you rated it.
          </Feature>
          <Feature picture="lock" title="Read on your device">
            A screenshot is turned into text in your browser. The picture is never uploaded.
          </Feature>
          <Feature picture="heart" title="Honest about no">
            When she is not interested, the coach says so, and helps you to end it well.
          </Feature>
        </div>
      </Band>
      <Band
        sunken
        title="The free guide: six habits of messages that get answers"
        intro="What studies found goes with more answers. Each is a tendency, not a promise."
      >
        <ol className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {GUIDE.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span className="font-display text-2xl font-semibold text-accent" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Band>
      <Band
        title="Testimonials, told as stories"
        intro="These are illustrations that we wrote, of how it can go: we would rather tell you so than borrow a face."
      >
        <ul className="grid gap-5 md:grid-cols-3">
          {STORIES.map(({ who, text }) => (
            <li key={who} className="rounded-card border border-line bg-card p-6">
              <p className="font-display text-lg leading-snug text-pretty">{text}</p>
              <p className="mt-4 text-sm text-muted">{who} · illustrative</p>
            </li>
          ))}
        </ul>
      </Band>
      <Invitation
        title="Ready when you are."
        text="Free to start, and as honest on day one as on day one hundred."
        to="/register"
        button="Create Free Account"
      />
    </>
  );
}

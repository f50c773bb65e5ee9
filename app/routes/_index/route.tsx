import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { getUser } from '~/http/auth.server';
import { pageMeta } from '~/http/meta';
import { ButtonLink } from '~/ui/button';
import { Band, Feature, Invitation } from '~/ui/public-page';
import { Example } from './example';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Know what to say next',
    description:
      'A conversation coach for dating: three replies to the message in front of you, each with the psychology behind it. Your screenshot never leaves your device.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  if (await getUser(request)) throw redirect('/dashboard');
  return null;
}

const PAINS = [
  ['The cursor blinks.', 'You have typed four answers, deleted five, and it has been an hour.'],
  ['It began so well.', 'Then the answers got shorter, and you cannot tell what changed.'],
  ['“Hey.”', 'Every opener you think of is one that she has read a hundred times.'],
  ['Is she interested?', 'Or only polite? You would ask her out, if you knew how that would land.'],
] as const;

const FACTS = [
  {
    fact: 'Follow-up questions make people like you more, and go with second dates.',
    source: 'Huang and others, 2017',
  },
  {
    fact: 'Short, personal and about something in the profile: that is what a good first message has in common.',
    source: 'Khan & Chaudhry, 2015: a review of 86 studies',
  },
  {
    fact: 'Most chats that lead to a phone number get there within 20 messages.',
    source: 'Zhang & Yasseri, 2016: about 2 million chats',
  },
] as const;

function Hero() {
  return (
    <div className="border-b border-line bg-accent-soft">
      <div className="mx-auto grid w-full max-w-6xl items-start gap-12 px-4 pt-14 pb-16 sm:pt-20 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pb-24">
        <div className="lg:pt-14">
          <h1 className="text-5xl leading-[1.05] font-semibold tracking-tight sm:text-6xl lg:text-7xl">
            Know what to say next.
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-muted sm:text-xl">
            Show the conversation you are stuck in. You get three replies that sound like a person, and the
            psychology behind each one. You choose, you change the words, you send.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/register" reloadDocument className="min-h-12 px-7 text-lg">
              Get Started Free
            </ButtonLink>
            <ButtonLink to="/features" reloadDocument look="secondary" className="min-h-12 px-7 text-lg">
              Read the Free Guide
            </ButtonLink>
          </div>
          <p className="mt-5 text-sm text-muted">
            Free plan, no card. Your screenshot never leaves your device. For adults, 18 and over.
          </p>
        </div>
        <Example />
      </div>
    </div>
  );
}

export default function Landing() {
  return (
    <>
      <Hero />
      <Band title="You know this moment.">
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {PAINS.map(([title, text]) => (
            <li key={title} className="border-l-2 border-accent pl-5">
              <h3 className="font-display text-xl font-semibold">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        sunken
        title="A calm friend who has read the research."
        intro="Not pick-up lines: an ear for what was said, and help to answer it as yourself, only clearer."
      >
        <div className="grid gap-5 md:grid-cols-3">
          <Feature picture="bolt" title="Real-Time Support">
            A screenshot or pasted text is enough. Three replies come in the moment you need them: one
            confident, one playful, one intriguing.
          </Feature>
          <Feature picture="climb" title="Build Confidence">
            Every reply says why it works. After a while you hear it yourself, and need the coach less: that
            is the aim.
          </Feature>
          <Feature picture="heart" title="Natural Connections">
            Openers from what her profile really says, and an honest word when it is time to suggest a date,
            or to let it go kindly.
          </Feature>
        </div>
        <p className="mt-8">
          <ButtonLink to="/register" reloadDocument>
            Create Your Account
          </ButtonLink>
        </p>
      </Band>
      <Band
        title="Advice with its sources."
        intro="What studies have found goes into each explanation. They are tendencies, not promises, and we say so."
      >
        <ul className="grid gap-10 md:grid-cols-3">
          {FACTS.map(({ fact, source }) => (
            <li key={source} className="border-t-2 border-line pt-5">
              <p className="font-display text-xl leading-snug text-pretty">{fact}</p>
              <p className="mt-3 text-sm text-muted">{source}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Invitation
        title="Your next message is one screenshot away."
        text="Start free: chat help, and five conversation starters every month."
        to="/register"
        button="Start Free"
      />
    </>
  );
}

import type { MetaFunction } from '@remix-run/node';
import { pageMeta } from '~/http/meta';
import { Band, Feature, Invitation, PageHead } from '~/ui/public-page';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Our Mission',
    description: 'Why this coach exists, what it stands for, and the work behind it.',
  });

const TEAM = [
  {
    role: 'The coach',
    work: 'Writes the advice, and throws out every line that no real person would say. Reads a reply aloud before it stays.',
  },
  {
    role: 'The researcher',
    work: 'Keeps the list of studies behind each explanation, with how strong each one is, and takes a fact out when it stops holding up.',
  },
  {
    role: 'The engineer',
    work: 'Makes the reading of screenshots work on your own device, on a cheap phone and a bad line, so that the picture has no need to travel.',
  },
] as const;

export default function About() {
  return (
    <>
      <PageHead
        title="Our Mission"
        intro="Nobody should have to give up on someone they like for want of a sentence. We help people say what they mean in dating conversations: with kindness, with nerve, and in their own voice. And a good coach is needed less each month."
      />
      <Band title="What we stand for">
        <div className="grid gap-5 sm:grid-cols-2">
          <Feature picture="spark" title="Authenticity">
            A reply is a start, not a script. We never invent a life for you: what you send should still be
            true when you meet.
          </Feature>
          <Feature picture="lock" title="Privacy">
            Two people are in every conversation. Screenshots are read on your device and stay there, and
            names and numbers are hidden before a hosted model sees a word.
          </Feature>
          <Feature picture="bolt" title="Innovation">
            New methods earn their place by being measured. Where a study is old or disputed, the explanation
            says so.
          </Feature>
          <Feature picture="people" title="Community">
            Respect is the house rule. When somebody has said no, the only advice you will get here is to take
            it well.
          </Feature>
        </div>
      </Band>
      <Band
        sunken
        title="The team, by what they do"
        intro="These are roles rather than portraits: you learn what the work is, without made-up names and faces."
      >
        <ul className="grid gap-10 md:grid-cols-3">
          {TEAM.map(({ role, work }) => (
            <li key={role}>
              <h3 className="font-display text-xl font-semibold">{role}</h3>
              <p className="mt-2 text-pretty text-muted">{work}</p>
            </li>
          ))}
        </ul>
      </Band>
      <div className="pt-16 sm:pt-24">
        <Invitation
          title="Something on your mind?"
          text="Questions, a reply that missed the tone, an idea: we read everything."
          to="/contact"
          button="Write to Us"
        />
      </div>
    </>
  );
}

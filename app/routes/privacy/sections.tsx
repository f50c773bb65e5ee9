import type { LegalSection } from '~/ui/legal-page';

type Engine = 'gemini' | 'gemini-proxy' | 'embedded';

/** Where the words of a conversation go on this site. */
const WHO_ANSWERS: Record<Engine, string> = {
  embedded:
    'On this site the replies are written by our own built-in coach, in your browser or on our server. No other company receives your words.',
  'gemini-proxy':
    'On this site the replies are written by a hosted model, Google Gemini. Names, phone numbers and addresses that we recognise in the text are replaced on your device before it leaves it (or on our server, when your browser runs no scripts); our server then passes the text on. What Google does with it is in Google’s own privacy policy.',
  gemini:
    'On this site the replies are written by a hosted model, Google Gemini, which your browser calls directly. Names, phone numbers and addresses that we recognise in the text are replaced on your device before it leaves it. What Google does with the text is in Google’s own privacy policy.',
};

const COOKIES = [
  ['rapport_session', '30 days, renewed by use', 'keeps you signed in'],
  ['rapport_theme', '1 year', 'remembers light or dark'],
  [
    'rapport_visitor',
    '1 year',
    'a random name for a browser that is not signed in, so that a form sent twice counts once',
  ],
  ['rapport_ref', '30 days', 'remembers who invited you, when you came by a referral link'],
  ['rapport_toast', '2 minutes', 'carries one short message to the next page'],
  [
    'rapport_context',
    '10 minutes',
    'fills the library’s context box again after Generate, where the browser runs no scripts',
  ],
  ['rapport_auth', '10 minutes', 'only while you sign in with a social platform'],
] as const;

function CookieTable() {
  return (
    <table className="w-full table-fixed text-left text-sm sm:table-auto">
      <thead>
        <tr className="border-b border-field">
          <th className="w-[38%] py-2 pr-4 font-semibold sm:w-auto">Cookie</th>
          <th className="w-1/4 py-2 pr-4 font-semibold sm:w-auto">Kept for</th>
          <th className="py-2 font-semibold">What for</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([name, time, purpose]) => (
          <tr key={name} className="border-b border-line align-top">
            <td className="py-2 pr-3 font-mono text-xs/5 break-all sm:whitespace-nowrap">{name}</td>
            <td className="py-2 pr-4">{time}</td>
            <td className="py-2">{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The policy, as it fits the engine that this site runs. */
export function privacySections(productName: string, engine: Engine): LegalSection[] {
  return [
    {
      id: 'screenshots',
      title: 'Screenshots stay with you',
      body: (
        <p>
          When you choose a screenshot, your browser reads its text on your own device. The picture is not
          uploaded, to us or to anybody else, and it is gone from the page’s memory when you replace it or
          leave. The files of the reader come from this site and are kept in your browser so that they load
          once.
        </p>
      ),
    },
    {
      id: 'conversations',
      title: 'What happens to your words',
      body: (
        <>
          <p>
            The text of a conversation or a profile leaves your device only when you ask for suggestions or
            save them. {WHO_ANSWERS[engine]}
          </p>
          <p>
            The text and its suggestions are then saved in your account, so that you find them in your
            history. Only you can read them there. We do not sell them, show them to advertisers, or train
            models on them.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'The other person',
      body: (
        <p>
          A conversation belongs to two people. Leave out what the coach does not need: surnames, addresses,
          workplaces, pictures. If your words are in somebody’s account here and you want them gone, write to
          us from the <a href="/contact">contact page</a>.
        </p>
      ),
    },
    {
      id: 'kept',
      title: 'What we keep',
      body: (
        <ul>
          <li>Your account: e-mail, a username made from it, your plan, and when you joined.</li>
          <li>Your password only as an argon2id hash, from which it cannot be read back.</li>
          <li>Your sessions: when each began and ends. The key in your cookie is kept as a hash.</li>
          <li>Your coaching sessions and your message library, with usage counts and ratings.</li>
          <li>
            Your referral code, your credits, and that a friend joined with your code. If you came by a code,
            a hash of your e-mail stays after you leave, so that one friend is not rewarded twice.
          </li>
          <li>If you sign in with a social platform: its name and the number it knows you by.</li>
          <li>What you write in the contact and deletion forms, with the e-mail you give.</li>
          <li>
            For a short time, to stop guessing and double sending: counts of tries by e-mail or network
            address (up to two hours), and answers to forms you sent (24 hours).
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'Why we may',
      body: (
        <p>
          We use these data to give you the service you signed up for, to keep it safe, and to answer you. We
          ask for nothing that this does not need. There is no advertising here, and no analytics.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      body: (
        <>
          <p>All our cookies are our own, and none follows you to other sites.</p>
          <CookieTable />
          <p>
            Your browser also remembers your theme, and that you have seen the referral tutorial, in its local
            storage. Pages load nothing from other companies
            {engine === 'gemini' ? ', except the answers of the hosted model' : ''}.
          </p>
        </>
      ),
    },
    {
      id: 'mail',
      title: 'Mail',
      body: (
        <p>
          We write to you when you ask for a password link, when your password changes, and when you send a
          request. There is no newsletter.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            In your <a href="/account/settings">settings</a> you can export everything as a file and delete
            your account at once. Without signing in, use <a href="/delete">Delete Your Data</a>: we verify
            your identity within 2 business days and process the request within 30 days. Messages that you
            sent us from the contact form are deleted when you ask.
          </p>
          <p>
            You may ask what we keep, have it put right, object to its use, and complain to the data
            protection authority where you live.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Adults only',
      body: (
        <p>
          {productName} is for people of 18 and over. We do not knowingly keep data of anyone younger; if you
          believe that we do, tell us and it goes.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'How it is protected',
      body: (
        <p>
          Passwords and keys are stored as hashes, mailed links work once and for one hour, and changing your
          password signs other devices out. No system is perfect: if something happens to your data, we will
          tell you what and when.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          When this policy changes, the date at the top changes with it. Questions go to the{' '}
          <a href="/contact">contact page</a>.
        </p>
      ),
    },
  ];
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { PROCESS_DAYS, VERIFY_BUSINESS_DAYS } from '~/features/support/deadlines';
import { DeletionForm } from '~/features/support/deletion-form';
import { DeletionSchema } from '~/features/support/schemas';
import { requestDeletion } from '~/features/support/support.server';
import { getUser } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { redirectWithToast } from '~/http/toast.server';
import { Card } from '~/ui/card';
import { PageHead } from '~/ui/public-page';
import { PageToast } from '~/ui/toast';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Delete Your Data',
    description: 'Ask us to delete what we keep about you: your rights, how long it takes, and the form.',
  });

const FAILED = 'Failed to submit request. Please try again.';
const RECEIVED = `We verify your identity within ${VERIFY_BUSINESS_DAYS} business days and process the request within ${PROCESS_DAYS} days. A confirmation is on its way to your e-mail.`;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await getUser(request);
  return { email: user?.email ?? '', userId: user?.id ?? '', signedIn: user !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, DeletionSchema);
  if (!parsed.ok) return parsed.response;
  const ask = async () => {
    const signedInUserId = (await getUser(request))?.id ?? null;
    const input = { ...parsed.value, signedInUserId };
    const address = await countAddress(context, 'deletion');
    const done = address.allowed
      ? (
          await onceForForm({ request, form, userId: signedInUserId, input }, (transact) =>
            requestDeletion(input, transact),
          )
        ).result
      : { ...address, ok: false as const };
    if (done.ok) {
      return redirectWithToast(request, '/delete', { title: 'Request submitted', description: RECEIVED });
    }
    return parsed.refuseTooMany(done.retryAfterSeconds);
  };
  return keepingForm(
    { request, form, reply: parsed.reply, requestId: context.requestId, failed: FAILED },
    ask,
  );
}

export default function DeleteYourData() {
  const { email, userId, signedIn } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <>
      <PageToast toast={reply?.toast} />
      <PageHead
        title="Delete Your Data"
        intro="What we keep about you is yours. You can have it deleted, and you need not be signed in to ask."
      />
      <div className="mx-auto grid w-full max-w-5xl gap-10 px-4 py-12 sm:py-16 md:grid-cols-[1fr_1.1fr] md:gap-14">
        <div className="space-y-9">
          <section>
            <h2 className="font-display text-2xl font-semibold">Your rights</h2>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-muted">
              <li>to know what we keep about you, and to have a copy of it,</li>
              <li>to have what is wrong put right,</li>
              <li>to have all of it deleted, whatever the reason,</li>
              <li>and to complain to the data protection authority where you live.</li>
            </ul>
          </section>
          <section>
            <h2 className="font-display text-2xl font-semibold">How long it takes</h2>
            <ol className="mt-3 space-y-3 border-l-2 border-line pl-5">
              <li>
                <strong className="font-semibold">At once</strong>
                <span className="block text-muted">We keep your request and confirm it by e-mail.</span>
              </li>
              <li>
                <strong className="font-semibold">Within {VERIFY_BUSINESS_DAYS} business days</strong>
                <span className="block text-muted">
                  We verify your identity, so that nobody else can delete your data.
                </span>
              </li>
              <li>
                <strong className="font-semibold">Within {PROCESS_DAYS} days</strong>
                <span className="block text-muted">
                  The request is processed: your account and everything in it is gone for good.
                </span>
              </li>
            </ol>
          </section>
          <section>
            <h2 className="font-display text-2xl font-semibold">Quicker, with an account</h2>
            <p className="mt-3 text-muted">
              {signedIn ? (
                <>
                  You are signed in: in your{' '}
                  <Link to="/account/settings" reloadDocument className="underline underline-offset-4">
                    settings
                  </Link>{' '}
                  you can delete your account at once, and export your data first.
                </>
              ) : (
                <>
                  If you can{' '}
                  <Link
                    to="/login?redirectTo=/account/settings"
                    reloadDocument
                    className="underline underline-offset-4"
                  >
                    sign in
                  </Link>
                  , your settings have a button that deletes your account at once.
                </>
              )}
            </p>
          </section>
        </div>
        <Card className="self-start">
          <h2 className="mb-5 font-display text-2xl font-semibold">Your request</h2>
          <DeletionForm reply={reply} email={email} userId={userId} />
        </Card>
      </div>
    </>
  );
}

import { ButtonLink } from '~/ui/button';
import { NarrowPage } from '~/ui/card';

/** The end of the road for a link without a token, or with one that no longer works; it leads on. */
export function InvalidResetLink({ reason }: { reason: string }) {
  return (
    <NarrowPage title="Invalid reset link">
      <p>{reason}</p>
      <ButtonLink to="/login" reloadDocument className="mt-6 w-full">
        Return to Login
      </ButtonLink>
      <ButtonLink to="/request-reset" reloadDocument look="secondary" className="mt-3 w-full">
        Ask for a new link
      </ButtonLink>
    </NarrowPage>
  );
}

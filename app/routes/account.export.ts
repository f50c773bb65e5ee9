import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportData } from '~/features/accounts/settings.server';
import { requireUser } from '~/http/auth.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const exported = await exportData(user.id);
  const day = exported.exportedAt.slice(0, 10);
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

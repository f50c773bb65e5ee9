import type { CurrentUser } from '../features/accounts/schemas.ts';
import type { LibraryType } from '../features/coaching/types.ts';
import { GENERATED, GENERATION_FAILED, LIBRARY_TYPES, type LibraryItem } from '../features/library/item.ts';
import {
  countUse,
  type GenerateResult,
  generateItem,
  getLibraryPage,
  rateItem,
} from '../features/library/library.server.ts';
import { GenerateFormSchema, RateFormSchema, UseFormSchema } from '../features/library/schemas.ts';
import { ApiError, tooMany } from './api.server.ts';
import { serverEngine } from './coach.server.ts';
import { keepingForm, onceForForm, parseForm, type SentForm } from './form.server.ts';
import { keepContextCookie, keptContext } from './library-context.server.ts';
import { redirectWithToast } from './toast.server.ts';

export const NO_SUCH_ITEM = 'There is no such message in your library.';

function typeOf(request: Request): LibraryType {
  const asked = new URL(request.url).searchParams.get('type');
  return LIBRARY_TYPES.find((type) => type === asked) ?? 'ice_breaker';
}

/** The open sub-tab's page of items, and what its context box held when a message was last made from it. */
export async function loadLibrary(request: Request, user: CurrentUser) {
  const type = typeOf(request);
  const page = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page'))) || 1);
  const [library, context] = await Promise.all([
    getLibraryPage(user.id, type, page),
    keptContext(request, { userId: user.id, type }),
  ]);
  return { type, library, context };
}

/** The status of a generation that failed (contract section 2). */
const REFUSAL_STATUS = { flagged: 422, model: 502 } as const;

/** The JSON door's answer to a generation. */
export function itemOrRefusal(result: GenerateResult): LibraryItem {
  if (result.ok) return result.item;
  if (result.reason === 'too-many') throw tooMany(result.retryAfterSeconds);
  throw new ApiError(REFUSAL_STATUS[result.reason], result.message);
}

/** The JSON door's answer about one item. */
export function itemOr404(item: LibraryItem | null): LibraryItem {
  if (!item) throw new ApiError(404, NO_SUCH_ITEM);
  return item;
}

/** The library's forms, sent without JavaScript: Generate, 'Used it' and Rate. */
export async function libraryForm(sent: SentForm) {
  switch (sent.form.get('intent')) {
    case 'generate':
      return generateForm(sent);
    case 'use':
      return countUseForm(sent);
    case 'rate':
      return rateForm(sent);
    default:
      throw new Response('There is no such form here.', { status: 400 });
  }
}

async function generateForm({ request, user, form, requestId }: SentForm) {
  const parsed = parseForm(form, GenerateFormSchema, { intent: 'generate' });
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  return keepingForm({ request, form, requestId, reply: parsed.reply }, async () => {
    const { result } = await onceForForm({ request, form, userId: user.id, input }, (transact) =>
      generateItem(user.id, input, serverEngine, transact),
    );
    if (result.ok) {
      const kept = { userId: user.id, type: input.type, context: input.context ?? '' };
      const cookies = [await keepContextCookie(request, kept)];
      return redirectWithToast(request, pathOf(request, true), GENERATED[input.type], cookies);
    }
    if (result.reason === 'too-many')
      return parsed.refuseTooMany(result.retryAfterSeconds, GENERATION_FAILED);
    return parsed.refuse(result.message, REFUSAL_STATUS[result.reason], {
      title: GENERATION_FAILED,
      field: 'context',
    });
  });
}

async function countUseForm({ request, user, form, requestId }: SentForm) {
  const parsed = parseForm(form, UseFormSchema, { intent: 'use' });
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  return keepingForm({ request, form, requestId, reply: parsed.reply }, async () => {
    const { result: item } = await onceForForm({ request, form, userId: user.id, input }, (transact) =>
      countUse(user.id, input.id, transact),
    );
    if (!item) return parsed.refuse(NO_SUCH_ITEM, 404);
    const times = item.usageCount === 1 ? 'once' : `${item.usageCount} times`;
    return redirectWithToast(request, `${pathOf(request)}#${item.id}`, {
      title: 'Marked as used',
      description: `You have used this message ${times}.`,
    });
  });
}

async function rateForm({ request, user, form, requestId }: SentForm) {
  const parsed = parseForm(form, RateFormSchema, { intent: 'rate' });
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  return keepingForm({ request, form, requestId, reply: parsed.reply }, async () => {
    const { result: item } = await onceForForm({ request, form, userId: user.id, input }, (transact) =>
      rateItem(user.id, input.id, input.rating, transact),
    );
    if (!item) return parsed.refuse(NO_SUCH_ITEM, 404);
    return redirectWithToast(request, `${pathOf(request)}#${item.id}`, {
      title: 'Rating saved',
      description: `You rated this message ${item.rating} of 5.`,
    });
  });
}

/** Back to the same sub-tab; a new item is on the first page. */
function pathOf(request: Request, firstPage = false): string {
  const { pathname, searchParams } = new URL(request.url);
  if (firstPage) searchParams.delete('page');
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${query ? `?${query}` : ''}`;
}

import { expect, type Page } from '@playwright/test';

/** The referral tutorial from its button to its end, with one step back, as a reader without scripts walks it. */
export async function walkTutorial(page: Page): Promise<void> {
  const step = (name: string) => page.getByRole('heading', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Show Tutorial');
  await expect(step('Welcome')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await press('Next');
  await expect(step('Share Your Link')).toBeVisible();
  await press('Next');
  await expect(step('Earn Rewards')).toBeVisible();
  await press('Back');
  await expect(step('Share Your Link')).toBeVisible();
  await press('Next');
  await press('Get Started');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

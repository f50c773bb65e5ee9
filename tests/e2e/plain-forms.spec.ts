import { expect, test } from './fixtures.ts';

// the pages that ship no script files; what their inline script does

test('without a line a form stays, says so, and goes out once there is one', async ({ page, context }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Nora');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByLabel('Message').fill('Something long.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('You are offline. What you typed is still here')).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue('Something long.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
});

test('another theme leaves what is typed, and holds on the next page', async ({ page }) => {
  for (const path of ['/contact', '/delete', '/request-reset']) {
    await page.goto(path);
    await page.getByLabel('Email').fill('nora@example.com');
    await page.locator('summary').filter({ hasText: 'Theme' }).click();
    const told = page.waitForResponse('**/theme');
    await page.getByRole('button', { name: 'Dark' }).click();
    await told;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.evaluate(() => localStorage.clear());
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

test('a form that hangs can be sent again by a second press', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Nora');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByLabel('Message').fill('Something long.');
  let posts = 0;
  await page.route('**/contact*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    return posts === 1 ? undefined : route.fallback();
  });
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  // by the mouse alone: a locator would wait for the navigation that hangs
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await expect.poll(() => posts).toBe(1);
  await press();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
  expect(posts).toBe(2);
});

test('a form is busy while it is on its way, for ten seconds at most, and not in a page that is left', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  // the event alone, since a page that is going elsewhere tells nothing
  const send = () =>
    page
      .locator('main form')
      .evaluate((form) =>
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: null })),
      );
  const busy = page.locator('main form[aria-busy=true]');
  const label = page.getByRole('button', { name: 'Sending...' });
  await send();
  await expect(busy).toHaveCount(1);
  await expect(label).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(busy).toHaveCount(0);
  await expect(label).toBeHidden();
  await send();
  await expect(busy).toHaveCount(1);
  // the browser may keep it as it is, and show it again
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(busy).toHaveCount(0);
});

import { devices, expect, test } from '@playwright/test';
import { chromiumOptions } from '../helpers/chromium.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';

// Notifications need more than its shell.
test.use({ launchOptions: chromiumOptions('whole') });

const product = useProduct();

test('the manifest lets the console be added to a home screen, with icons that are there', async ({
  request,
}) => {
  const page = await (await request.get(product.url)).text();
  const address = page.match(/<link rel="manifest" href="([^"]+)"/)?.[1] ?? '';
  const reply = await request.get(product.url + address);
  expect(reply.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = (await reply.json()) as {
    icons: { src: string; type: string; purpose: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Samtale',
    short_name: 'Samtale',
    start_url: '/',
    display: 'standalone',
  });
  const touchIcon = page.match(/<link rel="apple-touch-icon" href="([^"]+)"/)?.[1] ?? '';
  const icons = [...manifest.icons, { src: touchIcon, type: 'image/png', purpose: 'any', sizes: '180x180' }];
  expect(new Set(icons.map(({ type, purpose }) => `${purpose} ${type}`)).size).toBe(4);
  for (const { src, type, sizes } of icons) {
    const icon = await request.get(product.url + src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const body = await icon.body();
    // Width and height stand first in a PNG (RFC 2083, section 4.1.1).
    if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
    else expect(body.toString(), src).toContain('<svg');
  }
});

for (const language of journeyLanguages(import.meta.url)) {
  test(`an iPhone is told to add the console to its home screen first (${language})`, async ({ browser }) => {
    const { userAgent, viewport } = devices['iPhone 15'];
    for (const [isPhone, hasPush] of [
      [true, false],
      [false, false],
      [true, true],
    ] as const) {
      const context = await browser.newContext({ viewport, ...(isPhone && { userAgent }) });
      // A tab of Safari on an iPhone has no notifications at all; what was added to the home screen has.
      if (!hasPush) await context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
      const staff = new Console(await context.newPage(), product, language);
      await staff.haveSession();
      await staff.page.goto(`${product.url}/profile`);
      const sentence = staff.page.getByText(staff.text('push.device.homeScreenFirst.about'));
      const otherwise = staff.page.getByText(
        staff.text(hasPush ? 'push.device.off.title' : 'push.device.unsupported.title'),
      );
      if (isPhone && !hasPush) {
        await expect(sentence).toBeVisible();
        await expect(staff.button('push.device.turnOn')).toBeHidden();
        expect(await violationsOf(staff.page)).toEqual([]);
      } else {
        await expect(otherwise).toBeVisible();
        await expect(sentence).toBeHidden();
      }
      await context.close();
    }
  });
}

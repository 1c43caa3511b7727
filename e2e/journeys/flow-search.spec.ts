import { expect, test } from '@playwright/test';
import { changeAnswers } from '../helpers/change-answers.ts';
import { signedIn } from '../helpers/console.ts';
import { useProduct } from '../helpers/product.ts';

test.setTimeout(90_000);

const product = useProduct();
/** The list is so many times as long, and the processor so many times as slow, that keys come before it has followed. */
const [longer, slower] = [200, 12];

test('no key is lost while a long list follows what is searched for', async ({ browser }) => {
  const staff = await signedIn(browser, product, 'da');
  const { page } = staff;
  await changeAnswers(page, '**/intent/getAllFlow/**', (text) => {
    const reply = JSON.parse(text);
    const copies = Array.from({ length: longer }, (_, copy) =>
      reply.list.map((flow: { title: string }) => ({
        ...flow,
        id: crypto.randomUUID(),
        title: `${flow.title} ${copy}`,
      })),
    );
    return JSON.stringify({ ...reply, list: copies.flat() });
  });
  await page.reload();
  const search = page.getByRole('searchbox', { name: staff.text('flows.list.search') });
  await search.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const words = 'betaling med kort i butikken';
  for (const delay of [25, 40, 60]) {
    await search.fill('');
    await page.keyboard.type(words, { delay });
    await expect(page).toHaveURL(/search=betaling/);
    await expect(search).toHaveValue(words);
  }
});

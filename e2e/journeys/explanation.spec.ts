import { expect, test } from '@playwright/test';
import { newId } from '../../packages/contract/src/index.ts';
import { Console } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();

test('a long title is cut in the explanation of an answer, and the percentages stay', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  const draft = await draftFlows(product, 'da');
  const question = 'Hvem reparerer tandhjul på lørdage?';
  await draft('Tandhjul '.repeat(22).trim(), {
    trainingPhraseList: [{ id: newId, question }],
    chatResponseList: answerOf('Det gør vi.'),
  });
  await staff.signIn();
  await page.getByRole('treeitem').first().waitFor();
  await page.keyboard.press('ControlOrMeta+.');
  const log = page.getByRole('log', { name: staff.text('simulator.log') });
  await page.getByLabel(staff.text('simulator.composer.label')).fill(question);
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Det gør vi.');
  await staff.button('chat.why.label').click();
  const ranking = log.getByRole('region', { name: staff.text('chat.why.section.ranking') });
  const first = ranking.getByRole('listitem').first();
  await expect(first).toContainText('Tandhjul');
  const percentage = await first.getByText(/^\d+ %$/).boundingBox();
  const place = await log.boundingBox();
  if (!percentage || !place) throw new Error('The percentage is not shown');
  expect(percentage.x + percentage.width).toBeLessThan(place.x + place.width);
});

import { expect, test } from '@playwright/test';
import { ActionType, newId, RecipientKind } from '../../packages/contract/src/index.ts';
import { Console } from '../helpers/console.ts';
import { draftFlows } from '../helpers/draft-flows.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

const words = {
  da: { ask: 'Book en tid', subject: 'Ny tid', text: 'En kunde vil have en tid.' },
  en: { ask: 'Book a time', subject: 'New booking', text: 'A customer wants a time.' },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`what the bot would send is shown and not sent (${language})`, async ({ browser }) => {
    const { ask, subject, text } = words[language];
    const create = await draftFlows(product, language);
    const action = { id: newId, redirectIntentId: null };
    await create(ask, {
      trainingPhraseList: [{ id: newId, question: ask }],
      intentActionList: [
        {
          ...action,
          type: ActionType.dynamicAPIRequest,
          intentActionParameterList: [
            { name: 'method', value: 'POST' },
            { name: 'url', value: 'https://book.example/times' },
            { name: 'body', value: '{"at":9}' },
          ],
        },
        {
          ...action,
          type: ActionType.sendEmail,
          intentActionParameterList: [
            { name: 'subject', value: subject },
            { name: 'text', value: text },
          ],
          recipientList: [{ kind: RecipientKind.address, value: 'desk@example.com' }],
        },
      ],
    });
    const context = await browser.newContext({
      viewport: language === 'da' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.haveSession();
    await page.goto(`${product.url}/template/list`);
    await staff.button('simulator.open').click();
    const log = page.getByRole('log', { name: staff.text('simulator.log') });
    await page.getByLabel(staff.text('simulator.composer.label')).fill(ask);
    await page.keyboard.press('Enter');
    const letter = (kind: 'email' | 'request') =>
      log.getByRole('listitem').filter({ has: page.getByText(staff.text(`simulator.wouldSend.${kind}`)) });
    await letter('request').getByText(staff.text('simulator.wouldSend.request')).click();
    await expect(letter('request')).toContainText('POST https://book.example/times');
    await expect(letter('request')).toContainText('{"at":9}');
    await letter('email').getByText(staff.text('simulator.wouldSend.email')).click();
    for (const shown of ['desk@example.com', subject, text])
      await expect(letter('email')).toContainText(shown);
    const looksUp = page.getByRole('switch', { name: staff.text('simulator.readsElsewhere') });
    await expect(looksUp).not.toBeChecked();
    await looksUp.check();
    await expect(log).toContainText(text);
    expect(await violationsOf(page)).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const words = {
  da: {
    person: 'Jeg vil gerne tale med et menneske',
    restart: 'Start en ny samtale',
    told: 'Denne samtale afsluttes, og medarbejderne får besked.',
    yes: 'Start ny samtale',
    no: 'Bliv her',
  },
  en: {
    person: 'I would like to talk to a person',
    restart: 'Start a new conversation',
    told: 'This conversation ends, and our staff are notified.',
    yes: 'Start new conversation',
    no: 'Stay here',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`who leaves a person for a new conversation is asked before, and the staff see it (${language})`, async ({
    browser,
  }) => {
    const { person, restart, told, yes, no } = words[language];
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    await staff.signIn();
    const narrow = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = new Widget(await narrow.newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.say(person);
    await staff.openChat(person);
    await staff.takeOver();
    await staff.reply('Anna');
    await expect(visitor.said('staff')).toContainText('Anna');

    const begin = async () => {
      await visitor.frame.getByRole('button', { name: 'Menu' }).click();
      await visitor.frame.getByRole('button', { name: restart, exact: true }).click();
      await expect(visitor.frame.getByRole('alert')).toContainText(told);
    };
    await begin();
    expect(await violationsOf(visitor.page)).toEqual([]);
    await visitor.frame.getByRole('button', { name: no, exact: true }).click();
    await expect(visitor.said('staff')).toContainText('Anna');
    await begin();
    await visitor.frame.getByRole('button', { name: yes, exact: true }).click();
    await expect(visitor.said('staff')).toHaveCount(0);
    await expect(staff.transcript).toContainText(staff.text('chat.note.visitorLeft'));
    await expect(staff.composer).toBeHidden();
  });
}

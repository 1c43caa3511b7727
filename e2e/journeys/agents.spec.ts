import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { consoleText, type TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct({ settings: { SAMTALE_SALES_MAIL: 'salg@example.com' } });

for (const language of journeyLanguages(import.meta.url)) {
  test(`an agent is found and changed, and the log tells who did it (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: TextIn<'agents'>) => staff.text(`agents.${path}`);
    const field = (name: TextIn<'agents.field'>) => page.getByLabel(text(`field.${name}`), { exact: true });
    await staff.startAt('agents');

    await test.step('the list is searched, and an agent opened with the keyboard', async () => {
      await expect(page.getByRole('option')).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
      const search = page.getByRole('searchbox', { name: text('list.search') });
      await search.fill('  findes ikke ');
      await expect(
        page.getByText(staff.text('agents.list.noMatches', { text: 'findes ikke' })),
      ).toBeVisible();
      await expect(page).toHaveURL(/search=findes/);
      await search.fill('nordlys');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('listbox', { name: text('title') }).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/agentProfile\/[\da-f-]{36}$/);
      await expect(field('name')).toHaveValue(/Nordlys/);
      expect(await violationsOf(page)).toEqual([]);
    });

    const name = `Nordlys ${language}`;
    await test.step('what is wrong is said where it is; what is right is saved, and the menu shows it', async () => {
      await field('cvr').fill('1234');
      await field('billingEmail').fill('nobody');
      await field('projectName').fill('');
      await staff.button('shell.action.save').click();
      await expect(field('cvr')).toHaveAccessibleDescription(text('agents.validation.danishCvr'));
      await expect(field('billingEmail')).toHaveAccessibleDescription(text('agents.validation.billingEmail'));
      await expect(field('projectName')).toHaveAccessibleDescription(text('agents.validation.projectName'));
      await field('cvr').fill('12 34 56 78');
      await field('billingEmail').fill('faktura@example.com');
      await field('projectName').fill(`Projekt ${language}`);
      await field('name').fill(name);
      await page.getByRole('switch', { name: text('field.includeGpt') }).click();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(text('profile.saved'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(field('cvr')).toHaveValue('12345678');
    });

    await test.step('a language that has flows cannot be taken away', async () => {
      const danish = page.getByRole('switch', { name: consoleText(language, 'shell.language.da') });
      await expect(danish).toBeChecked();
      await expect(danish).toBeDisabled();
    });

    await test.step('the log says who changed what, and is searched by what it says', async () => {
      await page.getByRole('link', { name: text('profile.auditLog') }).click();
      const log = page.getByRole('list', { name: staff.text('auditLog.title') });
      const did = staff.text('auditLog.did.agents.editAgent');
      await expect(log.getByRole('listitem').first()).toContainText(`Demo Bruger ${did}: ${name}`);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('searchbox').fill(did);
      await expect(log.getByRole('listitem').filter({ hasNotText: did })).toHaveCount(0);
      await expect(log.getByRole('listitem').first()).toContainText(did);
      const download = page.waitForEvent('download');
      await staff.button('auditLog.download').click();
      const file = readFileSync(await (await download).path(), 'utf8');
      expect(file).toContain(`"Demo Bruger";"${did}";"${name}"`);
      await log.getByRole('link', { name }).first().click();
      await expect(field('name')).toHaveValue(name);
    });

    await test.step('the plan says what it includes, and where to write', async () => {
      await staff.goTo('subscription');
      await expect(page.getByRole('heading', { name: staff.text('subscription.includes') })).toBeVisible();
      await expect(page.getByRole('link', { name: 'salg@example.com' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
    await context.close();
  });
}

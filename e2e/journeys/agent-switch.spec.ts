import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newId } from '@samtale/contract';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';

const product = useProduct();
const north = 'Nordlys Cykler';
const south = 'Sydlys';

/** The user is on a second agent besides the demo's. */
const onTwoAgents = (page: Page) =>
  changeAnswers(page, '**/auth/getUserByAccessToken*', (text) => {
    const user = JSON.parse(text);
    const [link] = user.userAgentList;
    const agent = { ...link.agent, id: newId, name: south };
    return JSON.stringify({ ...user, userAgentList: [link, { ...link, agentId: newId, agent }] });
  });

async function consoleIn(context: BrowserContext, language: Language) {
  const staff = new Console(await context.newPage(), product, language);
  await onTwoAgents(staff.page);
  return staff;
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a tab keeps its agent until it is loaded again (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const [one, other] = [await consoleIn(context, language), await consoleIn(context, language)];
    await one.signIn();
    await other.page.goto(`${product.url}/intent/list`);
    const chosen = (staff: Console, name: string) =>
      staff.page
        .getByRole('complementary')
        .getByRole('button', { name: staff.text('shell.agent.choose', { name }), exact: true });
    const nowOn = (staff: Console, name: string) => expect(chosen(staff, name)).toBeVisible();
    const goOver = async (staff: Console) => {
      await chosen(staff, north).click();
      await staff.page.getByRole('menuitemradio', { name: south }).click();
    };
    await nowOn(other, north);

    await test.step('who stays with what is not saved stays on the agent', async () => {
      const { page } = one;
      await one.goTo('templates');
      await page.getByRole('main').getByRole('link').or(page.getByRole('option')).first().click();
      await expect(page).toHaveURL(/template\/detail/);
      await page.getByRole('main').getByRole('textbox').first().fill('ikke gemt');
      page.once('dialog', (dialog) => void dialog.dismiss());
      const asked = page.waitForEvent('dialog');
      await goOver(one);
      await asked;
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('ikke gemt');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await nowOn(one, north);
    });

    await test.step('one tab goes over', async () => {
      await one.page.goto(`${product.url}/profile`);
      await goOver(one);
      await nowOn(one, south);
      await expect(one.page).not.toHaveURL(/agent=/);
    });

    await test.step('the other does not, until it is loaded again', async () => {
      await other.goTo('profile');
      await expect(other.page).toHaveURL(/\/profile$/);
      await nowOn(other, north);
      await other.page.reload();
      await nowOn(other, south);
    });
  });
}

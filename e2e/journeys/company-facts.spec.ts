import { type Browser, expect, type Page, test } from '@playwright/test';
import { newId } from '@samtale/contract';
import { Console, signedIn, withSession } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { field, preview, publish } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { openSettingsTab } from '../helpers/settings-tab.ts';
import { standStill } from '../helpers/stand-still.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

test.setTimeout(120_000);

const product = useProduct();

/** A published flow that waits for a value of the company, and a draft that has no answer. */
const words = {
  da: {
    value: 'companyPhone',
    told: '+45 20 30 40 50',
    called: /^telefonnummer/i,
    waits: 'Ring til værkstedet',
    asks: 'kan jeg ringe til værkstedet?',
    draft: 'Cykelkurser',
    question: 'Holder I kurser i at lappe cykler?',
    answer: 'Ja, ring på ',
  },
  en: {
    value: 'companyEmail',
    told: 'hello@nordlys.example',
    called: /^e-mail address/i,
    waits: 'Write to the workshop',
    asks: 'can i write to the workshop?',
    draft: 'Bicycle courses',
    question: 'Do you teach how to patch a tyre?',
    answer: 'Yes, write to ',
  },
} as const;

/** The card above the flows. */
const firstSteps = (staff: Console) =>
  staff.page.getByRole('region', { name: staff.text('flows.firstSteps.title') });
const fact = (staff: Console, name: TextIn<'settings.company'>) =>
  staff.page.getByLabel(staff.text(`settings.company.${name}`), { exact: true });

async function haveFirstSteps(language: Language): Promise<void> {
  const { waits, asks, value, draft, question } = words[language];
  const make = await draftFlows(product, language);
  await make(waits, {
    isActive: true,
    trainingPhraseList: [{ id: newId, question: asks }],
    chatResponseList: answerOf(`{{${value}}}`),
  });
  await make(draft, { trainingPhraseList: [{ id: newId, question }] });
}

const visit = async (browser: Browser, language: Language) => {
  const visitor = new Widget(await (await browser.newContext()).newPage(), language);
  await visitor.open(`${product.widget}?language=${language}`);
  return visitor;
};

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  test(`what only the company can say is asked for first, told, and said (${language})`, async ({
    browser,
  }) => {
    await haveFirstSteps(language);
    const staff = await signedIn(browser, product, language);
    const { page } = staff;
    const card = firstSteps(staff);
    const untold = card.getByRole('link', { name: said.called });
    const unanswered = card.getByRole('link', { name: said.draft });

    await test.step('the card says who waits for what', async () => {
      await expect(untold).toContainText(staff.text('flows.firstSteps.waits', { title: said.waits }));
      await expect(unanswered).toContainText(said.question);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('it is hidden, also the next time, and brought back', async () => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await staff.button('flows.firstSteps.hide').click();
      await expect(card).toBeHidden();
      await saved;
      await page.reload();
      await expect(staff.button('flows.firstSteps.bringBack')).toBeVisible();
      await expect(card).toBeHidden();
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('flows.firstSteps.bringBack').click();
      await expect(untold).toBeVisible();
    });

    await test.step('what nobody asks for here is deleted, and back when that is undone', async () => {
      await card
        .getByRole('button', { name: staff.text('flows.firstSteps.irrelevant', { title: said.draft }) })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(unanswered).toHaveCount(0);
      await staff.button('shell.action.undo').click();
      await expect(unanswered).toBeVisible();
    });

    await test.step('the checks lead to where it is told too', async () => {
      await page.goto(`${product.url}/intent/checks`);
      const group = page.getByRole('region', { name: staff.text('checks.kind.untoldValue.title') });
      await expect(group.getByRole('link', { name: said.waits, exact: true })).toBeVisible();
      await expect(group.getByRole('link', { name: said.called })).toHaveAttribute(
        'href',
        '/settings/company',
      );
      await staff.goTo('flows');
    });

    await test.step('it leads to where a value is told', async () => {
      await untold.click();
      await fact(staff, said.value).fill(said.told);
      await staff.button('shell.action.save').click();
      await expect(
        page.getByText(staff.text('settings.settings.saveSuccess'), { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(staff.text('settings.notSaved'), { exact: true })).toHaveCount(0);
      await staff.goTo('flows');
      await expect(unanswered).toBeVisible();
      await expect(untold).toHaveCount(0);
    });

    await test.step('it leads to the answer of a draft, into which the value is put', async () => {
      await unanswered.click();
      const text = field(staff, 'bubble.text');
      await text.fill(said.answer);
      await staff.button('flows.format.value').click();
      await expect(page.getByText(staff.text('flows.format.ofCompany'))).toBeVisible();
      const rules = ['aria-required-children', 'listitem', 'color-contrast', 'label-content-name-mismatch'];
      expect(await violationsOf(page, rules)).toEqual([]);
      await page.getByRole('menuitem', { name: said.called }).click();
      await expect(text).toHaveValue(`${said.answer}{{${said.value}}}`);
      const chip = preview(staff).locator(`[data-value="${said.value}"]`);
      await expect(chip).toHaveText(said.told);
      // It is nobody's to collect.
      await expect(
        page.getByText(staff.text('flows.format.unknownValue_one', { names: said.value })),
      ).toBeHidden();
    });

    await test.step('while it is typed it is found by its words', async () => {
      const text = field(staff, 'bubble.text');
      await text.fill(said.answer);
      await text.press('End');
      await text.pressSequentially(`{{${staff.text(`flows.companyValue.${said.value}`).slice(0, 5)}`);
      const group = page.getByRole('group', { name: staff.text('flows.format.ofCompany') });
      await expect(group.getByRole('option')).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
      await text.press('Enter');
      await expect(text).toHaveValue(`${said.answer}{{${said.value}}}`);
    });

    await test.step('with the last answer the card is gone, and visitors are told', async () => {
      await publish(staff, said.draft);
      await expect(card).toHaveCount(0);
      await expect(async () => {
        const visitor = await visit(browser, language);
        await visitor.ask(said.question, said.answer + said.told);
        await visitor.ask(said.asks, said.told);
      }).toPass();
    });
  });

  test(`what is wrong with a fact is said below it, and a colleague is not undone (${language})`, async ({
    browser,
  }) => {
    const staff = await withSession(browser, product, language);
    const colleague = await withSession(browser, product, language);
    const address = 'companyAddress';
    const tab = await openSettingsTab(product.url, staff, 'company');

    await test.step('what is wrong', async () => {
      for (const name of ['companyEmail', 'companyWebsite'] as const) await fact(staff, name).fill('@');
      await staff.button('shell.action.save').click();
      await expect(fact(staff, 'companyEmail')).toBeFocused();
      for (const name of ['email', 'website'] as const)
        await expect(
          staff.page.getByText(staff.text(`settings.settings.companyFacts.${name}`)),
        ).toBeVisible();
      expect(await violationsOf(staff.page)).toEqual([]);
      await fact(staff, 'companyEmail').fill('');
      await expect(staff.page.getByText(staff.text('settings.settings.companyFacts.email'))).toBeHidden();
      await fact(staff, 'companyWebsite').fill('nordlys.example');
      await tab.save();
    });

    await test.step('whoever leaves it unsaved is asked, also on the way to the opening hours', async () => {
      await fact(staff, address).fill('Havnegade 1');
      await staff.page.getByRole('link', { name: staff.text('settings.company.hours.open') }).click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(fact(staff, address)).toHaveValue('Havnegade 1');
    });

    await test.step('the newest is taken, or saved over', async () => {
      const theirs = await openSettingsTab(product.url, colleague, 'company');
      await expect(fact(colleague, 'companyWebsite')).toHaveValue('nordlys.example');
      await fact(colleague, address).fill('Havnegade 2');
      await theirs.save();
      await staff.button('shell.action.save').click();
      await expect(staff.page.getByRole('dialog')).toContainText(staff.text('settings.conflict.title'));
      await staff.button('settings.conflict.reload').click();
      await expect(fact(staff, address)).toHaveValue('Havnegade 2');
      await expect(staff.page.getByText(staff.text('settings.notSaved'), { exact: true })).toHaveCount(0);

      await fact(staff, address).fill('Havnegade 3');
      await fact(colleague, address).fill('Havnegade 4');
      await theirs.save();
      await staff.button('shell.action.save').click();
      await staff.button('settings.conflict.overwrite').click();
      await expect(staff.page.getByText(staff.text('settings.notSaved'), { exact: true })).toHaveCount(0);
      await staff.page.reload();
      await expect(fact(staff, address)).toHaveValue('Havnegade 3');
      await staff.page.getByRole('link', { name: staff.text('settings.company.hours.open') }).click();
      await expect(staff.page).toHaveURL(/\/settings\/officeTime$/);
    });
  });
}

test('on a phone the card is one line, and the list keeps its place', async ({ browser }) => {
  const make = await draftFlows(product, 'da');
  const titles = ['Gaver', 'Kaffe', 'Parkering', 'Hunde', 'Regnvejr', 'Skattejagt', 'Udlejning'];
  for (const title of titles)
    await make(title, { trainingPhraseList: [{ id: newId, question: `${title}, hvordan er det hos jer?` }] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  const card = firstSteps(staff);
  const head = card.getByRole('button', {
    name: `${staff.text('flows.firstSteps.title')} ${titles.length}`,
    exact: true,
  });
  await expect(head).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);

  await test.step('its room is there before it is known what is in it', async () => {
    const search = page.getByLabel(staff.text('flows.list.search'));
    const top = async () => (await search.boundingBox())?.y;
    const before = await top();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/firstSteps/**', async (route) => {
      await gate;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await top()).toBe(before);
    letGo();
    await expect(card).toBeVisible();
    expect(await top()).toBe(before);
  });

  await head.click();
  await expect(card.getByRole('link')).toHaveCount(5);
  const rest = card.getByRole('button', { name: staff.text('flows.firstSteps.showAll', { count: '7' }) });
  await expect(rest).toBeInViewport({ ratio: 0.9 });
  await rest.click();
  await expect(card.getByRole('link')).toHaveCount(7);
  await expect(page.getByRole('treeitem').first()).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
});

test('where it is not known whether there is a card, the list comes with it and does not move', async ({
  browser,
}) => {
  await (await draftFlows(product, 'da'))('Vinter', {
    trainingPhraseList: [{ id: newId, question: 'Har I åbent om vinteren?' }],
  });
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  await expect(firstSteps(staff)).toBeVisible();
  const kept = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('samtale.firstSteps.'));
    for (const key of keys) localStorage.removeItem(key);
    return keys;
  });
  expect(kept).toHaveLength(1);
  const moves = await movesOf(page);
  await page.reload();
  await expect(firstSteps(staff)).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await standStill(page);
  expect(await moves()).toEqual([]);
});

/** Has the browser note what it moves up or down on the page from its next load on. The function returns it, in words. */
async function movesOf(page: Page): Promise<() => Promise<string[]>> {
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (previousRect.y !== currentRect.y)
            moves.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.y} → ${currentRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

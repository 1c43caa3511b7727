import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

/** Everything a response can hold takes a while to write. */
test.setTimeout(150_000);

const product = useProduct();

const words = {
  da: {
    title: 'Alt på én gang',
    question: 'Vis mig alt på én gang',
    models: 'Hvilke modeller har I?',
    next: 'Næste',
    play: 'Afspil Film',
  },
  en: {
    title: 'All at once',
    question: 'Show me all at once',
    models: 'Which models do you have?',
    next: 'Next',
    play: 'Play Film',
  },
} as const;

/** A field of the open flow by its label. */
const field = (staff: Console, path: TextIn<'flows'>) =>
  staff.page.getByLabel(staff.text(`flows.${path}`), { exact: true });

async function addMessage(staff: Console, kind: TextIn<'flows.kind'>): Promise<void> {
  await staff.button('flows.bubble.addTo', { number: '1' }).click();
  await staff.page.getByRole('menuitem', { name: staff.text(`flows.kind.${kind}`), exact: true }).click();
}

/** The messages of the first bubble, in order, by what they are called. */
const messageNames = (staff: Console) =>
  staff.page
    .getByRole('group', { name: staff.text('flows.bubble.name', { number: '1' }), exact: true })
    .locator('[data-message]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(',')[0]));

for (const language of journeyLanguages(import.meta.url)) {
  test(`a response of every kind is built, published and seen (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const image = `${product.url}/media/city-bike.svg`;
    await staff.signIn();
    const before = await staff.trained();

    await test.step('a new flow', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await field(staff, 'editor.title').fill(said.title);
      await field(staff, 'phrases.add').fill(said.question);
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
    });

    await test.step('a text is formatted by keyboard, and has an emoji', async () => {
      const text = field(staff, 'bubble.text');
      await text.fill('Nordlys');
      await text.press('ControlOrMeta+a');
      await text.press('ControlOrMeta+b');
      await expect(text).toHaveValue('**Nordlys**');
      await text.press('ControlOrMeta+z');
      await expect(text).toHaveValue('Nordlys');
      await text.press('ControlOrMeta+a');
      await staff.button('flows.format.bold').click();
      await text.press('End');
      await staff.button('flows.format.emoji').click();
      await field(staff, 'format.emojiSearch').fill(language === 'da' ? 'cyk' : 'bicy');
      await page.keyboard.press('Enter');
      await expect(text).toHaveValue('**Nordlys**🚲');
      await expect(text).toBeFocused();
      await page.keyboard.type('\n- en\n- to');
    });

    await test.step('what is missing is told at its field', async () => {
      await addMessage(staff, 'link');
      await field(staff, 'message.link.url').fill('javascript:alert(1)');
      await staff.button('flows.editor.publish').click();
      await expect(page.getByText(staff.text('flows.address.link'))).toBeVisible();
      await field(staff, 'message.link.title').fill('Skriv');
      await field(staff, 'message.link.url').fill('mailto:hej@example.com');
    });

    await test.step('an image, a video, a button and two cards', async () => {
      await addMessage(staff, 'image');
      await field(staff, 'message.image.title').fill('En cykel');
      await field(staff, 'message.image.url').fill(image);
      await addMessage(staff, 'video');
      await field(staff, 'message.video.title').fill('Film');
      await field(staff, 'message.video.url').fill('https://youtu.be/dQw4w9WgXcQ');
      await addMessage(staff, 'suggestion');
      await field(staff, 'suggestion.text').fill('Videre');
      await page.getByRole('button', { name: `${staff.text('flows.suggestion.target')}:` }).click();
      await page.getByRole('option').first().click();
      for (const [index, title] of ['Strand', 'Spurv'].entries()) {
        await addMessage(staff, 'card');
        await field(staff, 'message.card.title').nth(index).fill(title);
        await field(staff, 'message.card.imageUrl').nth(index).fill(image);
        await field(staff, 'message.card.url').nth(index).fill(`https://example.com/${title}`);
      }
    });

    await test.step('how the bubble looks', async () => {
      await staff.button('flows.bubble.options', { number: '1' }).click();
      await field(staff, 'bubble.carousel').check();
      await field(staff, 'bubble.hideBackground').check();
      await field(staff, 'bubble.avatar').fill(image);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the link moves below the image by keyboard, and back up by the menu', async () => {
      const kind = (name: TextIn<'flows.kind'>) => staff.text(`flows.kind.${name}`);
      const name = staff.text('flows.message.name', { kind: kind('link'), number: '2' });
      const handle = page.getByRole('button', {
        name: staff.text('flows.sortable.move', { name }),
        exact: true,
      });
      const start = (['text', 'link', 'image', 'video', 'suggestion', 'card', 'card'] as const).map(kind);
      const moved = (['text', 'image', 'link', 'video', 'suggestion', 'card', 'card'] as const).map(kind);
      expect(await messageNames(staff)).toEqual(start);

      const lifted = page.getByText(staff.text('flows.sortable.lifted', { name }));
      await handle.focus();
      await page.keyboard.press('Space');
      await expect(lifted).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page.getByText(staff.text('flows.sortable.cancelled', { name }))).toBeAttached();
      await expect(field(staff, 'editor.title')).toBeVisible();
      expect(await messageNames(staff)).toEqual(start);

      await page.keyboard.press('Space');
      await expect(lifted).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(
        page.getByText(staff.text('flows.sortable.over', { place: '3', count: '7' })),
      ).toBeAttached();
      await page.keyboard.press('Space');
      await expect.poll(() => messageNames(staff)).toEqual(moved);

      const third = staff.text('flows.message.name', { kind: kind('link'), number: '3' });
      await staff.button('flows.message.menu', { name: third }).click();
      await page.getByRole('menuitem', { name: staff.text('flows.bubble.up') }).click();
      await expect.poll(() => messageNames(staff)).toEqual(start);
    });

    await test.step('publish', async () => {
      await staff.button('flows.editor.publish').click();
      await staff.trained(before);
    });

    await test.step('the visitor sees all of it', async () => {
      const visitor = new Widget(await context.newPage(), language);
      const outside: string[] = [];
      visitor.page.on('request', (request) => {
        if (!request.url().startsWith(product.url) && request.url().startsWith('http'))
          outside.push(request.url());
      });
      await visitor.open(`${product.widget}?language=${language}`);
      // The welcome names it as well.
      await expect(visitor.said('bot').first()).toBeVisible();
      await visitor.ask(said.question, 'Nordlys');
      const bubble = visitor.said('bot').last();
      await expect(bubble.locator('strong')).toHaveText('Nordlys');
      await expect(bubble.getByRole('listitem').filter({ hasText: /^(en|to)$/ })).toHaveCount(2);
      await expect(bubble.getByRole('link', { name: 'Skriv' })).toHaveAttribute(
        'href',
        'mailto:hej@example.com',
      );
      await expect(bubble.getByRole('img', { name: 'En cykel' })).toBeVisible();
      await expect(bubble.getByRole('button', { name: said.play })).toBeVisible();
      await expect(bubble.locator('.card')).toHaveCount(2);
      await expect(bubble.locator('.avatar')).toBeVisible();
      await expect(bubble).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(visitor.suggestion('Videre')).toBeVisible();
      expect(await violationsOf(visitor.page)).toEqual([]);
      // A film is fetched from elsewhere once the visitor wants it, and not before.
      expect(outside).toEqual([]);
      await visitor.page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'film' }),
      );
      await bubble.getByRole('button', { name: said.play }).click();
      await expect(bubble.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
      );
      await expect(bubble.frameLocator('iframe').getByText('film')).toBeVisible();
    });

    await test.step('so does the staff', async () => {
      await staff.openChat('Nordlys');
      await expect(staff.transcript.locator('strong')).toHaveText('Nordlys');
      await expect(staff.transcript.getByRole('img', { name: 'En cykel' })).toBeVisible();
      await expect(staff.transcript.getByText('Strand')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the demo shows its models, which scroll by their arrows', async () => {
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.say(said.models);
      const last = visitor.said('bot').locator('.card').last();
      await expect(last).not.toBeInViewport();
      const next = visitor.frame.getByRole('button', { name: said.next });
      await next.click();
      await next.click();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await visitor.page.context().close();
    });
    await context.close();
  });
}

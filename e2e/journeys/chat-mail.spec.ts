import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { readMail } from '../../apps/server/test/read-mail.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { startProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: { question: 'Hvornår har I åbent?', answer: /9\.30/, subject: /^Samtale med .+, \d+\. \p{L}+ \d{4}$/u },
  en: {
    question: 'When are you open?',
    answer: /9:30/,
    subject: /^Conversation with .+, \d+ \p{L}+ \d{4}$/u,
  },
} as const;

const mails: { to: string[]; wire: string }[] = [];
let isAway = false;
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let wire = '';
    stream.on('data', (chunk) => {
      wire += chunk;
    });
    stream.on('end', () => {
      if (isAway) return done(Object.assign(new Error('later'), { responseCode: 451 }));
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), wire });
      done();
    });
  },
});
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done));
  const { port } = post.server.address() as AddressInfo;
  product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'bot@example.com' });
});
test.afterAll(async () => {
  await product.stop();
  post.close(() => undefined);
});

for (const language of journeyLanguages(import.meta.url)) {
  test(`a conversation is sent by e-mail (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    await staff.signIn();
    await staff.trained();
    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.ask(said.question, said.answer);
    await staff.openChat(said.question);
    await staff.takeOver();
    await staff.note('Kun for os');

    await staff.choose('chat.mail.button');
    const dialog = staff.page.getByRole('dialog');
    const address = dialog.getByLabel(staff.text('chat.mail.address'));
    await expect(address).toBeFocused();
    await address.fill('kunde');
    await address.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(staff.text('chat.chat.mail.badAddress'));
    expect(await violationsOf(staff.page)).toEqual([]);

    await test.step('what was not sent is said so, and can be sent again', async () => {
      isAway = true;
      await address.fill('kunde@example.com');
      await address.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(staff.text('chat.chat.mail.error'));
      expect(mails).toEqual([]);
      isAway = false;
    });

    await dialog.getByRole('button', { name: staff.text('chat.mail.send') }).click();
    await expect(dialog).toBeHidden();
    const success = staff.text('chat.mail.success', { address: 'kunde@example.com' });
    await expect(staff.page.getByText(success)).toBeVisible();
    const [mail] = mails.splice(0);
    expect(mail?.to).toEqual(['kunde@example.com']);
    const { subject, text, html } = readMail(mail?.wire ?? '');
    expect(subject).toMatch(said.subject);
    for (const form of [text, html]) {
      expect(form).toContain(said.question);
      expect(form).not.toContain('Kun for os');
    }
    await staff.leave();
    for (const { page } of [staff, visitor]) await page.context().close();
  });
}

const ofVisitor = {
  da: {
    get: 'Få samtalen på mail',
    address: 'Din e-mail',
    send: 'Send samtalen',
    wrong: 'Skriv en gyldig e-mailadresse.',
    sent: 'Samtalen er sendt til bo@example.com.',
  },
  en: {
    get: 'Get the conversation by e-mail',
    address: 'Your e-mail',
    send: 'Send the conversation',
    wrong: 'Enter a valid e-mail address.',
    sent: 'The conversation was sent to bo@example.com.',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`a visitor has the conversation sent to themselves (${language})`, async ({ browser }) => {
    const { question, answer, subject } = words[language];
    const said = ofVisitor[language];
    // Colours are looked at, which are others while a bubble fades in.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = new Widget(await context.newPage(), language);
    const { frame } = visitor;
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.ask(question, answer);
    await frame.getByRole('button', { name: 'Menu' }).click();
    await frame.getByRole('button', { name: said.get }).click();
    const address = frame.getByLabel(said.address);
    await address.fill('bo');
    await address.press('Enter');
    await expect(frame.getByText(said.wrong)).toBeVisible();
    expect(await violationsOf(visitor.page)).toEqual([]);
    await address.fill('bo@example.com');
    // What stands on the button is read under the pointer too.
    await frame.getByRole('button', { name: said.send }).hover();
    expect(await violationsOf(visitor.page, ['color-contrast'])).toEqual([]);
    await frame.getByRole('button', { name: said.send }).click();
    await expect(frame.getByText(said.sent)).toBeVisible();
    const [mail] = mails.splice(0);
    expect(mail?.to).toEqual(['bo@example.com']);
    const sent = readMail(mail?.wire ?? '');
    expect(sent.subject).toMatch(subject);
    for (const form of [sent.text, sent.html]) expect(form).toContain(question);
    await visitor.page.context().close();
  });
}

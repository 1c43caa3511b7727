import { expect, type Page } from '@playwright/test';
import type { Language } from './texts.ts';

const texts = {
  da: {
    open: 'Åbn chatten',
    close: 'Luk chatten',
    message: 'Skriv en besked',
    log: 'Beskeder',
    suggestions: 'Forslag',
  },
  en: {
    open: 'Open the chat',
    close: 'Close the chat',
    message: 'Write a message',
    log: 'Messages',
    suggestions: 'Suggestions',
  },
} as const;

/** The chat on a page, as a visitor uses it. */
export class Widget {
  readonly page: Page;
  private readonly words: (typeof texts)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = texts[language];
  }

  /** Goes to the page and opens the chat. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.reach();
  }

  /** Opens the chat on the page that is there. */
  async reach(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.open }).click();
    await expect(this.composer).toBeVisible();
  }

  /** Closes the chat, and waits until the page knows. */
  async close(): Promise<void> {
    await this.frame.getByRole('button', { name: this.words.close }).click();
    await expect(this.page.getByRole('button', { name: this.words.open })).toBeVisible();
  }

  /** Loads the page again, on which the chat was open, and so is again. */
  async comeBack(): Promise<void> {
    await this.page.reload();
    await expect(this.log).toBeVisible();
  }

  get frame() {
    return this.page.frameLocator('samtale-widget iframe');
  }
  get composer() {
    return this.frame.getByLabel(this.words.message);
  }
  get log() {
    return this.frame.getByRole('log', { name: this.words.log });
  }
  /** What the visitor, the bot or the staff said, entry by entry. */
  said(by: 'visitor' | 'bot' | 'staff') {
    return this.log.locator(`.entry.${by}`);
  }
  suggestion(title: string) {
    return this.frame
      .getByRole('list', { name: this.words.suggestions })
      .getByRole('button', { name: title });
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
    await expect(this.said('visitor').filter({ hasText: text }).last()).toBeVisible();
  }

  /** Says something and waits for the bot's answer to it. */
  async ask(text: string, answer: string | RegExp): Promise<void> {
    const before = await this.said('bot').filter({ hasText: answer }).count();
    await this.say(text);
    await expect(this.said('bot').filter({ hasText: answer })).toHaveCount(before + 1);
  }

  /** Says something and waits until the bot has said all it says to that, whatever it is. */
  async askAnything(text: string): Promise<void> {
    await this.say(text);
    await expect(this.log.locator('.entry').last()).toHaveClass(/bot/);
    await expect(this.frame.locator('.typing')).toBeHidden();
  }
}

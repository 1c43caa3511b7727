import type { LanguageCode } from '@samtale/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type first from '../../locales/da/first.ts';
import type rest from '../../locales/da/rest.ts';
import { languageStorageKey } from '../storage/storage-keys.ts';
import { firstLanguage } from './first-language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof first & typeof rest;
  }
}

type Part = 'first' | 'rest';

/** Each language is two chunks: what the first screen says, and the rest, which later ones wait for. */
const texts = {
  da: { first: () => import('../../locales/da/first.ts'), rest: () => import('../../locales/da/rest.ts') },
  en: { first: () => import('../../locales/en/first.ts'), rest: () => import('../../locales/en/rest.ts') },
} satisfies Record<LanguageCode, Record<Part, () => Promise<{ default: object }>>>;

/** The parts that are in use, in whichever language. */
const used = new Set<Part>(['first']);

async function addTexts(language: LanguageCode, part: Part): Promise<void> {
  const { default: namespaces } = await texts[language][part]();
  // What is there already is added to, key by key; that takes a while, which the first texts are spared.
  for (const [namespace, resource] of Object.entries(namespaces))
    i18next.addResourceBundle(language, namespace, resource, i18next.hasResourceBundle(language, namespace));
}

/** A module of a screen, loaded with the texts that the first screen can do without. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  used.add('rest');
  const [module] = await Promise.all([load(), addTexts(uiLanguage(), 'rest')]);
  return module;
}

/** Prepares i18next with the language chosen in the browser, or the one that it asks for. */
export async function startTexts(): Promise<void> {
  const language = firstLanguage(localStorage.getItem(languageStorageKey), navigator.languages);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
  });
  await addTexts(language, 'first');
  document.documentElement.lang = language;
}

let chosen = false;
/** Whether somebody has chosen the language since the page was loaded. */
export const isChosenHere = (): boolean => chosen;

/** Changes the console's language and remembers it in the browser. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  chosen = true;
  await Promise.all([...used].map((part) => addTexts(language, part)));
  await i18next.changeLanguage(language);
  localStorage.setItem(languageStorageKey, language);
  document.documentElement.lang = language;
}

/** The console's language now. */
export function uiLanguage(): LanguageCode {
  return i18next.language === 'en' ? 'en' : 'da';
}

const namespaces = [
  'shell',
  'auth',
  'flows',
  'templates',
  'entities',
  'training',
  'simulator',
  'chat',
  'import',
  'checks',
  'conversationTests',
  'exchange',
  'customers',
  'push',
  'writing',
  'guest',
  'profile',
  'team',
  'agents',
  'auditLog',
  'subscription',
  'subscriptions',
  'phoneNumbers',
  'around',
  'appearance',
  'settings',
  'secrets',
  'widgets',
  'help',
  'jobs',
  'statistics',
] as const;

/** The text of a message key in whichever namespace has it; null when none has. */
export function textOfKey(messageKey: string, values: Record<string, string> = {}): string | null {
  // Keys from the server are not known to the compiler.
  const lookUp = i18next.t as unknown as (key: string, options: object) => string;
  return i18next.exists(messageKey, { ns: namespaces })
    ? lookUp(messageKey, { ns: namespaces, ...values })
    : null;
}

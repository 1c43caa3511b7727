import type { LanguageCode } from '@samtale/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type da from '../locales/da/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof da;
  }
}

const storageKey = 'samtale.language';

/** Each language is one chunk, fetched when it is chosen. */
const texts = {
  da: () => import('../locales/da/index.ts'),
  en: () => import('../locales/en/index.ts'),
} satisfies Record<LanguageCode, () => Promise<{ default: object }>>;

async function addTexts(language: LanguageCode): Promise<void> {
  const { default: namespaces } = await texts[language]();
  for (const [namespace, resource] of Object.entries(namespaces))
    i18next.addResourceBundle(language, namespace, resource);
}

/** Prepares i18next with the language kept in the browser; Danish when none is. */
export async function startTexts(): Promise<void> {
  const language: LanguageCode = localStorage.getItem(storageKey) === 'en' ? 'en' : 'da';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
  });
  await addTexts(language);
  document.documentElement.lang = language;
}

/** Changes the console's language and remembers it in the browser. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  await addTexts(language);
  await i18next.changeLanguage(language);
  localStorage.setItem(storageKey, language);
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
] as const;

/** The text of a message key in whichever namespace has it; null when none has. */
export function textOfKey(messageKey: string, values: Record<string, string> = {}): string | null {
  // Keys from the server are not known to the compiler.
  const lookUp = i18next.t as unknown as (key: string, options: object) => string;
  return i18next.exists(messageKey, { ns: namespaces })
    ? lookUp(messageKey, { ns: namespaces, ...values })
    : null;
}

/** The languages an agent can be trained in. */
export type NluLanguage = 'da' | 'en';

/**
 * Danish words of everyday questions; combined by counting, so that every run has the same texts. Some then stand
 * everywhere, some in a hundredth, one in a single text.
 */
export const verbs = [
  'bestille',
  'ændre',
  'afbestille',
  'betale',
  'hente',
  'returnere',
  'forny',
  'finde',
  'spore',
  'låne',
] as const;
export const nouns = [
  'åbningstider',
  'abonnement',
  'faktura',
  'cykel',
  'billet',
  'pakke',
  'forsikring',
  'kørekort',
  'regning',
  'levering',
  'tidsbestilling',
  'medlemskort',
  'parkering',
] as const;
export const places = [
  'butikken',
  'lageret',
  'København',
  'Ålborg',
  'weekenden',
  'ferien',
  'værkstedet',
] as const;

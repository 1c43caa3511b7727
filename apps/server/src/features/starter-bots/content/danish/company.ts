import type { WrittenFlow } from '../../written-flow.ts';

/** Says nothing before the company has told its hours. */
export const openingHours: WrittenFlow = {
  key: 'openingHours',
  title: 'Åbningstider',
  phrases: [
    'Hvornår har I åbent?',
    'Hvad er jeres åbningstider?',
    'Har I åbent på lørdag?',
    'Hvornår lukker I?',
    'Hvornår åbner I?',
    'Er der åbent i dag?',
    'Holder I åbent om aftenen?',
    'Hvornår kan jeg ringe til jer?',
  ],
  bubbles: [{ text: 'Vi har {{openNow}}. Her er vores åbningstider:\n{{openingHours}}' }],
};

/** A bubble for each fact, so that those are said which the company has told. */
export const contact: WrittenFlow = {
  key: 'contact',
  title: 'Kontakt',
  phrases: [
    'Hvordan kontakter jeg jer?',
    'Hvad er jeres telefonnummer?',
    'Må jeg få jeres nummer?',
    'Hvilken e-mail kan jeg skrive til?',
    'Har I en e-mailadresse?',
    'Hvilken adresse har I?',
    'Hvor er I henne?',
    'Hvor ligger I?',
    'Har I en hjemmeside?',
    'Hvad er jeres tlf.nr.?',
  ],
  bubbles: [
    { text: 'Du kan ringe til os på {{companyPhone}}.' },
    { text: 'Du kan skrive til {{companyEmail}}.' },
    { text: 'Vores adresse er {{companyAddress}}.' },
    { text: 'Vores hjemmeside er {{companyWebsite}}.' },
  ],
};

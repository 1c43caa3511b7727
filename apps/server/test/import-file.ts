/** A file of training data like the public sets of bank questions: some flows, twenty questions each, a header, an answer. */
export function bankQuestions(): string {
  const subjects = { card_arrival: 'kortet', exchange_rate: 'vekselkursen', lost_pin: 'koden' };
  const forms = ['Hvor er', 'Hvad med', 'Hjælp mig med', 'Jeg savner', 'Fortæl om'];
  const endings = ['', ' nu', ' i dag', ' snart'];
  const rows = Object.entries(subjects).flatMap(([flow, subject]) =>
    forms.flatMap((form) =>
      endings.map((ending) => `${form} ${subject}${ending}?\t${flow}\tAlt om ${subject}`),
    ),
  );
  return ['text\tflow\tanswer', ...rows].join('\n');
}

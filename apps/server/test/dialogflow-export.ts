interface IntentParts {
  says?: readonly object[];
  texts?: readonly string[];
  messages?: readonly object[];
  parameters?: readonly object[];
  outputs?: readonly string[];
  more?: object;
}

/** Words of a phrase; marked ones with their parameter and type. */
export const said = (...parts: readonly (string | [text: string, alias: string, meta: string])[]) => ({
  isTemplate: false,
  data: parts.map((part) =>
    typeof part === 'string' ? { text: part } : { text: part[0], alias: part[1], meta: part[2] },
  ),
});

/** An intent of a Dialogflow ES export in its two files. */
export function intentFiles(name: string, parts: IntentParts): Record<string, unknown> {
  const { says = [], texts = [], messages = [], parameters = [], outputs = [], more = {} } = parts;
  const spoken = texts.length ? [{ type: 0, lang: 'da', speech: texts }] : [];
  return {
    [`intents/${name}.json`]: {
      id: name,
      name,
      auto: true,
      contexts: [],
      responses: [
        {
          affectedContexts: outputs.map((context) => ({ name: context, lifespan: 5 })),
          parameters,
          messages: [...spoken, ...messages],
        },
      ],
      priority: 500000,
      events: [],
      fallbackIntent: false,
      ...more,
    },
    ...(says.length && { [`intents/${name}_usersays_da.json`]: says }),
  };
}

/** A bike shop's agent: a question with a value that has to be known, a follow-up, and what maps to nothing. */
export const shopExport = (): Record<string, unknown> => ({
  'agent.json': {
    displayName: 'Cykelbutik',
    language: 'da',
    webhook: { url: 'https://example.org/hook', available: true },
  },
  'package.json': { version: '1.0.0' },
  'entities/bike type.json': { id: 'e1', name: 'bike type' },
  'entities/bike type_entries_da.json': [
    { value: 'Racer', synonyms: ['racer', 'landevejscykel'] },
    { value: 'Ladcykel', synonyms: ['ladcykel'] },
  ],
  'entities/order.json': { id: 'e2', name: 'order', isRegexp: true },
  'entities/order_entries_da.json': [{ value: 'order', synonyms: ['[A-Z]{2}\\d{4}', '(a+)+\\1('] }],
  ...intentFiles('Default Welcome Intent', {
    says: [said('hej')],
    texts: ['Velkommen'],
    more: { events: [{ name: 'WELCOME' }] },
  }),
  ...intentFiles('Default Fallback Intent', { texts: ['Det ved jeg ikke'], more: { fallbackIntent: true } }),
  ...intentFiles('Pris', {
    says: [
      said('Hvad koster en ', ['racer', 'bike', '@bike type'], '?'),
      said('Hvad er prisen på en cykel?'),
      said('Er det dyrt at få en ', ['ladcykel', 'bike', '@bike type']),
    ],
    texts: ['En $bike koster 5000', 'Du kan få en $bike for 5000'],
    parameters: [
      {
        name: 'bike',
        dataType: '@bike type',
        required: true,
        value: '$bike',
        prompts: [
          { lang: 'da', value: 'Hvilken slags cykel?' },
          { lang: 'da', value: 'Hvad for en cykel?' },
        ],
      },
    ],
    messages: [
      { type: 2, lang: 'da', title: '', replies: ['Hvornår har I åbent?', 'Noget helt andet'] },
      { type: 4, lang: 'da', payload: { secret: 1 } },
      { type: 'simple_response', platform: 'google', lang: 'da', textToSpeech: 'Pris' },
    ],
    outputs: ['pris-followup'],
    more: { webhookUsed: true },
  }),
  ...intentFiles('Rabat', {
    says: [said('Kan jeg få rabat på den?'), said('Hvad med rabat?')],
    texts: ['Ja, ti procent'],
    more: { contexts: ['pris-followup'] },
  }),
  ...intentFiles('Åbningstider', {
    says: [said('Hvornår har I åbent?'), said('Hvad er jeres åbningstider?')],
    texts: ['Fra 9 til 17'],
  }),
  ...intentFiles('Levering', {
    says: [said('Kan I levere cyklen hjem til mig?'), said('Sender I med fragtmand?')],
    texts: ['Ja, til $when'],
    parameters: [
      {
        name: 'when',
        dataType: '@sys.date',
        required: true,
        prompts: [{ lang: 'da', value: 'Hvilken dag?' }],
      },
      { name: 'who', dataType: '@sys.given-name', required: false },
    ],
    more: { contexts: ['set-by-webhook'], priority: 250000 },
  }),
});

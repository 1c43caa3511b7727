import type { ConversationEvent, Person, SentFile } from '@samtale/dialog';

interface LogParts {
  messages: number;
  flowId: string;
  by: Person;
  picture: SentFile;
  document: SentFile;
}

/** What happened together, as the log keeps it. */
export type LongStep = ConversationEvent[];

/** A log of so many messages: the bot and a person in turn, with buttons, notes, pictures and files among the words. */
export function longLog({ messages, ...parts }: LogParts): LongStep[] {
  const steps: LongStep[] = [];
  let said = 0;
  for (let round = 0; said < messages; round++) {
    const next = roundOf(round, parts).slice(0, messages - said);
    steps.push(...next);
    said += next.flat().filter(({ type }) => spoken.has(type)).length;
  }
  return steps;
}

const spoken = new Set(['endUserSaid', 'botSaid', 'staffSaid', 'noteAdded']);

function roundOf(round: number, { flowId, by, picture, document }: Omit<LogParts, 'messages'>): LongStep[] {
  const asked = `Hvornår kan jeg hente cykel nummer ${round}?`;
  return [
    [
      ...(round === 0 ? [{ type: 'started', releaseNumber: 1 } as const] : []),
      { type: 'endUserSaid', text: asked },
      understood(flowId),
      { type: 'flowTriggered', flowId, title: 'Afhentning', trigger: 'understanding', contextFlowId: null },
      { type: 'botSaid', flowId, bubbles: answer(round, flowId) },
    ],
    [
      {
        type: 'endUserSaid',
        text: `Det forstår jeg ikke helt, ${long.slice(0, (round * 37) % long.length)}`,
      },
      understood(flowId),
      { type: 'questionUnsolved', text: asked },
      { type: 'botSaid', flowId, bubbles: [bubble('Det ved jeg desværre ikke.')] },
    ],
    [{ type: 'takenOver', ...by }],
    [{ type: 'staffSaid', ...by, text: `Hej, jeg ser på ordre ${round}.` }],
    [{ type: 'endUserSaid', text: `Tak! ${long.slice(0, (round * 53) % long.length)}` }],
    [{ type: 'noteAdded', ...by, text: `Ringet til lageret om ordre ${round}; de svarer i morgen.` }],
    [
      {
        type: 'staffSaid',
        ...by,
        text: 'Her er kvitteringen.',
        files: [round % 3 === 0 ? picture : document],
      },
    ],
    [{ type: 'endUserSaid', text: `Perfekt, ${round} gange tak.` }],
    [{ type: 'left', ...by }],
  ];
}

const understood = (flowId: string): ConversationEvent => ({
  type: 'understood',
  layer: 'classifier',
  ranking: [0.71, 0.12, 0.08, 0.05, 0.04].map((confidence) => ({ flowId, confidence })),
  threshold: 0.5,
});

const bubble = (text: string) => ({
  delay: 0,
  messages: [{ kind: 'text' as const, text }],
});

const answer = (round: number, flowId: string) => [
  bubble(`Ordre **${round}** er klar, når du får en besked. [Se åbningstider](https://example.com/tider)`),
  {
    ...bubble('Kan jeg hjælpe med mere?'),
    messages: [
      { kind: 'text' as const, text: 'Kan jeg hjælpe med mere?' },
      ...['Åbningstider', 'Priser', 'Tal med os'].map((title) => ({
        kind: 'suggestion' as const,
        title,
        flowId,
      })),
    ],
  },
];

const long =
  'jeg har ventet siden i mandags, og der står stadig, at cyklen er på vej. Jeg har prøvet at ringe, men der er lang ' +
  'kø, og i butikken siger de, at jeg skal skrive her. Kan I ikke bare sende den hjem til mig i stedet for?';

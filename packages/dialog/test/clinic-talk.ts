import type { UnderstoodText } from '../src/advance.ts';
import type { CompiledParameter } from '../src/parameters.ts';
import { botOf, flowOf, says } from './bot-of-flows.ts';
import { TriedConversation } from './tried-conversation.ts';

const list = (id: string, names: readonly string[]) => ({
  kind: 'list' as const,
  id,
  entries: names.map((name) => ({ id: name, name, synonyms: [] })),
});

const asked: Record<'da' | 'en', readonly CompiledParameter[]> = {
  da: [
    { name: 'dag', typeId: 'date', question: 'Hvilken dag?' },
    { name: 'dyr', typeId: 'animal', question: 'Hvilket dyr?' },
    { name: 'navn', typeId: 'text', takesAnything: true, question: 'Hvad hedder dyret?' },
    { name: 'telefon', typeId: 'phone', question: 'Dit nummer?' },
  ],
  en: [
    { name: 'day', typeId: 'date', question: 'Which day?' },
    { name: 'animal', typeId: 'animal', question: 'Which animal?' },
    { name: 'name', typeId: 'text', takesAnything: true, question: 'What is it called?' },
    { name: 'phone', typeId: 'phone', question: 'Your number?' },
  ],
};

/** Words of a text, with the type and the value that are found in them. */
export type Found = readonly [words: string, typeId: string, value: string][];

/** A talk with a clinic's bot, whose flow asks for a day, an animal, its name and a number. */
export class ClinicTalk extends TriedConversation {
  constructor(language: 'da' | 'en', parameters: readonly CompiledParameter[] = asked[language]) {
    super(
      botOf(
        [
          flowOf('fallback', { responses: says('What?') }),
          flowOf('parking', { responses: says('Behind the house') }),
          flowOf('move', {
            responses: says('Moved'),
            parameters: [{ name: 'to', typeId: 'date', question: 'To when?' }],
          }),
          flowOf('book', { responses: says('Booked'), parameters: [...parameters] }),
        ],
        {
          language,
          words: { left: 'Fine.' },
          entityTypes: [list('animal', ['cat', 'dog']), { kind: 'system', id: 'number', dataType: 'number' }],
        },
      ),
    );
    this.say('a time', [], {}, 'book');
  }

  say(text: string, found: Found = [], more: Partial<UnderstoodText> = {}, flowId?: string): string[] {
    const entities = found.map(([words, typeId, value]) => {
      const start = text.indexOf(words);
      return { typeId, start, end: start + words.length, text: words, value };
    });
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    return this.take({
      type: 'said',
      text,
      understood: { layer: 'classifier', ranking, entities, ...more },
    });
  }

  /** The day and the animal are told, and its name is asked for. */
  toName(): this {
    this.say('friday', [['friday', 'date', '2026-11-27']]);
    this.say('dog', [['dog', 'animal', 'dog']]);
    return this;
  }

  /** All is told. */
  toEnd(): this {
    this.toName().say('Bob');
    this.say('12345678', [['12345678', 'phone', '12345678']]);
    return this;
  }

  get known(): Record<string, string> {
    const values = Object.entries(this.state.parameters ?? {});
    return Object.fromEntries(values.map(([name, { value }]) => [name, value]));
  }
}

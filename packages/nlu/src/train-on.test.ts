import { beforeAll, describe, expect, it } from 'vitest';
import { type Classifier, loadClassifier } from './classifier.ts';
import { type Trained, train, trainOn } from './train.ts';
import type { TrainingExample } from './training-set.ts';

const openings = `
  hvordan kan jeg|jeg vil gerne|kan I hjælpe mig med at|er det muligt at|hvor kan jeg|jeg har brug for at
  hvad koster det at|må jeg selv|hvornår kan jeg|skal jeg ringe for at|min kone vil|vi skal`
  .trim()
  .split(/[|\n]\s*/);
const verbs = ['bestille', 'ændre', 'opsige', 'betale', 'flytte'];
const nouns = ['abonnementet', 'pakken', 'billetten', 'forsikringen', 'regningen'];
const tails = `
  i dag|på nettet|uden gebyr|til en ven|fra udlandet|inden mandag|med det samme|hos jer|i appen|for min mor|igen|nu`
  .trim()
  .split('|');
const language = 'da';

/** 25 labels of everything said in every way: of every eight texts one is kept to ask with. */
const texts = verbs.flatMap((verb) =>
  nouns.flatMap((noun) =>
    openings.flatMap((opening) =>
      tails.map((tail) => ({ text: `${opening} ${verb} ${noun} ${tail}`, label: `${verb} ${noun}` })),
    ),
  ),
);
const examples = texts.filter((_, i) => i % 8 !== 3);
const questions = texts.filter((_, i) => i % 8 === 3).map(({ text }) => text);
const strangeQuestions = [
  'hvad er hovedstaden i Frankrig',
  'min hund er syg',
  'fortæl en vittighed',
  'spil noget jazz',
];

/** Phrases as they come in one by one. */
const added: TrainingExample[] = [
  { text: 'kan jeg slippe af med abonnementet', label: 'opsige abonnementet' },
  { text: 'jeg gider ikke mit abonnement mere', label: 'opsige abonnementet' },
  { text: 'stop forsikringen', label: 'opsige forsikringen' },
  { text: 'send pakken et andet sted hen', label: 'flytte pakken' },
  { text: 'pakken skal afleveres hos naboen', label: 'flytte pakken' },
  { text: 'en anden dato på billetten tak', label: 'ændre billetten' },
  { text: 'giro på regningen', label: 'betale regningen' },
  { text: 'jeg skylder jer vist penge', label: 'betale regningen' },
];

/** Confidences of both may lie so far apart: less than is shown to anyone. */
const tolerance = 0.02;
const bestOf = (classifier: Classifier, text: string) => classifier.understand(text, 1).ranking[0];

function expectSameAnswers(trained: Trained, all: readonly TrainingExample[]): void {
  const now = loadClassifier(trained.model);
  const reset = loadClassifier(train(all, { language }));
  for (const text of [...questions, ...strangeQuestions]) {
    const expected = bestOf(reset, text);
    const found = bestOf(now, text);
    if (expected && expected.confidence > 2 * tolerance) expect(found?.label, text).toBe(expected.label);
    expect(Math.abs((found?.confidence ?? 0) - (expected?.confidence ?? 0)), text).toBeLessThan(tolerance);
  }
}

describe('trainOn', () => {
  let first: Trained;
  let memory: Uint8Array;
  beforeAll(() => {
    first = trainOn(examples, { language });
    memory = first.memory ?? new Uint8Array();
  });
  const goOn = (now: readonly TrainingExample[], from = memory) => trainOn(now, { language, memory: from });

  it('begins from nothing without a memory, and gives the same bytes every time', () => {
    expect(first.rounds).toBe(0);
    expect(first.model).toEqual(train(examples, { language }));
    expect(goOn([...examples, ...added.slice(0, 1)])).toEqual(goOn([...examples, ...added.slice(0, 1)]));
  });

  it('answers after many small steps as if all had been learnt at once', () => {
    let last = first;
    added.forEach((_, i) => {
      last = trainOn([...examples, ...added.slice(0, i + 1)], { language, memory: last.memory ?? undefined });
    });
    expect(last.rounds).toBe(added.length);
    expectSameAnswers(last, [...examples, ...added]);
  });

  it('learns from an added phrase, and what is like it', () => {
    const question = 'hvordan slipper jeg af med det abonnement';
    const before = loadClassifier(first.model).understand(question).ranking;
    const { model, rounds } = goOn([...examples, ...added.slice(0, 2)]);
    const after = loadClassifier(model);
    expect(rounds).toBe(1);
    expect(after.understand('Jeg gider ikke mit abonnement mere!')).toEqual({
      layer: 'exact',
      ranking: [{ label: 'opsige abonnementet', confidence: 1 }],
    });
    const confidence = (ranking: typeof before) =>
      ranking.find(({ label }) => label === 'opsige abonnementet')?.confidence ?? 0;
    expect(confidence(after.understand(question).ranking)).toBeGreaterThan(confidence(before) + 0.05);
  });

  it('forgets phrases that are gone', () => {
    const withAll = trainOn([...examples, ...added], { language });
    const { model, rounds } = goOn(examples, withAll.memory ?? undefined);
    expect(rounds).toBe(1);
    expect(loadClassifier(model).understand('stop forsikringen').layer).toBe('classifier');
    expectSameAnswers({ ...withAll, model }, examples);
  });

  it('learns a label that is new, and forgets one that is gone', () => {
    const opening = ['hvornår har I åbent', 'hvad tid lukker I', 'har I åbent om søndagen'].map((text) => ({
      text,
      label: 'åbningstid',
    }));
    const withOpening = goOn([...examples, ...opening]);
    expect(withOpening.rounds).toBe(1);
    const found = bestOf(loadClassifier(withOpening.model), 'har I åbent til fem i dag');
    expect(found?.label).toBe('åbningstid');
    expect(found?.confidence).toBeGreaterThan(0.5);

    const ofBoth = trainOn([...opening, ...examples], { language });
    const without = goOn(examples, ofBoth.memory ?? undefined);
    expect(without.rounds).toBe(1);
    expect(loadClassifier(without.model).labels).not.toContain('åbningstid');
    expectSameAnswers(without, examples);
  });

  it('takes no notice of the order of phrases and labels', () => {
    const { model, rounds } = goOn([...added.slice(0, 1), ...examples.toReversed()]);
    expect(rounds).toBe(1);
    expectSameAnswers({ ...first, model }, [...examples, ...added.slice(0, 1)]);
  });

  it('begins from nothing when more has changed, also little by little', () => {
    const many = examples.filter((_, i) => i % 150 !== 0);
    const half = goOn(many);
    expect(half.rounds).toBe(1);
    const more = many.filter((_, i) => i % 150 !== 0);
    const whole = trainOn(more, { language, memory: half.memory ?? undefined });
    expect(whole.rounds).toBe(0);
    expect(whole.model).toEqual(train(more, { language }));
  });

  it.each([
    ['nothing', () => new Uint8Array()],
    ['a model', () => first.model],
    ['a damaged memory', () => memory.with(memory.length - 5, (memory.at(-5) ?? 0) ^ 1)],
    ['a memory that is cut short', () => memory.slice(0, -8)],
    ['a memory of another version', () => memory.with(4, 99)],
    ['the memory of another language', () => trainOn(examples, { language: 'en' }).memory ?? memory],
  ])('begins from nothing when given %s', (_, given) => {
    const { model, rounds } = goOn(examples, given());
    expect(rounds).toBe(0);
    expect(model).toEqual(first.model);
  });

  it('leaves nothing where there is so little to learn that it takes a moment', () => {
    const few = trainOn(examples.slice(0, 500), { language, memory });
    expect(few).toMatchObject({ memory: null, rounds: 0 });
  });

  it('reports progress from 0 to 1 without falling', () => {
    const fractions: number[] = [];
    trainOn(examples, { language, memory, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });
});

import {
  ActionType,
  EntityDataType,
  ParameterSource,
  type StoredPhrase,
  systemEntityTypeId,
  TrainingPhraseType,
} from '@samtale/contract';
import { actionOf } from '../../../test/bot-that-works.ts';
import {
  below,
  check,
  collects,
  condition,
  kindsOfValues,
  redirectTo,
  suggest,
  testKinds,
} from '../../../test/bot-to-check.ts';
import { createId } from '../../platform/database/columns.ts';

/** A request with a header that is told so. */
const asking = (value: string) =>
  actionOf(ActionType.dynamicAPIRequest, { url: 'https://example.com', headers: `X-Api-Key: ${value}` });

/** A phrase whose values are asked for. */
const asksFor = (...names: string[]): StoredPhrase => ({
  question: `Book ${names.join(' ')}`,
  trainingPhrasePartList: names.map((alias) => ({
    text: alias,
    alias,
    entityType: createId(),
    requiredSpeechBubble: 'Hvad?',
  })),
});
const withValues = () => actionOf(ActionType.sendEmail, { text: 'En kunde', includesValues: 'true' });

const text = systemEntityTypeId(EntityDataType.text);
const date = systemEntityTypeId(EntityDataType.date);
/** A phrase of values; one without words is not said. */
const valuesOf = (...parts: [words: string, entityType: string][]): StoredPhrase => ({
  question: parts
    .map(([words]) => words)
    .join(' ')
    .trim(),
  type: TrainingPhraseType.entities,
  trainingPhrasePartList: parts.map(([words, entityType], at) => ({
    text: words,
    alias: `p${at}`,
    entityType,
  })),
});

testKinds(kindsOfValues, {
  untoldValue: {
    wrong: check(
      { A: { says: 'Ring på {{companyPhone}}' }, B: { says: '{{companyName}}' } },
      { untold: new Set(['companyPhone']) },
    ),
    found: ['untoldValue | A | companyPhone'],
    right: [
      check({ A: { says: 'Ring på {{companyPhone}}' } }, { untold: new Set(['openingHours']) }),
      check(
        { A: { says: '{{companyPhone}}', phrases: [collects('companyPhone', 'Hvad er nummeret?')] } },
        { untold: new Set(['companyPhone']) },
      ),
    ],
  },
  freeTextValue: {
    wrong: check({ A: { phrases: [valuesOf(['{{navn}}', text], ['{{dag}}', date])] } }),
    found: ['freeTextValue | A | {{navn}} {{dag}}'],
    right: [check({ A: { phrases: [valuesOf(['{{dag}}', date], ['', text])] } })],
  },
  unknownParameter: {
    wrong: check({
      A: { says: 'Hej {{navn}} og {{ by }}', phrases: [collects('by')] },
      B: { actions: [redirectTo('A', condition('antal', 'empty'))] },
    }),
    found: ['unknownParameter | A | navn', 'unknownParameter | B | antal'],
    right: [
      check({ A: { phrases: [collects('navn')] }, B: { ...below, says: 'Hej {{navn}}' } }),
      check({ A: { phrases: [collects('navn')], suggests: suggest('B') }, B: { says: 'Hej {{navn}}' } }),
    ],
  },
  unknownSecret: {
    wrong: check({
      A: { actions: [asking('{{secret.Shop-nøgle}}'), asking('{{ secret.shop-NØGLE }}')] },
      B: { actions: [asking('{{secret.en}}{{secret.to}}')] },
    }),
    found: ['unknownSecret | A | Shop-nøgle', 'unknownSecret | B | en', 'unknownSecret | B | to'],
    right: [
      check({ A: { actions: [asking('{{secret.Nøgle}}')] } }, { secretKeys: new Set(['nøgle']) }),
      // Words alone: what is said is sent with no secrets.
      check({ A: { says: '{{secret.nøgle}}' } }),
    ],
  },
  unaskedParameter: {
    wrong: check({
      A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal')] },
      B: {},
    }),
    found: ['unaskedParameter | A | antal'],
    right: [
      check({
        A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal', 'Hvor mange?')] },
        B: {},
      }),
      check({
        A: { actions: [redirectTo('B', condition('antal', 'empty'))], phrases: [collects('antal')] },
        B: {},
      }),
    ],
  },
  unusedValue: {
    wrong: check({
      A: { phrases: [asksFor('navn', 'dag')], says: 'Tak, {{navn}}', suggests: suggest('B') },
      B: { phrases: [asksFor('by')], actions: [actionOf(ActionType.sendEmail, { text: 'En kunde' })] },
    }),
    found: ['unusedValue | A | dag', 'unusedValue | B | by'],
    right: [
      // Handed over, mailed, sent, registered, or compared; also by a flow that this one leads to.
      check({ A: { phrases: [asksFor('navn')], actions: [actionOf(ActionType.chatWithHuman, {})] } }),
      check({ A: { phrases: [asksFor('navn')], actions: [redirectTo('B')] }, B: { says: '{{navn}}' } }),
      check({ A: { phrases: [asksFor('navn')] }, B: { ...below, actions: [withValues()] } }),
      check({
        A: { phrases: [asksFor('navn')], actions: [actionOf(ActionType.sendSms, { text: '{{navn}}' })] },
      }),
      check({ A: { phrases: [asksFor('navn')], actions: [asking('{{navn}}')] } }),
      check({ A: { phrases: [asksFor('navn')], actions: [redirectTo('B', condition('navn'))] }, B: {} }),
      check({
        A: { phrases: [asksFor('navn')] },
        B: { actions: [actionOf(ActionType.formRegistrationStart, {}), redirectTo('A')] },
      }),
      // A flow of its own mails all that was told.
      check({
        A: { phrases: [asksFor('navn')] },
        B: { actions: [{ ...withValues(), parameterSource: ParameterSource.wholeConversation }] },
      }),
      // Nobody is asked, or not yet.
      check({ A: { phrases: [collects('navn')] } }),
      check({ A: { phrases: [asksFor('navn')], isPublished: false } }),
    ],
  },
});

import { ActionType, IntentType } from '@samtale/contract';
import {
  below,
  check,
  collects,
  condition,
  kindsOfFlows,
  redirectTo,
  suggest,
  testKinds,
} from '../../../test/bot-to-check.ts';

testKinds(kindsOfFlows, {
  samePhrase: {
    wrong: check({ A: { phrases: ['Har I åbent?', 'Åbent nu'] }, B: { phrases: ['har i AABENT'] } }),
    found: ['samePhrase | A | B | har i AABENT'],
    right: [
      check({ A: { phrases: ['Har I åbent?', 'har i åbent'] }, B: {} }),
      // Follow-ups of different flows are never meant at the same time.
      check({
        A: {},
        B: { phrases: ['Noget andet'] },
        C: { ...below, phrases: ['Ja tak'] },
        D: { followUpParentId: 'B', phrases: ['Ja tak'] },
      }),
      check({ A: { phrases: ['Har I åbent?'] }, B: { phrases: ['Har I åbent?'], disabled: true } }),
    ],
  },
  nearPhrase: {
    wrong: check({ A: { phrases: ['Hvad koster levering?'] }, B: { phrases: ['Hvad koster en levering?'] } }),
    found: ['nearPhrase | A | B | Hvad koster levering? | Hvad koster en levering?'],
    right: [check({ A: { phrases: ['Hvad koster levering?'] }, B: { phrases: ['Hvad koster en cykel?'] } })],
  },
  similarFlow: {
    wrong: check({
      A: { phrases: ['Hvornår har I åbent?', 'Har I åbent nu?', 'Har I åbent om lørdagen?'] },
      B: { phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'] },
      C: { phrases: ['Hvad koster levering?', 'Leverer I til Bornholm?'] },
    }),
    found: ['similarFlow | A | B'],
    right: [
      check({
        A: { phrases: ['Hvornår har I åbent?', 'Har I åbent nu?', 'Har I åbent om lørdagen?'] },
        B: { phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'], disabled: true },
      }),
      // Only asked for after another flow.
      check({
        A: { phrases: ['Hvad koster levering?', 'Leverer I til Bornholm?'] },
        B: { phrases: ['Et helt andet emne', 'Noget om cykler'] },
        C: { ...below, phrases: ['Har I åbent om søndagen?', 'Hvornår har I åbent i påsken?'] },
        D: { followUpParentId: 'B', phrases: ['Hvornår har I åbent?', 'Har I åbent nu?'] },
      }),
    ],
  },
  leadsToGone: {
    wrong: check({ A: { suggests: suggest('Slettet') } }),
    found: ['leadsToGone | A | Videre'],
    right: [check({ A: { suggests: suggest('B') }, B: {} })],
  },
  leadsToDisabled: {
    wrong: check({
      A: {
        actions: [redirectTo('B', { ...condition('antal'), conditionsNotMetIntentId: 'C' })],
        phrases: [collects('antal', 'Hvor mange?')],
      },
      B: {},
      C: { disabled: true },
    }),
    found: ['leadsToDisabled | A | C'],
    right: [
      check({ A: { actions: [redirectTo('B')] }, B: {}, C: { disabled: true, actions: [redirectTo('D')] } }),
    ],
  },
  leadsToUnpublished: {
    wrong: check({ A: { actions: [redirectTo('B')] }, B: { isPublished: false } }),
    found: ['leadsToUnpublished | A | B'],
    right: [
      check({ A: { actions: [redirectTo('B')], isPublished: false }, B: { isPublished: false } }),
      check({ A: { actions: [redirectTo('B')] }, B: { isPublished: false, isPlanned: true } }),
    ],
  },
  redirectLoop: {
    wrong: check({
      A: { actions: [redirectTo('B')] },
      B: { actions: [redirectTo('C')] },
      C: { actions: [redirectTo('B')] },
    }),
    found: ['redirectLoop | B | C | B → C → B'],
    right: [
      check({ A: { actions: [redirectTo('B')] }, B: { actions: [redirectTo('C')] }, C: {} }),
      check({
        A: { actions: [redirectTo('B', condition('antal'))], phrases: [collects('antal', 'Hvor mange?')] },
        B: { actions: [redirectTo('A')] },
      }),
    ],
  },
  titleAsAnswer: {
    wrong: check({ A: { says: ' A ' }, B: { says: 'b' } }),
    found: ['titleAsAnswer | A | A'],
    right: [
      check({
        A: { says: 'Et svar' },
        B: { says: 'B', isPublished: false },
        C: { says: 'C', suggests: suggest('A') },
      }),
    ],
  },
  unreachable: {
    wrong: check({
      A: {},
      B: { phrases: [], suggests: suggest('C') },
      C: { phrases: [] },
      D: { ...below, phrases: [] },
    }),
    found: ['unreachable | B', 'unreachable | C', 'unreachable | D'],
    right: [
      check({
        A: { suggests: suggest('B') },
        B: { phrases: [], actions: [redirectTo('C')] },
        C: { phrases: [] },
        D: { phrases: [], isWelcome: true },
        E: { phrases: [], isFallback: true },
        F: { ...below, phrases: [], intentType: IntentType.fallback },
        G: { phrases: [], isPublished: false },
      }),
    ],
  },
  emptyAnswer: {
    wrong: check({ A: { says: null }, B: { says: ' ' } }),
    found: ['emptyAnswer | A', 'emptyAnswer | B'],
    right: [
      check({
        A: { says: null, actions: [redirectTo('B')] },
        B: { says: null, actions: [{ type: ActionType.chatWithHuman, redirectIntentId: null }] },
      }),
    ],
  },
  unansweredDraft: {
    wrong: check({ A: { says: null, isPublished: false } }),
    found: ['unansweredDraft | A | Alt om A'],
    right: [check({ A: { isPublished: false } })],
  },
});

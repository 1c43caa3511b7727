import { type CheckFinding, type CheckKind, checkKinds } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { samePhrases, tooNearPhrases } from './clashing-phrases.ts';
import { emptyAnswers, unansweredDrafts } from './empty-answers.ts';
import { linksToDisabled, linksToGone, linksToUnpublished } from './failing-links.ts';
import { finding } from './finding.ts';
import { freeTextValues } from './free-text-values.ts';
import { missingLanguages } from './missing-languages.ts';
import { unaskedParameters, unknownParameters, waitingForValues } from './parameter-uses.ts';
import { redirectLoops } from './redirect-loops.ts';
import { similarFlows } from './similar-flows.ts';
import { titleAnswers } from './title-answers.ts';
import { unknownSecrets } from './unknown-secrets.ts';
import { unreachableFlows } from './unreachable-flows.ts';
import { unusedValues } from './unused-values.ts';

type Check = (bot: BotUnderCheck) => CheckFinding[] | Generator<void, CheckFinding[]>;

const checks: Record<CheckKind, Check> = {
  samePhrase: samePhrases,
  leadsToGone: linksToGone,
  leadsToDisabled: linksToDisabled,
  redirectLoop: redirectLoops,
  unknownParameter: unknownParameters,
  unknownSecret: unknownSecrets,
  emptyAnswer: emptyAnswers,
  freeTextValue: freeTextValues,
  nearPhrase: tooNearPhrases,
  similarFlow: similarFlows,
  leadsToUnpublished: linksToUnpublished,
  titleAsAnswer: titleAnswers,
  untoldValue: waitingForValues,
  unusedValue: unusedValues,
  unansweredDraft: unansweredDrafts,
  unreachable: unreachableFlows,
  unaskedParameter: unaskedParameters,
  missingLanguage: missingLanguages,
  costlyEntityType: ({ costlyEntityTypes }) =>
    costlyEntityTypes.map(({ id, title }) => finding('costlyEntityType', { entityType: { id, title } })),
  unusedEntityType: ({ unusedEntityTypes }) =>
    unusedEntityTypes.map(({ id, title }) => finding('unusedEntityType', { entityType: { id, title } })),
};

/** What is wrong, or looks wrong, with a bot: the worst kinds first, and by title within each. Pure. */
export function* checkBot(bot: BotUnderCheck): Generator<void, CheckFinding[]> {
  const all: CheckFinding[][] = [];
  for (const kind of checkKinds) {
    const found = checks[kind](bot);
    all.push(Array.isArray(found) ? found : yield* found);
    yield;
  }
  const found = all.flat();
  // Where a phrase clashes, that says it already.
  const clashing = new Set(
    found.filter(({ kind }) => kind === 'samePhrase' || kind === 'nearPhrase').map(pairOf),
  );
  return found.filter((one) => one.kind !== 'similarFlow' || !clashing.has(pairOf(one)));
}

const pairOf = ({ intent, otherIntent }: CheckFinding) => [intent?.id, otherIntent?.id].sort().join(' ');

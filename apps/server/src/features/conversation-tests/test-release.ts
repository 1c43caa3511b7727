import type { App } from '../../app.ts';
import type { ReleaseCandidate } from '../training/index.ts';
import { countTests } from './read-tests.ts';
import { runPortions } from './run-portions.ts';

/** Runs all tests on a release before it answers: those that must hold, do not, and keep it from answering. */
export async function testRelease(
  app: App,
  { agentId, number, mayBeBlocked, load }: ReleaseCandidate,
): Promise<{ testId: string; title: string }[]> {
  const counts = await countTests(app.database, agentId);
  if (!counts.size) return [];
  const minds = new Map(
    [...(await load())].map(([languageId, { compiled, classifier, tagger }]) => [
      languageId,
      { compiled, classifier, tagger, releaseNumber: number },
    ]),
  );
  const { run, failed } = await runPortions(app, {
    agentId,
    bot: 'release',
    releaseNumber: number,
    minds,
    blocks: (broken) => mayBeBlocked && broken.some(({ mustHold }) => mustHold),
  });
  if (!run.blocked) return [];
  return failed.flatMap(({ id, title, mustHold }) => (mustHold ? [{ testId: id, title }] : []));
}

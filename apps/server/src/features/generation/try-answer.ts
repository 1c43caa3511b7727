import type { GenerateWork, LoggedEvent, WorkOutcome } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { spokenLines } from '../conversations/index.ts';
import { triesTooOften } from './asks-too-often.ts';
import { generateAnswer, linesAround } from './generate-answer.ts';
import type { SourceLibrary } from './source-library.ts';

/** A conversation that is only tried, and who tries it. */
export interface TriedPlace {
  agentId: string;
  languageId: string;
  userId: string;
  /** All of it, up to the question. */
  log: readonly LoggedEvent[];
  /** Whether a language model may be asked; where it may not, the outcome says that one would be. */
  mayAskModel: boolean;
}

/** Answers a question of a conversation that is only tried as a visitor's. Never throws. */
export type TryAnswer = (place: TriedPlace, work: GenerateWork) => Promise<WorkOutcome>;

/** Answers what is tried; the tokens of a language model are counted as for visitors, since they cost the same. */
export const answerTrier =
  (app: App, library: SourceLibrary): TryAnswer =>
  ({ log, userId, ...place }, work) =>
    generateAnswer(
      app,
      library,
      {
        ...place,
        spoken: async () => spokenLines(log, app.publicUrl()).slice(-linesAround),
        asksTooOften: () => triesTooOften(app, { agentId: place.agentId, userId }),
      },
      work,
    );

import { isDeepStrictEqual } from 'node:util';
import type { CompiledLanguage, Generation } from '@samtale/dialog';
import type { TryAnswer } from '../generation/index.ts';

/** How a bot that is tried answers what none of its flows covers. */
export interface TriedAnswers {
  /** As a widget has it in a language; undefined where nothing is generated. */
  readGeneration(agentId: string, languageId: string): Promise<Generation | undefined>;
  answer: TryAnswer;
}

/** What was made last of a language of a bot: more is made from it in turn. */
const known = new WeakMap<CompiledLanguage, CompiledLanguage>();

/** A language of a bot with the way it generates answers laid over it; the language itself where it generates none. */
export function generatingBot(
  compiled: CompiledLanguage,
  generation: Generation | undefined,
): CompiledLanguage {
  if (!generation) return compiled;
  const last = known.get(compiled);
  if (last && isDeepStrictEqual(last.generation, generation)) return last;
  const made = { ...compiled, generation };
  known.set(compiled, made);
  return made;
}

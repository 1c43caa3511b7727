import type { LanguageCode } from '@samtale/contract';
import type { DatabaseSession } from '../../platform/database/database.ts';

/** A part of a page that a question may be answered from. */
export interface FoundPassage {
  sourceId: string;
  pageId: string;
  /** Of the page, with the headings that the passage stands under. */
  title: string;
  url: string;
  text: string;
  /** How much of what the question asks stands in it, 0 to 1. */
  coverage: number;
  /** How much each of the question's words tells, in each of the forms that it was looked for in. */
  worth: ReadonlyMap<string, number>;
  /** Those forms, of each of the question's words by its stem; none where it was not looked for. */
  formsOf: ReadonlyMap<string, readonly string[]>;
}

/** The websites and documents of agents, as what answers needs of them; `sources` has it. */
export interface SourceLibrary {
  /** Those of an agent that answers may rest on. */
  activeIds(session: DatabaseSession, agentId: string): Promise<string[]>;
  /** What fits a question, the best first, at most so many; none where a source is another agent's or inactive. */
  search(
    agentId: string,
    asked: { sourceIds: readonly string[]; question: string; language: LanguageCode },
    most: number,
  ): Promise<FoundPassage[]>;
}

/** What both bots are given: flows to learn and answer with, and what is said to them. */
export interface TurnsTask {
  language: 'da' | 'en';
  flows: { id: string; phrases: string[]; reply: string }[];
  utterances: string[];
}

export interface TurnsResult {
  turnsPerSecond: number;
  /** Share of the turns, 0..1, that were answered by a flow. */
  answeredShare: number;
  trainSeconds: number;
}

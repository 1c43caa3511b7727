/** A bot, and the flows that a visitor comes to one after another. */
export interface StepsTask {
  flows: { id: string; parentId: string | null }[];
  steps: string[];
}

export interface StepsResult {
  stepsPerSecond: number;
}

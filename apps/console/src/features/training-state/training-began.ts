/** When each agent's training was first seen to be under way (`Date.now()`), while it is. */
const began = new Map<string, number>();

/** Notes whether an agent is being trained now. */
export function noteTraining(agentId: string, isTraining: boolean): void {
  if (!isTraining) began.delete(agentId);
  else if (!began.has(agentId)) began.set(agentId, Date.now());
}

/** When the training that is under way began, as far as this page has seen; null without one. */
export const trainingBeganAt = (agentId: string): number | null => began.get(agentId) ?? null;

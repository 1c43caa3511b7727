/** Milliseconds between two questions for a draft that is being trained; the server itself waits a while with each. */
const askAgainAfter = 150;

/** Asks again until the bot is trained, unless it is not waited for any more: then null. */
export async function untilRun<Done extends { status: 'done' }>(
  ask: () => Promise<Done | { status: 'training'; progress: number }>,
  onTraining: (progress: number) => void,
  signal: AbortSignal,
): Promise<Done | null> {
  for (;;) {
    const reply = await ask();
    if (signal.aborted) return null;
    if (reply.status === 'done') return reply as Done;
    onTraining((reply as { progress: number }).progress);
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
    if (signal.aborted) return null;
  }
}

import type { Locator } from 'playwright-core';

/** Milliseconds from each of forty keys to the frame that shows its letter. */
export async function typingLatencies(field: Locator): Promise<number[]> {
  await field.evaluate((element) => {
    const latencies: number[] = [];
    Object.assign(window, { typingLatencies: latencies });
    element.addEventListener('keydown', ({ timeStamp }) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => latencies.push(performance.now() - timeStamp);
      requestAnimationFrame(() => painted.port2.postMessage(null));
    });
  });
  await field.pressSequentially('Jeg ser på det nu og skriver igen om lidt', { delay: 50 });
  const latencies = await field.evaluate(
    () => (window as unknown as { typingLatencies: number[] }).typingLatencies,
  );
  await field.fill('');
  return latencies;
}

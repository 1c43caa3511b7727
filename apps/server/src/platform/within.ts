/** Waits for something, for so many milliseconds at most; what fails or takes longer is left behind. */
export function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(go, go);
  });
}

/** Does something over and over, so many times at once, for as long as `goesOn` says. */
export async function keepDoing(
  atOnce: number,
  goesOn: () => boolean,
  action: () => Promise<unknown>,
): Promise<void> {
  const doOn = async () => {
    while (goesOn()) await action();
  };
  await Promise.all(Array.from({ length: atOnce }, doOn));
}

/** The agents in whose name all words of a text occur; those first whose name begins with it. */
export function matchAgents<Named extends { name: string }>(agents: readonly Named[], text: string): Named[] {
  const wanted = text.trim().toLocaleLowerCase();
  const words = wanted.split(/\s+/);
  const found = agents.filter(({ name }) => {
    const lower = name.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  });
  const begins = ({ name }: Named) => (name.toLocaleLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
}

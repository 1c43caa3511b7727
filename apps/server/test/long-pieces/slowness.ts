/** How long `knownWork` takes on the machine that the bound was set on, in milliseconds of a processor. */
const calmMs = 20;

/** Some of a bot's values, as they are stored. */
const stored = Buffer.from(
  JSON.stringify(
    Array.from({ length: 10_000 }, (_, i) => ({
      id: `${i}`,
      name: `værdi ${i}`,
      synonyms: [`a${i}`, `b${i}`],
    })),
  ),
);

/** What most of the server's long pieces do: read what is stored, take it apart and write it again. */
function knownWork(): number {
  const entries: { name: string }[] = JSON.parse(stored.toString());
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return JSON.stringify([...byName.values()]).length;
}

/**
 * How many times as long as then the same work takes now, and at least 1. Other machines are slower, and this one is when
 * others use its memory: twice as long for minutes was seen.
 */
export function slowness(): number {
  const began = process.threadCpuUsage();
  knownWork();
  const { user, system } = process.threadCpuUsage(began);
  return Math.max(1, (user + system) / 1000 / calmMs);
}

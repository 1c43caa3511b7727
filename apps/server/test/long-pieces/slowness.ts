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

/** A machine slower than that is none that the bound is for. */
const most = 3;

/** Compiled before anything is measured. */
for (let n = 0; n < 3; n++) knownWork();

/**
 * How much slower this machine is now than the one that the bound was set on; from 1 to 3. Others are slower all the time,
 * and the same one is when others use its memory: twice as long for minutes was seen.
 */
export function slowness(): number {
  const ms = Math.min(cpuMsOfKnownWork(), cpuMsOfKnownWork());
  return Math.min(Math.max(1, ms / calmMs), most);
}

function cpuMsOfKnownWork(): number {
  const began = process.threadCpuUsage();
  knownWork();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

import { writeFileSync } from 'node:fs';
import type { BenchRow } from './bench-row.ts';
import { benches } from './benches.ts';
import { describeEnvironment } from './environment.ts';
import { printTable } from './print-table.ts';
import { type BenchArguments, readArguments, usage } from './read-arguments.ts';
import { runBench } from './run-bench.ts';

// Ending goes by `exit`, so that processes and folders are cleaned up on the way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const options = readOrExit();
const environment = describeEnvironment();
const { cores, node, load } = environment;
console.log(
  `Node ${node}, ${cores} cores, load ${load.toFixed(1)}${options.quick ? ', quick: not the real figures' : ''}`,
);
const rows: BenchRow[] = [];
for (const bench of benches.filter(({ group }) => options.groups.includes(group))) {
  rows.push(...(await runBench(bench, { ...options, log: (line) => console.log(line) })));
}
console.log('');
printTable(rows, (line) => console.log(line));
if (options.json) {
  writeFileSync(options.json, `${JSON.stringify({ environment, quick: options.quick, rows }, null, 2)}\n`);
  console.log(`\nSaved in ${options.json}`);
}
// What a failed bench left waiting must not keep the process.
process.exit(rows.some((row) => row.met === false) ? 1 : 0);

function readOrExit(): BenchArguments {
  try {
    // npm runs scripts in the project's folder; INIT_CWD is where the user stands.
    return readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

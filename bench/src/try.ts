import { measureStoredTurns } from './server/stored-turns.ts';

console.log(
  JSON.stringify(
    await measureStoredTurns(JSON.parse(process.argv[2] ?? '{}'), { rounds: 3, seconds: 3 }),
    null,
    1,
  ),
);

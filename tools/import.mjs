// npm run import -- --agent <id> --language en <file>: imports training data into the running server.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onPinnedNode } from './on-pinned-node.mjs';

await onPinnedNode();
const { importFile } = await import('../apps/server/src/import-command.ts');

const usage = `npm run import -- --agent <id> --language da|en [options] <file>

  --server <url>         the running server (http://127.0.0.1:3000)
  --user, --password     whose access to use (the demo user's)
  --text-column <n>      column of the questions, from 0 (guessed)
  --flow-column <n>      column of the flow titles, from 0 (guessed)
  --answer-column <n>    column of the flows' answers, from 0, or none (guessed)
  --header true|false    whether the first row names the columns (guessed)`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      agent: { type: 'string' },
      language: { type: 'string' },
      server: { type: 'string', default: 'http://127.0.0.1:3000' },
      user: { type: 'string', default: 'demo@samtale.dk' },
      password: { type: 'string', default: 'samtale-demo' },
      'text-column': { type: 'string' },
      'flow-column': { type: 'string' },
      'answer-column': { type: 'string' },
      header: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!values.agent || !values.language || !file) throw new Error(usage);
  await importFile({ ...values, bytes: readFileSync(file) });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

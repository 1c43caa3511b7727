// Runs the built server for the browser journeys: each line of the standard input asks for a company of its own, and is
// answered with a line that begins with "company".
import { createInterface } from 'node:readline';

await import('./serve.mjs');
const { app } = await import('../apps/server/dist/main.js');
const { addDemo } = await import('../apps/server/dist/add-demo.js');

let made = 0;
const company = (isUserAdmin) => addDemo(app, { name: `company-${++made}`, isUserAdmin });

/** The next company without a user admin is made while nobody waits for it. */
let next = company(false);

const lines = createInterface({ input: process.stdin });
lines.on('line', async (line) => {
  const { isUserAdmin } = JSON.parse(line);
  const asked = isUserAdmin ? company(true) : next;
  console.log(`company ${JSON.stringify(await asked)}`);
  if (!isUserAdmin) next = company(false);
});
// Whoever started it has ended.
lines.on('close', () => process.exit());

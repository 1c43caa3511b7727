// Runs the built server in this process.
import { leanProcess } from './lean-process.mjs';
import { readableStacks } from './readable-stacks.mjs';

leanProcess();
readableStacks();
await import('../apps/server/dist/main.js');

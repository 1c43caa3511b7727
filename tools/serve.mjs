// Runs the built server in this process.
import { flushCompileCache } from 'node:module';
import { leanProcess } from './lean-process.mjs';
import { readableStacks } from './readable-stacks.mjs';

leanProcess();
readableStacks();
await import('../apps/server/dist/main.js');
// Node does so at the end by itself, which a process that is killed does not see. The first requests come first.
setTimeout(flushCompileCache, 2000).unref();

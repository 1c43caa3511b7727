// Runs the server in this process, with what is built and installed already.
import { leanProcess } from './lean-process.mjs';

leanProcess();
await import('../apps/server/src/main.ts');

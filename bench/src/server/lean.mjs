// Sets a process up as the server is started; to be imported before the server's modules.
import { leanProcess } from '../../../tools/lean-process.mjs';

leanProcess();

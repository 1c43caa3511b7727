import { loadTurns, openConversations } from './server/stored-turns.ts';

const s = { ready: { url: process.argv[2], widget: '/nordlys-cykler' } } as any;
const t = await openConversations(s);
console.log(JSON.stringify(await loadTurns(s, t, +process.argv[3])));

// A server with a long conversation and a short one: node transcript-server.ts <messages>; where, as its environment says.
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { createId } from '../../../apps/server/src/platform/database/columns.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { pngOf } from '../../../apps/server/test/sample-files.ts';
import { createLongConversation } from './create-long-conversation.ts';
import { longLog } from './long-log.ts';

const config = readConfig(process.env);
const database = await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app } = await startServer({ config, database });
// Nobody talks with this bot, so it needs no training.
const demo = await ensureDemo(app, { train: async () => undefined });
const nobody = createClient({ baseUrl: `${url}/api`, token: () => null });
const { accessToken } = withoutSecondFactor(
  await nobody(endpoints.auth.login, {
    body: { userName: demo.user, password: demo.password },
  }),
);
const { token } = accessToken;
const { agentId } = demo;
const call = createClient({ baseUrl: `${url}/api`, token: () => token });
const { id: userId } = await call(endpoints.auth.getUserByAccessToken);
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  call(endpoints.files.uploadFile, { params: { agentId }, query: { name }, rawBody: new Blob([bytes]) });
const parts = {
  flowId: createId(),
  by: { userId, name: 'Demo Bruger' },
  picture: await upload('kvittering.png', pngOf(640, 480)),
  document: await upload('kvittering.txt', new TextEncoder().encode('Kvittering\n'.repeat(200))),
};
const end = app.now();
const anHourBefore = new Date(end.getTime() - 3_600_000);
await createLongConversation(app, { agentId, log: longLog({ ...parts, messages: 6 }), end: anHourBefore });
const log = longLog({ ...parts, messages: Number(process.argv[2]) });
const chatToken = await createLongConversation(app, { agentId, log, end });
await call(endpoints.conversations.takeOverChat, {
  params: { agentId, chatToken },
  body: { user: { id: userId } },
});
// Who has been answered is not put back in line.
await call(endpoints.conversations.sendChatMessage, {
  params: { agentId, chatToken },
  body: { clientId: createId(), text: 'Jeg er her nu.' },
});
console.log(`ready ${JSON.stringify({ ...demo, url, token, chatToken })}`);

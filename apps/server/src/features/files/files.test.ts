import { endpoints, fileBytesMax } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { sentFileAddress } from '@samtale/dialog/show';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { docxOf, gifOf, jpegOf, pdf, pngOf, webpOf } from '../../../test/sample-files.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { zipOf } from '../../../test/zip-file.ts';
import { createId } from '../../platform/database/columns.ts';
import { forgetUnusedFiles } from './forget-unused.ts';

const { uploadFile } = endpoints.files;
const { sendChatMessage, addChatNote, takeOverChat, getChat } = endpoints.conversations;
const hour = 60 * 60_000;
const server = useServer();
const { bot, staff } = useBot(server, beforeAll, { roles: [1] });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  await staff.call(takeOverChat, { params: chat(), body: { user: { id: staff.user.id } } });
});

const chat = () => ({ agentId: bot.agentId, chatToken: visitor.chatToken });
const upload = (bytes: string | Uint8Array<ArrayBuffer>, name: string, as = staff, agentId = bot.agentId) =>
  as.call(uploadFile, { params: { agentId }, query: { name }, rawBody: new Blob([bytes]) });
const send = (files: string[], text = '', as = staff, clientId = createId()) =>
  as.call(sendChatMessage, { params: chat(), body: { clientId, text, files } });
const open = (file: SentFile) => fetch(server.url + sentFileAddress(file));

describe('what a file is, its bytes say, and its name follows', () => {
  const xml = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';
  test.for([
    ['foto.png', pngOf(40, 30), { name: 'foto.png', contentType: 'image/png', width: 40, height: 30 }],
    ['Foto.JPEG', jpegOf(40, 30), { name: 'Foto.JPEG', contentType: 'image/jpeg', width: 40, height: 30 }],
    ['op.jpg', jpegOf(40, 30, 6), { contentType: 'image/jpeg', width: 30, height: 40 }],
    ['x.gif', gifOf(7, 9), { contentType: 'image/gif', width: 7, height: 9 }],
    ['x.webp', webpOf(300, 200), { contentType: 'image/webp', width: 300, height: 200 }],
    ['faktura.pdf', pdf, { name: 'faktura.pdf', contentType: 'application/pdf' }],
    ['regning.exe', pdf, { name: 'regning.exe.pdf', contentType: 'application/pdf' }],
    ['../a\\b.txt', 'Æbler\n', { name: '.. a b.txt', contentType: 'text/plain; charset=utf-8' }],
    ['side.html', 'Bare ord', { name: 'side.html.txt' }],
    ['tal.csv', 'a;b\n1;2\n', { name: 'tal.csv' }],
    ['brev.docx', docxOf(), { contentType: expect.stringContaining('wordprocessingml') }],
  ] as const)('%s', async ([name, bytes, known]) => {
    const file = await upload(bytes, name);
    expect(file).toMatchObject({ ...known, bytes: Buffer.from(bytes as Uint8Array).length });
    if (!('width' in known)) expect(file).not.toHaveProperty('width');
  });

  test.for([
    ['kind', xml, 'tegning.svg'],
    ['kind', xml, 'tegning.png'],
    ['kind', '<!doctype html><script>alert(1)</script>', 'brev.txt'],
    ['kind', '\ufeff  <SCRIPT>', 'brev.txt'],
    ['kind', '#!/bin/sh\nrm', 'brev.txt'],
    ['kind', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'billede.png'],
    ['kind', zipOf({ 'a.txt': 'a' }), 'arkiv.zip'],
    ['kind', docxOf('application/vnd.ms-word.document.macroEnabled.main+xml'), 'brev.docx'],
    ['kind', Buffer.of(0xe6, 0xf8, 0xe5), 'gammel.txt'],
    ['empty', '', 'tom.txt'],
    ['damaged', pngOf(40, 30).subarray(0, 40).fill(0, 16, 24), 'foto.png'],
    ['damaged', jpegOf(40, 30).subarray(0, 30), 'foto.jpg'],
    ['tooLarge', new Uint8Array(fileBytesMax + 1).fill(97), 'stor.txt'],
  ] as const)('refused: %s, %#', async ([key, bytes, name]) => {
    expect(await refusal(upload(bytes, name))).toMatchObject({
      status: 400,
      messageKey: `file.error.${key}`,
    });
  });
});

test('a picture opens in the browser, anything else is saved; nothing in either can run', async () => {
  const picture = await open(await upload(pngOf(4, 4), 'sommer.png'));
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="sommer.png"; filename*=UTF-8''sommer.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(pngOf(4, 4));
  const file = await upload('Hej', 'Årets "tal" (ny).csv');
  const text = await open(file);
  expect(text.headers.get('content-disposition')).toBe(
    `attachment; filename="_rets _tal_ (ny).csv"; filename*=UTF-8''%C3%85rets%20%22tal%22%20%28ny%29.csv`,
  );
  expect(file.id.charAt(14)).toBe('4');
  expect((await open({ ...file, id: createId() })).status).toBe(404);
});

test('files are sent with words or alone, to the visitor too; noted ones only the staff see', async () => {
  const [photo, bill] = [await upload(pngOf(40, 30), 'foto.png'), await upload(pdf, 'regning.pdf')];
  const clientId = createId();
  const first = await send([photo.id, bill.id], '', staff, clientId);
  expect(await send([photo.id, bill.id], '', staff, clientId)).toEqual(first);
  await send([bill.id], 'Igen');
  await staff.call(addChatNote, {
    params: chat(),
    body: { clientId: createId(), text: '', files: [photo.id] },
  });
  const { events, lastMessage } = await staff.call(getChat, { params: { chatToken: visitor.chatToken } });
  expect(events.filter(({ event }) => ['staffSaid', 'noteAdded'].includes(event.type))).toMatchObject([
    { event: { type: 'staffSaid', text: '', files: [photo, bill] } },
    { event: { type: 'staffSaid', text: 'Igen', files: [bill] } },
    { event: { type: 'noteAdded', text: '', files: [photo] } },
  ]);
  expect(lastMessage).toBe('Igen');
  const { events: seen } = await visitor.call(endpoints.widgets.getVisitorEvents, { query: { after: 0 } });
  expect(seen.flatMap(({ event }) => ('files' in event ? [event.files] : []))).toEqual([
    [photo, bill],
    [bill],
  ]);
});

test('what is listed of a message without words is what its files are called', async () => {
  await send([(await upload(pdf, 'Kvittering.pdf')).id]);
  const { lastMessage } = await staff.call(getChat, { params: { chatToken: visitor.chatToken } });
  expect(lastMessage).toBe('Kvittering.pdf');
});

test('nothing is sent without words and files, or with a file of another agent', async () => {
  expect(await refusal(send([]))).toMatchObject({ status: 400 });
  const otherId = await createAgent(server.app);
  const them = await staffOf(server, otherId, [1]);
  const theirs = await upload(pdf, 'hemmelig.pdf', them, otherId);
  expect(await refusal(send([theirs.id]))).toMatchObject({ status: 404, messageKey: 'file.error.unknown' });
  expect(await refusal(send([createId()], 'Hej'))).toMatchObject({ messageKey: 'file.error.unknown' });
  expect(await refusal(upload(pdf, 'x.pdf', them))).toMatchObject({ status: 404 });
  const contact = await staffOf(server, bot.agentId, [3]);
  expect(await refusal(upload(pdf, 'x.pdf', contact))).toMatchObject({ status: 403 });
});

test('a file that is not sent within a day is forgotten; sent ones stay', async () => {
  const status = async (file: SentFile) => (await open(file)).status;
  const [sent, unsent, refused] = [
    await upload(pdf, 'sendt.pdf'),
    await upload(pdf, 'usendt.pdf'),
    await upload(pdf, 'afvist.pdf'),
  ];
  await send([sent.id]);
  const colleague = await staffOf(server, bot.agentId, [1]);
  expect(await refusal(send([refused.id, sent.id], '', colleague))).toMatchObject({ status: 409 });
  server.clock.advance(23 * hour);
  await forgetUnusedFiles(server.app);
  expect(await status(unsent)).toBe(200);
  server.clock.advance(2 * hour);
  await forgetUnusedFiles(server.app);
  expect(await Promise.all([sent, unsent, refused].map(status))).toEqual([200, 404, 404]);
  expect(await server.app.outbound.files.get(unsent.id)).toBeNull();
});

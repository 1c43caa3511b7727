import { type ChatClientInput, endpoints, SourceStatus, SourceType, sourceKeys } from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { createAgent, createUser, createWidget } from '../../../test/factories.ts';
import { signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { inputOfSource, sourceCalls, sourceInput } from '../../../test/source-calls.ts';
import { settings } from '../../../test/use-generating-bot.ts';
import { useSources } from '../../../test/use-sources.ts';
import { clientInput, inputOfClient } from '../../../test/widget-content.ts';
import { startSubscription } from '../subscriptions/index.ts';

const { site, server, s } = useSources();

const documents = sourceInput({ sourceType: SourceType.upload });

describe('documents', () => {
  const text = (words: string) => new Blob([words]);

  test('are uploaded, searched, and replaced by one of the same name', async () => {
    const { id } = await s().save(sourceInput({ sourceType: SourceType.upload, name: 'Håndbog' }));
    const first = await s().upload(
      id,
      'garanti.txt',
      text('Garantien gælder i fem år.\n\n===== split =====\n\nBatteriet har to års garanti.'),
    );
    expect(first).toMatchObject({
      pages: 2,
      failure: null,
      source: { totalPage: 2, status: SourceStatus.trained },
    });
    expect((await s().search('Hvor længe gælder garantien på batteriet?'))[0]).toMatchObject({
      sourceId: id,
    });
    const second = await s().upload(id, 'garanti.txt', text('Garantien gælder i seks år.'));
    expect(second.source.totalPage).toBe(1);
    expect((await s().search('Hvor længe gælder garantien?')).map((found) => found.text)).toEqual([
      'Garantien gælder i seks år.',
    ]);
    await s().upload(id, 'åbningstider.txt', text('Åbent fra ni til sytten.'));
    const { documentList } = await s().read(id);
    expect(documentList).toMatchObject([
      { name: 'garanti.txt', pages: 1 },
      { name: 'åbningstider.txt', pages: 1 },
    ]);
    const rest = await s().removeDocument(id, 'garanti.txt');
    expect(rest.documentList.map(({ name }) => name)).toEqual(['åbningstider.txt']);
    expect(await s().search('Hvor længe gælder garantien?')).toEqual([]);
    expect(await refusal(s().removeDocument(id, 'garanti.txt'))).toMatchObject({ status: 404 });
    await s().remove(id);
  });

  test('that answer more of a question come before those that repeat a part of it', async () => {
    const { id } = await s().save(sourceInput({ sourceType: SourceType.upload, name: 'Håndbog' }));
    const rest =
      'Vi har også cykler, hjelme, lygter, låse, kurve, kæder og pedaler til børn og voksne. '.repeat(4);
    const texts = [
      'Vinterdæk, vinterdæk og vinterdæk.',
      `Prisen er fast. ${rest} Montering af vinterdæk er gratis.`,
      ...Array.from({ length: 6 }, (_, n) => `Andet ${n}: montering af kurve.`),
    ];
    await s().upload(id, 'dæk.txt', text(texts.join('\n\n===== split =====\n\n')));
    const coverages = (await s().search('Montering af vinterdæk')).map(({ coverage }) => coverage);
    expect(coverages.length).toBeGreaterThan(2);
    expect(coverages).toEqual(coverages.toSorted((one, other) => other - one));
    await s().remove(id);
  });

  test('that are none are refused, or say why they cannot be read', async () => {
    const { id } = await s().save(sourceInput({ sourceType: SourceType.upload, name: 'Håndbog' }));
    expect(await refusal(s().upload(id, 'regneark.xlsx', text('x')))).toMatchObject({
      messageKey: sourceKeys.uploadKind,
    });
    expect(await refusal(s().upload(id, 'tom.txt', text('')))).toMatchObject({
      messageKey: sourceKeys.uploadEmpty,
    });
    expect(await s().upload(id, 'falsk.pdf', text('ikke en pdf'))).toMatchObject({
      pages: 0,
      failure: 'notReadable',
    });
    const website = await s().save(sourceInput({ url: 'http://127.0.0.1:9/' }));
    expect(await refusal(s().upload(website.id, 'a.txt', text('a')))).toMatchObject({
      messageKey: sourceKeys.typeChanged,
    });
    await s().remove(id);
    await s().remove(website.id);
  });
});

describe('saving', () => {
  test('refuses what is missing and what cannot be read, field by field', async () => {
    const missing = await refusal(s().save(sourceInput({ loginType: 1 })));
    expect(missing).toMatchObject({ code: 'badRequest', messageKey: sourceKeys.missing });
    expect(missing.details.fields).toEqual(
      ['url', 'username', 'loginUrl', 'password'].map((path) => ({ path, messageKey: sourceKeys.missing })),
    );
    const broken = sourceInput({
      url: `${site.url}/`,
      mainTagName: 'main[',
      excludedContent: ['.menu', '..'],
    });
    expect((await refusal(s().save(broken))).details.fields).toEqual(
      ['mainTagName', 'excludedContent.1'].map((path) => ({ path, messageKey: sourceKeys.selector })),
    );
  });

  test('of two people at once is told to the second, and a password is never read back', async () => {
    const login = { loginType: 3, username: 'os', password: 'hemmelig' } as const;
    const saved = await s().add({ url: 'http://127.0.0.1:9/', ...login });
    expect(saved).toMatchObject({ hasPassword: true, revision: 1 });
    expect(JSON.stringify(saved)).not.toContain('hemmelig');
    const kept = await s().save(inputOfSource(saved, { name: 'Vores side' }));
    expect(kept).toMatchObject({ hasPassword: true, name: 'Vores side' });
    const late = await refusal(s().save(inputOfSource(saved, { name: 'En anden' })));
    expect(late).toMatchObject({ code: 'conflict', messageKey: sourceKeys.changedByOther });
    await s().remove(saved.id);
  });

  test('says which widgets use a source, and a new source is used by those that use all', async () => {
    await createWidget(server.app, s().agentId);
    await createWidget(server.app, s().agentId);
    const first = await s().add({ url: 'http://127.0.0.1:9/' });
    const [one, other] = first.gptSettingClientList;
    expect(first.gptSettingClientList.map(({ isUsed }) => isUsed)).toEqual([true, true]);
    const kept = await s().save(inputOfSource(first, { gptSettingClientList: [one?.id ?? ''] }));
    expect(kept.gptSettingClientList).toEqual([
      { ...one, isUsed: true },
      { ...other, isUsed: false },
    ]);
    const second = await s().add({ url: 'http://127.0.0.1:9/b' });
    expect(second.gptSettingClientList.map(({ isUsed }) => isUsed)).toEqual([true, false]);
    const unknown = inputOfSource(second, { gptSettingClientList: [s().agentId] });
    expect(await refusal(s().save(unknown))).toMatchObject({ messageKey: sourceKeys.unknownWidget });
    await s().remove(first.id);
    await s().remove(second.id);
  });

  test('is undone by deleting: no widget has chosen the source any more, and who chose no other has none', async () => {
    const { agentId } = await createBot(server.app);
    const staff = await staffOf(server, agentId, [2]);
    const calls = sourceCalls(staff, agentId);
    const [first, second] = [await calls.save(documents), await calls.save(documents)];
    const saveWidget = (selectedChatClient: ChatClientInput) =>
      staff.call(endpoints.widgets.saveClient, { params: { agentId }, body: { selectedChatClient } });
    const choosing = (name: string, gptTrainingJobList: string[] | null) =>
      saveWidget(clientInput({ name }, settings({ gptTrainingJobList })));
    const one = await choosing('En', [first.id]);
    await choosing('To', [first.id, second.id]);
    await choosing('Tre', [second.id]);
    await choosing('Alle', null);
    const choices = async () => {
      const { list } = await staff.call(endpoints.widgets.getClientList, { params: { agentId } });
      return Object.fromEntries(
        list.map(({ name, chatConfig, revision }) => [
          name,
          { chosen: chatConfig.gptSetting.gptTrainingJobList, revision },
        ]),
      );
    };
    await calls.remove(first.id);
    expect(await choices()).toMatchObject({
      En: { chosen: [], revision: 2 },
      To: { chosen: [second.id], revision: 2 },
      Tre: { chosen: [second.id], revision: 1 },
      Alle: { chosen: null, revision: 1 },
    });
    // An editor that was opened before would bring the source back.
    expect(await refusal(saveWidget(inputOfClient(one)))).toMatchObject({ code: 'conflict' });
    await calls.remove(second.id);
    expect(await choices()).toMatchObject({
      To: { chosen: [] },
      Tre: { chosen: [] },
      Alle: { chosen: null },
    });
  });

  test('of more sources than the plan includes is refused', async () => {
    const agentId = await createAgent(server.app);
    const admin = await staffOf(server, agentId, [0]);
    const calls = sourceCalls(admin, agentId);
    await startSubscription(server.app.database, agentId, 'trial', server.app.now());
    await calls.save(sourceInput({ sourceType: SourceType.upload }));
    expect(await calls.list()).toMatchObject({ totalCount: 1, maxSourceCount: 1 });
    const more = await refusal(calls.save(sourceInput({ sourceType: SourceType.upload })));
    expect(more).toMatchObject({ code: 'forbidden', messageKey: sourceKeys.planLimit });
    const { subscription } = await admin.call(endpoints.subscriptions.getCurrentSubscription, {
      params: { agentId },
    });
    expect(subscription?.used.sources).toBe(1);
  });

  test('of more than the last plan included, which has ended, is refused too', async () => {
    const agentId = await createAgent(server.app);
    const { database } = server.app;
    const begun = new Date(server.app.now().getTime() - 15 * 86_400_000);
    await startSubscription(database, agentId, 'trial', begun);
    // Who works on another agent whose plan goes on may work on this one too.
    const other = await createAgent(server.app);
    await startSubscription(database, other, 'trial', server.app.now());
    const admin = await createUser(server.app, { roles: { [agentId]: [0], [other]: [0] } });
    const calls = sourceCalls(await signIn(server, admin), agentId);
    await calls.save(sourceInput({ sourceType: SourceType.upload }));
    const more = await refusal(calls.save(sourceInput({ sourceType: SourceType.upload })));
    expect(more).toMatchObject({ code: 'forbidden', messageKey: sourceKeys.planLimit });
  });
});

test("another customer's source is neither read, changed, searched nor deleted", async () => {
  const agentId = await createAgent(server.app);
  const theirs = sourceCalls(await staffOf(server, agentId, [2]), agentId);
  const source = await theirs.save(sourceInput({ sourceType: SourceType.upload, name: 'Deres' }));
  await theirs.upload(source.id, 'deres.txt', new Blob(['Deres hemmelige rabat er ti procent.']));
  const [page] = (await theirs.pages(source.id)).list;
  const pageId = page?.id ?? '';
  const missing = { status: 404 };
  const { id } = source;
  for (const call of [
    () => s().read(id),
    () => s().save(inputOfSource(source, { name: 'Vores' })),
    () => s().stop(id),
    () => s().reset(id),
    () => s().upload(id, 'vores.txt', new Blob(['Vores'])),
    () => s().removeDocument(id, 'deres.txt'),
    () => s().pages(id),
    () => s().page(id, pageId),
    () => s().ignore(id, pageId, true),
    () => s().update(id, pageId, { content: 'Vores' }),
    () => s().remove(id),
  ])
    expect(await refusal(call())).toMatchObject(missing);
  expect(await s().search('Hvad er den hemmelige rabat?')).toEqual([]);
  expect(await theirs.search('Hvad er den hemmelige rabat?')).toHaveLength(1);
  expect(await theirs.read(id)).toMatchObject({ name: 'Deres', totalPage: 1 });
});

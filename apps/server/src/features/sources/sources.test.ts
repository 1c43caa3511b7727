import { endpoints, SourceStatus, SourceType, sourceKeys } from '@samtale/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { inTests } from '../../../test/in-tests.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { inputOfSource, sourceCalls, sourceInput } from '../../../test/source-calls.ts';
import { useServer } from '../../../test/use-server.ts';
import { sitePage, useWebSite } from '../../../test/web-site.ts';
import { startDueReadings } from './due-readings.ts';

const site = useWebSite();
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });
const [s, setCalls] = inTests<{ agentId: string } & ReturnType<typeof sourceCalls>>();

let agentId = '';
beforeAll(async () => {
  agentId = await createAgent(server.app);
});
const signIn = async () =>
  setCalls({ agentId, ...sourceCalls(await staffOf(server, agentId, [2]), agentId) });
beforeEach(signIn);
/** A sign-in does not outlast them. */
const passHours = async (hours: number) => {
  server.clock.advance(hours * 3600_000);
  await startDueReadings(server.app);
  await signIn();
};

const shipping = '<p>Fragt koster 49 kroner i Danmark. Til Færøerne koster fragt 149 kroner.</p>';
const shop = () => ({
  '/': sitePage('Cykler', '<p>Vi sælger cykler og tilbehør.</p>', { '/fragt': 'Fragt', '/om#top': 'Om os' }),
  '/fragt': sitePage('Fragt og levering', shipping),
  '/om': sitePage('Om os', '<p>Butikken ligger på havnen.</p>', { '/kontakt': 'Kontakt' }),
  '/kontakt': sitePage('Kontakt', '<p>Ring på 70 12 34 56.</p>'),
});

describe('a website', () => {
  test('is read with the pages it leads to, and questions find what stands there', async () => {
    site.pages = shop();
    const source = await s().add({ url: `${site.url}/` });
    expect(source).toMatchObject({
      status: SourceStatus.trained,
      failure: null,
      totalPage: 4,
      failedPage: 0,
    });
    expect(source.totalToken).toBeGreaterThan(20);
    expect(source.nextRunDatetime).toBe('2026-11-21T09:00:00.000Z');
    const { list, totalCount, statusList } = await s().pages(source.id);
    expect(totalCount).toBe(4);
    expect(statusList).toEqual([{ status: SourceStatus.trained, count: 4 }]);
    expect(list.map(({ url }) => url.slice(site.url.length))).toEqual(['/', '/fragt', '/kontakt', '/om']);
    const page = list.find(({ url }) => url.endsWith('/fragt'));
    expect(page).toMatchObject({ title: 'Fragt og levering', status: SourceStatus.trained });
    expect(page?.contentStart).not.toContain('Forside');
    const [best] = await s().search('Hvad koster fragt til Færøerne?');
    expect(best).toMatchObject({ pageId: page?.id, url: `${site.url}/fragt` });
    expect(best?.text).toContain('149 kroner');
    await s().remove(source.id);
    expect(await s().search('Hvad koster fragt til Færøerne?')).toEqual([]);
  });

  test('read again tells what has changed, what is gone and what cannot be read', async () => {
    site.pages = shop();
    const { id } = await s().add({ url: `${site.url}/`, updateContinuously: false });
    site.pages = {
      ...shop(),
      '/': sitePage('Cykler', '<p>Vi sælger cykler og tilbehør.</p>', { '/fragt': 'Fragt', '/ny': 'Ny' }),
      '/fragt': sitePage('Fragt og levering', '<p>Fragt er gratis i hele Norden.</p>'),
      '/ny': sitePage('Nye cykler', '<p>Årets model er kommet.</p>'),
      '/kontakt': { status: 500, body: 'Oh no' },
    };
    delete site.pages['/om'];
    const source = await s().run(id);
    expect(source).toMatchObject({ status: SourceStatus.updated, nextRunDatetime: null, failedPage: 1 });
    const { list } = await s().pages(id);
    const statuses = Object.fromEntries(list.map(({ url, status }) => [url.slice(site.url.length), status]));
    expect(statuses).toEqual({
      '/': SourceStatus.trained,
      '/fragt': SourceStatus.updated,
      '/ny': SourceStatus.trained,
      '/om': SourceStatus.removed,
      '/kontakt': SourceStatus.failed,
    });
    expect(list.find(({ url }) => url.endsWith('/kontakt'))).toMatchObject({
      failure: 'status',
      failureDetail: '500',
    });
    expect((await s().search('Hvad er gratis i Norden?'))[0]?.text).toContain('gratis i hele Norden');
    expect(await s().search('Hvor ligger havnen?')).toEqual([]);
    // What was read before is answered from although it cannot be read just now.
    expect(await s().search('Hvilket nummer kan jeg ringe på?')).toHaveLength(1);
    await s().remove(id);
  });

  test('is asked once for what is not there, however many pages lead to it', async () => {
    const links = { '/a': 'A', '/b': 'B', '/vaek': 'Væk' };
    site.pages = Object.fromEntries(
      ['/', '/a', '/b'].map((path) => [path, sitePage(`Side ${path}`, '<p>Om cykler.</p>', links)]),
    );
    const { id, totalPage } = await s().add({ url: `${site.url}/`, taskCount: 1 });
    expect(totalPage).toBe(3);
    expect(site.asked.filter(({ path }) => path === '/vaek')).toHaveLength(1);
    expect((await s().pages(id)).totalCount).toBe(3);
    await s().remove(id);
  });

  test('that cannot be reached says so, and what it was stays', async () => {
    const { id } = await s().add({ url: 'http://127.0.0.1:9/', taskCount: 1 });
    expect(await s().read(id)).toMatchObject({
      status: SourceStatus.failed,
      failure: 'unreachable',
      totalPage: 0,
    });
    await s().remove(id);
  });

  test('in the house of the server is not read', async () => {
    const { id } = await s().add({ url: 'http://10.0.0.7/' });
    expect(await s().read(id)).toMatchObject({ status: SourceStatus.failed, failure: 'forbiddenAddress' });
    await s().remove(id);
  });

  test('is read by itself when its time has come, and not while it is paused', async () => {
    site.pages = { '/': sitePage('En side', '<p>Første udgave.</p>') };
    const { id } = await s().add({ url: `${site.url}/`, intervalHours: 6 });
    site.pages['/'] = sitePage('En side', '<p>Anden udgave.</p>');
    await passHours(5);
    expect(await s().settled(id)).toMatchObject({ status: SourceStatus.trained });
    await passHours(1);
    expect(await s().settled(id)).toMatchObject({ status: SourceStatus.updated });
    const paused = await s().save(inputOfSource(await s().read(id), { active: false }));
    expect(paused.nextRunDatetime).toBeNull();
    expect(await s().search('Hvilken udgave er det?')).toEqual([]);
    expect(await refusal(s().run(id))).toMatchObject({ messageKey: sourceKeys.inactive });
    await s().remove(id);
  });

  test('can be stopped, and read from the beginning', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [
        `/${n}`,
        sitePage(`Side ${n}`, '<p>Om cykler.</p>', { [`/${n + 1}`]: 'Næste' }),
      ]),
    );
    site.pages = pages;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    site.before = () => (site.asked.length > 8 ? gate : Promise.resolve());
    const { id } = await s().save(sourceInput({ url: `${site.url}/0`, taskCount: 1 }));
    await s().until(id, ({ readPage }) => readPage > 2);
    const stopped = await s().stop(id);
    expect(stopped).toMatchObject({ isRunning: false, waitingPage: 0 });
    open();
    const { totalPage } = await s().read(id);
    expect(totalPage).toBeLessThan(30);
    await s().reset(id);
    expect(await s().settled(id)).toMatchObject({ totalPage: 30, status: SourceStatus.trained });
    await s().remove(id);
  });
});

describe('pages', () => {
  test('are found by their words, address and title, by status, ten at a time', async () => {
    site.pages = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        n ? `/side-${n}` : '/',
        sitePage(`Titel ${n}`, `<p>Indhold ${n % 2 ? 'ulige' : 'lige'}</p>`, { [`/side-${n + 1}`]: 'Næste' }),
      ]),
    );
    const { id } = await s().add({ url: `${site.url}/` });
    expect((await s().pages(id)).list).toHaveLength(10);
    expect((await s().pages(id, { page: 1 })).list.length).toBeGreaterThanOrEqual(2);
    expect((await s().pages(id, { searchText: 'ulige', filters: 'content' })).totalCount).toBe(6);
    expect((await s().pages(id, { searchText: 'ulige', filters: 'url,title' })).totalCount).toBe(0);
    expect((await s().pages(id, { searchText: 'side-11', filters: 'url' })).totalCount).toBe(1);
    expect((await s().pages(id, { searchText: 'titel 3' })).totalCount).toBe(1);
    expect((await s().pages(id, { status: SourceStatus.removed })).totalCount).toBe(0);
    expect((await s().pages(id, { searchText: '100%' })).totalCount).toBe(0);
    await s().remove(id);
  });

  test('are ignored and used again, written by hand and read again', async () => {
    site.pages = { '/': sitePage('Fragt', shipping) };
    const { id } = await s().add({ url: `${site.url}/` });
    const [page] = (await s().pages(id)).list;
    const pageId = page?.id ?? '';
    expect(await s().ignore(id, pageId, true)).toMatchObject({ ignore: true, status: SourceStatus.ignored });
    expect(await s().search('Hvad koster fragt?')).toEqual([]);
    expect(await s().run(id)).toMatchObject({ totalPage: 0 });
    await s().ignore(id, pageId, false);
    expect(await s().search('Hvad koster fragt?')).toHaveLength(1);

    const written = await s().update(id, pageId, { content: 'Fragt koster 10 kroner i denne uge.' });
    expect(written).toMatchObject({ updated: true, page: { isEdited: true, status: SourceStatus.updated } });
    expect((await s().update(id, pageId, { content: 'Fragt koster 10 kroner i denne uge.' })).updated).toBe(
      false,
    );
    await s().run(id);
    expect((await s().search('Hvad koster fragt?'))[0]?.text).toContain('10 kroner');

    const reread = await s().update(id, pageId);
    expect(reread).toMatchObject({ updated: true, page: { isEdited: false } });
    expect((await s().search('Hvad koster fragt?'))[0]?.text).toContain('49 kroner');
    expect((await s().update(id, pageId)).updated).toBe(false);
    await s().remove(id);
  });
});

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

  test('of more sources than the plan includes is refused', async () => {
    const agentId = await createAgent(server.app);
    const admin = await staffOf(server, agentId, [0]);
    const calls = sourceCalls(admin, agentId);
    const { startSubscription } = await import('../subscriptions/index.ts');
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
});

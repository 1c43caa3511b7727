import { SourceStatus, sourceKeys } from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import { docxFile, docxParagraph } from '../../../test/document-files.ts';
import { refusal } from '../../../test/refusal.ts';
import { inputOfSource, sourceInput } from '../../../test/source-calls.ts';
import { useSources } from '../../../test/use-sources.ts';
import { sitePage } from '../../../test/web-site.ts';

const { site, s, passHours } = useSources();

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

  test('of a document that two sources have are read again each for itself', async () => {
    const section = (about: string) =>
      docxParagraph(about, '<w:pStyle w:val="Heading1"/>') + docxParagraph(`${about}. `.repeat(500));
    const rules = (second: string) => ({
      body: Buffer.from(docxFile(section('Fragt koster 49 kroner i Danmark') + section(second))),
      headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    });
    site.pages = { '/regler.docx': rules('Gaver byttes i indtil 30 dage') };
    const url = `${site.url}/regler.docx`;
    const [one, other] = [await s().add({ url }), await s().add({ url })];
    const lastOf = async (id: string) =>
      (await s().pages(id)).list.find((page) => page.url !== url)?.id ?? '';
    site.pages = { '/regler.docx': rules('Gaver byttes i indtil 60 dage') };
    for (const { id } of [other, one]) {
      const { updated, page } = await s().update(id, await lastOf(id));
      expect(updated).toBe(true);
      expect(page.content).toContain('60 dage');
    }
    await s().remove(one.id);
    await s().remove(other.id);
  });
});

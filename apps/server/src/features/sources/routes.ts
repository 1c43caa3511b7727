import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SourceLibrary } from '../generation/index.ts';
import { ignorePage, rereadPage, writePage } from './change-page.ts';
import { deleteDocument } from './delete-document.ts';
import { deleteSource } from './delete-source.ts';
import { findPage, listPages, pageOf } from './read-pages.ts';
import { listSources, readSource } from './read-sources.ts';
import { resetSource, runSource, stopSource } from './run-reading.ts';
import { saveSource } from './save-source.ts';
import { uploadDocument } from './upload-document.ts';

const { sources } = endpoints;

/** So many passages are shown for a question that is tried. */
const mostTried = 10;

export const sourceRoutes = (app: App, library: SourceLibrary): Route[] => [
  route(sources.getGptTrainingJobList, ({ params, query }) =>
    listSources(app, params.agentId, query.searchText),
  ),
  route(sources.getGptTrainingJob, ({ params }) => readSource(app, params.agentId, params.id)),
  route(sources.saveGptTrainingJob, ({ params, body }) => saveSource(app, params.agentId, body)),
  route(sources.deleteGptTrainingJob, async ({ params }) => {
    await deleteSource(app, params.agentId, params.id);
    return done;
  }),
  route(sources.resetGptTrainingJob, ({ params }) => resetSource(app, params.agentId, params.id)),
  route(sources.runGptTrainingJob, ({ params }) => runSource(app, params.agentId, params.id)),
  route(sources.stopGptTrainingJob, ({ params }) => stopSource(app, params.agentId, params.id)),
  route(sources.uploadSourceDocument, ({ params, query, bodyStream }) =>
    uploadDocument(app, params.agentId, { sourceId: params.id, name: query.name, bytes: bodyStream }),
  ),
  route(sources.deleteSourceDocument, ({ params, query }) =>
    deleteDocument(app, params.agentId, { sourceId: params.id, name: query.name }),
  ),
  route(sources.searchSources, async ({ params: { agentId }, query: { question, language } }) => {
    const sourceIds = await library.activeIds(app.database, agentId);
    const found = await library.search(agentId, { sourceIds, question, language }, mostTried);
    // They are shown with how much they cover, and are to be in that order.
    const best = found.toSorted((one, other) => other.coverage - one.coverage);
    return { list: best.map(({ worth: _, ...passage }) => passage) };
  }),
  route(sources.getTrainingPages, ({ params: { agentId, id, page, filters }, query }) =>
    listPages(app, agentId, { sourceId: id, page, filters, ...query }),
  ),
  route(sources.getTrainingPage, async ({ params: { agentId, id, trainingPageId } }) =>
    pageOf(await findPage(app.database, agentId, { sourceId: id, pageId: trainingPageId })),
  ),
  route(sources.ignoreTrainingPage, ({ params: { agentId, id, trainingPageId, flag } }) =>
    ignorePage(app, agentId, { sourceId: id, pageId: trainingPageId }, flag),
  ),
  route(sources.updateTrainingPage, ({ params: { agentId, id, trainingPageId }, body }) => {
    const place = { sourceId: id, pageId: trainingPageId };
    const { title, content } = body;
    return content === undefined
      ? rereadPage(app, agentId, place)
      : writePage(app, agentId, place, { title, content });
  }),
];

import { endpoints, newId, newSource, type Source, type SourceInput } from '@samtale/contract';
import { expect, vi } from 'vitest';
import type { SignedIn } from './people.ts';

/** A source as the editor sends it. */
export const sourceInput = (more: Partial<SourceInput> = {}): SourceInput => ({
  ...newSource,
  id: newId,
  gptSettingClientList: null,
  ...more,
});

/** A saved source as the editor sends it back. */
export const inputOfSource = (
  {
    agentId: _agent,
    hasPassword: _has,
    gptSettingClientList: _clients,
    documentList: _documents,
    ...source
  }: Source,
  more: Partial<SourceInput> = {},
): SourceInput => ({ ...newSource, ...source, password: null, gptSettingClientList: null, ...more });

/** The calls on the sources of an agent, as one of its staff. */
export function sourceCalls({ call }: SignedIn, agentId: string) {
  const { sources } = endpoints;
  const read = (id: string) => call(sources.getGptTrainingJob, { params: { agentId, id } });
  const save = (input: SourceInput) => call(sources.saveGptTrainingJob, { params: { agentId }, body: input });
  const until = (id: string, holds: (source: Source) => boolean) =>
    vi.waitFor(
      async () => {
        const source = await read(id);
        expect(holds(source), JSON.stringify(source)).toBe(true);
        return source;
      },
      { timeout: 15_000, interval: 30 },
    );
  const settled = (id: string) => until(id, ({ isRunning }) => !isRunning);
  return {
    read,
    save,
    until,
    settled,
    list: (searchText = '') =>
      call(sources.getGptTrainingJobList, { params: { agentId }, query: { searchText } }),
    add: async (more: Partial<SourceInput>) => settled((await save(sourceInput(more))).id),
    run: async (id: string) => {
      await call(sources.runGptTrainingJob, { params: { agentId, id } });
      return settled(id);
    },
    stop: (id: string) => call(sources.stopGptTrainingJob, { params: { agentId, id } }),
    reset: (id: string) => call(sources.resetGptTrainingJob, { params: { agentId, id } }),
    remove: (id: string) => call(sources.deleteGptTrainingJob, { params: { agentId, id } }),
    upload: (id: string, name: string, bytes: Blob) =>
      call(sources.uploadSourceDocument, { params: { agentId, id }, query: { name }, rawBody: bytes }),
    removeDocument: (id: string, name: string) =>
      call(sources.deleteSourceDocument, { params: { agentId, id }, query: { name } }),
    pages: async (
      id: string,
      more: { filters?: string; searchText?: string; status?: number; page?: number } = {},
    ) => {
      const { filters = 'null', page = 0, ...query } = more;
      return call(sources.getTrainingPages, {
        params: { agentId, id, page, filters },
        query: query as { searchText?: string },
      });
    },
    page: (id: string, trainingPageId: string) =>
      call(sources.getTrainingPage, { params: { agentId, id, trainingPageId } }),
    ignore: (id: string, trainingPageId: string, flag: boolean) =>
      call(sources.ignoreTrainingPage, {
        params: { agentId, id, trainingPageId, flag: flag ? 'true' : 'false' },
      }),
    update: (id: string, trainingPageId: string, body: { content?: string; title?: string } = {}) =>
      call(sources.updateTrainingPage, { params: { agentId, id, trainingPageId }, body }),
    search: async (question: string) =>
      (await call(sources.searchSources, { params: { agentId }, query: { question } })).list,
  };
}

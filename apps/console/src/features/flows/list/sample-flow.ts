import type { FlowListItem } from '@samtale/contract';

/** A flow of the list for tests: published, at the top level, leading nowhere. */
export function sampleFlow(id: string, more: Partial<FlowListItem> = {}): FlowListItem {
  return {
    id,
    masterIntentId: id,
    followUpParentId: null,
    title: id,
    intentType: 1,
    isFallback: false,
    isWelcome: false,
    isActive: true,
    isPlanned: false,
    isPublished: true,
    disabled: false,
    trainingPhraseCount: 1,
    lastModified: '2026-11-20T12:00:00Z',
    suggestionIntentIdList: [],
    redirectIntentIdList: [],
    ...more,
  };
}

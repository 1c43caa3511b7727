export { FlowPicker } from './FlowPicker.tsx';
export { FlowPickerList } from './FlowPickerList.tsx';
export { FlowUses } from './FlowUses.tsx';
export {
  type FlowSearch,
  type FlowTab,
  flowTabs,
  joinPlaces,
  readPlaces,
  type SearchPlace,
  searchPlaces,
} from './flow-search.ts';
export { type FlowStatus, flowStatus, toneOfStatus } from './flow-status.ts';
export type { SuggestionTarget } from './suggestion-target.ts';
export { useFlowList, useFlowParams, useFoundIds, useLoadListError } from './use-flow-list.ts';

import { chatResponse, flowAction, flowSettings } from '@samtale/contract';
import type { FlowContent } from './tables.ts';

/** What a flow says and does, with all that an earlier version did not save yet. */
export const readContent = ({ chatResponseList, intentActionList, settings }: FlowContent) => ({
  chatResponseList: chatResponseList.map((stored) => chatResponse.parse(stored)),
  intentActionList: intentActionList.map((stored) => flowAction.parse(stored)),
  ...flowSettings.parse(settings ?? {}),
});

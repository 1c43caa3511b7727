import { ActionType, actionDefinitions, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { formRegistrations } from './form-registrations.ts';

const { getAllActions, getFormRegistrationIntentActionList } = endpoints.actions;

export const actionRoutes = (app: App): Route[] => [
  route(getAllActions, async () => ({
    list: Object.values(actionDefinitions).map((definition) => ({
      ...definition,
      integrationTypeList: [...definition.integrationTypeList],
      recipientKindList: [...definition.recipientKindList],
      parameterList: definition.parameterList.map((one) => ({ ...one, choices: [...one.choices] })),
      isSetUp: isSetUp(app, definition.type),
    })),
  })),
  route(getFormRegistrationIntentActionList, async ({ params }) => ({
    list: await formRegistrations(app, params.agentId),
  })),
];

function isSetUp({ outbound }: App, type: ActionType): boolean {
  if (type === ActionType.sendEmail) return outbound.mailer !== null;
  return type !== ActionType.sendSms || outbound.sms !== null;
}

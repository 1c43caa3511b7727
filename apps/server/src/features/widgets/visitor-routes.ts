import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type ConversationService, sendChatMail } from '../conversations/index.ts';
import { keepFile } from '../files/index.ts';
import { findAnswer } from './find-answer.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { refuseUpload } from './refuse-upload.ts';

const { widgets } = endpoints;

/** What visitors do beside talking, each with the token of their conversation. */
export const visitorRoutes = (app: App, service: ConversationService): Route[] => [
  route(widgets.rateAnswer, async ({ caller, body }) => {
    const { clientId, of, feedback, text } = body;
    const flowId = await findAnswer(service.reads, caller, of);
    await service.visitorDid(caller, clientId, { type: 'ratedAnswer', of, flowId, feedback, text });
    return done;
  }),
  route(widgets.rateChat, async ({ caller, body }) => {
    const { clientId, stars, text } = body;
    await service.visitorDid(caller, clientId, { type: 'ratedChat', stars, text });
    return done;
  }),
  route(widgets.leaveMessage, async ({ caller, body, client }) => {
    await refuseTooMany(app, 'leftMessage', { ...caller, client });
    const { clientId, name, email, text } = body;
    await service.visitorDid(caller, clientId, { type: 'leftMessage', name, email, text });
    return done;
  }),
  route(widgets.leaveConversation, async ({ caller, body }) => {
    await service.visitorDid(caller, body.clientId, { type: 'leftConversation' });
    return done;
  }),
  route(widgets.setVisitorValues, async ({ caller, body }) => {
    await service.visitorDid(caller, body.clientId, { type: 'toldOfVisitor', values: body.values });
    return done;
  }),
  route(widgets.mailTranscript, async ({ caller, body, client }) => {
    await refuseTooMany(app, 'transcript', { ...caller, client, recipient: body.email });
    const { agentId, conversationId } = caller;
    await sendChatMail(app, service.reads, { agentId, conversationId, address: body.email });
    return done;
  }),
  route(widgets.uploadVisitorFile, async ({ caller, query, rawBody, client }) => {
    await refuseUpload(app, caller.agentId, caller.conversationId);
    await refuseTooMany(app, 'file', { ...caller, client });
    return keepFile(app, { agentId: caller.agentId, name: query.name, bytes: rawBody });
  }),
];

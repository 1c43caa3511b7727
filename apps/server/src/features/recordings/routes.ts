import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { keepRecording } from './keep-recording.ts';
import { getRecording, recordingAudio } from './read-recording.ts';

const { recordings } = endpoints;

export const recordingRoutes = (app: App): Route[] => [
  route(recordings.uploadRecording, ({ params, query, rawBody }) =>
    keepRecording(app, { agentId: params.agentId, name: query.name, bytes: rawBody }),
  ),
  route(recordings.getRecording, ({ params }) => getRecording(app, params.agentId, params.recordingId)),
  route(recordings.getRecordingAudio, ({ params }) => recordingAudio(app, params.recordingId)),
];

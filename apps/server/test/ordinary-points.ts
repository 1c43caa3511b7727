import { defaultPoints, visitorPointsOfMessage } from '@samtale/contract';
import type { Config } from '../src/platform/config.ts';

const messages = 60;

/** What askers may ask for where an operator sets nothing else; other tests are let do what they like. */
export const ordinaryPoints: Pick<Config, 'points' | 'visitorLimits'> = {
  visitorLimits: { messages, conversations: 120 },
  points: { visitor: visitorPointsOfMessage * messages, ...defaultPoints },
};

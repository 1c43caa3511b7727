import { type Endpoint, endpoints, isAudited } from '@samtale/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditedRecords } from './audited-records.ts';

/** What concerns who does it, the agent as a whole, or more records than one. */
const withoutRecord = [
  'agents.editAgent',
  'auth.confirmEmail',
  'auth.confirmTwoFactor',
  'auth.login',
  'auth.logout',
  'auth.renewRecoveryCodes',
  'auth.resetPassword',
  'auth.signOutOtherDevices',
  'auth.startTwoFactor',
  'auth.stopTwoFactor',
  'auth.updateEmail',
  'auth.updatePassword',
  'auth.updateProfile',
  'conversations.setChatRules',
  'customers.exportCustomers',
  'customers.importCustomers',
  'exchange.addStarterFlows',
  'exchange.copyFlows',
  'exchange.exportAgent',
  'exchange.exportPhrases',
  'exchange.importAgent',
  'profile.removePicture',
  'profile.setPicture',
  'settings.saveCompanyFacts',
  'settings.saveGeneralSettings',
  'settings.saveLanguages',
  'settings.saveOfficeTimes',
  'settings.setAgentTimeZone',
  'settings.setAgentVoice',
  'settings.setGdprInterval',
  'settings.setMlClassification',
  'training.importTrainingData',
  'training.markQuestionsSolved',
  'training.publishAnyway',
  'training.setQuestionStatus',
  'training.startTraining',
  'widgets.uploadLogo',
];

const audited = Object.entries(endpoints).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group)
    .filter(([, endpoint]) => isAudited(endpoint))
    .map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
);

test.for(audited)('%s tells which record it is about, where there is one', ([title, endpoint]) => {
  const part = (schema: z.ZodType) =>
    sample(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }));
  const params = z.record(z.string(), z.unknown()).parse(part(endpoint.params) ?? {});
  const reply = endpoint.fileReply ? undefined : part(endpoint.reply);
  const records = auditedRecords(endpoint, { params, body: part(endpoint.body), reply });
  expect(Object.keys(records).length > 0).toBe(!withoutRecord.includes(title));
});

let made = 0;
const newGuid = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

/** A value with an id wherever a schema has one, and nothing else. */
function sample(schema: z.core.JSONSchema._JSONSchema | undefined): unknown {
  if (!schema || typeof schema === 'boolean') return undefined;
  const [choice] = schema.anyOf ?? [];
  if (choice) return sample(choice);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, sample(part)]));
  return schema.type === 'string' && /uuid|guid/.test(schema.format ?? '') ? newGuid() : undefined;
}

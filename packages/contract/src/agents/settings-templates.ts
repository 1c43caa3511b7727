import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

/** What a widget is: one that talks, or one that searches. */
export const TemplateBotType = { chatBot: 0, searchBot: 1 } as const;
export type TemplateBotType = (typeof TemplateBotType)[keyof typeof TemplateBotType];

export const settingsTemplateValueMax = 100_000;
export const settingsTemplateDescriptionMax = 200;

/** The message keys a template can be refused with. */
export const settingsTemplateKeys = {
  description: 'settings.templates.noDescription',
  notObject: 'settings.templates.notObject',
} as const;

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

export const settingsTemplateInput = z.object({
  /** JSON text: an object whose members are settings. */
  templateValue: z.string().max(settingsTemplateValueMax).refine(isObject, settingsTemplateKeys.notObject),
  /** What it is called. */
  templateDescription: z
    .string()
    .trim()
    .min(1, settingsTemplateKeys.description)
    .max(settingsTemplateDescriptionMax),
  botType: z.literal(Object.values(TemplateBotType)).default(TemplateBotType.chatBot),
});
export type SettingsTemplateInput = z.input<typeof settingsTemplateInput>;

export const settingsTemplate = z.object({
  id,
  templateValue: z.string(),
  templateDescription: z.string(),
  botType: z.literal(Object.values(TemplateBotType)),
  createdAt: timestamp,
});
export type SettingsTemplate = z.infer<typeof settingsTemplate>;

export const addSettingsParameterTemplate = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/addSettingsParameterTemplate',
  summary: 'Keeps settings under a name, to be used again; what is refused is no JSON object',
  access: developers,
  params: agentParams,
  query: nothing,
  body: settingsTemplateInput,
  reply: settingsTemplate,
  errors: Object.values(settingsTemplateKeys),
  invalidates: ['settingsTemplates'],
});

export const getSettingsParameterTemplate = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/getSettingsParameterTemplate',
  summary: 'The settings that are kept under names, the newest first; of one type of bot, or of both',
  access: developers,
  params: agentParams,
  query: z.object({
    botType: z.coerce
      .number()
      .pipe(z.literal(Object.values(TemplateBotType)))
      .optional(),
  }),
  body: nothing,
  reply: z.object({ list: z.array(settingsTemplate) }),
  provides: ['settingsTemplates'],
});

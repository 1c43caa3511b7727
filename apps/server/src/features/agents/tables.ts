import {
  type CompanyFacts,
  defaultTimeZone,
  type GptIntegrationType,
  type Onboarding,
  type PhoneSpeechType,
  type Role,
  type SpeechVoiceType,
} from '@samtale/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { accounts } from '../accounts/index.ts';
import { users } from '../auth/tables.ts';

export const agents = pgTable(
  'agents',
  {
    id: idColumn(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    /** What the project is called with those who look after it; empty for one that is called as the agent. */
    projectName: text().notNull().default(''),
    /** How far its sign-up has come (`Onboarding`). */
    status: smallint().$type<Onboarding>().notNull().default(2),
    includeGpt: boolean().notNull().default(false),
    includeConversationAi: boolean().notNull().default(true),
    /** Whose language model answers (`GptIntegrationType`). */
    gptIntegrationType: smallint().$type<GptIntegrationType>().notNull().default(0),
    azureEndpointId: text().notNull().default(''),
    /** Sealed (`platform/secrets`); null without one. */
    subscriptionKeySealed: text(),
    gptModelNameEmbedding: text().notNull().default(''),
    phoneSpeechType: smallint().$type<PhoneSpeechType>().notNull().default(0),
    /** Used by language models for this agent, ever. */
    totalToken: bigint({ mode: 'number' }).notNull().default(0),
    /** 0..10; a tenth of it is the lowest confidence that triggers a flow. */
    mlClassification: smallint().notNull().default(5),
    /** Where its dates and times are meant (IANA). */
    timeZone: text().notNull().default(defaultTimeZone),
    /** The voice of phone conversations (`SpeechVoiceType`), and its pitch, 0..4000. */
    speechVoiceType: smallint().$type<SpeechVoiceType>().notNull().default(0),
    speechPitch: smallint().notNull().default(0),
    /** Days after which personal data is erased; at 0 nothing is, and the customers are hidden altogether. */
    gdprInterval: smallint().notNull().default(365),
    /** Nothing is erased before: a shorter interval can be taken back until then. */
    gdprErasesFrom: moment(),
    languageIds: uuid().array().notNull(),
    /** Master ids of flows. */
    defaultWelcomeFlowId: uuid(),
    defaultFallbackFlowId: uuid(),
    /** Grows with every published change; a release says which it was compiled from. */
    contentRevision: integer().notNull().default(0),
    /** The release that answers; 0 before the first. */
    releaseNumber: integer().notNull().default(0),
    /** A visitor whom a person lets wait longer than so many minutes goes back among those who wait. */
    answerMinutes: smallint().notNull().default(5),
    /** What was told of the company that it speaks for. */
    companyFacts: jsonb().$type<Partial<CompanyFacts>>().notNull().default({}),
    /** What its sign-up asked for, `+4520304050`, until it has been given one; empty without. */
    wantedPhoneNumber: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.name, table.id)],
);

/** The agent a customer's row belongs to; it goes with the agent. */
export const agentIdColumn = () =>
  uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });

/** A user's roles on an agent. */
export const userAgents = pgTable(
  'user_agents',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAgentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    roles: smallint().array().$type<Role[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.linkedAgentId] }), index().on(table.linkedAgentId)],
);

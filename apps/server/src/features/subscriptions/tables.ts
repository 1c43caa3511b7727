import type { currencies, PlanName, PlanType } from '@samtale/contract';
import { boolean, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** How much of something is bought beside the plan. */
const addon = () => integer().notNull().default(0);
const money = (precision: number) => numeric({ precision, scale: 2, mode: 'number' });

/** What an account has bought for an agent, and from when to when. The plan says what it includes. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    plan: text().$type<PlanName>().notNull(),
    planType: smallint().$type<PlanType>().notNull().default(0),
    startsAt: moment().notNull(),
    /** Until then it is bound. It ends there unless it renews itself. */
    bindingEnd: moment().notNull(),
    autoRenews: boolean().notNull(),
    isPaid: boolean().notNull().default(false),
    /** Per cent. */
    discount: money(5).notNull().default(0),
    fixedPrice: money(10),
    currencyId: text().$type<(typeof currencies)[number]>().notNull().default('DKK'),
    informationMessage: text().notNull().default(''),
    maxPhonenumbersAddon: addon(),
    maxMinutesAddon: addon(),
    maxAnswersAddon: addon(),
    maxTokenAddon: addon(),
    maxWidgetCountAddon: addon(),
    extraVisitors: addon(),
    maxSmsAddon: addon(),
    analyzeTokenAddon: addon(),
    maxDomainAddon: addon(),
    internationalForwarding: boolean().notNull().default(false),
  },
  (table) => [index().on(table.agentId, table.bindingEnd)],
);

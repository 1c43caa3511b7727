import type { PlanName } from '@samtale/contract';
import { boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** What an account has bought for an agent, and from when to when. The plan says what it includes. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    plan: text().$type<PlanName>().notNull(),
    /** 0 is paid by the month, 1 by the year. */
    planType: smallint().$type<0 | 1>().notNull().default(0),
    startsAt: moment().notNull(),
    /** Until then it is bound. It ends there unless it renews itself. */
    bindingEnd: moment().notNull(),
    autoRenews: boolean().notNull(),
    isPaid: boolean().notNull().default(false),
  },
  (table) => [index().on(table.agentId, table.bindingEnd)],
);

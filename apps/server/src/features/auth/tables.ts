import type {
  LanguageCode,
  LoginType,
  SettingsChange,
  TwoFactorMethod,
  WorkAccountProvider,
} from '@samtale/contract';
import {
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

/** The staff. `email` is kept in lower case and is the user name. */
export const users = pgTable('users', {
  id: idColumn(),
  email: text().notNull().unique(),
  /** Null until one is chosen, and for those who sign in with a work account alone. */
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** The company whose people they are; its administrators alone change who they are. */
  accountId: uuid()
    .notNull()
    .references(() => accounts.id),
  loginType: smallint().$type<LoginType>().notNull().default(0),
  /** With its country code; empty without one. */
  phoneNumber: text().notNull().default(''),
  /** ISO 3166-1, two letters. */
  countryCode: text().notNull().default('DK'),
  /** Of the e-mails they get. */
  language: text().$type<LanguageCode>().notNull().default('da'),
  profileImageUrl: text(),
  chatStatus: smallint().$type<0 | 1>().notNull().default(0),
  /** When the user was last connected to the hub, or said whether they take chats. */
  lastSeenAt: moment(),
  isUserAdmin: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  /** What the user has chosen of how the console looks; the rest is as by default. */
  settings: jsonb().$type<SettingsChange>().notNull().default({}),
});

/** The user whose row it is; it goes with them. */
const ownUserColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One sign-in on one device. The refresh token is stored as a hash; each use puts its successor in its place. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: ownUserColumn(),
    refreshTokenHash: text().notNull(),
    /** Of the token before, whose answer may have been lost; null before the first renewal. */
    previousTokenHash: text(),
    /** Of the browser, as it says; empty where it is not known. */
    userAgent: text().notNull().default(''),
    /** The network address it was last used from; empty where it is not known. */
    address: text().notNull().default(''),
    /** Whose work account began it; null for a password. */
    provider: text().$type<WorkAccountProvider>(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Who users are at the providers of their work accounts: found once by their address, then by this. */
export const workIdentities = pgTable(
  'work_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownUserColumn(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);

/** What a link in a mail opens, once. Kept for a while after that, so that a late link can be told from a wrong one. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: idColumn(),
    userId: ownUserColumn(),
    purpose: text().$type<'resetPassword' | 'changeEmail' | 'invitation'>().notNull(),
    /** The new address, where the link confirms one. */
    address: text(),
    secretHash: text().notNull(),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** With what users prove themselves besides the password. A row is asked for at every sign-in. */
export const secondFactors = pgTable('second_factors', {
  userId: ownUserColumn().primaryKey(),
  method: text().$type<TwoFactorMethod>().notNull(),
  /** The key of the authenticator app, sealed; null where codes are mailed. */
  secret: text(),
  /** The time step (RFC 6238) of the last code that was taken: each works once. */
  lastStep: integer().notNull().default(0),
});

/** A second factor that a user has begun to set up and not yet shown to have. */
export const secondFactorTrials = pgTable('second_factor_trials', {
  userId: ownUserColumn().primaryKey(),
  method: text().$type<TwoFactorMethod>().notNull(),
  /** The key of the app, or the code that was mailed; sealed. */
  secret: text().notNull(),
  wrongCodes: smallint().notNull().default(0),
  expiresAt: moment().notNull(),
});

/** Codes for who has lost their second factor; each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownUserColumn(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and that wait for a code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: idColumn(),
    userId: ownUserColumn(),
    secretHash: text().notNull(),
    /** Of the mailed code together with the secret, which is not stored; null where an app makes the codes. */
    codeHash: text(),
    /** The mark of a browser in which the user has signed in before. */
    device: text(),
    wrongCodes: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

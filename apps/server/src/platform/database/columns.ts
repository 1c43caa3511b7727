import { customType, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A new UUIDv7: ordered by time, so that it makes a good primary key. */
export const createId = (): string => v7();

/** A UUIDv7 primary key. */
export const idColumn = () => uuid().primaryKey().$defaultFn(createId);

/** A moment; read as an ISO 8601 string with milliseconds, as the contract sends it. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
});

/**
 * JSON that is written all the time, read whole and never searched by a field: as text, which the database stores
 * without reading it.
 */
export const jsonText = <Value>() =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Value,
  })();

/** Bytes in a buffer of their own: the driver's are a part of what came over the wire, which would stay in memory. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** The words of a text, each by its stem, for PostgreSQL's full text search. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * SQL for the search words of a text or of a JSON list of texts. By the rules of both languages: what language a row
 * is in need not be known where it is kept, and a search asks by the rules of one.
 */
export const wordsOf = (expression: string): string =>
  `to_tsvector('danish', ${expression}) || to_tsvector('english', ${expression})`;

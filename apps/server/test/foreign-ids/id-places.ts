import { type Endpoint, newId } from '@samtale/contract';
import { z } from 'zod';

type Schema = z.core.JSONSchema._JSONSchema | undefined;
export type Part = 'params' | 'query' | 'body';
export const parts: readonly Part[] = ['params', 'query', 'body'];

/** Where a call takes an id. */
export interface IdPlace {
  part: Part;
  /** `params.intentId`, `body.users[].id`; one of several forms by what tells it from the others: `body.input|picked.flowId`. */
  name: string;
  /** That part of a call, with an id there and beside it what is given and what has to be there. */
  holding(id: string): unknown;
}

/** What may be there beside an id; as far as it is not given it is made up. */
export interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** All places for ids that a declaration has. */
export const idPlaces = (endpoint: Endpoint, given: Given = {}): IdPlace[] =>
  parts.flatMap((part) =>
    placesIn(schemaOf(endpoint[part]), given[part]).map(({ name, holding }) => ({
      part,
      name: part + name,
      holding,
    })),
  );

/** A part of a call with what is given, and made up beside it only what has to be there. */
export const sampleOf = (endpoint: Endpoint, part: Part, given?: unknown): unknown =>
  sample(schemaOf(endpoint[part]), given);

/** As it is sent; what has no schema of its own may be anything. */
const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' });

/** The forms that a value may have; null is none. */
function formsOf(schema: Schema): Schema[] {
  if (typeof schema !== 'object') return [];
  const forms = schema.anyOf ?? schema.oneOf;
  return forms ? forms.filter((form) => typeof form !== 'object' || form.type !== 'null') : [];
}

/** By what a form is told from the others. */
function nameOfForm(form: Schema): string | undefined {
  const fixed = typeof form === 'object' ? Object.values(form.properties ?? {}) : [];
  return fixed.flatMap((type) => (typeof type === 'object' && type.const ? [String(type.const)] : []))[0];
}

const isId = (schema: Schema) => typeof schema === 'object' && /^(uuid|guid)$/.test(schema.format ?? '');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (given: unknown, name: string) => (isObject(given) ? given[name] : undefined);

function placesIn(schema: Schema, given: unknown): Omit<IdPlace, 'part'>[] {
  if (typeof schema !== 'object') return [];
  if (isId(schema)) return [{ name: '', holding: (id) => id }];
  const forms = formsOf(schema);
  if (forms.length === 1) return placesIn(forms[0], given);
  if (forms.length) {
    return forms.flatMap((form, index) =>
      placesIn(form, undefined).map(({ name, holding }) => ({
        name: `|${nameOfForm(form) ?? index}${name}`,
        holding,
      })),
    );
  }
  if (schema.items) {
    const all: unknown[] = Array.isArray(given) ? given : [];
    return placesIn(schema.items as Schema, all.at(-1)).map(({ name, holding }) => ({
      name: `[]${name}`,
      holding: (id) => [...all.slice(0, -1), holding(id)],
    }));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([property, type]) =>
    placesIn(type, within(given, property)).map(({ name, holding }) => ({
      name: `.${property}${name}`,
      holding: (id) => ({
        ...(sample(schema, isObject(given) ? given : {}) as object),
        [property]: holding(id),
      }),
    })),
  );
}

const texts: Record<string, string> = {
  'date-time': '2026-11-20T09:00:00.000Z',
  date: '2026-11-20',
  time: '09:00',
  email: 'somebody@example.com',
  uri: 'https://example.com/',
};

function sample(schema: Schema, given?: unknown): unknown {
  if (typeof schema !== 'object') return given ?? null;
  if (Array.isArray(given)) return given.map((one) => sample(schema.items as Schema, one));
  if (given !== undefined && !isObject(given)) return given;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const names = new Set([...(schema.required ?? []), ...Object.keys(given ?? {})]);
    return Object.fromEntries(
      [...names].map((name) => [name, sample(schema.properties?.[name], within(given, name))]),
    );
  }
  if (given !== undefined) return given;
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return forms.length > formsOf(schema).length ? null : sample(forms[0]);
  if ([schema.type].flat().some((type) => type === 'null')) return null;
  if (isId(schema)) return newId;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items as Schema));
  if (schema.type === 'boolean') return false;
  if (schema.type === 'object') return {};
  if (schema.type === 'string') return texts[schema.format ?? ''] ?? 'a'.repeat(schema.minLength ?? 0);
  return Math.max(schema.minimum ?? 0, Number(schema.exclusiveMinimum ?? -1) + 1);
}

/** What the set-up of a run leaves for its test files. */
export type ProvidedDatabase =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; maintenanceUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase;
    redisUrl: string | null;
  }
}

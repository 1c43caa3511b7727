/** The address of another database of the same PostgreSQL. */
export function databaseUrl(maintenanceUrl: string, name: string): string {
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

import { documentationStyle } from './documentation-style.ts';

interface Operation {
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

/** One HTML page with every endpoint of an OpenAPI document: no script, works from the keyboard. */
export function documentationPage(document: object): string {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const nouns = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = nouns.map((noun) => {
    const listed = operations.filter(({ operation }) => operation.tags[0] === noun);
    return `<h2 id="${noun}">${noun}</h2>${listed.map(section).join('')}`;
  });
  const contents = nouns.map((noun) => `<a href="#${noun}">${noun}</a>`).join(' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Samtale API</title>
<meta name="viewport" content="width=device-width"><style>${documentationStyle}</style>
<main><h1>Samtale API</h1><p>Everything here is also in <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${contents}</nav>${sections.join('')}</main></html>`;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const reply = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const parameters = operation.parameters.map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}${parameter.required ? '' : ', optional'})`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>${parameters.length ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<h3>Body</h3>${schema(body)}` : ''}${reply ? `<h3>Reply</h3>${schema(reply)}` : ''}</details>`;
}

const schema = (value: object) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

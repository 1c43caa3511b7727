import { type ErrorReply, entityTitlePattern } from '@samtale/contract';
import type { Problems } from '../../lib/forms/check-record.ts';
import type { EditorEntityType } from './editor-entity-type.ts';

/** The path of what is wrong with a value: it may be sorted, and keeps its key. */
export const entryPath = (key: string) => `entries.${key}`;

/** What a problem is about: a title, or the name of a value. */
export function problemPart({ title, entries }: EditorEntityType, path: string): string | undefined {
  return path === 'title' ? title : entries.find(({ key }) => path === entryPath(key))?.name;
}

/** The rules that need no server: message keys by the part at fault. */
export function findEntityTypeProblems({ title, isRegEx, entries }: EditorEntityType): Problems {
  const nameless = isRegEx ? [] : entries.filter((entry) => !entry.name.trim() && entry.synonyms.length > 0);
  return {
    ...(!entityTitlePattern.test(title.trim()) && { title: 'entity.detail.save.errorTitle' }),
    ...Object.fromEntries(nameless.map(({ key }) => [entryPath(key), 'entity.detail.save.entryWithoutName'])),
  };
}

/** What a refusal says is wrong, at the parts of the editor. */
export function refusedParts({ messageKey, details }: ErrorReply, sent: EditorEntityType): Problems {
  const entries = (details.fields ?? []).flatMap((field) => {
    const entry = sent.entries[Number(field.path.match(/^entityList\.(\d+)\./)?.[1])];
    return entry ? [[entryPath(entry.key), field.messageKey] as const] : [];
  });
  const isTitle = details.code !== undefined || details.fields?.some(({ path }) => path === 'title');
  return { ...(isTitle && { title: messageKey }), ...Object.fromEntries(entries) };
}

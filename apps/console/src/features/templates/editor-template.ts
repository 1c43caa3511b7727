import { newId, type TemplateInput, type TrainingPhraseTemplate } from '@samtale/contract';
import type { Problems } from '../../lib/forms/check-record.ts';
import { type EditorPhrases, newPhrase, phrasesOfText } from '../flows/index.ts';

/** What the editor changes of a template. */
export interface EditorTemplate {
  title: string;
  phrases: EditorPhrases;
  /** The phrase that is being typed and not yet added. */
  entry: string;
}

/**
 * A saved template as the editor has it; an empty one for null. The rows stay as they were sent where the server kept
 * them all, and the focus with them.
 */
export function readTemplate(template: TrainingPhraseTemplate | null, sent?: EditorTemplate): EditorTemplate {
  const stored: EditorTemplate = {
    title: template?.title ?? '',
    phrases: template?.trainingPhraseList.map(({ question }) => newPhrase(question)) ?? [],
    entry: '',
  };
  return sent && isSameTemplate(stored, sent) ? sent : stored;
}

/** What stands in the entry was meant as a phrase too. */
export function withEntry(template: EditorTemplate): EditorTemplate {
  if (!template.entry) return template;
  const added = phrasesOfText(template.entry, template.phrases);
  return {
    ...template,
    phrases: added.length ? [...added, ...template.phrases] : template.phrases,
    entry: '',
  };
}

/** What is sent to save a template that was read as `saved`; null for a new one. Phrases are numbered as they stand. */
export const templateInput = (
  saved: Pick<TrainingPhraseTemplate, 'id' | 'revision'> | null,
  { title, phrases }: Omit<EditorTemplate, 'entry'>,
): TemplateInput => ({
  id: saved?.id ?? newId,
  revision: saved?.revision ?? 0,
  title: title.trim(),
  trainingPhraseList: phrases.map(({ text }, index) => ({ question: text.trim(), index })),
});

/** Whether two states of the editor would save the same. */
export function isSameTemplate(one: EditorTemplate, other: EditorTemplate): boolean {
  return (
    one.title === other.title &&
    one.entry.trim() === other.entry.trim() &&
    (one.phrases === other.phrases ||
      (one.phrases.length === other.phrases.length &&
        one.phrases.every(({ text }, index) => text === other.phrases[index]?.text)))
  );
}

/** What a save refuses. */
export function findTemplateProblems({ title, phrases }: EditorTemplate): Problems {
  const key = (name: 'missingTitle' | 'missingTrainingPhrase') => `trainingPhraseTemplate.snackbar.${name}`;
  return {
    ...(!title.trim() && { title: key('missingTitle') }),
    ...(!phrases.some(({ text }) => text.trim()) && { phrases: key('missingTrainingPhrase') }),
  };
}

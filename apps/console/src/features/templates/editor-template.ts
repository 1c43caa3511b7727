import { newId, type TemplateInput, type TrainingPhraseTemplate } from '@samtale/contract';
import { type EditorPhrases, newPhrase } from '../flows/index.ts';

/** What the editor changes of a template. */
export interface EditorTemplate {
  title: string;
  phrases: EditorPhrases;
}

/** A saved template as the editor has it; an empty one for null. */
export const readTemplate = (template: TrainingPhraseTemplate | null): EditorTemplate => ({
  title: template?.title ?? '',
  phrases: template?.trainingPhraseList.map(({ question }) => newPhrase(question)) ?? [],
});

/** What is sent to save a template that was read as `saved`; null for a new one. Phrases are numbered as they stand. */
export const templateInput = (
  saved: Pick<TrainingPhraseTemplate, 'id' | 'revision'> | null,
  { title, phrases }: EditorTemplate,
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
    (one.phrases === other.phrases ||
      (one.phrases.length === other.phrases.length &&
        one.phrases.every(({ text }, index) => text === other.phrases[index]?.text)))
  );
}

/** Why a template cannot be saved: message keys by the part at fault. */
export interface TemplateProblems {
  /** A refused title, and why; gone once the title is another. */
  title?: { title: string; messageKey: string };
  /** Why phrases are missing. */
  phrases?: string;
}

/** The rules of spec 2 section 5. */
export function findTemplateProblems({ title, phrases }: EditorTemplate): TemplateProblems {
  const key = (name: 'missingTitle' | 'missingTrainingPhrase') => `trainingPhraseTemplate.snackbar.${name}`;
  return {
    ...(!title.trim() && { title: { title, messageKey: key('missingTitle') } }),
    ...(!phrases.some(({ text }) => text.trim()) && { phrases: key('missingTrainingPhrase') }),
  };
}

import type { LanguageCode } from '@samtale/contract';
import { frameTexts } from '../texts.ts';

interface LanguageQuestionProps {
  /** The language asked for; the question is put in it. */
  language: LanguageCode;
  onYes(): void;
  onNo(): void;
}

/** A conversation keeps its language, so another one is offered. */
export function LanguageQuestion({ language, onYes, onNo }: LanguageQuestionProps) {
  const texts = frameTexts[language];
  return (
    <div class="question" role="alert" lang={language}>
      <p>{texts.changeLanguage}</p>
      <button type="button" class="primary" onClick={onYes}>
        {texts.changeLanguageYes}
      </button>
      <button type="button" class="quiet" onClick={onNo}>
        {texts.changeLanguageNo}
      </button>
    </div>
  );
}

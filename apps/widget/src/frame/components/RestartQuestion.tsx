import { frameTexts } from '../texts.ts';
import type { Restart } from '../use-restart.ts';

/** Asks before a conversation is left for a new one: a conversation keeps its language, and a person may be in it. */
export function RestartQuestion({ asked, isOther, hasPerson, onYes, onNo }: Omit<Restart, 'ask'>) {
  if (!asked) return null;
  // It is put in the language asked for.
  const texts = frameTexts[asked];
  return (
    <div class="question" role="alert" lang={asked}>
      <p>
        {isOther ? texts.changeLanguage : texts.restartHere} {hasPerson && texts.leavesPerson}
      </p>
      <button type="button" class="primary" onClick={onYes}>
        {texts.changeLanguageYes}
      </button>
      <button type="button" class="quiet" onClick={onNo}>
        {texts.changeLanguageNo}
      </button>
    </div>
  );
}

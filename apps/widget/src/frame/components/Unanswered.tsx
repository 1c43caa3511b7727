import type { FrameTexts } from '../texts.ts';

/** Stands where the answer would to a question that was not sent. */
export const Unanswered = ({ texts, onRetry }: { texts: FrameTexts; onRetry(): void }) => (
  <p class="unanswered">
    {texts.failed}{' '}
    <button type="button" class="retry" onClick={onRetry}>
      {texts.retry}
    </button>
  </p>
);

import type { Suggestion } from '../conversation-log.ts';
import type { FrameTexts } from '../texts.ts';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  texts: FrameTexts;
  onPick(suggestion: Suggestion): void;
}

/** What the visitor can choose instead of writing. */
export function Suggestions({ suggestions, texts, onPick }: SuggestionsProps) {
  return (
    <ul class="suggestions" aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.flowId} ${suggestion.title}`}>
          <button type="button" onClick={() => onPick(suggestion)}>
            {suggestion.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

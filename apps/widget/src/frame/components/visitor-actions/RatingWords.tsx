interface RatingWordsProps {
  label: string;
  send: string;
  text: string;
  onText(text: string): void;
}

/** What goes along with a rating in a form: some words, and the button that sends them, the main one once there are any. */
export const RatingWords = ({ label, send, text, onText }: RatingWordsProps) => (
  <>
    <input
      type="text"
      class="input"
      maxLength={1000}
      placeholder={label}
      aria-label={label}
      value={text}
      onInput={(event) => onText(event.currentTarget.value)}
    />
    <button type="submit" class={text.trim() ? 'primary' : 'secondary'}>
      {send}
    </button>
  </>
);

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { applyEdit } from '../apply-edit.ts';
import { useValuesInScope, type ValueInScope } from '../parameters/values-in-scope.ts';
import { matchingValues, openingAt, type ValueOpening } from './value-completion.ts';

/** Offers the values in scope while a place for one is typed into a field. */
export function useValueCompletion(field: RefObject<HTMLTextAreaElement | null>) {
  const values = useValuesInScope();
  const [opening, setOpening] = useState<ValueOpening | null>(null);
  const [active, setActive] = useState(0);
  const matching = opening ? matchingValues(values, opening.typed) : [];

  const openingHere = () => {
    const { current } = field;
    if (!current || current.selectionStart !== current.selectionEnd) return null;
    return openingAt(current.value, current.selectionStart);
  };
  const choose = ({ name }: ValueInScope) => {
    if (!field.current || !opening) return;
    const replacement = `{{${name}}}`;
    const caret = opening.start + replacement.length;
    setOpening(null);
    applyEdit(field.current, {
      start: opening.start,
      end: opening.end,
      replacement,
      selection: [caret, caret],
    });
    // The edit was heard as typing.
    setOpening(null);
  };
  /** Whether the key was meant for the list. */
  const takesKey = (event: KeyboardEvent): boolean => {
    if (!opening || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = matching[active];
    if (event.key === 'Escape') setOpening(null);
    else if (step && matching.length) setActive((active + step + matching.length) % matching.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    opening,
    matching,
    active,
    isEmpty: values.length === 0,
    choose,
    takesKey,
    /** Something was typed. */
    onTyped: () => {
      setOpening(openingHere());
      setActive(0);
    },
    /** The caret has moved: out of the place, the list goes; nothing opens without typing. */
    onCaret: () => opening && setOpening(openingHere()),
    close: () => setOpening(null),
  };
}

import { secretReference } from '@samtale/dialog';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useSecrets } from '../../../secrets/index.ts';
import { applyEdit } from '../apply-edit.ts';
import { useValuesInScope, type ValueInScope } from '../parameters/values-in-scope.ts';
import { useValueWords } from './use-value-words.ts';
import {
  matchingSecrets,
  matchingValues,
  openingAt,
  type SecretsIn,
  takesSecretsAt,
  type ValueOpening,
} from './value-completion.ts';

/** What can be meant: a value, or a secret, whose `value` is null. */
export interface Offer {
  name: string;
  /** What is put in its place. */
  words: string;
  value: ValueInScope | null;
}

/** Offers the values in scope, those of the company last, and after them the secrets, while a place for one is typed into a field. */
export function useValueCompletion(field: RefObject<HTMLTextAreaElement | null>, secretsIn: SecretsIn) {
  const values = useValuesInScope();
  const words = useValueWords();
  const secrets = useSecrets(secretsIn !== null).data?.list ?? [];
  const [opening, setOpening] = useState<ValueOpening | null>(null);
  const [active, setActive] = useState(0);
  const offeredSecrets =
    opening && takesSecretsAt(field.current?.value ?? '', opening.start, secretsIn) ? secrets : [];
  const matching: Offer[] = opening
    ? [
        ...inGroups(matchingValues(values, opening.typed, words)).map((value) => offerOf(value.name, value)),
        ...matchingSecrets(offeredSecrets, opening.typed).map(({ name }) => offerOf(name, null)),
      ]
    : [];

  const openingHere = () => {
    const { current } = field;
    if (!current || current.selectionStart !== current.selectionEnd) return null;
    return openingAt(current.value, current.selectionStart, secretsIn);
  };
  const choose = ({ words: replacement }: Offer) => {
    if (!field.current || !opening) return;
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

/** What is told of the company comes after what is said. */
const inGroups = (values: readonly ValueInScope[]): ValueInScope[] => [
  ...values.filter(({ isOfCompany }) => !isOfCompany),
  ...values.filter(({ isOfCompany }) => isOfCompany),
];

const offerOf = (name: string, value: ValueInScope | null): Offer => ({
  name,
  value,
  words: value ? `{{${name}}}` : secretReference(name),
});

import { type KeyboardEvent, useId, useState } from 'react';

/** Choosing from a list below a field that keeps the focus: the arrows move what is active, Enter picks it. */
export function usePickKeys<Option>(options: readonly Option[], onPick: (option: Option) => void) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'Enter' && option !== undefined) onPick(option);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (active + step + options.length) % Math.max(1, options.length);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    listId,
    optionId,
    active,
    setActive,
    /** Of the active option, for the field to name. */
    activeId: active < options.length ? optionId(active) : undefined,
    onKeyDown,
  };
}

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { bringIntoView } from '../../bring-into-view.ts';
import { LeaveMessage, type LeaveMessageProps } from './LeaveMessage.tsx';

const texts = {
  da: 'Læg en besked i stedet for at vente',
  en: 'Leave a message instead of waiting',
};

export interface LeaveInsteadProps extends LeaveMessageProps {
  /** Whether anybody is there who could take the conversation. */
  staffOnline: boolean;
}

/** For who waits in the queue: the form at once where nobody is there to wait for. Who leaves a message waits no more. */
export function LeaveInstead({ staffOnline, ...form }: LeaveInsteadProps) {
  const [isWanted, setWanted] = useState(() => Boolean(form.session.begun().leftMessage));
  const isAsked = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form || !isWanted || !isAsked.current) return;
    form.querySelector('input')?.focus({ preventScroll: true });
    bringIntoView(form);
  }, [isWanted]);
  return (
    <div class="leave-instead" ref={place}>
      {staffOnline && (
        <button
          type="button"
          class="quiet"
          aria-expanded={isWanted}
          onClick={() => {
            isAsked.current = true;
            setWanted((before) => !before);
          }}
        >
          {texts[form.state.language]}
        </button>
      )}
      {(isWanted || !staffOnline) && <LeaveMessage {...form} />}
    </div>
  );
}

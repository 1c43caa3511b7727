import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatRecent, formatTime, type TimeLanguage } from './format-time.ts';

export interface TimestampProps {
  /** ISO 8601. */
  value: string;
  /** `recent` (default) is relative while that is shorter; `time` is the time of day alone. */
  form?: 'recent' | 'dateTime' | 'time';
}

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One clock for all timestamps on the page; it stands still when there are none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    now = Date.now();
    for (const listener of listeners) listener();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** A moment in the reader's language and time zone; the exact one is in its tooltip. */
export function Timestamp({ value, form = 'recent' }: TimestampProps) {
  const { i18n } = useTranslation();
  const language: TimeLanguage = i18n.language === 'en' ? 'en' : 'da';
  const tick = useSyncExternalStore(subscribe, () => now);
  const at = new Date(value);
  const text = {
    recent: () => formatRecent(at, new Date(Math.max(tick, at.getTime())), language),
    dateTime: () => formatDateTime(at, language),
    time: () => formatTime(at, language),
  }[form]();
  return (
    <time
      dateTime={value}
      // Only who points at it reads it, and there are many on a page.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatDateTime(at, language);
      }}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </time>
  );
}

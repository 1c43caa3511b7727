import { useNavigate, useSearch } from '@tanstack/react-router';

/** The question that is tried, kept in the address; null while none is. */
export function useAsked() {
  const { ask } = useSearch({ from: '/shell/jobs/list' });
  const navigate = useNavigate({ from: '/jobs/list' });
  return {
    asked: ask ?? null,
    setAsked: (question: string | null) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ask: question ?? undefined }),
        replace: ask !== undefined && question !== null,
      }),
  };
}

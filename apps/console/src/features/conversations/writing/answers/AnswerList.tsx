import Box from '@mui/material/Box';
import { Paperclip, Settings2 } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../../lib/i18n/i18n.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { loadCannedRepliesPanel } from '../../../canned-replies/index.ts';
import type { Answers } from './use-answers.ts';

const CannedRepliesPanel = lazyPart(async () => ({
  default: (await withTexts(loadCannedRepliesPanel)).CannedRepliesPanel,
}));

/** The answers that a # has found, above the field in which it is written. */
export function AnswerList({ answers }: { answers: Answers }) {
  const { t } = useTranslation('writing');
  const { isOpen, list, listId, active, isLooking, choose, manage, optionId } = answers;
  return (
    <>
      <Box
        role="status"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {isOpen && !isLooking && t('answers.found', { count: list.length })}
      </Box>
      {isOpen && (
        <Box
          // A press must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          sx={{
            position: 'absolute',
            inset: 'auto 0 100% 0',
            zIndex: 10,
            mb: 1,
            maxHeight: 'min(360px, 45vh)',
            overflowY: 'auto',
            border: 1,
            borderColor: 'line.control',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: '0 4px 16px rgb(0 0 0 / 0.08)',
          }}
        >
          <Box
            component="ul"
            role="listbox"
            id={listId}
            aria-label={t('answers.label')}
            sx={{ m: 0, p: 0.5 }}
          >
            {list.map((answer, index) => (
              <Option
                key={answer.id}
                id={optionId(index)}
                selected={index === active}
                onChoose={() => choose(answer)}
              >
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box component="span" sx={{ ...oneLine, fontWeight: 550 }}>
                    {answer.title}
                  </Box>
                  {answer.files.length > 0 && (
                    <Box component="span" sx={{ ...aside, display: 'flex', alignItems: 'center', gap: 0.25 }}>
                      <Paperclip size={12} aria-label={t('answers.files', { count: answer.files.length })} />
                      {answer.files.length}
                    </Box>
                  )}
                  <Box component="span" sx={{ ...aside, ml: 'auto', flexShrink: 0 }}>
                    {t(`answers.kind.${answer.kind}`)}
                  </Box>
                </Box>
                <Box sx={{ ...oneLine, fontSize: '0.8125rem', color: 'text.secondary' }}>{answer.text}</Box>
              </Option>
            ))}
            <Option id={optionId(list.length)} selected={active === list.length} onChoose={manage}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
                <Settings2 size={16} aria-hidden />
                {list.length || isLooking ? t('answers.manage') : t('answers.none')}
              </Box>
            </Option>
          </Box>
        </Box>
      )}
      <Suspense>{answers.managing && <CannedRepliesPanel onClose={answers.stopManaging} />}</Suspense>
    </>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const aside = { fontSize: '0.75rem', color: 'text.secondary' } as const;

interface OptionProps {
  id: string;
  selected: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** The keyboard stays in the field, which names the option that is chosen now. */
function Option({ id, selected, onChoose, children }: OptionProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Box
      component="li"
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      sx={{
        px: 1.25,
        py: 0.75,
        minHeight: 36,
        borderRadius: '6px',
        listStyle: 'none',
        cursor: 'pointer',
        bgcolor: selected ? 'action.selected' : null,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}

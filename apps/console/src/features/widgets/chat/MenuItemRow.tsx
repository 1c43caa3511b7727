import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ChatMenuItem, newId, widgetTextMax } from '@samtale/contract';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { FlowPicker } from '../../flow-list/index.ts';

interface MenuItemRowProps {
  item: ChatMenuItem;
  /** What it is dragged by. */
  handle: ReactNode;
  problemOf(name: keyof ChatMenuItem): string | undefined;
  onChange(part: Partial<ChatMenuItem>): void;
  onRemove(): void;
}

/** An entry of the menu: what it says, and the flow it begins. */
export function MenuItemRow({ item, handle, problemOf, onChange, onRemove }: MenuItemRowProps) {
  const { t } = useTranslation('widgets');
  const { displayName, intentId, languageId } = item;
  const [wordsProblem, flowProblem] = [problemOf('displayName'), problemOf('intentId')];
  const target = intentId === newId ? ({ kind: 'none' } as const) : ({ kind: 'flow', id: intentId } as const);
  const problem = wordsProblem ?? flowProblem;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {handle}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 1,
            flex: 1,
            minWidth: 0,
          }}
        >
          <FramedInput
            frameHeight={36}
            aria-label={t('menu.words')}
            placeholder={t('menu.words')}
            maxLength={widgetTextMax}
            value={displayName}
            aria-invalid={wordsProblem !== undefined}
            onChange={({ target: { value } }) => onChange({ displayName: value })}
          />
          <FlowPicker
            target={target}
            label={t('menu.flow')}
            languageId={languageId}
            invalid={flowProblem !== undefined}
            onPick={(picked) => picked.kind === 'flow' && onChange({ intentId: picked.id })}
          />
        </Box>
        <IconButton
          size="small"
          aria-label={t('menu.remove', { name: displayName || t('menu.unnamed') })}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden />
        </IconButton>
      </Box>
      {problem && (
        <Box role="alert" sx={{ mt: 0.5, ml: 4.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Language } from '@samtale/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../ui/Flag.tsx';
import { Toggle } from '../../ui/Toggle.tsx';

interface LanguageRowProps {
  language: Language;
  isSpoken: boolean;
  disabled: boolean;
  /** What there is in it, said before the switch. */
  note?: ReactNode;
  onChange(on: boolean): void;
}

/** A language on offer, and whether the agent speaks it. */
export function LanguageRow({ language, isSpoken, disabled, note, onChange }: LanguageRowProps) {
  const { t: shell } = useTranslation();
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Flag country={language.countryCode} width={22} />
      <Box component="label" htmlFor={id} sx={{ flex: 1 }}>
        {shell(`language.${language.languageCodeShort}`)}
      </Box>
      {note && (
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
      <Toggle id={id} checked={isSpoken} disabled={disabled} onChange={onChange} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { languages, newChatConfig, newId, type WidgetContext } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../../ui/Flag.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { UpgradeMessage } from '../../subscriptions/index.ts';
import { useProblem, useWidgetField } from '../fields/use-widget-field.ts';
import { LanguageTexts } from './LanguageTexts.tsx';

const listPath = 'chatConfig.chatConfigLanguageList';

/** The agent's languages: which of them the widget speaks, which one first, and what it says in each. */
export function LanguageList({ context }: { context: WidgetContext }) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const list = useWidgetField(listPath);
  const primary = useWidgetField('chatConfig.primaryLanguageId');
  const menu = useWidgetField('chatConfig.chatMenuItemList');
  const problemOf = useProblem();
  const offered = languages.filter(({ id }) => context.languageIds.includes(id));
  const { maxLanguageCount } = context;
  const isFull = maxLanguageCount !== null && list.value.length >= maxLanguageCount;
  const problem = problemOf(listPath) ?? problemOf('chatConfig.primaryLanguageId');

  const speak = (languageId: string, on: boolean) => {
    const others = list.value.filter((one) => one.languageId !== languageId);
    const next = on ? [...others, ...newChatConfig([languageId]).chatConfigLanguageList] : others;
    list.change(next);
    // What is unfinished could not be saved, and would not be seen.
    if (!on)
      menu.change(
        menu.value.filter(
          (item) => item.languageId !== languageId || (item.displayName && item.intentId !== newId),
        ),
      );
    // A single one is the primary one, and one has to be.
    const [first] = next;
    if (first && !next.some((one) => one.languageId === primary.value)) primary.change(first.languageId);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {offered.map(({ id, languageCodeShort, countryCode }) => {
        const index = list.value.findIndex((one) => one.languageId === id);
        const isSpoken = index >= 0;
        const isOnly = isSpoken && list.value.length === 1;
        const name = shell(`language.${languageCodeShort}`);
        return (
          <Box key={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48, px: 1.5 }}>
              <Flag country={countryCode} />
              <Box sx={{ fontWeight: 550 }}>{name}</Box>
              <Box sx={{ flex: 1 }} />
              {isSpoken && list.value.length > 1 && (
                <Box
                  component="label"
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 0.75,
                    fontSize: '0.8125rem',
                    cursor: 'pointer',
                  }}
                >
                  <Box
                    component="input"
                    type="radio"
                    name="primaryLanguage"
                    checked={primary.value === id}
                    onChange={() => primary.change(id)}
                    sx={{ m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
                  />
                  {t('languages.primary')}
                </Box>
              )}
              <Toggle
                aria-label={t('languages.speak', { language: name })}
                title={isOnly ? t('languages.only') : undefined}
                checked={isSpoken}
                disabled={isOnly || (!isSpoken && isFull)}
                onChange={(on) => speak(id, on)}
              />
            </Box>
            {isSpoken && (
              <Box sx={{ p: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <LanguageTexts index={index} language={languageCodeShort} />
              </Box>
            )}
          </Box>
        );
      })}
      {isFull && offered.length > list.value.length && (
        <UpgradeMessage>{t('languages.limit', { count: maxLanguageCount })}</UpgradeMessage>
      )}
      {problem && (
        <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

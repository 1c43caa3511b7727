import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChatMenuItem, languages, menuItemsMax, newId } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newGuid } from '../../../ui/new-guid.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { SectionSwitches } from '../fields/SectionSwitches.tsx';
import { useProblem, useWidgetField } from '../fields/use-widget-field.ts';
import { MenuItemRow } from './MenuItemRow.tsx';

const path = 'chatConfig.chatMenuItemList';

/** The visitor's menu in each language, in its order. */
export function MenuItems() {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const { t: settings } = useTranslation('settings');
  const { value: items, change } = useWidgetField(path);
  const spoken = useWidgetField('chatConfig.chatConfigLanguageList').value;
  const problemOf = useProblem();
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = languages.filter(({ id }) => spoken.some(({ languageId }) => languageId === id));
  const languageId = offered.find(({ id }) => id === chosen)?.id ?? offered[0]?.id ?? '';
  const shown = items.filter((item) => item.languageId === languageId);
  const others = items.filter((item) => item.languageId !== languageId);
  const problemAt = (item: ChatMenuItem, name: keyof ChatMenuItem) =>
    problemOf(`${path}.${items.indexOf(item)}.${name}`);
  const wrongElsewhere = offered.filter(
    ({ id }) =>
      id !== languageId &&
      items.some(
        (item) => item.languageId === id && (problemAt(item, 'displayName') ?? problemAt(item, 'intentId')),
      ),
  );

  const set = (next: readonly ChatMenuItem[]) => change([...others, ...next]);
  const add = () => set([...shown, { id: newGuid(), languageId, intentId: newId, displayName: '' }]);
  const move = (from: number, to: number) => {
    const next = [...shown];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, '& > *': { maxWidth: '100%' } }}>
      {offered.length > 1 && (
        <Segmented
          label={t('menu.language')}
          value={languageId}
          choices={offered.map(({ id, languageCodeShort }) => ({
            value: id,
            label: shell(`language.${languageCodeShort}`),
          }))}
          onChange={setChosen}
        />
      )}
      {wrongElsewhere.map(({ id, languageCodeShort }) => (
        <Box key={id} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {t('menu.wrongIn', { language: settings(`languages.inSentence.${languageCodeShort}`) })}
        </Box>
      ))}
      {shown.length > 0 && (
        <Box sx={{ width: '100%' }}>
          <SortableList
            items={shown}
            nameOf={({ displayName }, index) => displayName || t('menu.number', { number: index + 1 })}
            onMove={move}
          >
            {(item, _index, handle) => (
              <MenuItemRow
                item={item}
                handle={handle}
                problemOf={(name) => problemAt(item, name)}
                onChange={(part) => change(items.map((one) => (one === item ? { ...one, ...part } : one)))}
                onRemove={() => change(items.filter((one) => one !== item))}
              />
            )}
          </SortableList>
        </Box>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        disabled={items.length >= menuItemsMax}
        onClick={add}
      >
        {t('menu.add')}
      </Button>
      {items.length > 0 && (
        <Box sx={{ width: '100%', borderTop: 1, borderColor: 'divider' }}>
          <SectionSwitches section="menu" />
        </Box>
      )}
    </Box>
  );
}

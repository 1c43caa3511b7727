import Box from '@mui/material/Box';
import type { UserSettings } from '@samtale/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';

/** The width, what scrolls, and each part of the shell, as far as a choice makes a difference in the layout in use. */
export function PartChoices() {
  const { t } = useTranslation('appearance');
  const { settings } = useSession().user;
  const { layout, mode, scroll, navbar, toolbar, footer } = settings;
  const isTop = layout !== 1;
  const scrollsBody = scroll === 'body';
  const select = <Value extends string>(
    label: string,
    values: readonly Value[],
    value: Value,
    text: (value: Value) => string,
    onChange: (value: Value) => void,
  ) => (
    <PlainSelect
      label={label}
      options={values.map((each) => ({ value: each, label: text(each) }))}
      value={value}
      onChange={onChange}
    />
  );
  const stylesOf = (part: 'navbar' | 'toolbar' | 'footer') =>
    scrollsBody &&
    (part !== 'navbar' || isTop) &&
    select(
      t(`part.${part}.style`),
      ['fixed', 'static'],
      settings[part].style,
      (style) => t(`style.${style}`),
      (style) => changeSettings(changed(settings, part, { style })),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Line label={t('width.label')}>
        {select(
          t('width.label'),
          ['fullwidth', 'container', 'boxed'],
          mode,
          (value) => t(`width.${value}`),
          (value) => changeSettings({ mode: value }),
        )}
      </Line>
      <Line label={t('scroll.label')}>
        {select(
          t('scroll.label'),
          ['content', 'body'],
          scroll,
          (value) => t(`scroll.${value}`),
          (value) => changeSettings({ scroll: value }),
        )}
      </Line>
      <Line
        label={t('part.navbar.label')}
        shown={navbar.display}
        onShow={(display) => changeSettings(changed(settings, 'navbar', { display }))}
      >
        {!isTop &&
          select(
            t('part.navbar.position'),
            ['left', 'right'],
            navbar.position,
            (position) => t(`side.${position}`),
            (position) => changeSettings({ navbar: { ...navbar, position } }),
          )}
        {stylesOf('navbar')}
      </Line>
      <Line
        label={t('part.toolbar.label')}
        shown={toolbar.display}
        onShow={(display) => changeSettings(changed(settings, 'toolbar', { display }))}
      >
        {select(
          t('part.toolbar.position'),
          ['below', 'above'],
          toolbar.position,
          (position) => t(`${isTop ? 'ofMenu' : 'ofScreen'}.${position}`),
          (position) => changeSettings({ toolbar: { ...toolbar, position } }),
        )}
        {stylesOf('toolbar')}
      </Line>
      <Line
        label={t('part.footer.label')}
        shown={footer.display}
        onShow={(display) => changeSettings(changed(settings, 'footer', { display }))}
      >
        {!isTop &&
          select(
            t('part.footer.position'),
            ['above', 'below'],
            footer.position,
            (position) => t(`ofFoot.${position}`),
            (position) => changeSettings({ footer: { ...footer, position } }),
          )}
        {stylesOf('footer')}
      </Line>
    </Box>
  );
}

/** The change of a part of the shell. */
function changed(
  settings: UserSettings,
  part: 'navbar' | 'toolbar' | 'footer',
  change: { display: boolean } | { style: 'fixed' | 'static' },
) {
  return { [part]: { ...settings[part], ...change } };
}

interface LineProps {
  label: string;
  /** Whether a part is shown, where that can be chosen. */
  shown?: boolean;
  onShow?(shown: boolean): void;
  children: ReactNode;
}

function Line({ label, shown = true, onShow, children }: LineProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 0.5, sm: 2 },
        minHeight: 38,
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: '0.8125rem' }}
      >
        <label htmlFor={id}>{label}</label>
        {onShow && <Toggle id={id} checked={shown} onChange={onShow} />}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 1 }}>
        {shown && children}
      </Box>
    </Box>
  );
}

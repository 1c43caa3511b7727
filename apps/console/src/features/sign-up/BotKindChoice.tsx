import Box from '@mui/material/Box';
import { BotKind } from '@samtale/contract';
import { Headset, LifeBuoy, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BotKindCard } from './BotKindCard.tsx';

type KindName = keyof typeof BotKind;

const icons: Record<KindName, LucideIcon> = { service: Headset, sales: ShoppingBag, support: LifeBuoy };
const kinds = Object.entries(BotKind) as [KindName, BotKind][];

/** What the first bot is for. */
export function BotKindChoice({ kind, onChoose }: { kind: BotKind; onChoose(kind: BotKind): void }) {
  const { t } = useTranslation('guest');
  const chosen = kinds.find(([, value]) => value === kind)?.[0];
  return (
    <div>
      <Box
        role="radiogroup"
        aria-label={t('newAgent.bot')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: '1fr' }, gap: 1 }}
      >
        {kinds.map(([name, value]) => (
          <BotKindCard
            key={name}
            icon={icons[name]}
            title={t(`newAgent.kind.${name}.title`)}
            about={t(`newAgent.kind.${name}.about`)}
            checked={value === kind}
            onChoose={() => onChoose(value)}
          />
        ))}
      </Box>
      {chosen && (
        <Box sx={{ display: { md: 'none' }, mt: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t(`newAgent.kind.${chosen}.about`)}
        </Box>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { DetailSection, Nothing } from './DetailSection.tsx';
import { Fact, Facts } from './Facts.tsx';

/** What the bot was told, by the names of the parameters, and who left a message. */
export function EnteredValues({ values }: { values: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('chat');
  const told = Object.entries(values);
  return (
    <DetailSection title={t('details.values.title')}>
      {told.length > 0 ? (
        <Facts>
          {told.map(([name, text]) => (
            <Fact key={name} label={name}>
              {text}
            </Fact>
          ))}
        </Facts>
      ) : (
        <Nothing>{t('details.values.empty')}</Nothing>
      )}
    </DetailSection>
  );
}

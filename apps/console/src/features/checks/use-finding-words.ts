import {
  type CheckFinding,
  type CheckKind,
  isCompanyValue,
  type LanguageCode,
  languageCode,
} from '@samtale/contract';
import { secretReference } from '@samtale/dialog';
import { useTranslation } from 'react-i18next';

/** What a finding says beside its flows: the phrase, the button, the parameter; null where there is no more to say. */
export function useFindingWords(): (finding: CheckFinding) => string | null {
  const { t } = useTranslation('checks');
  const { t: flows } = useTranslation('flows');
  const language = (text: string): LanguageCode => languageCode.catch('da').parse(text);
  const link = ({ text }: CheckFinding) => (text ? t('button', { text }) : t('action'));
  const place = ({ text }: CheckFinding) => `{{${text}}}`;
  const words: Record<CheckKind, (finding: CheckFinding) => string | null> = {
    samePhrase: ({ text }) => t('quoted', { text }),
    nearPhrase: ({ text, otherText }) => t('nearWords', { text, otherText }),
    similarFlow: () => null,
    leadsToGone: link,
    leadsToDisabled: link,
    leadsToUnpublished: link,
    redirectLoop: ({ text }) => text,
    unknownParameter: place,
    unaskedParameter: place,
    unusedValue: place,
    freeTextValue: ({ text }) => t('quoted', { text }),
    titleAsAnswer: ({ text }) => t('quoted', { text }),
    untoldValue: ({ text }) => (isCompanyValue(text) ? flows(`companyValue.${text}`) : text),
    unknownSecret: ({ text }) => secretReference(text),
    emptyAnswer: () => null,
    unansweredDraft: ({ text }) => text && t('quoted', { text }),
    unreachable: () => null,
    missingLanguage: ({ intent, text }) => t(`${intent ? 'missing' : 'missingAll'}.${language(text)}`),
    costlyEntityType: () => null,
    unusedEntityType: () => null,
  };
  return (finding) => {
    const said = words[finding.kind](finding);
    const others = finding.intent ? finding.count - 1 : 0;
    return said && others > 0 ? `${said} ${t('more', { count: others })}` : said;
  };
}

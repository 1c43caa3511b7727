import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { useFlowList } from '../../flow-list/index.ts';
import { useTemplateList } from '../../template-list/index.ts';
import { useChannelNames } from '../editor/channels/use-channel-names.ts';
import { actionWords } from './action-words.ts';
import type { PartWords } from './flow-parts.ts';

/** The words for the parts of a flow, in the reader's language. */
export function usePartWords(): PartWords {
  const { t, i18n } = useTranslation('flows');
  const { language } = i18n;
  const channelNames = useChannelNames();
  const number = useNumberFormat();
  const flows = useFlowList().data?.list;
  const templates = useTemplateList().data?.list;
  return useMemo(() => {
    const gone = t('history.part.gone');
    const titleIn = (list: readonly { id: string; title: string }[] | undefined, id: string) =>
      t('quoted', { title: list?.find((one) => one.id === id)?.title ?? gone });
    return {
      title: t('editor.title'),
      phrases: t('editor.tab.phrases'),
      template: t('history.part.template'),
      place: t('history.part.place'),
      actions: t('editor.tab.actions'),
      action: (action) => actionWords(action, { t, language, flowTitle: (id) => titleIn(flows, id) }),
      disabled: t('settings.disabled.title'),
      yes: t('history.part.yes'),
      nothing: t('history.part.nothing'),
      bubble: (response, bubble) => t('history.part.bubble', { response, bubble }),
      flow: (id) => titleIn(flows, id),
      templateTitle: (id) => titleIn(templates, id),
      delay: (seconds) => t('history.part.delay', { seconds }),
      noBackground: t('history.part.noBackground'),
      carousel: t('history.part.carousel'),
      channels: (list) => t('history.part.channels', { names: channelNames(list) }),
      responseNames: t('history.part.responseNames'),
      image: t('history.part.image'),
      video: t('history.part.video'),
      button: t('history.part.button'),
      parameters: t('history.part.parameters'),
      days: (days) => t(`parameters.days.${days}`),
      keywords: t('history.part.keywords'),
      settings: t('history.part.settings'),
      highPriority: t('history.part.highPriority'),
      mlOff: t('history.part.mlOff'),
      gptSource: t('history.part.gptSource'),
      gptAnswer: t('history.part.gptAnswer'),
      recording: t('history.part.recording'),
      speechWait: (seconds) => t('history.part.speechWait', { seconds: number(seconds) }),
    };
  }, [t, language, channelNames, number, flows, templates]);
}

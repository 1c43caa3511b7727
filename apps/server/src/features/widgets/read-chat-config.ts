import {
  type ChatConfig,
  languages,
  newChatConfig,
  newChatConfigLanguage,
  newGptSetting,
} from '@samtale/contract';

/**
 * All of a widget's settings: what is stored of them, over a new widget's. Of languages those the agent speaks count;
 * where none of the widget's own is left it has all of the agent's. What the menu has in others is gone with them.
 */
export function readChatConfig(stored: Partial<ChatConfig>, agentLanguageIds: readonly string[]): ChatConfig {
  const spoken = languages.map(({ id }) => id).filter((id) => agentLanguageIds.includes(id));
  const config = { ...newChatConfig(spoken), ...stored };
  const kept = config.chatConfigLanguageList.filter(({ languageId }) => spoken.includes(languageId));
  const list = (kept.length ? kept : spoken.map((languageId) => ({ languageId }))).map((language) => ({
    ...newChatConfigLanguage(language.languageId),
    ...language,
  }));
  const primary = list.find(({ languageId }) => languageId === config.primaryLanguageId) ?? list[0];
  return {
    ...config,
    gptSetting: { ...newGptSetting, ...config.gptSetting },
    chatConfigLanguageList: list,
    chatMenuItemList: config.chatMenuItemList.filter((item) =>
      list.some(({ languageId }) => languageId === item.languageId),
    ),
    primaryLanguageId: primary?.languageId ?? config.primaryLanguageId,
  };
}

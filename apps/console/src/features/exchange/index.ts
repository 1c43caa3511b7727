export { BotPreviewPanel } from './BotPreviewPanel.tsx';
export { BotReportPanel } from './BotReportPanel.tsx';
export { ExportMenu } from './ExportMenu.tsx';
export { holdsBot } from './holds-bot.ts';
export { useBotImport } from './use-bot-import.ts';

export { DraftBots } from './draft-bots.ts';
export { draftRevision, readDraftFlows } from './read-draft.ts';
export { simulatorRoutes } from './routes.ts';
export { type BotStore, type FoundBot, simulatedBot } from './simulated-bot.ts';

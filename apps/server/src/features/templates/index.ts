export { lockTemplate } from './lock-template.ts';
export { templateRoutes } from './routes.ts';
export { saveTemplatePhrases } from './save-template-phrases.ts';
export { templatePhrases, trainingPhraseTemplates } from './tables.ts';

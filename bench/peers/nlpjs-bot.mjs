import { dockStart } from '@nlpjs/basic';
import { LangDa } from '@nlpjs/lang-da';
import { LangEn } from '@nlpjs/lang-en';

/** A smaller step than the default 0.6: the most accurate setting found, at 12 times the training time. */
const tunedLearningRate = 0.02;

/**
 * An nlp.js bot that knows one language. nlp.js keeps its settings in a process-wide singleton, so start
 * only one in a process. `variant`: "default" or "tuned".
 */
export async function startNlpjs(language, variant) {
  const nlu =
    variant === 'tuned'
      ? { nlu: { [language]: { default: { className: 'NeuralNlu', learningRate: tunedLearningRate } } } }
      : {};
  const dock = await dockStart({
    use: ['Basic'],
    settings: { nlp: { languages: [language], autoSave: false, autoLoad: false, ...nlu } },
  });
  const container = dock.getContainer();
  container.use(language === 'da' ? LangDa : LangEn);
  const nlp = dock.get('nlp');
  nlp.addLanguage(language);
  return nlp;
}

export { phrasesOfText } from './editor/change-flow.ts';
export {
  baseOfNew,
  emptyEditorFlow,
  flowInput,
  newBubble,
  newResponse,
  newText,
  readFlow,
} from './editor/editor-flow.ts';
export { type EditorPhrases, newPhrase } from './editor/phrases/editor-phrase.ts';
export { PhraseList } from './editor/phrases/PhraseList.tsx';
export { isEmpty } from './editor/preview/shown-bubble.ts';
export { useShownValue } from './editor/preview/use-shown-value.ts';
export { WidgetPreview } from './editor/preview/WidgetPreview.tsx';

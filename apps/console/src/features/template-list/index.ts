export { TemplateChoice } from './TemplateChoice.tsx';
export { useTemplateList } from './use-template-list.ts';

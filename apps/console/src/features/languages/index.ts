export { EmptyLanguage } from './EmptyLanguage.tsx';
export { LanguageRow } from './LanguageRow.tsx';
export { LanguagesButton } from './LanguagesButton.tsx';
export { SpokenLanguages } from './SpokenLanguages.tsx';

import type { LanguageCode } from '@samtale/contract';

/** Why something was not done, by the server's message keys; `lost`: it did not get through. */
const problems: Record<LanguageCode, Record<string, string>> = {
  da: {
    lost: 'Det nåede ikke frem. Prøv igen.',
    'widget.tooMany': 'Det er sket mange gange nu. Vent lidt, og prøv igen.',
    'chat.mail.notSetUp': 'Der kan ikke sendes mail herfra.',
    'chat.mail.nothingSaid': 'Der er ikke sagt noget endnu.',
    'chat.mail.error': 'Mailen kunne ikke sendes. Prøv igen senere.',
    'widget.noUpload': 'Her kan der ikke sendes filer.',
    'file.error.empty': 'Filen er tom.',
    'file.error.tooLarge': 'Filen fylder mere end 10 MB.',
    'error.tooLarge': 'Filen fylder mere end 10 MB.',
    'file.error.kind': 'Den slags filer kan ikke sendes.',
    'file.error.damaged': 'Billedet kan ikke læses.',
  },
  en: {
    lost: 'It did not get through. Try again.',
    'widget.tooMany': 'That has been done many times now. Wait a little and try again.',
    'chat.mail.notSetUp': 'No e-mail can be sent from here.',
    'chat.mail.nothingSaid': 'Nothing has been said yet.',
    'chat.mail.error': 'The e-mail could not be sent. Try again later.',
    'widget.noUpload': 'Files cannot be sent here.',
    'file.error.empty': 'The file is empty.',
    'file.error.tooLarge': 'The file is larger than 10 MB.',
    'error.tooLarge': 'The file is larger than 10 MB.',
    'file.error.kind': 'Files of this kind cannot be sent.',
    'file.error.damaged': 'The picture cannot be read.',
  },
};
const other = { da: 'Det lykkedes ikke. Prøv igen.', en: 'It did not work. Try again.' };

/** A message key in words. */
export const problemOf = (language: LanguageCode, key: string): string =>
  problems[language][key] ?? other[language];

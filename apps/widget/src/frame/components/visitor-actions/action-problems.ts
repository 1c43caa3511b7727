import type { LanguageCode } from '@samtale/contract';

/** Why something was not done, by the server's message keys; `lost`: it did not get through. */
const problems: Record<LanguageCode, Record<string, string>> = {
  da: {
    lost: 'Det blev ikke sendt. Prøv igen.',
    'widget.tooMany': 'Du har prøvet for mange gange. Vent lidt, og prøv igen.',
    'chat.mail.notSetUp': 'Chatten kan ikke sende mail. Kopiér samtalen i stedet.',
    'chat.mail.nothingSaid': 'Samtalen har ingen beskeder endnu.',
    'chat.mail.error': 'Mailen kunne ikke sendes. Prøv igen senere.',
    'widget.noUpload': 'Du kan ikke sende filer her.',
    'file.error.empty': 'Filen er tom. Vælg en anden.',
    'file.error.tooLarge': 'Filen fylder mere end 10 MB. Vælg en mindre.',
    'error.tooLarge': 'Filen fylder mere end 10 MB. Vælg en mindre.',
    'file.error.kind':
      'Filtypen understøttes ikke. Vælg et billede, et dokument eller en lyd- eller videofil (mp3, mp4).',
    'file.error.damaged': 'Billedet er beskadiget. Vælg et andet.',
  },
  en: {
    lost: 'It was not sent. Try again.',
    'widget.tooMany': 'Too many attempts. Wait a little and try again.',
    'chat.mail.notSetUp': 'The chat cannot send e-mail. Copy the conversation instead.',
    'chat.mail.nothingSaid': 'The conversation has no messages yet.',
    'chat.mail.error': 'The e-mail could not be sent. Try again later.',
    'widget.noUpload': 'You cannot send files here.',
    'file.error.empty': 'The file is empty. Choose another.',
    'file.error.tooLarge': 'The file is larger than 10 MB. Choose a smaller one.',
    'error.tooLarge': 'The file is larger than 10 MB. Choose a smaller one.',
    'file.error.kind':
      'The file type is not supported. Choose a picture, a document, or a sound or video file (mp3, mp4).',
    'file.error.damaged': 'The picture is damaged. Choose another.',
  },
};
const other = { da: 'Det lykkedes ikke. Prøv igen.', en: 'It did not work. Try again.' };

/** It did not get through, and is sent later. */
export const keptTexts: Record<LanguageCode, string> = {
  da: 'Ingen forbindelse. Det bliver sendt, når forbindelsen er tilbage.',
  en: 'No connection. It will be sent when the connection is back.',
};

/** A message key in words. */
export const problemOf = (language: LanguageCode, key: string): string =>
  problems[language][key] ?? other[language];

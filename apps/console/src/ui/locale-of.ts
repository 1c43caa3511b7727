/** What dates, times and numbers are written by in a language of the console: its English is British. */
export const localeOf = (language: string): 'da-DK' | 'en-GB' => (language === 'en' ? 'en-GB' : 'da-DK');

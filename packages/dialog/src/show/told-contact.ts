export interface ToldContact {
  name: string;
  phone: string;
  email: string;
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
/** With or without a country's prefix: eight digits or more, and what stands between them in writing. */
const isPhone = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && !isDate(text) && text.replace(/\D/g, '').length >= 8;
const isDate = (text: string) => /^\d{1,4}[-.]\s?\d{1,2}[-.]\s?\d{1,4}$/.test(text);
const isNameOf = (parameter: string) => /navn|name/i.test(parameter);

/** What the bot was told that says who somebody is: a value that looks like it, or a parameter called so. */
export function toldContact(values: Readonly<Record<string, string>>): ToldContact {
  const texts = Object.values(values).map((text) => text.trim());
  const named = Object.entries(values).find(([name, text]) => isNameOf(name) && !isEmail(text.trim()));
  return {
    name: named?.[1].trim() ?? '',
    phone: texts.find(isPhone) ?? '',
    email: texts.find(isEmail) ?? '',
  };
}

/** A number as a reader of Danish (`1.234,5`) or English (`1,234.5`) writes it, also without separators; `NaN` for none. */
export function readNumber(text: string, language: string): number {
  const [group, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const [whole = '', cents, ...more] = text.replace(/\s/g, '').split(decimal);
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`);
  const digits = grouped.test(whole) ? whole.replaceAll(group, '') : whole;
  const isNumber = /^\d+$/.test(digits) && (cents === undefined || /^\d+$/.test(cents)) && !more.length;
  return isNumber ? Number(cents === undefined ? digits : `${digits}.${cents}`) : Number.NaN;
}

/** Number, provider and company, SMS key, service, what it is used for, state, and the button that removes. */
export const numberColumns =
  'minmax(150px, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) 112px 96px 36px';
/** Name, company, numbers, and the button that removes. */
export const providerColumns = 'minmax(0, 1.2fr) minmax(0, 1.2fr) 96px 36px';

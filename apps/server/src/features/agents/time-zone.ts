/** Where an agent's dates and times are meant (IANA): both languages on offer are spoken there. */
export const timeZone = 'Europe/Copenhagen';

/** Agent and company, plan, state, start, until when it is bound, and whether it is paid. */
export const soldColumns = 'minmax(0, 1.6fr) minmax(0, 1.2fr) 116px 104px minmax(120px, 0.8fr) 104px';

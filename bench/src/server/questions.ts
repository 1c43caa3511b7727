/** What the visitors of the demo agent ask. Half are training phrases, half are not and need the classifier. */
export const questions = [
  'Hvad koster fragt?',
  'Hvornår har I åbent?',
  'kan i mon fikse min punkterede cykel',
  'Tager I MobilePay?',
  'hvor længe er der garanti på en elcykel',
  'Kan jeg returnere min cykel?',
  'hvad tid lukker butikken i dag',
  'sælger i cykler til børn på 5 år',
] as const;

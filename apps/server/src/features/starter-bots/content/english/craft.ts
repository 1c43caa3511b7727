import { draft, handsOver } from '../topics.ts';

/** What those ask who want something built, repaired or kept. */
export const craft = [
  handsOver(
    'quote',
    'Get a quote',
    'Of course. Describe the job and where it is, and one of us will help you with a quote.',
    [
      'I would like a quote',
      'Can you make me an offer?',
      'Can you come and have a look?',
      'Can I get an estimate?',
      'Can you price the job?',
      'I have a job for you',
      'We need some work done',
    ],
  ),
  draft('services', 'Services', [
    'What do you do?',
    'Which jobs do you take on?',
    'Do you take small jobs too?',
    'Do you do repairs too?',
    'Are you certified?',
    'Do you work for private homes?',
    'Can you get the materials?',
  ]),
  draft('prices', 'Prices', [
    'What is your hourly rate?',
    'What does a call-out cost?',
    'How much do you charge an hour?',
    'Does the price include VAT?',
    'Do you have fixed prices?',
    'Can I get a tax deduction?',
  ]),
  draft('waitingTime', 'When can you come?', [
    'When can you come?',
    'How long is the wait?',
    'When can you start?',
    'How soon can you be here?',
    'Do you have time this month?',
    'How long does the work take?',
  ]),
  draft('area', 'Where we work', [
    'Do you come to my town?',
    'Where do you work?',
    'Which area do you cover?',
    'Do you work all over the country?',
    'Do you work in Copenhagen?',
    'Do you come out to holiday homes?',
  ]),
  draft('urgent', 'Urgent help', [
    'It is urgent',
    'Do you have an emergency service?',
    'It is an emergency',
    'I need help right away',
    'Do you come at night?',
    'Can you come out today?',
  ]),
  draft('guarantee', 'Guarantee', [
    'Is there a guarantee on the work?',
    'What if something breaks afterwards?',
    'How long does the guarantee last?',
    'Are you insured?',
    'Are you part of a guarantee scheme?',
    'Do you put defects right?',
  ]),
];

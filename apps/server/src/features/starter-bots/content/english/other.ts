import { draft } from '../topics.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What visitors ask any company. */
export const other = [
  draft('services', 'What we offer', [
    'What do you do?',
    'What do you offer?',
    'Tell me about yourselves',
    'What can you help with?',
    'Which products do you have?',
    'What can I do at your place?',
  ]),
  draft('prices', 'Prices', [
    'How much does it cost?',
    'What are your prices?',
    'Do you have a price list?',
    'What does it cost per month?',
    'Is it free?',
    'Is there a fee?',
  ]),
  draft('start', 'Getting started', [
    'How do I get started?',
    'How do I sign up?',
    'How do I become a customer?',
    'How do I become a member?',
    'Can I try it first?',
    'How do I place an order?',
  ]),
  payment,
  parking,
  draft('jobs', 'Jobs', [
    'Are you hiring?',
    'Do you have any vacancies?',
    'Can I get a job with you?',
    'Where do I send my application?',
    'Do you take interns?',
    'Do you have part-time jobs?',
  ]),
];

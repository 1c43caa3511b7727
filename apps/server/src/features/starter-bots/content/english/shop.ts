import { draft, handsOver } from '../topics.ts';
import { payment } from './payment.ts';

/** What those ask who buy goods, in a shop or on the web. */
export const shop = [
  handsOver(
    'order',
    'My order',
    'Tell me what it is about, with your order number if you have it, and one of us will help you.',
    [
      'Where is my order?',
      'When will my parcel arrive?',
      'I have not received my parcel',
      'What is the status of my order?',
      'Can I change my order?',
      'I want to cancel my order',
      'I did not get an order confirmation',
    ],
  ),
  handsOver(
    'complaint',
    'Complaint',
    'I am sorry to hear that. Tell me what is wrong, with your order number if you have it, and one of us will help you.',
    [
      'I have a complaint',
      'The product is broken',
      'It only lasted a short while',
      'I got the wrong item',
      'Something is missing from my parcel',
      'I want to complain',
      'There is a fault in what I bought',
    ],
  ),
  draft('products', 'Products', [
    'What do you sell?',
    'Which products do you have?',
    'Do you have it in stock?',
    'Which brands do you carry?',
    'Does it come in other colours?',
    'When will you have it back in stock?',
    'Which size should I choose?',
  ]),
  draft('prices', 'Prices', [
    'How much does it cost?',
    'What are your prices?',
    'How much is this one?',
    'Do you have a price list?',
    'What is the cheapest one?',
    'Does the price include VAT?',
  ]),
  draft('delivery', 'Delivery', [
    'How long does delivery take?',
    'How much is shipping?',
    'Do you ship abroad?',
    'Can you deliver to a pick-up point?',
    'How fast can you deliver?',
    'Can I collect it in the shop?',
    'Do you deliver to the door?',
  ]),
  draft('returns', 'Returns and exchanges', [
    'How do I return something?',
    'Can I exchange it?',
    'I want my money back',
    'How long can I return an item?',
    'It does not fit',
    'I regret my purchase',
    'Who pays for the return?',
  ]),
  payment,
];

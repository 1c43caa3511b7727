import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';

/** What owners of animals ask: at the vet's, the groomer's, a boarding kennel. */
export const animals = [
  bookTime,
  cancelTime,
  draft('animals', 'Which animals', [
    'Which animals do you take?',
    'Do you take cats too?',
    'Can you help with my rabbit?',
    'Do you take large dogs?',
    'Are there animals you do not take?',
    'Can I bring my puppy?',
  ]),
  draft('prices', 'Prices', [
    'How much is it?',
    'What are your prices?',
    'Do you have a price list?',
    'What does it cost for a small dog?',
    'Is it cheaper with two animals?',
    'Is it more expensive in the holidays?',
    'Does my pet insurance cover it?',
  ]),
  draft('urgent', 'When an animal is ill', [
    'My dog is ill',
    'The cat will not eat',
    'My dog has been hurt',
    'What do I do when my pet gets ill?',
    'Who do I call when you are closed?',
    'It is urgent, it is my cat',
  ]),
  draft('bring', 'What to bring', [
    'What should my dog bring?',
    'Do I bring food?',
    'Does the dog have to be vaccinated?',
    'Which vaccinations does my cat need?',
    'Can it have its own blanket?',
    'Do I need any papers?',
  ]),
  draft('dropOff', 'Drop-off and collection', [
    'When can I drop off my dog?',
    'When do I collect it?',
    'Can I collect on a Sunday?',
    'Can somebody else collect my pet?',
    'Do I have to stay with the animal?',
    'Do you pick animals up?',
  ]),
  parking,
];

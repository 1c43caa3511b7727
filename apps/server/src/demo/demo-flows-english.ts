import type { WrittenFlow } from '../features/starter-bots/index.ts';
import { englishModels } from './demo-models.ts';

export const englishDemoFlows: WrittenFlow[] = [
  {
    key: 'welcome',
    title: 'Welcome',
    phrases: [],
    bubbles: [
      { text: "Hello, and welcome to Nordlys Cykler. I'm the shop's chatbot." },
      {
        delay: 0.6,
        text: 'What can I help you with?',
        suggestions: [
          { title: 'Opening hours', flow: 'openingHours' },
          { title: 'Delivery', flow: 'delivery' },
          { title: 'Service and repairs', flow: 'repair' },
        ],
      },
    ],
  },
  {
    key: 'fallback',
    title: 'I did not understand',
    phrases: [],
    bubbles: [
      {
        text: "I'm sorry, I can't answer that yet. Try other words, or choose one of these:",
        suggestions: [
          { title: 'Talk to a person', flow: 'human' },
          { title: 'Opening hours', flow: 'openingHours' },
        ],
      },
    ],
  },
  {
    key: 'greeting',
    title: 'Greeting',
    phrases: [
      'Hello',
      'Hi',
      'Hi there',
      'Hey',
      'Good morning',
      'Good afternoon',
      'Good evening',
      'Hello there',
    ],
    bubbles: [{ text: 'Hi! Ask me about opening hours, delivery, repairs or our bikes.' }],
  },
  {
    key: 'openingHours',
    title: 'Opening hours',
    phrases: [
      'When are you open?',
      'What are your opening hours?',
      'Are you open on Sunday?',
      'How late is the shop open today?',
      'When do you close?',
      'Is the shop open at the weekend?',
      'What time do you open?',
      'opening hours',
      'Are you open on public holidays?',
    ],
    bubbles: [
      { text: "We're open Monday to Friday 9:30–17:30 and Saturday 10:00–14:00." },
      { delay: 0.5, text: "We're closed on Sundays and public holidays, but you can always order online." },
    ],
  },
  {
    key: 'delivery',
    title: 'Delivery',
    phrases: [
      'How long does delivery take?',
      'How much is shipping?',
      'Do you deliver to the whole country?',
      'When will my bike arrive?',
      'Can you send the bike to my home?',
      'Is delivery free?',
      'What is the delivery time?',
      'Can I get it delivered in the evening?',
      'delivery and shipping',
    ],
    bubbles: [
      {
        text: 'We deliver bikes fully assembled and ready to ride, anywhere in Denmark, in 3–5 working days.',
      },
      {
        delay: 0.5,
        text: 'Delivery is DKK 299, and free when you spend more than DKK 5,000.',
        suggestions: [
          { title: 'Can I collect it in the shop?', flow: 'pickUp' },
          { title: 'Do you deliver to islands?', flow: 'islands' },
        ],
      },
    ],
  },
  {
    key: 'pickUp',
    title: 'Collecting in the shop',
    parent: 'delivery',
    phrases: [
      'Can I collect it myself?',
      'Can I collect it in the shop?',
      "Then I'll pick it up",
      'click and collect',
    ],
    bubbles: [
      { text: "Yes, collecting is free. You'll get a text when the bike is ready, usually the day after." },
    ],
  },
  {
    key: 'islands',
    title: 'Delivery to islands',
    parent: 'delivery',
    phrases: [
      'Do you deliver to islands?',
      'To Bornholm as well?',
      'What about Samsø?',
      'to an island without a bridge',
    ],
    bubbles: [{ text: 'Yes. Islands without a bridge cost DKK 150 more and take a couple of days longer.' }],
  },
  {
    key: 'repair',
    title: 'Service and repairs',
    phrases: [
      'Can you repair my bike?',
      "I'd like to book a service",
      'I have a flat tyre',
      'What does a service cost?',
      'My brakes are not working',
      'The gears keep slipping, can you fix it?',
      'How quickly can you mend a puncture?',
      'Do you have a workshop?',
      'My chain broke',
    ],
    bubbles: [
      { text: 'Our workshop repairs all kinds of bikes, also those bought elsewhere.' },
      {
        delay: 0.5,
        text: 'A full service is DKK 499, and a puncture usually takes an hour.',
        suggestions: [{ title: 'Book a time', flow: 'bookRepair' }],
      },
    ],
  },
  {
    key: 'bookRepair',
    title: 'Book the workshop',
    parent: 'repair',
    phrases: [
      'Book a time',
      "I'd like an appointment",
      'When is the next free slot?',
      'Can I come tomorrow?',
    ],
    bubbles: [{ text: 'There is usually a slot within two days. A colleague will find a time with you.' }],
    handOver: true,
  },
  {
    key: 'returns',
    title: 'Returns and exchanges',
    phrases: [
      'Can I return my bike?',
      'I want to exchange an item',
      'How many days do I have to return something?',
      'How do I send something back?',
      'Do I get my money back if I change my mind?',
      "The helmet doesn't fit, can I swap it?",
      'returns',
      'I regret my purchase',
    ],
    bubbles: [
      { text: 'You can return unused items for 30 days. Please bring the receipt.' },
      {
        delay: 0.5,
        text: 'We collect bikes from you for free. Smaller items go back with the label in the box.',
      },
    ],
  },
  {
    key: 'warranty',
    title: 'Warranty',
    phrases: [
      'How long is the warranty?',
      'Is there a warranty on the battery?',
      'The frame cracked, is it covered?',
      'What does the warranty cover?',
      'Can I make a complaint about a faulty bike?',
      'My bike broke after a year',
      'e-bike warranty',
    ],
    bubbles: [
      { text: 'Frames have a 5-year warranty; battery, motor and everything else 2 years.' },
      { delay: 0.5, text: "Drop by the workshop or send us a photo, and we'll take a look." },
    ],
  },
  {
    key: 'payment',
    title: 'Payment',
    phrases: [
      'How can I pay?',
      'Do you take MobilePay?',
      'Can I pay in instalments?',
      'Do you offer financing?',
      'Do you accept credit cards?',
      'Can I get an invoice?',
      'payment options',
    ],
    bubbles: [
      { text: 'You can pay by card, MobilePay or invoice, and spread it over 12 months without interest.' },
    ],
  },
  {
    key: 'electric',
    title: 'Electric bikes',
    phrases: [
      'How far does an e-bike go on one charge?',
      'Which electric bike should I choose?',
      'How long does it take to charge the battery?',
      'Do you sell e-bikes?',
      'What is the range?',
      'Can I test ride an electric bike?',
      'What is your cheapest e-bike?',
    ],
    bubbles: [
      { text: 'Our e-bikes go 60–120 km on a charge, and the battery is full in four hours.' },
      {
        delay: 0.5,
        text: 'They start at DKK 12,999. You can test ride all of them in the shop, no booking needed.',
      },
    ],
  },
  {
    key: 'children',
    title: "Children's bikes",
    phrases: [
      'What size bike does my child need?',
      "Do you have children's bikes?",
      'My daughter is 5, which bike should she have?',
      'Do you sell balance bikes?',
      'Do you have bikes with training wheels?',
      'bike for an 8 year old boy',
    ],
    bubbles: [
      { text: '12–16 inch fits ages 3–5, 20 inch ages 6–8 and 24 inch ages 9–12. Come by and try one.' },
    ],
  },
  englishModels,
  {
    key: 'human',
    title: 'Talk to a person',
    phrases: [
      'I want to talk to a human',
      'Can I speak to someone?',
      'Is there a real person I can chat with?',
      'Put me through to customer service',
      "I don't want to talk to a robot",
      'Can I talk to an employee?',
      'customer service please',
    ],
    bubbles: [{ text: "Of course. I'll see if a colleague is available." }],
    handOver: true,
  },
  {
    key: 'thanks',
    title: 'Thanks',
    phrases: [
      'Thanks',
      'Thank you',
      'Thanks a lot for your help',
      'Great, thanks',
      "That's all, thank you",
      'Perfect, cheers',
    ],
    bubbles: [{ text: "You're welcome. Enjoy the ride." }],
  },
];

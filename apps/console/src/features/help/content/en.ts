import type { HelpTopic } from '../help-content.ts';

/** The help in English. */
export const topics: readonly HelpTopic[] = [
  {
    id: 'begin',
    title: 'Getting started',
    questions: [
      {
        id: 'what-is-samtale',
        question: 'What is Samtale for?',
        answer: [
          'Samtale is a bot that talks with your customers on your website, and a place where you can follow along and take over. You decide what the bot recognises and what it answers. It collects the questions it cannot answer for you.',
        ],
      },
      {
        id: 'first-steps',
        question: 'Where do I start?',
        answer: [
          {
            steps: [
              'Open Flows and create a flow for what customers ask most.',
              'Write five to ten training phrases the way customers would say it.',
              'Write the answer and choose Publish.',
              'Choose Try the bot at the top and ask the question yourself.',
              'Put the chat on your website.',
            ],
          },
        ],
      },
      {
        id: 'widget-snippet',
        question: 'How do I put the chat on our website?',
        answer: [
          'Go to Settings, choose the chat widget, and copy the line under Installation. Insert it just before </body> on the pages where the chat should appear. It looks like this:',
          { code: '<script async src="https://samtale.example/widget/THE-KEY.js"></script>' },
          'The chat uses the language of the page if it can. With data-language="da" in the line, it is in Danish. The script only loads a small button. The rest is loaded when someone opens the chat.',
        ],
      },
      {
        id: 'try-widget',
        question: 'Can I see the chat as customers see it?',
        answer: [
          'Yes. Press the round button at the bottom right and choose a chat widget. It is the real chat, so the conversation is also listed under Chat. The simulator (Try the bot) saves nothing.',
        ],
      },
    ],
  },
  {
    id: 'building',
    title: 'Building the bot',
    questions: [
      {
        id: 'what-is-a-flow',
        question: 'What is a flow?',
        answer: [
          'A flow is one subject: the phrases the bot should recognise, and what it does then. That can be an answer, a series of questions, a look-up in another system, or handing over to a person.',
        ],
      },
      {
        id: 'training-phrases',
        question: 'How many training phrases does it take?',
        answer: [
          'Start with five to ten that really differ. Write them as customers do, including short and sloppy ones. While you write, the editor warns you if a phrase is too similar to one in another flow.',
        ],
      },
      {
        id: 'publish',
        question: 'What is the difference between saving and publishing?',
        answer: [
          'Saving as a draft does not change what customers see. Publishing saves a version of the flow and trains the bot. When the training is done, the bot answers the new way. You can also schedule when a flow is published and unpublished again.',
        ],
      },
      {
        id: 'history',
        question: 'Can I go back to an older version of a flow?',
        answer: [
          'Yes. Open the flow and choose History. Compare the versions, load the one you want into the editor, and publish it.',
        ],
      },
      {
        id: 'templates-entities',
        question: 'What are templates and entities?',
        answer: [
          'A template is training phrases that several flows share. An entity is a type of value the bot can find in what the customer says: a city, a date, an order number. Mark it in a training phrase, and the flow can ask for it when it is missing, and use it in the answer.',
        ],
      },
      {
        id: 'company-values',
        question: 'How does the bot give our phone number and opening hours?',
        answer: [
          'Enter them in one place: name, address, phone number, e-mail and website under Settings, The company, and the hours under Settings, Opening hours. If the bot reads your website, you can often take them from there with one click.',
          'Choose “Insert value” in an answer, and your text appears in the answer. When something changes, you only correct it in one place. “Tell the bot this” above the flows shows what is still missing.',
        ],
      },
      {
        id: 'languages',
        question: 'Does the bot speak several languages?',
        answer: [
          'Yes, Danish and English. Each language has its own flows. Turn a language on under The bot’s languages on the list of flows, and copy flows from one to the other if you like. The flags at the top choose which language you work on.',
        ],
      },
      {
        id: 'other-systems',
        question: 'Where do I save keys and passwords for other systems?',
        answer: [
          'Under Settings → Secrets, not in the flow. The value is stored encrypted, is never shown again and is not included when the bot is exported. In an action that calls another system, choose “Secret” next to the address, the headers or the body. The value is only inserted when the request is sent, and in the address only after ?. If the key changes, give the secret a new value. The flows do not need to be changed.',
        ],
      },
      {
        id: 'generated-answers',
        question: 'Can the bot answer what no flow covers?',
        answer: [
          'Yes, when the agent includes generated answers and a language model is connected. The model only answers from your own sources and flows, and the answer shows what it is based on. If the model does not know the answer, the question becomes an unsolved question.',
          {
            steps: [
              'Add your website or documents under Sources.',
              'Open a flow, go to its settings and choose “Used as a source” under Generated answers. With “Used as the answer”, the flow’s own answer is given word for word.',
              'Go to Settings, choose the chat widget and open Generated answers. There you choose when answers are generated, the instructions for the model, what it notes and how much it may use.',
            ],
          },
        ],
      },
      {
        id: 'sources',
        question: 'How does the bot learn from our website and documents?',
        answer: [
          'Under Sources. Add the address of a website. It is read page by page, and again as often as you choose. Or upload documents: pdf, docx, doc or txt, at most 258 MB each.',
          'Open a source to search its pages, edit a text by hand or leave a page out of answers. “Try a question” shows which passages an answer would be based on.',
          'To divide a long document into several pages, insert a line between them that only contains:',
          { code: '===== split =====' },
        ],
      },
      {
        id: 'import-flows',
        question: 'Can I import a bot from somewhere else?',
        answer: [
          'Yes. Choose Import on the list of flows. You can import questions and answers from a CSV or TSV file, a whole bot from Dialogflow, or a bot exported from here. You always see what will happen before anything is saved.',
        ],
      },
    ],
  },
  {
    id: 'training-topic',
    title: 'Training',
    questions: [
      {
        id: 'training',
        question: 'When is the bot trained?',
        answer: [
          'Automatically, each time you publish something. The line at the top of the list of flows shows how far the training has come. The bot answers as before in the meantime, and continues to do so if the training fails.',
        ],
      },
      {
        id: 'unsolved-questions',
        question: 'What are unsolved questions?',
        answer: [
          'Questions that no flow covered. They are collected under Training, where questions about the same thing are grouped. Choose Add to flow, and the bot can answer next time. Before you save, you can try what the bot would say.',
        ],
      },
      {
        id: 'conversation-tests',
        question: 'How do I make sure a change does not break something?',
        answer: [
          'Save a conversation that went well as a conversation test. All tests are run before a new version of the bot goes live. If a required test fails, your changes are held back until you have looked at it.',
          'Check shows what is wrong right now: flows without answers, buttons that lead nowhere, and phrases that are too similar.',
        ],
      },
    ],
  },
  {
    id: 'chatting',
    title: 'Chatting with customers',
    questions: [
      {
        id: 'take-over',
        question: 'How do I take over a conversation?',
        answer: [
          'Go online in the menu, open the conversation under Chat, and choose Take over. Then you answer instead of the bot. Choose Leave chat to give it back to the bot, or end the conversation when it is done.',
        ],
      },
      {
        id: 'hand-over',
        question: 'Can I hand a conversation over to a colleague?',
        answer: [
          'Yes. Choose Hand over in the conversation, and a colleague or a team. Write an internal note first if there is something they should know. The customer does not see it.',
        ],
      },
      {
        id: 'neglected',
        question: 'What happens when nobody answers a customer?',
        answer: [
          'If the person who took over does not answer in time, the customer goes back in the queue and someone else can take over. An administrator sets the time limit under Chat rules. Customers can see their place in the queue and can leave a message instead of waiting. They are asked for one when nobody is online.',
        ],
      },
      {
        id: 'canned-replies',
        question: 'Can I avoid writing the same thing over and over?',
        answer: [
          'Type # in the reply field to show the canned replies. The ones you use most are at the top.',
        ],
      },
      {
        id: 'push',
        question: 'How am I notified when a customer wants to talk to a person?',
        answer: [
          'Open Profile and turn notifications on for the device you are using. Do the same on your phone. You are notified while you are online, even when Samtale is closed.',
          'On iPhone and iPad, you must add Samtale to the home screen first.',
          'When a visitor leaves a message while nobody is online, you get an e-mail. Turn this on or off under Profile.',
        ],
      },
      {
        id: 'home-screen',
        question: 'Can I use Samtale on my phone?',
        answer: [
          'Yes, every screen works on a phone. Choose Add to home screen in the browser, and Samtale opens like an app.',
        ],
      },
      {
        id: 'offline',
        question: 'What happens when the connection is lost?',
        answer: [
          'You can continue writing. What you send in the chat is saved on the device and sent when the connection is back, once and in the right order.',
        ],
      },
    ],
  },
  {
    id: 'customers-topic',
    title: 'Customers and data',
    questions: [
      {
        id: 'customers',
        question: 'What do I find under Customers?',
        answer: [
          'The people who have talked with the bot, and what you know about them. Name, phone and e-mail are saved when the customer gives them, or when you enter them. Mark a customer as solved when there is nothing more to do.',
        ],
      },
      {
        id: 'merge-customers',
        question: 'The same customer exists twice. What do I do?',
        answer: [
          'Open one of them and choose “Merge with another customer”. You choose which one is kept. The conversations are moved too.',
        ],
      },
      {
        id: 'customer-files',
        question: 'Can I import customers from a spreadsheet?',
        answer: [
          'Yes. Save the spreadsheet as CSV and choose Import under Customers. You see the rows before they are saved, and which are skipped and why. Export gives you the list as a file.',
        ],
      },
      {
        id: 'anonymise',
        question: 'How do I delete personal details in a conversation?',
        answer: [
          'Choose Anonymise in the conversation’s menu. The text is deleted everywhere and cannot be recovered. Afterwards, you see a receipt of what was deleted, when and by whom.',
        ],
      },
    ],
  },
  {
    id: 'people',
    title: 'Users and security',
    questions: [
      {
        id: 'roles',
        question: 'Which roles are there?',
        answer: [
          'Chat agents see chat and customers. Chat developers see those too, and build flows, templates, entities and training. Administrators have access to everything, and also manage users and the subscription. A user can have several roles, and other roles on another agent.',
        ],
      },
      {
        id: 'team',
        question: 'How do I invite a colleague?',
        answer: [
          'An administrator does so under Team: name, e-mail and at least one role. The colleague gets an e-mail with a link and chooses a password. A team is a group that a conversation can be handed over to.',
        ],
      },
      {
        id: 'agents',
        question: 'What is an agent, and can we have several?',
        answer: [
          'An agent is one bot with its own flows, conversations and customers. If you have access to several, choose at the top of the menu which one you work on. The page is reloaded because everything on it belongs to the agent.',
        ],
      },
      {
        id: 'phone-numbers',
        question: 'Where do I see all phone numbers?',
        answer: [
          'Under Phone numbers, if you are a user administrator. Add the provider first and then its numbers. Enter them the way you usually do, and they are saved with their country code. A removed number is not deleted: you find it under Removed and can save it again to use it. A provider can be removed when it has no numbers left.',
        ],
      },
      {
        id: 'two-factor',
        question: 'How do I turn on two-factor sign-in?',
        answer: [
          'Open Profile and choose Two-factor sign-in. You can get a code by e-mail or use an authenticator app. Save the recovery codes in a safe place. You can sign in with them if you lose your phone. Each code works once.',
          'If a colleague has lost both phone and codes, an administrator can turn off two-factor sign-in under Team: open the colleague and choose Turn off.',
        ],
      },
      {
        id: 'devices',
        question: 'I forgot to log out somewhere. What do I do?',
        answer: [
          'Profile shows everywhere you are signed in. Log out of them one by one, or all at once. If there is a device you do not recognise, also choose a new password.',
        ],
      },
      {
        id: 'forgotten-password',
        question: 'I have forgotten my password',
        answer: [
          'Choose “Forgot your password?” where you sign in. You get a link by e-mail. It works once, and a newer link makes the older one useless.',
        ],
      },
    ],
  },
  {
    id: 'console',
    title: 'Samtale on screen',
    questions: [
      {
        id: 'appearance',
        question: 'Can I change how Samtale looks?',
        answer: [
          'Yes, under Profile. Choose light or dark, one of eight colour themes, and whether the menu is at the side or at the top. It applies only to you, and follows you to your other devices.',
        ],
      },
      {
        id: 'shortcuts',
        question: 'Which shortcuts are there?',
        answer: [
          {
            steps: [
              'Ctrl+K (⌘K on a Mac) searches the menu.',
              'Ctrl+J opens the overview of what is waiting for you.',
              'Ctrl+. opens the simulator on the pages where you build the bot.',
              'Ctrl+S saves a flow, and Ctrl+Enter publishes it.',
            ],
          },
          'Star a menu entry to show it as an icon at the top.',
        ],
      },
      {
        id: 'trial',
        question: 'What happens when the trial ends?',
        answer: [
          'The trial lasts 14 days and needs no payment card. The overview (Ctrl+J) shows chat developers and administrators how many days are left and what has been used. Your flows and conversations are not deleted because the trial ends.',
        ],
      },
    ],
  },
];

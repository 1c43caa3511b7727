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
          'Samtale is a bot that talks with your customers on your website, and a place where you can follow along and take over. You decide what the bot recognises and what it answers. What it cannot answer, it gathers for you.',
        ],
      },
      {
        id: 'first-steps',
        question: 'Where do I begin?',
        answer: [
          {
            steps: [
              'Open Flows and make a flow for what customers ask most.',
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
          'Go to Settings, choose the chat widget, and copy the line under Installation. Put it just before </body> on the pages where the chat is to be. It looks like this:',
          { code: '<script async src="https://samtale.example/widget/THE-KEY.js"></script>' },
          'The chat speaks the language of the page if it can; data-language="da" in the line makes it Danish. The script fetches a small button only; the rest comes when somebody wants to use it.',
        ],
      },
      {
        id: 'try-widget',
        question: 'Can I see the chat as customers see it?',
        answer: [
          'Yes. Press the round button at the bottom right and choose a chat widget. It is the real chat, so the conversation is listed under Chat, too. The simulator (Try the bot) keeps nothing.',
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
          'A flow is one subject: the phrases the bot is to recognise, and what it does then. That can be an answer, a series of questions, a look-up in another system, or handing over to a person.',
        ],
      },
      {
        id: 'training-phrases',
        question: 'How many training phrases does it take?',
        answer: [
          'Begin with five to ten that really differ. Write them as customers do, the short and crooked ones too. While you write, the editor tells you when a phrase is too much like one in another flow.',
        ],
      },
      {
        id: 'publish',
        question: 'What is the difference between saving and publishing?',
        answer: [
          'Saving as draft touches nothing customers see. Publishing keeps a version of the flow and asks for training. When that is done, the bot answers the new way. You can also plan when a flow is to be published and taken down again.',
        ],
      },
      {
        id: 'history',
        question: 'Can I go back to an older version of a flow?',
        answer: [
          'Yes. Open the flow and choose History. Compare the versions, bring the one you want into the editor, and publish it.',
        ],
      },
      {
        id: 'templates-entities',
        question: 'What are templates and entities?',
        answer: [
          'A template is training phrases that several flows share. An entity is a kind of value the bot can find in what the customer says: a city, a date, an order number. Mark it in a training phrase, and the flow can ask for it when it is missing, and use it in the answer.',
        ],
      },
      {
        id: 'company-values',
        question: 'How does the bot give our phone number and opening hours?',
        answer: [
          'Enter them in one place: name, address, phone number, e-mail and website under Settings, The company, and the hours under Settings, Opening hours. If the bot reads your website, you can often take them from there with one click.',
          'Choose “Insert value” in an answer, and your text appears in the answer. When something changes, you only correct it in one place. “Say this first” above the flows shows what is still missing.',
        ],
      },
      {
        id: 'languages',
        question: 'Does the bot speak several languages?',
        answer: [
          "Yes, Danish and English. Each language has flows of its own. Turn a language on under The bot's languages on the list of flows, and copy flows from one to the other if you like. The flags at the top choose which language you work on.",
        ],
      },
      {
        id: 'other-systems',
        question: 'Where do I keep keys and passwords of other systems?',
        answer: [
          'Under Settings → Secrets, not in the flow. The value is kept encrypted, is never shown again, and does not go along when the bot is exported. In an action that asks another system, choose “Secret” beside the address, the headers or the body. The value is put in only when the request is sent, and in the address only after ?. When the key changes, the secret gets a new value, and the flows stay as they are.',
        ],
      },
      {
        id: 'generated-answers',
        question: 'Can the bot answer what no flow covers?',
        answer: [
          'Yes, when the agent includes generated answers and a language model is connected. The model answers from your own sources and flows only, and the answer shows what it rests on. What it does not know becomes an unsolved question as before.',
          {
            steps: [
              'Add your website or documents under Sources.',
              'Open a flow, go to its settings and choose “Used as a source” at Generated answers. With “Used as the answer” the flow’s own answer is given word for word.',
              'Go to Settings, choose the chat widget and open Generated answers. There you choose when answers are generated, what the model is told, what it notes and how much it may use.',
            ],
          },
        ],
      },
      {
        id: 'sources',
        question: 'How does the bot learn from our website and documents?',
        answer: [
          'Under Sources. Add a website by its address, and it is read page by page, and again as often as you choose. Or upload documents: pdf, docx, doc or txt, at most 258 MB each.',
          'Open a source to search its pages, edit a text by hand or leave a page out of answers. Try a question shows which passages an answer would rest on.',
          'To divide a long document into several pages, put a line between them that says only:',
          { code: '===== split =====' },
        ],
      },
      {
        id: 'import-flows',
        question: 'Can I bring a bot from somewhere else?',
        answer: [
          'Yes. Choose Import on the list of flows. You can bring questions and answers from a CSV or TSV file, a whole bot from Dialogflow, or a bot exported from here. You always see what will happen before anything is saved.',
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
          'By itself, each time you publish something. The line at the top of the list of flows shows how far it is. Meanwhile the bot answers as before, and if the training fails, it goes on doing so.',
        ],
      },
      {
        id: 'unsolved-questions',
        question: 'What are unsolved questions?',
        answer: [
          'Questions that no flow covered. They gather under Training, and those that ask the same stand together. Choose Add to flow, and next time the bot can answer. Before you save you can try what the bot would say.',
        ],
      },
      {
        id: 'conversation-tests',
        question: 'How do I keep a change from breaking something?',
        answer: [
          'Keep a conversation that went well as a conversation test. All tests are run before a new version of the bot may answer. A test that must hold and does not keeps the changes back until you have looked at it.',
          'Checks shows what is wrong now: flows without answers, buttons that lead nowhere, and phrases that are too much alike.',
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
        question: 'Can I pass a conversation on to a colleague?',
        answer: [
          'Yes. Choose Hand over in the conversation, and a colleague or a team. Write an internal note first if there is something they should know. The customer does not see it.',
        ],
      },
      {
        id: 'neglected',
        question: 'What happens when nobody answers a customer?',
        answer: [
          'If whoever took over does not answer in time, the customer goes back in line and somebody else can take over. How long that is, an administrator decides under Chat rules. Customers see their place in the line.',
        ],
      },
      {
        id: 'canned-replies',
        question: 'Can I avoid writing the same thing over and over?',
        answer: [
          'Write # in the reply field and the canned replies come up. The ones you use most are at the top.',
        ],
      },
      {
        id: 'push',
        question: 'How am I told when a customer wants to talk to a person?',
        answer: [
          'Open Profile and turn notifications on for the device you are using. Do the same on your phone. You are told while you are online, even when the console is closed.',
          'On iPhone and iPad the console has to be added to the home screen first.',
        ],
      },
      {
        id: 'home-screen',
        question: 'Can I have the console on my phone?',
        answer: [
          'Yes, every screen works on a phone. Choose Add to home screen in the browser, and the console opens like an app.',
        ],
      },
      {
        id: 'offline',
        question: 'What happens when the connection is lost?',
        answer: [
          'You can go on writing. What you send in the chat stays on the device and leaves when the connection is back, once and in the right order.',
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
        question: 'What is under Customers?',
        answer: [
          'Those who have talked with the bot, and what you know of them. Name, phone and e-mail are there when the customer has given them, or when you enter them. Mark a customer as solved when there is nothing more to do.',
        ],
      },
      {
        id: 'merge-customers',
        question: 'The same customer is there twice. What do I do?',
        answer: [
          'Open one of them and choose to merge it with the other. You choose which details are right. The conversations come along.',
        ],
      },
      {
        id: 'customer-files',
        question: 'Can I bring customers in from a spreadsheet?',
        answer: [
          'Yes. Save the spreadsheet as CSV and choose Import under Customers. You see the rows before they are saved, and which are skipped and why. Export gives you the list back.',
        ],
      },
      {
        id: 'anonymise',
        question: 'How do I delete personal details in a conversation?',
        answer: [
          "Choose Anonymise in the conversation's menu. The words are deleted everywhere and cannot be brought back. Afterwards there is a receipt of what was deleted, when and by whom.",
        ],
      },
    ],
  },
  {
    id: 'people',
    title: 'People and security',
    questions: [
      {
        id: 'roles',
        question: 'Which roles are there?',
        answer: [
          'Chat agents see chat and customers. Chat developers see those too, and build flows, templates, entities and training. Administrators can do all of it, and manage people and the subscription. One person can have several roles, and other roles on another agent.',
        ],
      },
      {
        id: 'team',
        question: 'How do I invite a colleague?',
        answer: [
          'An administrator does so under Team: name, e-mail and at least one role. The colleague gets a mail with a link and chooses a password. A team is a group that a conversation can be handed over to.',
        ],
      },
      {
        id: 'agents',
        question: 'What is an agent, and can we have several?',
        answer: [
          'An agent is one bot with flows, conversations and customers of its own. If you can reach several, choose at the top of the menu which one you work on. The page is loaded anew, since everything on it belongs to the agent.',
        ],
      },
      {
        id: 'phone-numbers',
        question: 'Where do I see all phone numbers?',
        answer: [
          'A user admin does so under Phone numbers. Add the provider first and then its numbers, which are written the way you are used to and kept with their country code. What is removed is not deleted: a removed number stands under Removed and is back once it is saved again. A provider can be removed when it has no numbers left.',
        ],
      },
      {
        id: 'two-factor',
        question: 'How do I turn on two-step sign-in?',
        answer: [
          'Open Profile and choose Two-step sign-in. You can get a code by mail, or use an authenticator app. Keep the recovery codes in a safe place: they let you in if you lose your phone. Each works once.',
          'If a colleague has lost both phone and codes, an administrator can turn two-step sign-in off under Team: open the colleague and choose Turn off.',
        ],
      },
      {
        id: 'devices',
        question: 'I forgot to sign out somewhere. What do I do?',
        answer: [
          'Profile shows everywhere you are signed in. Sign out of them one by one, or of all at once. If you do not know one of them, choose a new password, too.',
        ],
      },
      {
        id: 'forgotten-password',
        question: 'I have forgotten my password',
        answer: [
          'Choose Forgot password where you sign in. You get a link by mail. It works once, and a newer link makes the older one useless.',
        ],
      },
    ],
  },
  {
    id: 'console',
    title: 'The console',
    questions: [
      {
        id: 'appearance',
        question: 'Can I change how the console looks?',
        answer: [
          'Yes, under Profile. Choose light or dark, one of eight colour themes, and whether the menu stands at the side or at the top. It is for you alone, and the same on your other devices.',
        ],
      },
      {
        id: 'shortcuts',
        question: 'Which shortcuts are there?',
        answer: [
          {
            steps: [
              'Ctrl K (⌘ K on a Mac) searches the menu.',
              'Ctrl J opens the overview of what needs you now.',
              'Ctrl . opens the simulator where the bot is built.',
              'Ctrl S saves a flow, and Ctrl Enter publishes it.',
            ],
          },
          'Star a menu entry and it stands as an icon at the top.',
        ],
      },
      {
        id: 'trial',
        question: 'What happens when the trial ends?',
        answer: [
          'The trial lasts 14 days and needs no card. The overview (Ctrl J) shows chat developers and administrators how many days are left and what has been used. Your flows and conversations are not deleted because the trial ends.',
        ],
      },
    ],
  },
];

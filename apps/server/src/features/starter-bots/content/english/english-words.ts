import { BotKind, Trade } from '@samtale/contract';
import type { StarterWords } from '../starter-words.ts';
import { accommodation } from './accommodation.ts';
import { advice } from './advice.ts';
import { animals } from './animals.ts';
import { clinic } from './clinic.ts';
import { craft } from './craft.ts';
import { frame } from './frame.ts';
import { other } from './other.ts';
import { restaurant } from './restaurant.ts';
import { sales } from './sales.ts';
import { salon } from './salon.ts';
import { service } from './service.ts';
import { shop } from './shop.ts';
import { support } from './support.ts';
import { teaching } from './teaching.ts';

export const englishWords: StarterWords = {
  frame,
  kinds: { [BotKind.service]: service, [BotKind.sales]: sales, [BotKind.support]: support },
  trades: {
    [Trade.shop]: shop,
    [Trade.clinic]: clinic,
    [Trade.salon]: salon,
    [Trade.restaurant]: restaurant,
    [Trade.craft]: craft,
    [Trade.accommodation]: accommodation,
    [Trade.advice]: advice,
    [Trade.animals]: animals,
    [Trade.teaching]: teaching,
    [Trade.other]: other,
  },
};

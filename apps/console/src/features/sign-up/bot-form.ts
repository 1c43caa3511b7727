import { BotType, firstBot, trade } from '@samtale/contract';
import { z } from 'zod';

/** A choice as forms have it, which is a text; empty for none. */
const chosenTrade = z.string().min(1, 'newAgent.validation.trade').transform(Number).pipe(trade);

/** What the second step of the wizard asks, besides what is chosen of a few. */
export const botForm = (botType: BotType) =>
  (botType === BotType.voice ? firstBot.voice : firstBot.chat).extend({ selectedTrade: chosenTrade });

export {
  azureAccess,
  type ChatMessage,
  ChatModelError,
  type ChatModelFailure,
  ChatModels,
  type ChatReply,
  type ChatRequest,
  type ModelAccess,
  openAiUrl,
} from './chat-models.ts';

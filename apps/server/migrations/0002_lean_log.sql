DROP INDEX "conversation_steps_conversation_id_client_id_index";--> statement-breakpoint
ALTER TABLE "conversation_steps" ALTER COLUMN "events" SET DATA TYPE text;
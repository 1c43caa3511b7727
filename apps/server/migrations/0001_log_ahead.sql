ALTER TABLE "conversation_steps" ALTER COLUMN "events" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "state" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "log_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_id_index" ON "conversations" USING btree ("id") WHERE log_ahead;
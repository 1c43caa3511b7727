ALTER TABLE "widgets" ADD COLUMN "domain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "load_history_minutes" integer DEFAULT 65 NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "welcome_minutes_threshold" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "chat_config" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "last_used_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "widgets_agent_id_index" ON "widgets" USING btree ("agent_id");
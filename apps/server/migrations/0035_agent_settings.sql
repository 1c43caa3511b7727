CREATE TABLE "settings_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"description" text NOT NULL,
	"value" text NOT NULL,
	"bot_type" smallint NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "time_zone" text DEFAULT 'Europe/Copenhagen' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "speech_voice_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "speech_pitch" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "gdpr_erases_from" timestamptz(3);--> statement-breakpoint
ALTER TABLE "settings_templates" ADD CONSTRAINT "settings_templates_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_templates_agent_id_created_at_index" ON "settings_templates" USING btree ("agent_id","created_at");--> statement-breakpoint
-- Nothing was erased by schedule until now: whoever looks after an agent gets a day to see what would go.
UPDATE "agents" SET "gdpr_erases_from" = now() + interval '24 hours';

CREATE TABLE "template_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"text" text NOT NULL,
	"normalised_text" text NOT NULL,
	CONSTRAINT "template_phrases_templateId_normalisedText_unique" UNIQUE("template_id","normalised_text")
);
--> statement-breakpoint
CREATE TABLE "training_phrase_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"title" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "training_phrase_templates_agentId_languageId_title_unique" UNIQUE("agent_id","language_id","title")
);
--> statement-breakpoint
ALTER TABLE "flow_versions" ADD COLUMN "training_phrase_template_id" uuid;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "training_phrase_template_id" uuid;--> statement-breakpoint
ALTER TABLE "template_phrases" ADD CONSTRAINT "template_phrases_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_phrases" ADD CONSTRAINT "template_phrases_template_id_training_phrase_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."training_phrase_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_phrase_templates" ADD CONSTRAINT "training_phrase_templates_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_phrases_agent_id_index" ON "template_phrases" USING btree ("agent_id");--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_training_phrase_template_id_training_phrase_templates_id_fk" FOREIGN KEY ("training_phrase_template_id") REFERENCES "public"."training_phrase_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flows_training_phrase_template_id_index" ON "flows" USING btree ("training_phrase_template_id");
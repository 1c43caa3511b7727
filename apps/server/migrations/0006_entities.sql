CREATE TABLE "entity_lists" (
	"entity_type_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"entries" text NOT NULL,
	"folded_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_reg_ex" boolean NOT NULL,
	"entry_count" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "entity_types_agentId_languageId_title_unique" UNIQUE("agent_id","language_id","title")
);
--> statement-breakpoint
ALTER TABLE "entity_lists" ADD CONSTRAINT "entity_lists_entity_type_id_entity_types_id_fk" FOREIGN KEY ("entity_type_id") REFERENCES "public"."entity_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_lists" ADD CONSTRAINT "entity_lists_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_types" ADD CONSTRAINT "entity_types_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_lists_agent_id_index" ON "entity_lists" USING btree ("agent_id");
CREATE TABLE "deleted_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"deletion_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"flow" jsonb NOT NULL,
	"phrases" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"deleted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_flows" ADD CONSTRAINT "deleted_flows_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_flows_agent_id_deletion_id_index" ON "deleted_flows" USING btree ("agent_id","deletion_id");
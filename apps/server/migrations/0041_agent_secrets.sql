CREATE TABLE "agent_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "agent_secrets_agentId_key_unique" UNIQUE("agent_id","key")
);
--> statement-breakpoint
ALTER TABLE "agent_secrets" ADD CONSTRAINT "agent_secrets_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
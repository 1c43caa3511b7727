CREATE TABLE "training_memories" (
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "training_memories_agent_id_language_id_pk" PRIMARY KEY("agent_id","language_id")
);
--> statement-breakpoint
ALTER TABLE "training_memories" ADD CONSTRAINT "training_memories_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
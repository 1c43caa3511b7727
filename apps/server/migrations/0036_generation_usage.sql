CREATE TABLE "generation_usage" (
	"agent_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"month" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "generation_usage_agent_id_month_channel_id_pk" PRIMARY KEY("agent_id","month","channel_id")
);
--> statement-breakpoint
ALTER TABLE "generation_usage" ADD CONSTRAINT "generation_usage_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
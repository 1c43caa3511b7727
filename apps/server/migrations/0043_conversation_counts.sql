CREATE TABLE "answer_ratings" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"flow_id" uuid,
	"feedback" text NOT NULL,
	"integration_type" smallint NOT NULL,
	"channel_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	CONSTRAINT "answer_ratings_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "conversation_counts" (
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"integration_type" smallint NOT NULL,
	"channel_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "conversation_counts_pk" PRIMARY KEY("agent_id","kind","day","key","integration_type","channel_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "generated_days" (
	"conversation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"agent_id" uuid NOT NULL,
	"integration_type" smallint NOT NULL,
	"channel_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	CONSTRAINT "generated_days_conversation_id_day_pk" PRIMARY KEY("conversation_id","day")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "counted_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_ratings" ADD CONSTRAINT "answer_ratings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_counts" ADD CONSTRAINT "conversation_counts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_days" ADD CONSTRAINT "generated_days_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_ratings_agent_id_day_index" ON "answer_ratings" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "generated_days_agent_id_day_index" ON "generated_days" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "conversations_uncounted" ON "conversations" USING btree ("id") WHERE counted_seq = 0;
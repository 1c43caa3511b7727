CREATE TABLE "conversation_work" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"work" text NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	CONSTRAINT "conversation_work_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "office_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"is_day" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	"day_of_week" smallint,
	"from_time" text,
	"to_time" text,
	"from_date" date,
	"to_date" date
);
--> statement-breakpoint
ALTER TABLE "conversation_work" ADD CONSTRAINT "conversation_work_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_times" ADD CONSTRAINT "office_times_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_work_due_at_index" ON "conversation_work" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "office_times_agent_id_index" ON "office_times" USING btree ("agent_id");
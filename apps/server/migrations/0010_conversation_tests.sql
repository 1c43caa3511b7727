CREATE TABLE "conversation_test_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"bot" text NOT NULL,
	"release_number" integer,
	"ran_at" timestamptz(3) NOT NULL,
	"duration_ms" integer NOT NULL,
	"passed_count" integer NOT NULL,
	"changed_count" integer NOT NULL,
	"failed_count" integer NOT NULL,
	"blocked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"title" text NOT NULL,
	"must_hold" boolean NOT NULL,
	"compares_wording" boolean NOT NULL,
	"at" timestamptz(3),
	"staff_online" boolean NOT NULL,
	"channel" smallint NOT NULL,
	"turns" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_modified" timestamptz(3) NOT NULL,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "blocked" jsonb;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "allowed_revision" integer;--> statement-breakpoint
ALTER TABLE "conversation_test_runs" ADD CONSTRAINT "conversation_test_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_tests" ADD CONSTRAINT "conversation_tests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_test_runs_agent_id_id_index" ON "conversation_test_runs" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "conversation_tests_agent_id_id_index" ON "conversation_tests" USING btree ("agent_id","id");
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"erased_at" timestamptz(3) NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_tests" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_texts" ADD COLUMN "seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_agent_id_erased_at_index" ON "erasures" USING btree ("agent_id","erased_at");--> statement-breakpoint
CREATE INDEX "erasures_conversation_id_erased_at_index" ON "erasures" USING btree ("conversation_id","erased_at");--> statement-breakpoint
CREATE INDEX "conversation_tests_conversation_id_index" ON "conversation_tests" USING btree ("conversation_id") WHERE conversation_id IS NOT NULL;
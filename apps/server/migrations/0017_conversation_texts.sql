CREATE TABLE "conversation_texts" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"last_active_minute" timestamptz(3) NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "has_values" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_texts" ADD CONSTRAINT "conversation_texts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_texts" ADD CONSTRAINT "conversation_texts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_texts_words_index" ON "conversation_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "conversation_texts_agent_id_last_active_minute_index" ON "conversation_texts" USING btree ("agent_id","last_active_minute");--> statement-breakpoint
CREATE INDEX "conversations_with_values" ON "conversations" USING btree ("agent_id","last_active_minute") WHERE has_values;--> statement-breakpoint
CREATE INDEX "conversations_interactive" ON "conversations" USING btree ("agent_id","last_active_minute") WHERE end_user_messages > 1;--> statement-breakpoint
CREATE INDEX "conversations_elsewhere" ON "conversations" USING btree ("agent_id","integration_type","last_active_minute") WHERE integration_type > 1;--> statement-breakpoint
CREATE INDEX "conversations_going_on" ON "conversations" USING btree ("agent_id","last_active_minute") WHERE log_ahead;--> statement-breakpoint
INSERT INTO "conversation_texts" ("conversation_id", "agent_id", "last_active_minute", "words")
SELECT c.id, c.agent_id, c.last_active_minute,
       strip(to_tsvector('danish', said.text) || to_tsvector('english', said.text) || array_to_tsvector(array_remove(ARRAY[CASE WHEN c.integration_type > 1 THEN '@channel' || c.integration_type END], NULL)))
  FROM conversations c
 CROSS JOIN LATERAL (
       SELECT left(coalesce(string_agg(event ->> 'text', E'\n'), ''), 200000) AS text
         FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
        WHERE s.conversation_id = c.id AND event ->> 'type' IN ('endUserSaid', 'staffSaid')) AS said
 WHERE NOT c.log_ahead;

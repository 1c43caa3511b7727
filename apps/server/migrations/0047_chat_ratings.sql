CREATE TABLE "chat_ratings" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"stars" smallint NOT NULL,
	"integration_type" smallint NOT NULL,
	"channel_id" uuid NOT NULL,
	"language_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "chat_ratings" ADD CONSTRAINT "chat_ratings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_ratings_agent_id_day_index" ON "chat_ratings" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "conversations_rated" ON "conversations" USING btree ("agent_id","last_active_minute") WHERE rating IS NOT NULL;--> statement-breakpoint
-- Ratings that were given before: the last of each conversation counts.
WITH rated AS (
	SELECT DISTINCT ON (s.conversation_id) s.conversation_id, s.first_seq + e.place - 1 AS seq, (e.event ->> 'stars')::int AS stars
		FROM conversation_steps s
		JOIN conversations c ON c.id = s.conversation_id AND s.last_seq <= c.seq
		CROSS JOIN LATERAL json_array_elements(s.events::json) WITH ORDINALITY AS e(event, place)
		WHERE strpos(s.events, '"chatRated"') > 0 AND e.event ->> 'type' = 'chatRated'
		ORDER BY s.conversation_id, seq DESC)
UPDATE "conversations" c
	SET rating = r.stars, state = (c.state::jsonb || jsonb_build_object('rating', jsonb_build_object('of', r.seq, 'stars', r.stars)))::json
	FROM rated r WHERE c.id = r.conversation_id;--> statement-breakpoint
INSERT INTO "chat_ratings" (conversation_id, agent_id, day, stars, integration_type, channel_id, language_id)
	SELECT DISTINCT ON (c.id) c.id, c.agent_id, (s.at AT TIME ZONE a.time_zone)::date, (e.event ->> 'stars')::int, c.integration_type,
			coalesce(c.widget_id, '00000000-0000-0000-0000-000000000000'), c.language_id
		FROM conversation_steps s
		JOIN conversations c ON c.id = s.conversation_id AND s.last_seq <= c.counted_seq
		JOIN agents a ON a.id = c.agent_id
		CROSS JOIN LATERAL json_array_elements(s.events::json) WITH ORDINALITY AS e(event, place)
		WHERE strpos(s.events, '"chatRated"') > 0 AND e.event ->> 'type' = 'chatRated'
		ORDER BY c.id, s.first_seq DESC, e.place DESC;--> statement-breakpoint
-- What was anonymised and not gone on with is over.
UPDATE "conversations" c SET state = (c.state::jsonb || '{"isAnonymised": true}')::json
	WHERE EXISTS (
		SELECT 1 FROM conversation_steps s
			WHERE s.conversation_id = c.id AND s.last_seq = c.seq AND strpos(s.events, '"anonymised"') > 0);

CREATE TABLE "phrase_texts" (
	"flow_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phrase_texts" ADD CONSTRAINT "phrase_texts_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrase_texts" ADD CONSTRAINT "phrase_texts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phrase_texts_agent_id_index" ON "phrase_texts" USING btree ("agent_id");--> statement-breakpoint
ALTER TABLE "training_phrases" DROP COLUMN "lower_text";--> statement-breakpoint
INSERT INTO "phrase_texts" ("flow_id", "agent_id", "text")
SELECT "flow_id", "agent_id", string_agg(lower("text"), E'\x1f') FROM "training_phrases" GROUP BY "flow_id", "agent_id";--> statement-breakpoint
-- Who changes phrases of a flow at the same time waits for the row, and then reads what the other has written.
CREATE FUNCTION "keep_phrase_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	flow record;
BEGIN
	FOR flow IN SELECT DISTINCT flow_id, agent_id FROM changed ORDER BY flow_id LOOP
		-- Phrases that go along with their flow need no row any more.
		IF TG_OP <> 'DELETE' THEN
			INSERT INTO phrase_texts (flow_id, agent_id, text) VALUES (flow.flow_id, flow.agent_id, '') ON CONFLICT DO NOTHING;
		END IF;
		PERFORM FROM phrase_texts WHERE flow_id = flow.flow_id FOR UPDATE;
		CONTINUE WHEN NOT FOUND;
		UPDATE phrase_texts
			SET text = (SELECT coalesce(string_agg(lower(p.text), E'\x1f'), '') FROM training_phrases p WHERE p.flow_id = flow.flow_id)
			WHERE flow_id = flow.flow_id;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "phrases_added" AFTER INSERT ON "training_phrases" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_phrase_texts"();--> statement-breakpoint
CREATE TRIGGER "phrases_changed" AFTER UPDATE ON "training_phrases" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_phrase_texts"();--> statement-breakpoint
CREATE TRIGGER "phrases_deleted" AFTER DELETE ON "training_phrases" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_phrase_texts"();

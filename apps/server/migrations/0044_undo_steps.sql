CREATE TABLE "undo_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"parameters" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "undo_steps_work_id_id_index" ON "undo_steps" USING btree ("work_id","id");--> statement-breakpoint
-- Phrases that are added are put at the end: to gather all of a flow's anew would cost more with each that it has.
CREATE FUNCTION "add_phrase_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO phrase_texts (flow_id, agent_id, text)
		SELECT flow_id, agent_id, string_agg(lower(text), E'\x1f') FROM changed GROUP BY flow_id, agent_id ORDER BY flow_id
		ON CONFLICT (flow_id) DO UPDATE
			SET text = CASE phrase_texts.text WHEN '' THEN excluded.text ELSE phrase_texts.text || E'\x1f' || excluded.text END;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "phrases_added" ON "training_phrases";--> statement-breakpoint
CREATE TRIGGER "phrases_added" AFTER INSERT ON "training_phrases" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "add_phrase_texts"();

DROP INDEX "training_phrases_agent_id_index";--> statement-breakpoint
CREATE INDEX "training_phrases_agent_id_id_index" ON "training_phrases" USING btree ("agent_id","id");
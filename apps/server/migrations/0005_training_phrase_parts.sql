-- A list of texts becomes a list of phrases: {"question": text}.
ALTER TABLE "flow_versions" RENAME COLUMN "phrases" TO "phrase_texts";--> statement-breakpoint
ALTER TABLE "flow_versions" ADD COLUMN "phrases" jsonb;--> statement-breakpoint
UPDATE "flow_versions" SET "phrases" = coalesce(
  (SELECT jsonb_agg(jsonb_build_object('question', t.phrase) ORDER BY t.n)
     FROM unnest("phrase_texts") WITH ORDINALITY AS t(phrase, n)), '[]');--> statement-breakpoint
ALTER TABLE "flow_versions" ALTER COLUMN "phrases" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_versions" DROP COLUMN "phrase_texts";--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "publish_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "un_publish_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "training_phrases" ADD COLUMN "type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_phrases" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;
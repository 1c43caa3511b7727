ALTER TABLE "flows" ADD COLUMN "plan_step" text;--> statement-breakpoint
CREATE INDEX "flows_publish_at_index" ON "flows" USING btree ("publish_at") WHERE plan_step IS NOT NULL;
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"title" text NOT NULL,
	"agent_id" uuid,
	"account_id" uuid,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"records" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "project_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "gpt_integration_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "azure_endpoint_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "subscription_key_sealed" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "gpt_model_name_embedding" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "phone_speech_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "total_token" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_agent_id_at_id_index" ON "audit_entries" USING btree ("agent_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_account_id_at_id_index" ON "audit_entries" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "agents_name_id_index" ON "agents" USING btree ("name","id");--> statement-breakpoint
UPDATE "agents" SET "project_name" = "name";--> statement-breakpoint
CREATE INDEX "user_agents_linked_agent_id_index" ON "user_agents" USING btree ("linked_agent_id");--> statement-breakpoint
-- What is in the audit log stays as it was entered; `forgetOldEntries` alone deletes, which says so to the database.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND coalesce(current_setting('samtale.audit_retention', true), '') = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The audit log is added to only';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_not_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();

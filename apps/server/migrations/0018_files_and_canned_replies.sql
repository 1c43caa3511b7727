CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_modified" timestamptz(3) NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('danish', title || ' ' || text) || to_tsvector('english', title || ' ' || text)) STORED
);
--> statement-breakpoint
CREATE TABLE "conversation_files" (
	"conversation_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	CONSTRAINT "conversation_files_conversation_id_file_id_pk" PRIMARY KEY("conversation_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamptz(3) NOT NULL,
	"unused_since" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_replies_agent_id_uses_index" ON "canned_replies" USING btree ("agent_id","uses");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_title" ON "canned_replies" USING btree ("agent_id",lower(title));--> statement-breakpoint
CREATE INDEX "conversation_files_file_id_index" ON "conversation_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_agent_id_index" ON "files" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "files_unused_since_index" ON "files" USING btree ("unused_since") WHERE unused_since IS NOT NULL;
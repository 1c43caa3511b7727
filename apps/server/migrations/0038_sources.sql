CREATE TABLE "source_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"url" text NOT NULL,
	"document" text,
	"title" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"read_title" text,
	"read_content" text,
	"content_hash" text DEFAULT '' NOT NULL,
	"total_token" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"http_last_modified" text,
	"last_modified" timestamptz(3),
	"status" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_detail" text DEFAULT '' NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	"updated_at" timestamptz(3),
	"read_at" timestamptz(3),
	"waits_in" uuid,
	"read_in" uuid
);
--> statement-breakpoint
CREATE TABLE "source_passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"length" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"source_type" smallint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"active" boolean NOT NULL,
	"update_continuously" boolean NOT NULL,
	"interval_hours" integer NOT NULL,
	"reading" text NOT NULL,
	"password_sealed" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"run_id" uuid,
	"run_started_at" timestamptz(3),
	"run_ended_at" timestamptz(3),
	"run_seen_at" timestamptz(3),
	"next_run_at" timestamptz(3),
	"status" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_passages" ADD CONSTRAINT "source_passages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_passages" ADD CONSTRAINT "source_passages_page_id_source_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."source_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "source_pages_source_id_url_index" ON "source_pages" USING btree ("source_id","url");--> statement-breakpoint
CREATE INDEX "source_pages_source_id_waits_in_index" ON "source_pages" USING btree ("source_id","waits_in") WHERE waits_in IS NOT NULL;--> statement-breakpoint
CREATE INDEX "source_pages_agent_id_index" ON "source_pages" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "source_passages_page_id_index" ON "source_passages" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "source_passages_agent_id_source_id_index" ON "source_passages" USING btree ("agent_id","source_id");--> statement-breakpoint
CREATE INDEX "source_passages_words_index" ON "source_passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "sources_agent_id_index" ON "sources" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "sources_next_run_at_index" ON "sources" USING btree ("next_run_at") WHERE next_run_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sources_run_seen_at_index" ON "sources" USING btree ("run_seen_at") WHERE run_id IS NOT NULL;
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"include_gpt" boolean DEFAULT false NOT NULL,
	"include_conversation_ai" boolean DEFAULT true NOT NULL,
	"ml_classification" smallint DEFAULT 5 NOT NULL,
	"language_ids" uuid[] NOT NULL,
	"default_welcome_flow_id" uuid,
	"default_fallback_flow_id" uuid,
	"content_revision" integer DEFAULT 0 NOT NULL,
	"release_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_agents" (
	"user_id" uuid NOT NULL,
	"linked_agent_id" uuid NOT NULL,
	"roles" smallint[] NOT NULL,
	CONSTRAINT "user_agents_user_id_linked_agent_id_pk" PRIMARY KEY("user_id","linked_agent_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_image_url" text,
	"chat_status" smallint DEFAULT 0 NOT NULL,
	"is_user_admin" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "conversation_steps" (
	"conversation_id" uuid NOT NULL,
	"first_seq" integer NOT NULL,
	"last_seq" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"client_id" uuid,
	"events" jsonb NOT NULL,
	CONSTRAINT "conversation_steps_conversation_id_first_seq_pk" PRIMARY KEY("conversation_id","first_seq")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"widget_id" uuid,
	"integration_type" smallint NOT NULL,
	"language_id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"last_message" text NOT NULL,
	"last_message_from" text NOT NULL,
	"last_message_at" timestamptz(3) NOT NULL,
	"last_active_minute" timestamptz(3) NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"waiting_since" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "flow_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"flow_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"parent_id" uuid,
	"content" jsonb NOT NULL,
	"phrases" text[] NOT NULL,
	"published_by" uuid,
	"published_at" timestamptz(3) NOT NULL,
	CONSTRAINT "flow_versions_flowId_version_unique" UNIQUE("flow_id","version")
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"master_id" uuid NOT NULL,
	"parent_id" uuid,
	"title" text NOT NULL,
	"intent_type" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"published_version" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"flow_id" uuid NOT NULL,
	"text" text NOT NULL,
	"normalised_text" text NOT NULL,
	CONSTRAINT "training_phrases_flowId_normalisedText_unique" UNIQUE("flow_id","normalised_text")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"agent_id" uuid NOT NULL,
	"key" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "models_agent_id_key_pk" PRIMARY KEY("agent_id","key")
);
--> statement-breakpoint
CREATE TABLE "release_languages" (
	"agent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"language_id" uuid NOT NULL,
	"compiled" jsonb NOT NULL,
	"model_key" text NOT NULL,
	CONSTRAINT "release_languages_agent_id_number_language_id_pk" PRIMARY KEY("agent_id","number","language_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"agent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content_revision" integer NOT NULL,
	"flow_count" integer NOT NULL,
	"training_phrase_count" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"released_at" timestamptz(3) NOT NULL,
	CONSTRAINT "releases_agent_id_number_pk" PRIMARY KEY("agent_id","number")
);
--> statement-breakpoint
CREATE TABLE "training_runs" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"progress" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsolved_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"question" text NOT NULL,
	"normalised_question" text NOT NULL,
	"count" integer NOT NULL,
	"last_asked" timestamptz(3) NOT NULL,
	"conversation_id" uuid,
	"nearest_flow_id" uuid,
	"nearest_confidence" real,
	"status" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "unsolved_questions_agentId_languageId_normalisedQuestion_unique" UNIQUE("agent_id","language_id","normalised_question")
);
--> statement-breakpoint
CREATE TABLE "widgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"client_key" text NOT NULL,
	"accent_color" text NOT NULL,
	CONSTRAINT "widgets_clientKey_unique" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_agents" ADD CONSTRAINT "user_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_agents" ADD CONSTRAINT "user_agents_linked_agent_id_agents_id_fk" FOREIGN KEY ("linked_agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_parent_id_flows_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_phrases" ADD CONSTRAINT "training_phrases_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_phrases" ADD CONSTRAINT "training_phrases_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_languages" ADD CONSTRAINT "release_languages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_runs" ADD CONSTRAINT "training_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsolved_questions" ADD CONSTRAINT "unsolved_questions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_steps_conversation_id_client_id_index" ON "conversation_steps" USING btree ("conversation_id","client_id") WHERE client_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_agent_id_last_active_minute_index" ON "conversations" USING btree ("agent_id","last_active_minute");--> statement-breakpoint
CREATE INDEX "conversations_agent_id_user_id_index" ON "conversations" USING btree ("agent_id","user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_agent_id_waiting_since_index" ON "conversations" USING btree ("agent_id","waiting_since") WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "flow_versions_agent_id_index" ON "flow_versions" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "flows_agent_id_language_id_index" ON "flows" USING btree ("agent_id","language_id");--> statement-breakpoint
CREATE INDEX "flows_parent_id_index" ON "flows" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "training_phrases_agent_id_index" ON "training_phrases" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "unsolved_questions_agent_id_language_id_status_last_asked_index" ON "unsolved_questions" USING btree ("agent_id","language_id","status","last_asked");--> statement-breakpoint
-- Room on each page for the next version of its rows, so that updates stay on it.
ALTER TABLE "conversations" SET (fillfactor = 60);

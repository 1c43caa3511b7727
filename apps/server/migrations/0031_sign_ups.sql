CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"bot_type" smallint NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"spent_at" timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX "sign_ups_email_index" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_expires_at_index" ON "sign_ups" USING btree ("expires_at");
CREATE TABLE "phone_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_provider_id" uuid NOT NULL,
	"sip_username" text NOT NULL,
	"supports_voice" boolean NOT NULL,
	"supports_sms" boolean NOT NULL,
	"service_type" smallint NOT NULL,
	"handling_type" smallint NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_id" uuid,
	"state" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_phone_provider_id_phone_providers_id_fk" FOREIGN KEY ("phone_provider_id") REFERENCES "public"."phone_providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_providers" ADD CONSTRAINT "phone_providers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_number" ON "phone_numbers" USING btree ("number") WHERE state <> 3;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_sip_username" ON "phone_numbers" USING btree ("sip_username") WHERE state <> 3;--> statement-breakpoint
CREATE INDEX "phone_numbers_phone_provider_id_index" ON "phone_numbers" USING btree ("phone_provider_id");
CREATE TABLE "customer_contacts" (
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"verified" boolean NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "customer_contacts_agent_id_kind_value_pk" PRIMARY KEY("agent_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"comment" text NOT NULL,
	"source" text NOT NULL,
	"integration_type" smallint NOT NULL,
	"solved" boolean NOT NULL,
	"handled" boolean NOT NULL,
	"phone_id" uuid,
	"last_modified" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"first_phone" text,
	"first_email" text,
	"name_order" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contacts_customer_id_index" ON "customer_contacts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_agent_id_last_modified_id_index" ON "customers" USING btree ("agent_id","last_modified","id");--> statement-breakpoint
CREATE INDEX "customers_agent_id_name_order_index" ON "customers" USING btree ("agent_id","name_order" COLLATE "C","id");
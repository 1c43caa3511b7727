DROP TABLE "attempts";
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_expire_index" ON "attempts" USING btree ("expire");
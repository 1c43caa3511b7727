UPDATE "widgets" SET "chat_config" = jsonb_build_object('accentColor', "accent_color") WHERE "accent_color" ~* '^#([0-9a-f]{3}|[0-9a-f]{6})$';--> statement-breakpoint
ALTER TABLE "widgets" DROP COLUMN "accent_color";

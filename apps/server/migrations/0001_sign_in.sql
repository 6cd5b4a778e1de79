CREATE TABLE "deployment" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sessions_ended" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deployment_one_row" CHECK ("deployment"."id")
);
--> statement-breakpoint
INSERT INTO "deployment" DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "totp" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "totp" ADD COLUMN "warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_ended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP COLUMN "tries";
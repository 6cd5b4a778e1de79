ALTER TABLE "announcements" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "membership_plans" ADD COLUMN "deleted_at" timestamp (3) with time zone;
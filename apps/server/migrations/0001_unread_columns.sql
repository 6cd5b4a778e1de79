ALTER TABLE "uploads" DROP CONSTRAINT "uploads_created_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "uploads_created_by";--> statement-breakpoint
DROP INDEX "uploads_unused";--> statement-breakpoint
CREATE INDEX "uploads_expires" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "file_name";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "created_by";
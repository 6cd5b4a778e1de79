-- A note that an older process wrote while 0012 ran, after the first count and before the triggers,
-- is in no count. Nobody writes a note while they are counted again.
LOCK TABLE "member_notes" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
UPDATE "member_note_counts" AS known SET "notes" =
  (SELECT count(*) FROM "member_notes" WHERE "member_notes"."user_id" = known."user_id");
--> statement-breakpoint
INSERT INTO "member_note_counts" SELECT "user_id", count(*) FROM "member_notes" GROUP BY "user_id"
  ON CONFLICT DO NOTHING;

CREATE TABLE "member_note_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_note_counts" ADD CONSTRAINT "member_note_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "member_note_counts" SELECT "user_id", count(*) FROM "member_notes" GROUP BY "user_id";
--> statement-breakpoint
-- Whoever writes or deletes notes, in whatever way, the counts of their members follow. With the
-- rights of the owner: another writer needs none on this table.
CREATE FUNCTION "count_notes"() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- In one order, so that two statements never wait for each other.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_note_counts AS known
      SELECT user_id, count(*) FROM changed GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET notes = known.notes + excluded.notes;
  ELSE
    UPDATE member_note_counts AS known SET notes = known.notes - gone.notes
      FROM (SELECT user_id, count(*) AS notes FROM changed GROUP BY user_id) AS gone
      WHERE known.user_id = gone.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "member_notes"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_notes"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "member_notes"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_notes"();

CREATE TABLE "digest_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reason_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reason_templates_kind" CHECK ("reason_templates"."kind" in ('ban', 'unBan', 'delete', 'reject', 'deletePost')),
	CONSTRAINT "reason_templates_text" CHECK (char_length("reason_templates"."text") <= 500)
);
--> statement-breakpoint
ALTER TABLE "digest_marks" ADD CONSTRAINT "digest_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Lists show how many notes a member has: no more of them.
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OF "user_id" OR DELETE OR TRUNCATE ON "member_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
-- What stewards begin with: they change it in the panel.
INSERT INTO "reason_templates" ("id", "kind", "position", "text")
SELECT gen_random_uuid(), kind, row_number() OVER (), text FROM (VALUES
  ('ban', 'Spam'),
  ('ban', 'Insulted other members'),
  ('ban', 'Fake or double account'),
  ('unBan', 'The ban was a mistake'),
  ('unBan', 'The matter is settled'),
  ('delete', 'Asked for it'),
  ('delete', 'Fake or double account'),
  ('reject', 'The passport cannot be read'),
  ('reject', 'The name is another'),
  ('reject', 'The passport has expired'),
  ('deletePost', 'Spam'),
  ('deletePost', 'Advertising'),
  ('deletePost', 'Insults')
) AS first (kind, text);

CREATE TABLE "table_changes" (
	"table_name" text NOT NULL,
	"nonce" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "invites_updated";--> statement-breakpoint
DROP INDEX "posts_updated";--> statement-breakpoint
DROP INDEX "users_updated";--> statement-breakpoint
-- Whoever changes what a list shows, this server or another writer, records it in the same
-- transaction. Rows are only added here, so no writer ever waits for another one. With the rights of
-- the owner: another writer needs none on this table.
CREATE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO table_changes VALUES (TG_TABLE_NAME, hashtextextended(gen_random_uuid()::text, 0));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "users"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "posts"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "invites"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
-- Lists show how many devices a member has, and whether there is a second factor: no more of them.
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OF "user_id" OR DELETE OR TRUNCATE ON "devices"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OF "enabled_at" OR DELETE OR TRUNCATE ON "totp"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();

CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_seals_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"entry_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Whoever writes an entry, in whatever way, it waits for its seal from the moment it exists. With
-- the rights of the owner: another writer needs none on this table.
CREATE FUNCTION "await_seal"() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed SELECT id FROM added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "await_seal" AFTER INSERT ON "audit_log"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "await_seal"();
--> statement-breakpoint
INSERT INTO "audit_unsealed" SELECT "id" FROM "audit_log";

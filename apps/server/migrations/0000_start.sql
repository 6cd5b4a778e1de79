CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What two spellings of a text have in common: lower case, one form of each character (Unicode's NFKD), no
-- accents, vowel points or invisible characters, one letter for those that stand for one another, and the
-- digits 0 to 9. `packages/ui/src/text/fold.ts` does the same; the test `searchFold` compares them. Immutable,
-- so that a generated column can hold it; by ICU, so that it does the same whatever the locale of the database.
-- The long class is [\p{M}\p{Cf}\u0640] of Unicode 17. translate() is slow, so a step runs only for texts
-- that need it. Without accents, only syllables of Hangul are left to compose.
CREATE FUNCTION "search_fold"(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
BEGIN
  IF octet_length($1) = length($1) THEN
    RETURN lower($1 COLLATE "C");
  END IF;
  folded := lower(regexp_replace(normalize($1, NFKD),
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605'
    '\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u070f'
    '\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d'
    '\u0859-\u085b\u0890-\u0891\u0897-\u089f\u08ca-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963'
    '\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c'
    '\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5'
    '\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48'
    '\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04'
    '\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4'
    '\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44'
    '\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf'
    '\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37'
    '\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059'
    '\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f'
    '\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180f\u1885-\u1886\u18a9'
    '\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb'
    '\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f'
    '\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d'
    '\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1'
    '\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d'
    '\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea'
    '\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000101fd\U000102e0'
    '\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f'
    '\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d'
    '\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85'
    '\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082'
    '\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102\U00011127-\U00011134'
    '\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc'
    '\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303'
    '\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357'
    '\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5'
    '\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e'
    '\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd'
    '\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a'
    '\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943'
    '\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39'
    '\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67'
    '\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6'
    '\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e'
    '\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03'
    '\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013430-\U00013440\U00013447-\U00013455'
    '\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87'
    '\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3'
    '\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182'
    '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36'
    '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006'
    '\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f'
    '\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3'
    '\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0001'
    '\U000e0020-\U000e007f\U000e0100-\U000e01ef]+', '', 'g') COLLATE "und-x-icu");
  IF folded ~ '[\u0671\u0649\u06cc\u06d0\u06d2\u06a9\u06aa\u0629\u06c1\u06c3\u06be\u06d5]' THEN
    -- Arabic letters: alef, yeh, kaf, heh
    folded := translate(folded,
      E'\u0671\u0649\u06cc\u06d0\u06d2\u06a9\u06aa\u0629\u06c1\u06c3\u06be\u06d5',
      E'\u0627\u064a\u064a\u064a\u064a\u0643\u0643\u0647\u0647\u0647\u0647\u0647');
  END IF;
  IF folded ~ '[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]' THEN
    -- Arabic, Persian, Devanagari, Bengali and Thai digits
    folded := translate(folded, E'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
      '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9'
      '\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f'
      '\u09e6\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec\u09ed\u09ee\u09ef'
      '\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58\u0e59',
      repeat('0123456789', 5));
  END IF;
  IF folded ~ '[ςıłøđðħßæœþ\u2018\u2019\u201b\u02bb\u02bc\u2032\u05f3\u2010\u2012\u2013\u2014\u2212]' THEN
    -- the last ones are apostrophes and hyphens
    folded := translate(folded,
      E'ςıłøđðħ\u2018\u2019\u201b\u02bb\u02bc\u2032\u05f3\u2010\u2012\u2013\u2014\u2212',
      E'σiloddh\'\'\'\'\'\'\'-----');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  END IF;
  IF folded ~ '[\u1100-\u11ff]' THEN
    folded := normalize(folded, NFC);
  END IF;
  RETURN folded;
END
$$;
--> statement-breakpoint
-- The digits of a phone number as it is dialled from abroad: without + or 00, and without the zero in
-- brackets that is dialled only within the country, as in +44 (0)20. Null without digits.
-- `phoneKey` beside that fold does the same; the test `searchFold` compares them. Not STRICT, so that
-- PostgreSQL inlines it.
CREATE FUNCTION "phone_key"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(regexp_replace(regexp_replace(regexp_replace(search_fold($1),
  '([0-9][^0-9(]*)\( *0 *\)', '\1'), '[^0-9]+', '', 'g'), '^00', ''), '');
--> statement-breakpoint
-- The words of a name, and of an email before its @, of three letters or more. Words of four letters or
-- more stand there also with `_` in the place of each letter: a search with a typo looks these up, see
-- `users/typos.ts`. The argument is the column `search`, which is folded already. Separators are code
-- points, so that the result does not depend on the locale of the database. The cost makes the planner
-- use the index: row by row, the function is slow.
CREATE FUNCTION "search_words"(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000000
RETURN (
  SELECT coalesce(array_to_tsvector(array_agg(
    CASE WHEN at = 0 THEN word ELSE overlay(word PLACING '_' FROM at FOR 1) END)), '')
  FROM regexp_split_to_table($1, '(@\S*|[\u0001-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7'
      '\u2000-\u2bff\u3000-\u303f\U0001f000-\U0001ffff])+') AS word,
    generate_series(0, CASE WHEN length(word) > 3 THEN length(word) ELSE 0 END) AS at
  WHERE length(word) > 2
);
--> statement-breakpoint
-- The signs of a text, and its characters of scripts without blanks, one by one. The index of trigrams
-- needs three letters in a row: it cannot find '%', nor a Chinese name of two characters. Left out are
-- what nearly every text has (blanks, `@ . +`), and letters and digits of scripts with blanks. The
-- argument is the column `search`, which is folded already; see `users/filter.ts`. Code points, so that
-- the result does not depend on the locale of the database. The cost makes the planner use the index:
-- row by row, the function is slow. Were it as high as that of search_words(), plans would be compiled (JIT),
-- and that takes longer than the search.
CREATE FUNCTION "search_signs"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN string_to_array(
  regexp_replace($1, '[\u0001-\u0020+.0-9@A-Za-z\u007f-\u0dff\u1200-\u1fff]+', '', 'g'), NULL);
--> statement-breakpoint
CREATE SEQUENCE "public"."certificate_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "activity_counts" (
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "activity_counts_kind" CHECK ("activity_counts"."kind" in ('joined', 'requested', 'reported', 'verified', 'declined', 'approved', 'rejected', 'banned', 'reportDecided', 'citizenship', 'newcomers'))
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "announcements_title" CHECK (char_length("announcements"."title") <= 255),
	CONSTRAINT "announcements_description" CHECK (char_length("announcements"."description") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	"text_owner" text,
	"text_hash" text,
	"undoes" uuid,
	"request_id" text NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "audit_log_text" CHECK (("audit_log"."text_owner" is null) = ("audit_log"."text_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"view_digest" text,
	"seal" text NOT NULL,
	CONSTRAINT "audit_seals_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "audit_seals_position" CHECK ("audit_seals"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"entry_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeal_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"answer" text,
	"decision" uuid,
	CONSTRAINT "appeals_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" in ('upheld', 'overturned')),
	CONSTRAINT "appeals_decided" CHECK (("appeals"."outcome" is null) = ("appeals"."decision" is null)),
	CONSTRAINT "appeals_text" CHECK (char_length("appeals"."text") <= 2000),
	CONSTRAINT "appeals_answer" CHECK (char_length("appeals"."answer") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "case_viewers" (
	"queue" text NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_viewers_queue_case_id_user_id_pk" PRIMARY KEY("queue","case_id","user_id"),
	CONSTRAINT "case_viewers_queue" CHECK ("case_viewers"."queue" in ('citizenship', 'newcomers', 'reports', 'appeals'))
);
--> statement-breakpoint
CREATE TABLE "clock_lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_tasks" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deployment" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sessions_ended" integer DEFAULT 0 NOT NULL,
	"retention_since" timestamp (3) with time zone,
	"activity_time_zone" text,
	"record_verified_at" timestamp (3) with time zone,
	"record_is_intact" boolean,
	CONSTRAINT "deployment_one_row" CHECK ("deployment"."id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_token_unique" UNIQUE("token"),
	CONSTRAINT "devices_platform" CHECK ("devices"."platform" in ('android', 'ios'))
);
--> statement-breakpoint
CREATE TABLE "digest_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_hashes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_texts" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"text_key_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" varchar(128) NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invited_to" text NOT NULL,
	"invited_user_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_status" CHECK ("invites"."status" in ('pending', 'approved', 'rejected', 'expired')),
	CONSTRAINT "invites_invited_to" CHECK (char_length("invites"."invited_to") <= 254)
);
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"is_verified" boolean NOT NULL,
	"is_banned" boolean NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"is_declined" boolean NOT NULL,
	"badge_request_status" smallint NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_note_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "member_notes_text" CHECK (char_length("member_notes"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "membership_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" numeric(9, 2) NOT NULL,
	"period" text DEFAULT 'lifetime' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "membership_plans_period" CHECK ("membership_plans"."period" in ('month', 'year', 'lifetime')),
	CONSTRAINT "membership_plans_price" CHECK ("membership_plans"."price" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('reset', 'verify', 'invite', 'delete-key', 'data-key'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"is_synced" boolean NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name" CHECK (char_length("passkeys"."name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" uuid,
	"is_muted" boolean DEFAULT false NOT NULL,
	"notifier_name" text,
	"notifier_email" text,
	"notice_hash" text,
	CONSTRAINT "post_reports_notice_hash_unique" UNIQUE("notice_hash"),
	CONSTRAINT "post_reports_reason" CHECK ("post_reports"."reason" in ('spam', 'abuse', 'personalData', 'other', 'illegal', 'childAbuse')),
	CONSTRAINT "post_reports_text" CHECK (char_length("post_reports"."text") <= 2000),
	CONSTRAINT "post_reports_notifier_name" CHECK (char_length("post_reports"."notifier_name") <= 100),
	CONSTRAINT "post_reports_notifier_email" CHECK (char_length("post_reports"."notifier_email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "own_data_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"bytes" bigint,
	"downloads" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "own_data_archives_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "posts_title" CHECK (char_length("posts"."title") <= 255),
	CONSTRAINT "posts_description" CHECK (char_length("posts"."description") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"roles" text[] NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reason_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"rule" text,
	CONSTRAINT "reason_templates_rule" CHECK (char_length("reason_templates"."rule") <= 1000),
	CONSTRAINT "reason_templates_kind" CHECK ("reason_templates"."kind" in ('ban', 'unban', 'delete', 'reject', 'deletePost', 'decline', 'appeal')),
	CONSTRAINT "reason_templates_text" CHECK (char_length("reason_templates"."text") <= 500)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"key_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mfa" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"device" text,
	"network" text,
	"challenge" text,
	"challenge_for" text,
	"challenge_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_challenge_for" CHECK ("sessions"."challenge_for" in ('create', 'get'))
);
--> statement-breakpoint
CREATE TABLE "table_changes" (
	"table_name" text NOT NULL,
	"nonce" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"email_token_hash" text,
	"invited_by" uuid,
	"inviter_sessions_ended" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_email_token_hash_unique" UNIQUE("email_token_hash"),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('owner', 'steward', 'reviewer', 'publisher', 'viewer')),
	CONSTRAINT "team_invitations_sessions" CHECK (("team_invitations"."invited_by" is null) = ("team_invitations"."inviter_sessions_ended" is null)),
	CONSTRAINT "team_invitations_email" CHECK (char_length("team_invitations"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "text_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"wrapped" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "text_keys_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
CREATE TABLE "totp" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" text,
	"key_id" text,
	"enabled_at" timestamp (3) with time zone,
	"last_step" bigint,
	"pending_seed" text,
	"pending_key_id" text,
	"pending_until" timestamp (3) with time zone,
	"pending_session_id" uuid,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"warned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"file_type" text NOT NULL,
	"max_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	CONSTRAINT "uploads_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_banned" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp (3) with time zone,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"badge_request_status" smallint DEFAULT 0 NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"search" text GENERATED ALWAYS AS (search_fold(coalesce(' ' || full_name || E'\n', '') || ' ' || email || coalesce(E'\n ' || phone || E'\n ' || phone_key(phone), ''))) STORED NOT NULL,
	"full_name" text,
	"email" text NOT NULL,
	"phone" text,
	"country" text,
	"date_of_birth" date,
	"profile_pic" text,
	"passport" text,
	"status" text DEFAULT 'unverified_email' NOT NULL,
	"badge_requested_at" timestamp (3) with time zone,
	"badge_file_name" text,
	"certificate_ordered_at" timestamp (3) with time zone,
	"certificate_serial" text,
	"decided_at" timestamp (3) with time zone,
	"passport_deleted_at" timestamp (3) with time zone,
	"certificate_deleted_at" timestamp (3) with time zone,
	"documents_held_at" timestamp (3) with time zone,
	"reporter_muted_at" timestamp (3) with time zone,
	"password_hash" text,
	"sessions_ended" integer DEFAULT 0 NOT NULL,
	"team_role" text,
	"suspended_at" timestamp (3) with time zone,
	"name_key" text GENERATED ALWAYS AS (left(search_fold(coalesce(nullif(btrim(full_name), ''), email)), 100)) STORED NOT NULL,
	"phone_key" text GENERATED ALWAYS AS (phone_key(phone)) STORED,
	CONSTRAINT "users_certificate_serial_unique" UNIQUE("certificate_serial"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'member')),
	CONSTRAINT "users_team_role" CHECK (("users"."team_role" is not null) = ("users"."role" = 'admin') and "users"."team_role" in ('owner', 'steward', 'reviewer', 'publisher', 'viewer')),
	CONSTRAINT "users_suspended" CHECK ("users"."suspended_at" is null or "users"."role" = 'admin'),
	CONSTRAINT "users_banned_until" CHECK ("users"."banned_until" is null or "users"."is_banned"),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('unverified_email', 'verified_email', 'personal_info_submitted', 'pending_verification', 'verified', 'declined')),
	CONSTRAINT "users_verified" CHECK ("users"."is_verified" = ("users"."status" = 'verified')),
	CONSTRAINT "users_badge" CHECK ("users"."badge_request_status" between 0 and 2),
	CONSTRAINT "users_badge_requested" CHECK ("users"."badge_request_status" <> 1 or "users"."badge_requested_at" is not null),
	CONSTRAINT "users_full_name" CHECK (char_length("users"."full_name") <= 200),
	CONSTRAINT "users_email" CHECK (char_length("users"."email") between 3 and 254)
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_viewers" ADD CONSTRAINT "case_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digest_marks" ADD CONSTRAINT "digest_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_hashes" ADD CONSTRAINT "document_hashes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entry_texts" ADD CONSTRAINT "entry_texts_text_key_id_text_keys_id_fk" FOREIGN KEY ("text_key_id") REFERENCES "public"."text_keys"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_invited_user_id_users_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_note_counts" ADD CONSTRAINT "member_note_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "own_data_archives" ADD CONSTRAINT "own_data_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activity_counts_kind" ON "activity_counts" USING btree ("kind","at");
--> statement-breakpoint
CREATE INDEX "announcements_order" ON "announcements" USING btree ("is_pinned","date","id");
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","action","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_undoes" ON "audit_log" USING btree ("undoes") WHERE "audit_log"."undoes" is not null;
--> statement-breakpoint
CREATE INDEX "appeal_tokens_expires" ON "appeal_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("created_at","id") WHERE "appeals"."decision" is null;
--> statement-breakpoint
CREATE INDEX "appeals_open_subject" ON "appeals" USING btree ("subject_id") WHERE "appeals"."decision" is null;
--> statement-breakpoint
CREATE INDEX "appeals_user" ON "appeals" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_decision" ON "appeals" USING btree ("decision") WHERE "appeals"."decision" is not null;
--> statement-breakpoint
CREATE INDEX "case_viewers_user" ON "case_viewers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "case_viewers_seen" ON "case_viewers" USING btree ("seen_at");
--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "document_hashes_hash" ON "document_hashes" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "entry_texts_key" ON "entry_texts" USING btree ("text_key_id");
--> statement-breakpoint
CREATE INDEX "entry_texts_at" ON "entry_texts" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "invites_active" ON "invites" USING btree ("created_at","id") WHERE "invites"."status" in ('pending', 'approved');
--> statement-breakpoint
CREATE INDEX "invites_inviter" ON "invites" USING btree ("inviter_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "invites_invited_user" ON "invites" USING btree ("invited_user_id");
--> statement-breakpoint
CREATE INDEX "member_notes_user" ON "member_notes" USING btree ("user_id","is_pinned","created_at","id");
--> statement-breakpoint
CREATE INDEX "member_notes_author" ON "member_notes" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "membership_plans_newest" ON "membership_plans" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "one_time_tokens_email" ON "one_time_tokens" USING btree ("kind",lower("email"));
--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "own_data_archives_user" ON "own_data_archives" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "own_data_archives_expires" ON "own_data_archives" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_once" ON "post_reports" USING btree ("post_id","user_id");
--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("post_id","created_at") WHERE "post_reports"."decision" is null and not "post_reports"."is_muted";
--> statement-breakpoint
CREATE INDEX "post_reports_user" ON "post_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "post_reports_decision" ON "post_reports" USING btree ("decision");
--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id") WHERE "posts"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree (lower("email")) WHERE "team_invitations"."used_at" is null and "team_invitations"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "team_invitations_inviter" ON "team_invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "text_keys_key" ON "text_keys" USING btree ("key_id");
--> statement-breakpoint
CREATE INDEX "uploads_expires" ON "uploads" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_words("search")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "users_signs" ON "users" USING gin (search_signs("search")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id") WHERE "users"."role" <> 'admin' and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name_key" collate "C","id") WHERE "users"."role" <> 'admin' and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_pending_badges" ON "users" USING btree ("badge_requested_at","id") WHERE "users"."badge_request_status" = 1 and "users"."role" <> 'admin' and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_newcomers" ON "users" USING btree ("is_email_verified","created_at","id") WHERE not "users"."is_verified" and not "users"."is_banned" and "users"."status" <> 'declined' and "users"."role" <> 'admin' and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree (right("phone_key", 9)) WHERE "users"."phone_key" is not null;
--> statement-breakpoint
CREATE INDEX "users_name_and_birth" ON "users" USING btree ("name_key","date_of_birth") WHERE "users"."date_of_birth" is not null;
--> statement-breakpoint
CREATE INDEX "users_documents" ON "users" USING btree ("decided_at") WHERE "users"."passport" is not null or "users"."badge_file_name" is not null;
--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';
--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("created_at","id") WHERE "users"."is_banned" and "users"."role" <> 'admin' and "users"."deleted_at" is null;
--> statement-breakpoint
-- Whoever changes a row, this server or another writer, its time of change moves: the answers to
-- polls depend on it.
CREATE FUNCTION "touch_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(clock_timestamp(), OLD.updated_at + interval '1 microsecond');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "touch" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "touch_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "touch" BEFORE UPDATE ON "posts" FOR EACH ROW EXECUTE FUNCTION "touch_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "touch" BEFORE UPDATE ON "invites" FOR EACH ROW EXECUTE FUNCTION "touch_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "touch" BEFORE UPDATE ON "announcements" FOR EACH ROW EXECUTE FUNCTION "touch_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "touch" BEFORE UPDATE ON "membership_plans" FOR EACH ROW EXECUTE FUNCTION "touch_updated_at"();
--> statement-breakpoint
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
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post_reports"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "appeals"
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
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR DELETE OR TRUNCATE ON "passkeys"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
--> statement-breakpoint
-- Lists show how many notes a member has: no more of them.
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OF "user_id" OR DELETE OR TRUNCATE ON "member_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "record_change"();
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
-- Deletes views from before a moment, whose links can be checked without them. With the rights of the
-- owner: a role that may only add entries can delete no others. A late seal is a finding that an
-- operator may have accepted, so its entry stays.
CREATE FUNCTION "end_views"(actions text[], until timestamptz) RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH ended AS (
    DELETE FROM audit_log USING audit_seals
    WHERE audit_log.action = ANY (actions) AND audit_log.at < until
      AND audit_seals.entry_id = audit_log.id
      AND audit_seals.view_digest IS NOT NULL AND audit_seals.sealed_at < until
      AND audit_seals.sealed_at - audit_log.at BETWEEN '-10 minutes' AND '10 minutes'
    RETURNING audit_log.id
  ), texts AS (DELETE FROM entry_texts USING ended WHERE entry_texts.entry_id = ended.id)
  SELECT count(*) FROM ended
$$;
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
--> statement-breakpoint
-- What a member adds to the counts by day: the day of joining, and the queues in which the member
-- waits. The conditions are those of the lists of members and of the desk.
CREATE FUNCTION "member_activity"(
  role text, deleted_at timestamptz, created_at timestamptz, badge_requested_at timestamptz,
  badge_request_status smallint, is_verified boolean, is_banned boolean, is_email_verified boolean,
  status text
) RETURNS TABLE (kind text, at timestamptz) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT of.kind, of.at FROM (VALUES
    ('joined', created_at, true),
    ('citizenship', badge_requested_at, badge_request_status = 1),
    ('newcomers', created_at,
      is_email_verified AND NOT is_verified AND NOT is_banned AND status <> 'declined')
  ) AS of (kind, at, counts) WHERE of.counts AND role <> 'admin' AND deleted_at IS NULL
$$;
--> statement-breakpoint
-- A quarter of an hour begins at every midnight, in every time zone.
CREATE FUNCTION "quarter_hour"(timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT date_bin('15 minutes', $1, timestamptz '2000-01-01 00:00Z') $$;
--> statement-breakpoint
-- Whoever changes members, this server or the backend of the members' app, their counts follow, by
-- state and by day.
-- Rows are only added here, so no writer ever waits for another one. With the rights of the owner:
-- another writer needs none on this table.
CREATE FUNCTION "count_members"() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_counts
      SELECT is_verified, is_banned, is_email_verified, status = 'declined', badge_request_status, count(*)
      FROM added WHERE role <> 'admin' AND deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO activity_counts
      SELECT kind, quarter_hour(at), count(*) FROM (
        SELECT of.kind, of.at FROM added AS m, member_activity(m.role, m.deleted_at, m.created_at,
          m.badge_requested_at, m.badge_request_status, m.is_verified, m.is_banned,
          m.is_email_verified, m.status) AS of
        UNION ALL
        SELECT 'requested', badge_requested_at FROM added
        WHERE badge_requested_at IS NOT NULL AND role <> 'admin'
      ) AS counted GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO member_counts
      SELECT is_verified, is_banned, is_email_verified, status = 'declined', badge_request_status, -count(*)
      FROM removed WHERE role <> 'admin' AND deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO activity_counts
      SELECT of.kind, quarter_hour(of.at), -count(*) FROM removed AS m, member_activity(m.role,
        m.deleted_at, m.created_at, m.badge_requested_at, m.badge_request_status, m.is_verified,
        m.is_banned, m.is_email_verified, m.status) AS of
      GROUP BY 1, 2;
  ELSE
    INSERT INTO member_counts
      SELECT is_verified, is_banned, is_email_verified, status = 'declined', badge_request_status, sum(change)
      FROM (
        SELECT 1 AS change, m.* FROM added AS m UNION ALL SELECT -1, m.* FROM removed AS m
      ) AS changed WHERE role <> 'admin' AND deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0;
    INSERT INTO activity_counts
      SELECT kind, quarter_hour(at), sum(change) FROM (
        SELECT of.kind, of.at, 1 AS change FROM added AS m, member_activity(m.role, m.deleted_at,
          m.created_at, m.badge_requested_at, m.badge_request_status, m.is_verified, m.is_banned,
          m.is_email_verified, m.status) AS of
        UNION ALL
        SELECT of.kind, of.at, -1 FROM removed AS m, member_activity(m.role, m.deleted_at,
          m.created_at, m.badge_requested_at, m.badge_request_status, m.is_verified, m.is_banned,
          m.is_email_verified, m.status) AS of
        UNION ALL
        -- A request that is made again arrives again: the earlier one stays counted.
        SELECT 'requested', m.badge_requested_at, 1 FROM added AS m JOIN removed AS b USING (id)
        WHERE m.badge_requested_at IS DISTINCT FROM b.badge_requested_at
          AND m.badge_requested_at IS NOT NULL AND m.role <> 'admin'
      ) AS counted GROUP BY 1, 2 HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "users"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
--> statement-breakpoint
CREATE TRIGGER "count_changed" AFTER UPDATE ON "users"
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "users"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
--> statement-breakpoint
-- Reports at the day when they were made, and at the day of the decision that stands. Those of a muted
-- reporter count for nothing.
CREATE FUNCTION "count_reports"() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO activity_counts
      SELECT 'reported', quarter_hour(created_at), count(*) FROM added WHERE NOT is_muted GROUP BY 2;
  ELSE
    INSERT INTO activity_counts
      SELECT 'reported', quarter_hour(created_at), sum(change) FROM (
        SELECT created_at, 1 AS change FROM added WHERE NOT is_muted
        UNION ALL SELECT created_at, -1 FROM removed WHERE NOT is_muted
      ) AS made GROUP BY 2 HAVING sum(change) <> 0;
    INSERT INTO activity_counts
      SELECT 'reportDecided', quarter_hour(entry.at), sum(change) FROM (
        SELECT decision, 1 AS change FROM added WHERE NOT is_muted
        UNION ALL SELECT decision, -1 FROM removed WHERE NOT is_muted
      ) AS decided JOIN audit_log AS entry ON entry.id = decided.decision
      GROUP BY 2 HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_made" AFTER INSERT ON "post_reports"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_reports"();
--> statement-breakpoint
CREATE TRIGGER "count_decided" AFTER UPDATE ON "post_reports"
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_reports"();
--> statement-breakpoint
INSERT INTO "deployment" DEFAULT VALUES;
--> statement-breakpoint
-- What administrators begin with, in the language of the deployment: they change it in the panel.
INSERT INTO "reason_templates" ("id", "kind", "position", "text")
SELECT gen_random_uuid(), kind, row_number() OVER (), text FROM (VALUES
  ('en', 'ban', 'Spam'),
  ('en', 'ban', 'Abusive toward members'),
  ('en', 'ban', 'Fake or duplicate account'),
  ('en', 'unban', 'Banned by mistake'),
  ('en', 'unban', 'Issue resolved'),
  ('en', 'delete', 'Requested by the member'),
  ('en', 'delete', 'Fake or duplicate account'),
  ('en', 'reject', 'Passport isn''t legible'),
  ('en', 'reject', 'Name doesn''t match'),
  ('en', 'reject', 'Passport expired'),
  ('en', 'decline', 'Details can''t be confirmed'),
  ('en', 'decline', 'Fake or duplicate account'),
  ('en', 'deletePost', 'Spam'),
  ('en', 'deletePost', 'Advertising'),
  ('en', 'deletePost', 'Abusive language'),
  ('ar', 'ban', 'رسائل مزعجة'),
  ('ar', 'ban', 'إساءة إلى الأعضاء'),
  ('ar', 'ban', 'حساب وهمي أو مكرر'),
  ('ar', 'unban', 'حُظر بالخطأ'),
  ('ar', 'unban', 'حُلّت المشكلة'),
  ('ar', 'delete', 'بطلب من العضو'),
  ('ar', 'delete', 'حساب وهمي أو مكرر'),
  ('ar', 'reject', 'جواز السفر غير مقروء'),
  ('ar', 'reject', 'الاسم غير مطابق'),
  ('ar', 'reject', 'انتهت صلاحية جواز السفر'),
  ('ar', 'decline', 'تعذر تأكيد البيانات'),
  ('ar', 'decline', 'حساب وهمي أو مكرر'),
  ('ar', 'deletePost', 'رسائل مزعجة'),
  ('ar', 'deletePost', 'إعلانات'),
  ('ar', 'deletePost', 'لغة مسيئة'),
  ('pt', 'ban', 'Spam'),
  ('pt', 'ban', 'Ofensas a outros membros'),
  ('pt', 'ban', 'Conta falsa ou duplicada'),
  ('pt', 'unban', 'Banido por engano'),
  ('pt', 'unban', 'Problema resolvido'),
  ('pt', 'delete', 'Pedido do membro'),
  ('pt', 'delete', 'Conta falsa ou duplicada'),
  ('pt', 'reject', 'Passaporte ilegível'),
  ('pt', 'reject', 'O nome não corresponde'),
  ('pt', 'reject', 'O passaporte expirou'),
  ('pt', 'decline', 'Os dados não podem ser confirmados'),
  ('pt', 'decline', 'Conta falsa ou duplicada'),
  ('pt', 'deletePost', 'Spam'),
  ('pt', 'deletePost', 'Publicidade'),
  ('pt', 'deletePost', 'Linguagem ofensiva')
) AS first (language, kind, text)
WHERE language = coalesce(nullif(current_setting('hearth.language', true), ''), 'en');

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
CREATE INDEX "users_words" ON "users" USING gin (search_words("search")) WITH (fastupdate=false);

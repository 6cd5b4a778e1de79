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
CREATE INDEX "users_signs" ON "users" USING gin (search_signs("search")) WITH (fastupdate=false);

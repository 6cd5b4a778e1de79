/* Every table of the product, for PostgreSQL 15 and later and for PGlite. The first migration
   contains by hand what the ORM cannot express: at its head the extension pg_trgm and the functions
   search_fold(), phone_key(), search_words() (see `users/typos.ts`) and search_signs() (see
   `users/filter.ts`), and at its end the triggers that record changes (see `versions.ts`) and move
   `updated_at`. */

export * from './schema/content.ts'
export * from './schema/deployment.ts'
export * from './schema/desk.ts'
export * from './schema/members.ts'
export * from './schema/record.ts'
export * from './schema/team.ts'
export * from './schema/users.ts'

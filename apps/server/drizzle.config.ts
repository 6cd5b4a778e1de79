import { defineConfig } from 'drizzle-kit'

/** `pnpm --filter @hearth/server run migrations` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema.ts',
  out: './migrations',
})

import { uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const userId = (name: string) =>
  uuid(name).references(() => users.id, { onDelete: 'cascade' })

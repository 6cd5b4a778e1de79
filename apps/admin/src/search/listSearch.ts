import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'

/**
 * Route options of a list, to spread: validates the search parameters and leaves defaults out of
 * the address.
 * @param schema has a default for each field
 */
export const listSearch = <Schema extends z.ZodMiniType<object>>(schema: Schema) => ({
  validateSearch: schema,
  search: { middlewares: [stripSearchParams<z.output<Schema>>(z.parse(schema, {}))] },
})

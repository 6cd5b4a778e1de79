import * as z from 'zod/mini'
import { limit, page } from './fields'

/** What the address of a list says of the place in it, when it says nothing (specification 9: pages of 50). */
export const PLACE_DEFAULTS = { page: 1, limit: 50 } as const

/** The parameters of that place. */
export const place = { page, limit: limit(PLACE_DEFAULTS.limit) }

/** The address of a list that comes whole and is cut into pages by its screen. */
export const PlaceSearch = z.object(place)

/** The place in a list as screens take it. */
export const placeOf = ({ page, limit }: z.infer<typeof PlaceSearch>) => ({ page, pageSize: limit })

/** The other way round. */
export const searchOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  page,
  limit: pageSize,
})

import { createVar } from '@vanilla-extract/css'

/**
 * Height of what is above an open case, in rem as text grows.
 * @default the padding of the page and its head
 */
export const aboveCase = createVar()

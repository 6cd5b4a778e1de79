import { createVar } from '@vanilla-extract/css'

/**
 * Width of the side navigation, for what stands beside it without being inside the page.
 * @default no navigation
 */
export const besideNavigation = createVar()

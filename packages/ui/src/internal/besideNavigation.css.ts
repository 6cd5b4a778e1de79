import { createVar } from '@vanilla-extract/css'

/**
 * Width of the side navigation, for overlays that are placed beside it, such as toasts.
 * @default no navigation
 */
export const besideNavigation = createVar()

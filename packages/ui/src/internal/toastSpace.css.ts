import { createVar } from '@vanilla-extract/css'

/**
 * Space at both ends of a phone's toast.
 * @default the buttons of the top bar
 */
export const toastInset = createVar()

/**
 * The most lines of a phone's toast.
 * @default those of the top bar
 */
export const toastLines = createVar()

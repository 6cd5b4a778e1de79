import { lazy } from 'react'

const load = () => import('./Composer')

/** Where an announcement is written. Its code loads with the first one. */
export const Composer = lazy(async () => ({ default: (await load()).Composer }))

/** Loads that code before it is needed. A failure shows once somebody opens the composer. */
export const loadComposer = () => void load().catch(() => {})

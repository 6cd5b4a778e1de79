import { lazy } from 'react'

const load = () => import('./BulkDecision')

/** The question about many requests and its calls. Its code loads with the first selection. */
export const BulkDecision = lazy(async () => ({ default: (await load()).BulkDecision }))

/** Loads that code before it is needed. A failure shows once somebody asks for it. */
export const loadBulk = () => void load().catch(() => {})

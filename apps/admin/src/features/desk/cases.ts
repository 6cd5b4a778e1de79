import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

/** A case of the desk. Its code loads when the page is idle. */
export const Case = lazyPart(async () => (await import('./Case')).Case)

loadWhenIdle(Case.preload)

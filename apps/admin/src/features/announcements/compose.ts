import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

/** The composer of announcements. Its code loads when the page is idle. */
export const Composer = lazyPart(async () => (await import('./Composer')).Composer)

loadWhenIdle(Composer.preload)

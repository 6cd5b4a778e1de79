import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./Composer').then(({ Composer }) => Composer)

loadWhenIdle(load)

/** The composer of announcements. Its code loads when the page is idle. */
export const Composer = lazyPart(load)

/** Loads that code at the first sign that it is needed. A failure shows only when the composer is opened. */
export const loadComposer = () => void load().catch(() => {})

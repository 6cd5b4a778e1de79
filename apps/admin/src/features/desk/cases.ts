import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./Case').then(({ Case }) => Case)

loadWhenIdle(load)

/** A case of the desk. Its code loads when the page is idle. */
export const OpenCase = lazyPart(load)

/** Loads that code at the first sign that it is needed. A failure shows only when a case is opened. */
export const loadCase = () => void load().catch(() => {})

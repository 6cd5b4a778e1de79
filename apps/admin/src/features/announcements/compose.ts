import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./Composer').then(({ Composer }) => Composer)

/** Where an announcement is written. Its code loads with the first one. */
export const Composer = lazyPart(load)

/** Loads that code before it is needed. A failure shows once somebody opens the composer. */
export const loadComposer = () => void load().catch(() => {})

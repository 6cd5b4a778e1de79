import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./Composer').then(({ Composer }) => Composer)

/** The composer of announcements, loaded when it first opens. */
export const Composer = lazyPart(load)

/** Loads that code before it is needed. A failure shows only when the composer is opened. */
export const loadComposer = () => void load().catch(() => {})

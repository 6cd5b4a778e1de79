import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./Case').then(({ Case }) => Case)

/** A case of the desk, loaded when the first one opens. */
export const OpenCase = lazyPart(load)

/** Loads that code before it is needed. A failure shows only when a case is opened. */
export const loadCase = () => void load().catch(() => {})

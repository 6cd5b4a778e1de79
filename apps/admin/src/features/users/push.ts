import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./PushNotification').then(({ PushNotification }) => PushNotification)

loadWhenIdle(load)

/** The dialog of a push notification. Its code loads when the page is idle. */
export const PushNotification = lazyPart(load)

/** Loads that code at the first sign that it is needed. A failure shows only when the dialog is opened. */
export const loadPush = () => void load().catch(() => {})

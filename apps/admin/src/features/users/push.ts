import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./PushNotification').then(({ PushNotification }) => PushNotification)

/** The dialog of a push notification, loaded when it first opens. */
export const PushNotification = lazyPart(load)

/** Loads that code before it is needed. A failure shows only when the dialog is opened. */
export const loadPush = () => void load().catch(() => {})

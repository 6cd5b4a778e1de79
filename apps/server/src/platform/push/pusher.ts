/** A notification for one device. */
export interface Notification {
  /** A device replaces a notification by a later one with the same id. */
  readonly id: string
  /** The registration token of the app on the device. */
  readonly token: string
  readonly platform: 'android' | 'ios'
  readonly title: string
  readonly body: string
}

/** Sends notifications to devices. */
export interface Pusher {
  /**
   * Sends a notification.
   * @returns `gone` if the device no longer has the app
   * @throws PermanentError when it was refused permanently, Error when a retry may succeed. Neither
   * contains a token
   */
  push(notification: Notification): Promise<'sent' | 'gone'>
}

/** A notification for one device. */
export interface Notification {
  /** The registration token of the app on the device. */
  readonly token: string
  readonly platform: 'android' | 'ios'
  readonly title: string
  readonly body: string
}

/** Takes notifications to devices. */
export interface Pusher {
  /**
   * Hands a notification over.
   * @returns `gone` when the app is no longer on the device: its token is worth nothing
   * @throws PermanentError when it was refused for good, Error when a later try may succeed; neither
   * names a token
   */
  push(notification: Notification): Promise<'sent' | 'gone'>
}

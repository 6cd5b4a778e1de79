/** Where the mobile app is found. The addresses come from the configuration of the build. */
export interface StoreLinks {
  /** Address of the app's page in Apple's store. */
  ios: string
  /** Address of the app's page in Google's store. */
  android: string
}

/** What the stores are called. */
export const storeNames = { ios: 'App Store', android: 'Google Play' } as const

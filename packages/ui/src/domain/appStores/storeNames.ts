/** Where people find the mobile app. The addresses come from the configuration of the build. */
export interface StoreLinks {
  /** Address of the app's page in Apple's store. */
  ios: string
  /** Address of the app's page in Google's store. */
  android: string
}

/** The names of the stores. */
export const storeNames = { ios: 'App Store', android: 'Google Play' } as const

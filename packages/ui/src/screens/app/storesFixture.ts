import type { StoreLinks } from '../../domain/appStores/appStores'

/** Stores that exist only in stories. */
export const storesFixture: StoreLinks = {
  ios: 'https://ios.example.org/app',
  android: 'https://android.example.org/app',
}

import type { StoreLinks } from '../../product/stores/storeNames'

/** Stores that exist in stories only. */
export const storesFixture: StoreLinks = {
  ios: 'https://ios.example.org/app',
  android: 'https://android.example.org/app',
}

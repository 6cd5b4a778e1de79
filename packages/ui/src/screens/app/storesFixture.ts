import type { StoreLinks } from '../../domain/stores/stores'

/** Stores that exist only in stories. */
export const storesFixture: StoreLinks = {
  ios: 'https://ios.example.org/app',
  android: 'https://android.example.org/app',
}

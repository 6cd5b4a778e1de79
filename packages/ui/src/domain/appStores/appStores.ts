export { OpenAgain } from './OpenAgain'
export { StoreButtons } from './StoreButtons'
export { type StoreLinks, storeNames } from './storeNames'
export { storesText } from './storesText'

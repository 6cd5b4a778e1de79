import { preparePrism } from './contract/prism'
import { prepareFolder } from './support/product'

/** Runs once, before all workers. Returns what runs after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const stopPrism = await preparePrism()
  const removeFolder = await prepareFolder()
  return async () => {
    await stopPrism()
    await removeFolder()
  }
}

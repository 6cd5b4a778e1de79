import { prepareProducts } from './support/product'

/** Runs once, before all workers. Returns what runs after them. */
export default function prepare(): Promise<() => Promise<void>> {
  return prepareProducts()
}

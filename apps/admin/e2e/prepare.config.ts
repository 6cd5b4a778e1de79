import { prepareFolder } from './support/product'

/** Runs once, before all workers. */
export default prepareFolder

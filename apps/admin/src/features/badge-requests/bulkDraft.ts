import type { Bulk } from '../../mutations/BulkAction'
import type { decisions } from './mutations'

/** A decision about many requests. */
export type BulkDecisions = Bulk<keyof typeof decisions>

/** Under which key an interrupted decision waits for the person. */
export const BULK_DRAFT = 'decisions about many citizenship requests'

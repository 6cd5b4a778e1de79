import { defineHandlers } from '../operation.ts'
import { listRecord } from './list.ts'

/** The record of who did what: a feature beyond the specification. */
export const recordHandlers = defineHandlers({ listRecord })

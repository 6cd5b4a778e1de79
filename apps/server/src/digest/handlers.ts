import { defineHandlers } from '../operation.ts'
import { getDigest, markDigest } from './digest.ts'

/** What others did since a steward last looked: a part of the record. */
export const digestHandlers = defineHandlers({ getDigest, markDigest })

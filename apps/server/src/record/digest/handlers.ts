import { defineHandlers } from '../../kernel/operation.ts'
import { getDigest, markDigest } from './digest.ts'

/** The digest of the record, since an administrator last looked. */
export const digestHandlers = defineHandlers({ getDigest, markDigest })

import { defineHandlers } from '../kernel/operation.ts'
import { muteReporter, unmuteReporter } from './mute.ts'
import { sendNotice } from './send.ts'

/** Notices by anybody, and reports that count for nothing. */
export const noticeHandlers = defineHandlers({ sendNotice, muteReporter, unmuteReporter })

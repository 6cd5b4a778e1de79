import type { Keys } from '../auth/keys.ts'
import { defineHandlers } from '../kernel/operation.ts'
import { declineUser } from '../users/verify.ts'
import { decideReport } from './decideReport.ts'
import { getDesk } from './desk.ts'
import { createMemberHints } from './hints.ts'
import { listNewcomers } from './newcomers.ts'
import { reportPost } from './reportPost.ts'
import { getReportedPost, listReportedPosts } from './reports.ts'
import { viewCase } from './viewCase.ts'

/** The desk: everything that waits for a decision. A feature beyond the specification. */
export const createDeskHandlers = (keys: Pick<Keys, 'documentHash'>) =>
  defineHandlers({
    getDesk,
    listNewcomers,
    listReportedPosts,
    getReportedPost,
    decideReport,
    getMemberHints: createMemberHints(keys),
    viewCase,
    declineUser,
    reportPost,
  })

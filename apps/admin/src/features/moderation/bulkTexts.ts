import { localize } from '@hearth/ui/text/localize'
import { count } from '@hearth/ui/text/numbers'
import type { ModerationAction } from './moderation'

/** The messages after an action on many rows, each with their number. Names follow them. */
export const bulkTexts = localize('bulkTexts', {
  done: {
    verify: (of: number) => `${count(of)} verified`,
    ban: (of: number) => `${count(of)} banned`,
    unban: (of: number) => `${count(of)} unbanned`,
    delete: (of: number) => `${count(of)} deleted`,
    approve: (of: number) => `${count(of)} approved`,
    reject: (of: number) => `${count(of)} rejected`,
    decline: (of: number) => `${count(of)} declined`,
    deletePost: (of: number) => `${count(of)} deleted`,
  } satisfies Record<ModerationAction, (of: number) => string>,
  /** Where others were refused, or not tried any more. */
  partlyDone: (done: string, left: number) => `${done}, ${count(left)} not`,
})

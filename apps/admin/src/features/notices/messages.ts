import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Messages of the calls about notices and reporters. */
export const noticeMessages = localize('noticeMessages', {
  sendNotice: { success: 'silent', failure },
  muteReporter: { success: { always: 'Reports of this member stopped' }, failure },
  unmuteReporter: { success: { always: 'Reports of this member count again' }, failure },
} satisfies Record<string, Outcome>)

import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Messages of the calls of the own account. */
export const accountMessages = localize('accountMessages', {
  changePassword: { success: { always: 'Password changed' }, failure },
  makeRecoveryCodes: { success: 'silent', failure },
  renamePasskey: { success: { always: 'Passkey renamed' }, failure },
  removePasskey: { success: { always: 'Passkey removed' }, failure },
  endAccountSession: { success: { always: 'Session ended' }, failure },
  endOtherSessions: { success: { always: 'Your other sessions have ended' }, failure },
} satisfies Record<string, Outcome>)

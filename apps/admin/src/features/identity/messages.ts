import { localize } from '@hearth/ui/text/localize'
import { count } from '@hearth/ui/text/numbers'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of other second factors than the code. */
export const identityMessages = localize('identityMessages', {
  verifyRecoveryCode: {
    success: 'silent',
    failure: "The code couldn't be checked. Try again.",
  },
  verifyPasskey: { success: 'silent', failure: "The passkey couldn't be checked. Try again." },
  addPasskey: { success: { always: 'Passkey added' }, failure: errorTexts.somethingWentWrong },
} satisfies Record<string, Outcome>)

/** Sentences of single moments. */
export const identityTexts = localize('identityTexts', {
  usedRecoveryCode: 'This code was used already. Use another one.',
  wrongRecoveryCode: "This code doesn't work. Check it, or use another one: each works once.",
  wrongPasskey: "This passkey wasn't accepted. Use a code, or another passkey.",
  codesLeft: (left: number) =>
    left === 1
      ? 'One recovery code is left. Make new ones on your account page.'
      : `${count(left)} recovery codes are left. You can make new ones on your account page.`,
})

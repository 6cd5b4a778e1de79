import { localize } from '@hearth/ui/text/localize'
import { count } from '@hearth/ui/text/numbers'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'
import type { PasskeyProblem } from './passkeyError'

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
  codesLeft: (left: number) =>
    left === 1
      ? 'One recovery code is left. Generate new ones on your account page.'
      : `${count(left)} recovery codes are left. You can generate new ones on your account page.`,
})

const needsName = "Passkeys don't work at this address. They need https and a host name."

/** What a person reads about passkeys, by what was tried and what went wrong. */
export const passkeyTexts = localize('passkeyTexts', {
  adding: {
    notUsed: 'No passkey was added. Try again.',
    alreadyAdded: 'This device has a passkey for your account already.',
    notSupported:
      "This device can't make a passkey that works here. Use another device or a security key.",
    address: needsName,
    noScreenLock: 'Set up a PIN, a fingerprint or face recognition on this device first.',
    interrupted: 'Another question for a passkey was open. Try again.',
    unreadable:
      "Your password manager made a passkey that can't be read here. Delete it there, and use another device.",
    unknown: "The passkey couldn't be made. Try again, or use another device.",
  } satisfies Record<PasskeyProblem, string>,
  using: {
    notUsed: "The passkey wasn't used. Try again, or use a code.",
    alreadyAdded: "The passkey couldn't be used. Use a code.",
    notSupported: "This device can't use your passkey. Use a code.",
    address: needsName,
    noScreenLock:
      'Set up a PIN, a fingerprint or face recognition on this device first, or use a code.',
    interrupted: 'Another question for a passkey was open. Try again, or use a code.',
    unreadable: "Your password manager's answer can't be read here. Use a code.",
    unknown: "The passkey couldn't be used. Try again, or use a code.",
  } satisfies Record<PasskeyProblem, string>,
  /** Why the page offers no passkeys. */
  obstacles: {
    browser: "This browser can't use passkeys.",
    address: needsName,
    otherAddress: "Passkeys don't work at this address.",
  },
  /** After the browser made a passkey that the server refused. */
  notStored:
    "Your device or password manager may list a passkey now that doesn't work. Delete it there.",
  /** The server knows no such passkey, or the challenge was too old. */
  wrong:
    "This passkey wasn't accepted. It may have been removed from your account. Use another one, or a code.",
  /** A copy may exist. */
  refused:
    'This passkey was refused, because a copy of it may exist. Use a code, then remove it on your account page.',
  removed: 'Your account has no passkey for this address any more. Use a code.',
})

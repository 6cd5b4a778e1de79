import { defineHandlers } from '../kernel/operation.ts'
import { forgotPassword } from './forgotPassword.ts'
import type { Keys } from './keys.ts'
import type { Passwords } from './passwords.ts'
import { resetPassword } from './resetPassword.ts'
import { createSetUpTotp, type SeedListener } from './setUpTotp.ts'
import { createSignIn } from './signIn.ts'
import { createSignOut } from './signOut.ts'
import { verifyEmail } from './verifyEmail.ts'
import { startPasskeyCheck, verifyPasskey } from './verifyPasskey.ts'
import { createVerifyRecoveryCode } from './verifyRecoveryCode.ts'
import { createVerifyTotp } from './verifyTotp.ts'

export const createAuthHandlers = (use: {
  keys: Keys
  passwords: Passwords
  onSeed?: SeedListener | undefined
}) =>
  defineHandlers({
    signIn: createSignIn(use.passwords),
    signOut: createSignOut(),
    forgotPassword,
    resetPassword,
    verifyEmail,
    setUpTotp: createSetUpTotp(use.keys, use.onSeed),
    verifyTotp: createVerifyTotp(use.keys, use.onSeed),
    startPasskeyCheck,
    verifyPasskey,
    verifyRecoveryCode: createVerifyRecoveryCode(use),
  })

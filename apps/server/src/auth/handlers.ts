import { defineHandlers } from '../operation.ts'
import type { Keys } from './keys.ts'
import type { Passwords } from './passwords.ts'
import { createSetUpTotp, type SeedListener } from './setUpTotp.ts'
import { createSignIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { createVerifyTotp } from './verifyTotp.ts'

/** Signing in and out, and the second factor. */
export const createAuthHandlers = (use: {
  keys: Keys
  passwords: Passwords
  onSeed?: SeedListener | undefined
}) =>
  defineHandlers({
    signIn: createSignIn(use.passwords),
    signOut,
    setUpTotp: createSetUpTotp(use.keys, use.onSeed),
    verifyTotp: createVerifyTotp(use.keys, use.onSeed),
  })

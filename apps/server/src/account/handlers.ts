import type { Keys } from '../auth/keys.ts'
import type { Passwords } from '../auth/passwords.ts'
import { defineHandlers } from '../kernel/operation.ts'
import { createChangePassword } from './changePassword.ts'
import { endAccountSession, endOtherSessions } from './endSessions.ts'
import { getAccount } from './getAccount.ts'
import { createMakeRecoveryCodes } from './makeRecoveryCodes.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'

export const createAccountHandlers = (use: { keys: Keys; passwords: Passwords }) =>
  defineHandlers({
    getAccount,
    changePassword: createChangePassword(use.passwords),
    endAccountSession,
    endOtherSessions,
    makeRecoveryCodes: createMakeRecoveryCodes(use.keys),
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
  })

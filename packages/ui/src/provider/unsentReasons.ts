import { createContext } from 'react'
import type { GivenReason } from '../givenReason'

/**
 * Reasons that were typed and not sent, by question: see useConfirm. AppShell has its own ones, so
 * that they end with the session.
 */
export const UnsentReasons = createContext(new Map<string, GivenReason>())

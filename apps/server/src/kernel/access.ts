import type { operations } from '@hearth/api/schema.gen'
import { security } from './security.gen.ts'

/** `none` has no valid session, and `partial` has passed only the password. */
export type Caller = 'none' | 'partial' | 'member' | 'admin'

/** The callers that each security scheme of the contract admits. */
const schemes = {
  anyone: ['none', 'partial', 'member', 'admin'],
  partialSession: ['partial', 'member', 'admin'],
  memberSession: ['member', 'admin'],
  adminSession: ['admin'],
} as const satisfies Record<string, readonly Caller[]>

type Security = typeof security

/** The callers of each operation. */
export type Access = { readonly [K in keyof Security]: (typeof schemes)[Security[K]] }

const schemeOf: Readonly<Record<keyof operations, keyof typeof schemes>> = security

/**
 * The callers of an operation, from the contract (ASVS 8.1.1). `pnpm generate` refuses an operation
 * without them.
 */
export const allowedCallers = (operationId: keyof operations): readonly Caller[] =>
  schemes[schemeOf[operationId]]

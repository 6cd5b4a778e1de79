import type { operations } from '@hearth/api/schema.gen'
import { security } from './security.gen.ts'

/**
 * A caller is one of: `none` (no valid session), `partial` (password passed, second factor not),
 * `member`, `admin`.
 */
export type Caller = 'none' | 'partial' | 'member' | 'admin'

/** Whom each security scheme of the contract lets in. */
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
 * Who may make a call: whom the contract names, and nobody else (ASVS 8.1.1). A call for which it
 * names nobody cannot be generated.
 */
export const allowedCallers = (operationId: keyof operations): readonly Caller[] =>
  schemes[schemeOf[operationId]]

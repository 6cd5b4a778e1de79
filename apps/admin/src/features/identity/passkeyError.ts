import { own } from '@hearth/api/shape'

/** What went wrong while the browser was asked for a passkey. */
export type PasskeyProblem =
  /** The person cancelled, nobody answered, or the device has none: browsers tell no difference. */
  | 'notUsed'
  /** The device has a passkey for this account already. */
  | 'alreadyAdded'
  | 'notSupported'
  /** The address of the page can't have passkeys, or not those of this panel. */
  | 'address'
  /** The device has no PIN, fingerprint or face to ask for. */
  | 'noScreenLock'
  /** Another question for a passkey was open. */
  | 'interrupted'
  /** A password manager gave something that no server could check. */
  | 'unreadable'
  | 'unknown'

/** The names of `DOMException` that WebAuthn gives a meaning (Level 3, sections 5.1.3 and 5.1.4). */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'notUsed',
  InvalidStateError: 'alreadyAdded',
  NotSupportedError: 'notSupported',
  SecurityError: 'address',
  ConstraintError: 'noScreenLock',
  AbortError: 'interrupted',
  // Chrome and password managers while another question is open.
  OperationError: 'interrupted',
}

/** The browser, or a password manager in its place, gave no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** The error for what the browser threw. Extensions throw objects that are no `DOMException`. */
export function passkeyError(thrown: unknown): PasskeyError {
  const name = own(thrown, 'name') ?? (thrown instanceof Error ? thrown.name : '')
  const isKnown = typeof name === 'string' && Object.hasOwn(problems, name)
  return new PasskeyError((isKnown && problems[name]) || 'unknown', thrown)
}

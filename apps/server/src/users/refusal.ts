import type { Config } from '../config/config.ts'
import { AppError } from '../kernel/errors.ts'
import type { Answer } from '../kernel/operation.ts'
import type { UserStatus } from './member.ts'

type Refusal = NonNullable<Answer<'getMemberHints'>['data']['refusal']>

/** What an approval of citizenship depends on. */
type Applicant = Pick<UserStatus, 'isBanned' | 'isEmailVerified' | 'passport'>

const messages = {
  banned: 'This member is banned. Lift the ban first, or reject the request.',
  emailNotConfirmed:
    "This member hasn't confirmed their email. Wait until they have, or reject the request.",
  passportMissing:
    'A passport is needed, and this member has none. Wait until they add one, or reject the request.',
} as const satisfies Record<Refusal['code'], string>

/** Why an approval of citizenship is refused, with the way on; null if it is not. */
export const findRefusal = (
  { isBanned, isEmailVerified, passport }: Applicant,
  { citizenshipNeedsPassport }: Config,
): Refusal | null => {
  const refuse = (code: Refusal['code']) => ({ code, message: messages[code] })
  if (isBanned) return refuse('banned')
  if (!isEmailVerified) return refuse('emailNotConfirmed')
  return citizenshipNeedsPassport && passport === null ? refuse('passportMissing') : null
}

/**
 * Refuses an approval of citizenship, on a server with the desk.
 * @throws AppError notEligible
 */
export const refuseApproval = (applicant: Applicant, config: Config): void => {
  if (!config.features.includes('desk')) return
  const refusal = findRefusal(applicant, config)
  if (refusal) throw new AppError('notEligible', { message: refusal.message })
}

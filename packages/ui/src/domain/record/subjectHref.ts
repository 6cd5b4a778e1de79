import { plainText } from '../../text/people'
import { userHref } from '../members/members'
import type { RecordEntry } from './recordModel'

/** The page of a subject that still has one; what was deleted is in the trash, for a while. */
export function subjectHref({ action, subject, undo }: RecordEntry): string | undefined {
  if (!subject) return undefined
  const { kind, id, name, isDeleted = false } = subject
  if (/\.delete$|^report\.hide/.test(action))
    return undo?.state === 'possible' ? '/trash' : undefined
  if (isDeleted || plainText(name) === '') return undefined
  if (kind === 'member') return userHref({ id })
  return kind === 'plan' ? `/memberships/view/${encodeURIComponent(id)}` : undefined
}

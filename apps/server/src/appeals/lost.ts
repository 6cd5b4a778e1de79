import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { subjectKindOf } from '../kernel/auditActions.ts'
import type { Answer, Context } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { posts } from '../platform/database/schema.ts'
import type { AppealedDecision, readMember } from './appealed.ts'

export type Lost = Answer<'decideAppeal'>['lost'][number]

type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>

/** Documents of the member that were deleted after the decision. */
const lostDocuments = ({ row }: AppealedDecision, member: Member): Lost[] =>
  (['passport', 'certificate'] as const).flatMap((kind) => {
    const at = member[`${kind}DeletedAt`]
    return at && at >= row.at ? { kind, at: at.toISOString() } : []
  })

/** What undoing a decision does not bring back. */
export const readLost = async (
  db: Executor,
  { subjects }: Pick<Context, 'subjects'>,
  decision: AppealedDecision,
  member: Member,
): Promise<Lost[]> => {
  const { action, row, memberId } = decision
  const endedSessions: Lost[] =
    action === 'ban' || action === 'delete' ? [{ kind: 'sessions', at: row.at.toISOString() }] : []
  const lost = [...endedSessions, ...lostDocuments(decision, member)]
  if (action === 'delete') {
    const obstacles = await subjects.member.trash.readObstacles?.(db, [memberId])
    if (obstacles?.has(memberId)) lost.push({ kind: 'address', at: null })
  }
  if (subjectKindOf(row.action) === 'post' && row.subjectId && validate(row.subjectId)) {
    const [post] = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, row.subjectId))
    if (!post || member.deletedAt) lost.push({ kind: 'post', at: null })
  }
  return lost
}

const words: Readonly<Record<Lost['kind'], string>> = {
  sessions: 'where you were signed in',
  passport: 'your passport',
  certificate: 'your certificate',
  address: 'your email address, which another account uses now',
  post: 'the post',
}

/** What does not come back, as the email to the person says it. */
export const describeLost = (lost: readonly Lost[]): string[] => lost.map(({ kind }) => words[kind])

import { and, eq, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { appeals, auditEntries, users } from '../platform/database/schema.ts'
import { isOpenAppeal } from '../record/appealStates.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { readLatest, toEntry } from '../record/entry.ts'
import { eraseInvitations, eraseTexts } from '../record/erasure/eraseTexts.ts'
import { eraseWords } from './eraseWords.ts'
import { noSuchUser } from './member.ts'

/** Lets one erasure of a person run at a time: a person who is gone for good has no row to lock. */
const lockPerson = (tx: Transaction, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`erase ${id}`}, 0))`)

/**
 * Refuses to erase texts that somebody still needs: those about the team, whose actions the record is
 * for, those of a member under a legal hold, and those that an open appeal is about.
 */
const refuseNeeded = async (tx: Transaction, ctx: Context, id: string): Promise<void> => {
  const [user] = await tx
    .select({ role: users.role, heldAt: users.documentsHeldAt })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (user?.role === 'admin') {
    const message = "The record of an administrator can't be erased. End their access first."
    throw new AppError('notEligible', { message })
  }
  if ((await tx.$count(appeals, and(eq(appeals.userId, id), isOpenAppeal))) > 0) {
    const message = 'An appeal of this member waits. Decide it first.'
    throw new AppError('conflict', { message })
  }
  if (!user?.heldAt) return
  const entry = await readLatest(tx, ctx, ['document.hold', 'document.release.undo'], id)
  const by = entry?.actor?.name ? ` by ${entry.actor.name}` : ''
  const message = `A legal hold${by} keeps this record. Release the documents first.`
  throw new AppError('conflict', { message, entry })
}

/** The invitations with which a person joined the team: their texts have the address. */
const readInvitations = async (tx: Transaction, id: string): Promise<string[]> => {
  const rows = await tx
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'team.join')))
  return rows.flatMap(({ after }) =>
    typeof after?.invitationId === 'string' ? after.invitationId : [],
  )
}

/** @throws AppError notFound, or conflict that names the earlier erasure */
const refuseNothing = async (tx: Transaction, ctx: Context, id: string): Promise<never> => {
  const known = await tx.$count(users, eq(users.id, id))
  const recorded = await tx.$count(auditEntries, eq(auditEntries.subjectId, id))
  if (known + recorded === 0) throw noSuchUser()
  throw await decisionConflict(tx, ctx, {
    actions: ['user.erase'],
    subject: id,
    message: 'The record has no words about this person',
  })
}

/**
 * Erases the words and addresses that the record has about a person, also about one who is gone for
 * good, and those of their appeals and of decided reports. The entries stay. If several erasures run at
 * the same time, one succeeds.
 */
export const eraseUser: Handler<'eraseUser'> = async ({ params, body }, ctx) => {
  demandFresh(ctx)
  const id = params.id.toLowerCase()
  if (!validate(id)) throw noSuchUser()
  const data = await changeInSession(ctx, async (tx) => {
    await lockPerson(tx, id)
    await refuseNeeded(tx, ctx, id)
    const invitations = await readInvitations(tx, id)
    const texts = (await eraseTexts(tx, [id])) + (await eraseWords(tx, id))
    if (texts === 0) return refuseNothing(tx, ctx, id)
    await eraseInvitations(tx, ctx, invitations)
    const entry = {
      action: 'user.erase',
      subject: id,
      after: { texts },
      reason: body.reason,
    } as const
    return toEntry(tx, ctx, await audit(tx, ctx, entry))
  })
  return { data }
}

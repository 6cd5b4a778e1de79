import { asc } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Session } from '../kernel/operation.ts'
import { demandPermission } from '../kernel/permissions.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { users } from '../platform/database/schema.ts'
import { type Person, personColumns, toPerson } from './person.ts'

/**
 * Locks all people of the team, in one order, and reads them. Otherwise two changes at the same time
 * could each count the other person as the remaining owner.
 */
export const lockTeam = async (tx: Executor): Promise<Person[]> => {
  const rows = await tx
    .select(personColumns)
    .from(users)
    .where(isAdministrator)
    .orderBy(asc(users.id))
    .for('update')
  return rows.flatMap((row) => toPerson(row) ?? [])
}

/** The owners who can sign in. */
export const ownersOf = (team: readonly Person[]): Person[] =>
  team.filter(({ teamRole, canSignIn }) => teamRole === 'owner' && canSignIn)

/**
 * Refuses a change after which no owner could sign in.
 * @throws AppError lastOwner
 */
export const demandAnotherOwner = (team: readonly Person[], { id }: Pick<Person, 'id'>): void => {
  if (!ownersOf(team).some((owner) => owner.id !== id)) throw new AppError('lastOwner')
}

/**
 * Refuses a caller who lost the permission while waiting for the lock: of two owners who demote each
 * other at the same time, only one succeeds.
 * @throws AppError notSignedIn, missingPermission
 */
export const demandManager = (
  team: readonly Person[],
  { actor }: { readonly actor: Pick<Session, 'userId'> },
): void => {
  const caller = team.find(({ id }) => id === actor.userId)
  if (!caller?.canSignIn) throw new AppError('notSignedIn')
  demandPermission(caller, 'team.manage')
}

/** Runs a change of the team in one transaction, with the team locked. */
export const changeTeam = async <T>(
  ctx: Context,
  change: (tx: Transaction, team: readonly Person[]) => Promise<T>,
): Promise<T> => {
  demandFresh(ctx)
  return changeInSession(ctx, async (tx) => {
    const team = await lockTeam(tx)
    demandManager(team, ctx)
    return change(tx, team)
  })
}

/** Runs a change of one person, with the team locked. */
export const changePerson = <T>(
  ctx: Context,
  id: string,
  change: (tx: Transaction, person: Person, team: readonly Person[]) => Promise<T>,
): Promise<T> =>
  changeTeam(ctx, (tx, team) => {
    const person = validate(id) ? team.find((one) => one.id === id.toLowerCase()) : undefined
    if (!person) throw new AppError('notFound', { message: 'This person is not in the team' })
    return change(tx, person, team)
  })

/** @throws AppError conflict */
export const refuseSelf = (ctx: Context, { id }: Pick<Person, 'id'>, message: string): void => {
  if (id === ctx.actor.userId) throw new AppError('conflict', { message })
}

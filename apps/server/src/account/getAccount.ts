import { and, asc, desc, eq } from 'drizzle-orm'
import { findAccount } from '../auth/accounts.ts'
import { toPasskey } from '../auth/passkeys.ts'
import { countRecoveryCodes } from '../auth/recoveryCodes.ts'
import { isLive } from '../auth/sessions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { permissionsOf } from '../kernel/permissions.ts'
import { passkeys, sessions, totp } from '../platform/database/schema.ts'

/** What the account page shows. */
export const getAccount: Handler<'getAccount'> = async (_call, ctx) => {
  const { db, actor, config } = ctx
  const { userId } = actor
  const account = await findAccount(db, userId)
  if (!account?.teamRole) throw new AppError('notSignedIn')
  const [authenticator] = await db
    .select({ enabledAt: totp.enabledAt })
    .from(totp)
    .where(eq(totp.userId, userId))
  const own = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.mfa, true), isLive(ctx.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  const listed = open.map(({ id, device, network, createdAt, lastSeenAt }) => ({
    id,
    device,
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === actor.id,
  }))
  return {
    data: {
      id: userId,
      name: account.fullName,
      email: account.email,
      role: account.teamRole,
      permissions: permissionsOf(account.teamRole),
      authenticatorAt: authenticator?.enabledAt?.toISOString() ?? null,
      passkeys: own.map((row) => toPasskey(row, config)),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      sessions: [
        ...listed.filter(({ isCurrent }) => isCurrent),
        ...listed.filter(({ isCurrent }) => !isCurrent),
      ],
    },
  }
}

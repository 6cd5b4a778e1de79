import type { TeamRole } from '@hearth/api/permissions.gen'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries, totp } from '../platform/database/schema.ts'
import { createInvitation } from '../team/invitations.ts'
import type { Random } from './random.ts'

/** A person of the demo's team. */
export interface TeamPerson {
  readonly fullName: string
  readonly email: string
  readonly teamRole: TeamRole
}

/** The people of the demo's team who have not acted. None can sign in, for want of a password. */
export const otherTeam: readonly TeamPerson[] = [
  { fullName: 'Mira Valtonen', email: 'mira.valtonen@hearth.example', teamRole: 'publisher' },
  { fullName: 'Tomás Arroyo', email: 'tomas.arroyo@hearth.example', teamRole: 'viewer' },
]

const hour = 60 * 60_000

/** Their second factors and last sign-ins, and an open invitation. The last person never signed in. */
export const insertTeam = async (
  tx: Transaction,
  team: readonly { readonly id: string }[],
  { random, ownerId, now }: { random: Random; ownerId: string; now: Date },
): Promise<void> => {
  const active = team.slice(0, -1)
  // Without a seed no code is right, and the team page still shows an authenticator.
  await tx.insert(totp).values(active.map(({ id }) => ({ userId: id, enabledAt: now })))
  await tx.insert(auditEntries).values(
    active.map(({ id }, index) => ({
      id: random.id(now),
      at: new Date(now.getTime() - (3 + 20 * index) * hour),
      actorId: id,
      action: 'session.sign-in',
      subjectId: id,
      requestId: 'demo',
      ip: 'local',
    })),
  )
  await createInvitation(tx, {
    email: 'ines.carvalho@hearth.example',
    role: 'reviewer',
    invitedBy: ownerId,
    now: new Date(now.getTime() - 5 * hour),
  })
}

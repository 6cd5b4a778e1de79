import { removeSecondFactor } from '../auth/secondFactor.ts'
import { endSessions } from '../auth/sessions.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { endPerson } from './endPerson.ts'
import { changePerson, demandAnotherOwner, refuseSelf } from './lockTeam.ts'
import { readPerson } from './members.ts'
import { notifyTeam } from './notifyTeam.ts'
import { setPlace } from './setPlace.ts'

export const changeTeamRole: Handler<'changeTeamRole'> = async ({ params, body }, ctx) => {
  const data = await changePerson(ctx, params.id, async (tx, person, team) => {
    const { role } = body
    if (role !== person.teamRole) {
      await setPlace(tx, ctx, team, person, { teamRole: role })
      const entry = await audit(tx, ctx, {
        action: 'team.role',
        subject: person.id,
        before: { teamRole: person.teamRole },
        after: { teamRole: role },
      })
      await notifyTeam(tx, ctx, entry, person)
    }
    return readPerson(tx, ctx.now(), person.id)
  })
  return { data }
}

export const suspendTeamMember: Handler<'suspendTeamMember'> = async ({ params }, ctx) => {
  const data = await changePerson(ctx, params.id, async (tx, person, team) => {
    refuseSelf(ctx, person, "You can't suspend yourself")
    if (person.isSuspended) {
      throw new AppError('conflict', { message: 'This person is already suspended' })
    }
    await setPlace(tx, ctx, team, person, { isSuspended: true })
    const entry = await audit(tx, ctx, {
      action: 'team.suspend',
      subject: person.id,
      before: { isSuspended: false },
      after: { isSuspended: true },
    })
    await notifyTeam(tx, ctx, entry, person)
    return readPerson(tx, ctx.now(), person.id)
  })
  return { data }
}

export const resumeTeamMember: Handler<'resumeTeamMember'> = async ({ params }, ctx) => {
  const data = await changePerson(ctx, params.id, async (tx, person, team) => {
    if (!person.isSuspended) {
      throw new AppError('conflict', { message: 'This person is not suspended' })
    }
    await setPlace(tx, ctx, team, person, { isSuspended: false })
    const entry = await audit(tx, ctx, {
      action: 'team.resume',
      subject: person.id,
      before: { isSuspended: true },
      after: { isSuspended: false },
    })
    await notifyTeam(tx, ctx, entry, person)
    return readPerson(tx, ctx.now(), person.id)
  })
  return { data }
}

export const endTeamMember: Handler<'endTeamMember'> = async ({ params }, ctx) => {
  await changePerson(ctx, params.id, async (tx, person, team) => {
    refuseSelf(ctx, person, "You can't end your own access")
    demandAnotherOwner(team, person)
    await endPerson(tx, ctx, person)
  })
  return { message: 'Done' }
}

export const resetTeamMemberSecondFactor: Handler<'resetTeamMemberSecondFactor'> = async (
  { params },
  ctx,
) => {
  await changePerson(ctx, params.id, async (tx, person) => {
    refuseSelf(ctx, person, 'Change your own second factor on your account page')
    await endSessions(tx, person.id)
    await removeSecondFactor(tx, person.id)
    const entry = await audit(tx, ctx, { action: 'totp.reset', subject: person.id })
    await notifyTeam(tx, ctx, entry, person)
  })
  return { message: 'Done' }
}

import { removeSecondFactor } from '../auth/secondFactor.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { endPerson } from './endPerson.ts'
import { changePerson, demandAnotherOwner, refuseSelf } from './lockTeam.ts'
import { readPerson } from './members.ts'
import { recordTeamChange } from './recordTeamChange.ts'
import { changePlace } from './setPlace.ts'

export const changeTeamRole: Handler<'changeTeamRole'> = async ({ params, body }, ctx) => {
  const data = await changePerson(ctx, params.id, async (tx, person, team) => {
    const { role } = body
    if (role !== person.teamRole) {
      await changePlace(tx, ctx, team, person, {
        action: 'team.role',
        before: { teamRole: person.teamRole },
        after: { teamRole: role },
      })
    }
    return readPerson(tx, ctx.now(), person.id)
  })
  return { data }
}

const decideSuspension = async (ctx: Context, id: string, isSuspended: boolean) => {
  const data = await changePerson(ctx, id, async (tx, person, team) => {
    if (isSuspended) refuseSelf(ctx, person, "You can't suspend yourself")
    if (person.isSuspended === isSuspended) {
      const message = `This person is ${isSuspended ? 'already' : 'not'} suspended`
      throw new AppError('conflict', { message })
    }
    await changePlace(tx, ctx, team, person, {
      action: isSuspended ? 'team.suspend' : 'team.resume',
      before: { isSuspended: !isSuspended },
      after: { isSuspended },
    })
    return readPerson(tx, ctx.now(), person.id)
  })
  return { data }
}

export const suspendTeamMember: Handler<'suspendTeamMember'> = ({ params }, ctx) =>
  decideSuspension(ctx, params.id, true)

export const resumeTeamMember: Handler<'resumeTeamMember'> = ({ params }, ctx) =>
  decideSuspension(ctx, params.id, false)

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
    await removeSecondFactor(tx, person.id)
    await recordTeamChange(tx, ctx, { action: 'totp.reset', subject: person.id }, person)
  })
  return { message: 'Done' }
}

import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { changeUser } from '../users/member.ts'
import { beginArchive, findCurrentArchive } from './archive/archives.ts'
import { ownLanguage } from './request.ts'

/**
 * Orders a copy of a member's data for the member, who could not ask for it: the link goes to the address
 * of the account, so the administrator sees nothing of it.
 */
export const exportMemberData: Handler<'exportMemberData'> = ({ params }, ctx) =>
  changeUser(ctx, params.id, async (tx, user) => {
    if (user.role === 'admin') {
      const message = 'Copies of data are made for members only'
      throw new AppError('conflict', { message })
    }
    const now = ctx.now()
    if (await findCurrentArchive(tx, user.id, now)) {
      const message = "A copy of this member's data was asked for in the last 24 hours"
      throw new AppError('conflict', { message })
    }
    const language = ownLanguage(ctx.config)
    await beginArchive(tx, ctx.jobs, { userId: user.id, language, now, request: ctx.request })
    await audit(tx, ctx, { action: 'user.export', subject: user.id })
    return { message: 'The copy is being made. The member gets an email with a link to it.' }
  })

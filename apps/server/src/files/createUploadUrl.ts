import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { grantUpload } from './uploads.ts'

/** Grants an administrator one upload (specification 2.19 and 7). */
export const createUploadUrl: Handler<'createUploadUrl'> = async ({ body }, ctx) => {
  await ctx.limit('uploadUrl', ctx.actor.userId)
  return changeInSession(ctx, async (tx) => {
    const url = await grantUpload(tx, ctx, body)
    await audit(tx, ctx, {
      action: 'upload.grant',
      after: { path: new URL(url).pathname, type: body.fileType },
    })
    return { url }
  })
}

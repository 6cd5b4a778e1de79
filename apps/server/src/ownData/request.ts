import { languageOf } from '@hearth/api/languages'
import { lockAccountByEmail, maskEmail } from '../auth/accounts.ts'
import { askForKey } from '../auth/askForKey.ts'
import { findKey } from '../auth/oneTimeTokens.ts'
import type { Config } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { beginArchive, findArchive, findCurrentArchive, maxDownloads } from './archive/archives.ts'
import { fileLink } from './link.ts'

/** Mails a key for a copy of the account's data. It is not the key that deletes the account. */
export const requestDataKey: Handler<'requestDataKey'> = ({ body }, ctx) =>
  askForKey(ctx, body.email, {
    kind: 'data-key',
    action: 'own-data.key-asked',
    limits: ['dataKeyAddress', 'dataKeyAccount'],
  })

/** The language of the deployment, for a copy that names none. */
export const ownLanguage = ({ panel }: Config) => languageOf(panel.locale ?? 'en') ?? 'en'

/**
 * Orders a copy of the data of a key's account. The key stays valid for its ten minutes, so that a person
 * who sends it twice gets the same answer: a member has one copy a day, however often it is sent.
 */
export const requestOwnData: Handler<'requestOwnData'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('ownDataAddress', address)
  const now = ctx.now()
  const outcome = await ctx.db.transaction(async (tx) => {
    const user = await lockAccountByEmail(tx, email)
    const key = await findKey(tx, 'data-key', { email, securityKey: body.securityKey }, now)
    if (user?.role !== 'member' || user.id !== key?.userId) {
      await audit(tx, ctx, { action: 'own-data.refused', after: { maskedEmail: maskEmail(email) } })
      return 'wrong'
    }
    const current = await findCurrentArchive(tx, user.id, now)
    if (current) return current
    const language = languageOf(body.language ?? '') ?? ownLanguage(ctx.config)
    await beginArchive(tx, ctx.jobs, { userId: user.id, language, now, request: ctx.request })
    await audit(tx, ctx, { action: 'user.export-own', actorId: user.id, subject: user.id })
    return undefined
  })
  if (outcome === 'wrong') {
    const message = 'This security key is invalid or has expired'
    throw new AppError('unprocessable', { message })
  }
  // Only wrong keys count, because a whole office may share one address.
  await ctx.giveBack('ownDataAddress', address)
  if (outcome?.readyAt) {
    throw new AppError('tooManyRequests', {
      message: 'A copy of your data was already made today. Its link is in your mailbox.',
      retryAfter: Math.ceil((outcome.expiresAt.getTime() - now.getTime()) / 1000),
    })
  }
  return {
    message: "We're preparing a copy of your data. You'll get an email with a link to it.",
  }
}

/** What the page of a mailed link shows. It counts no download. */
export const readOwnData: Handler<'readOwnData'> = async ({ body: { token } }, ctx) => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('ownDataAddress', address)
  const archive = await findArchive(ctx.db, token, ctx.now())
  if (!archive) throw new AppError('unprocessable', { message: 'This link is no longer valid' })
  await ctx.giveBack('ownDataAddress', address)
  return {
    data: {
      link: fileLink(token),
      until: archive.expiresAt.toISOString(),
      downloadsLeft: maxDownloads - archive.downloads,
      bytes: archive.bytes ?? 0,
    },
  }
}

import { createHash } from 'node:crypto'
import { reasonsPerKind } from '@hearth/api/limits.gen'
import { asc, notInArray, sql } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Answer, Call, Context, Handler } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { reasonKinds } from '../platform/database/schema/values.ts'
import { reasonTemplates } from '../platform/database/schema.ts'
import { readLatest } from './entry.ts'

type Template = Answer<'listReasonTemplates'>['data'][number]
type NewTemplate = Call<'replaceReasonTemplates'>['body']['templates'][number]

const byKind = (templates: readonly Template[]): Template[] =>
  reasonKinds.flatMap((kind) => templates.filter((template) => template.kind === kind))

type Use = Pick<Context, 'config'>

/** The rules belong to the feature `desk`. */
const hasDesk = ({ config }: Use): boolean => config.features.includes('desk')

/** The kinds of features that the deployment does not offer. */
const hiddenKinds = ({ config }: Use) => [
  ...(config.features.includes('desk') ? [] : (['decline'] as const)),
  ...(config.features.includes('redress') ? [] : (['appeal'] as const)),
]

const isShown = (use: Use) => notInArray(reasonTemplates.kind, hiddenKinds(use))

/** All templates of the offered kinds. Without the desk they have no rules. */
const readTemplates = async (db: Executor, ctx: Use): Promise<Template[]> => {
  const { id, kind, text, rule } = reasonTemplates
  const rows = await db
    .select({ id, kind, text, ...(hasDesk(ctx) && { rule }) })
    .from(reasonTemplates)
    .where(isShown(ctx))
    .orderBy(asc(reasonTemplates.position))
  return byKind(rows)
}

/** @throws AppError unprocessable */
const refuseTooMany = (templates: readonly NewTemplate[]): void => {
  for (const kind of reasonKinds) {
    const texts = templates.filter((template) => template.kind === kind).map(({ text }) => text)
    const problem =
      texts.length > reasonsPerKind
        ? `Each kind can have at most ${reasonsPerKind} templates`
        : texts.length > new Set(texts).size && 'Two templates have the same text'
    if (problem) throw fieldErrors({ field: 'templates', message: problem })
  }
}

const toLines = (templates: readonly NewTemplate[]): string[] =>
  templates.map(({ kind, text, rule }) => `${kind}: ${text}${rule ? ` (${rule})` : ''}`)

/** A hash of the list. Its rows are replaced, so no `updated_at` shows a removal. */
const etagOf = (templates: readonly NewTemplate[]): string =>
  createHash('sha256')
    .update(JSON.stringify(templates.map(({ kind, text, rule = null }) => [kind, text, rule])))
    .digest('base64url')

const toAnswer = (data: Template[]): Answer<'listReasonTemplates'> => ({
  data,
  etag: etagOf(data),
})

const action = 'reason-templates.update'

/** The refusal to overwrite a list that the person has not seen. It names who saved the list. */
const stale = async (db: Executor, ctx: Context): Promise<AppError> => {
  const entry = await readLatest(db, ctx, [action], null)
  const who = entry?.actor?.name ?? 'Someone else'
  return new AppError('conflict', {
    message: `${who} has changed the reasons. Nothing was saved.`,
    entry,
  })
}

/** The reasons that administrators can choose. */
export const listReasonTemplates: Handler<'listReasonTemplates'> = async (_call, ctx) =>
  toAnswer(await readTemplates(ctx.db, ctx))

/** The removed and added templates. Both are empty when only the order has changed. */
const changeOf = (before: readonly string[], after: readonly string[]) => ({
  before: { templates: before.filter((line) => !after.includes(line)) },
  after: { templates: after.filter((line) => !before.includes(line)) },
})

/**
 * Replaces the whole list, if it has not changed since the person saw it. The entry has only the
 * removed and added templates: entries are never deleted, and two whole lists have up to 400 kB.
 */
export const replaceReasonTemplates: Handler<'replaceReasonTemplates'> = async ({ body }, ctx) => {
  const templates = body.templates.map(({ kind, text, rule }) => ({
    kind,
    text: text.trim(),
    ...(hasDesk(ctx) && { rule: rule?.trim() || null }),
  }))
  const hidden = hiddenKinds(ctx).find((kind) => templates.some((one) => one.kind === kind))
  if (hidden) {
    const fields = [{ field: 'templates', message: `Must not have the kind ${hidden}` }]
    throw new AppError('invalidRequest', { fields })
  }
  refuseTooMany(templates)
  await ctx.limit('reasonTemplates', ctx.actor.userId)
  return changeInSession(ctx, async (tx) => {
    await tx.execute(sql`lock table ${reasonTemplates} in share row exclusive mode`)
    const before = await readTemplates(tx, ctx)
    if (body.etag !== etagOf(before)) throw await stale(tx, ctx)
    if (etagOf(before) === etagOf(templates)) return toAnswer(before)
    await tx.delete(reasonTemplates).where(isShown(ctx))
    if (templates.length > 0) {
      const rows = templates.map((template, position) => ({ ...template, position }))
      await tx.insert(reasonTemplates).values(rows)
    }
    const data = await readTemplates(tx, ctx)
    await audit(tx, ctx, { action, ...changeOf(toLines(before), toLines(data)) })
    return toAnswer(data)
  })
}

import { queuePermissions } from '@hearth/api/permissions.gen'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { countAppeals } from '../appeals/list.ts'
import { countNewcomers } from '../desk/newcomers.ts'
import { reportedPosts } from '../desk/reports.ts'
import type { Answer, Context, VersionedRead } from '../kernel/operation.ts'
import { hasPermission } from '../kernel/permissions.ts'
import { dayKinds, queueNames } from '../platform/database/schema/values.ts'
import { activityCounts, appeals, deployment, postReports } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isOpenAppeal } from '../record/appealStates.ts'
import { countPending } from '../users/pending.ts'

type Numbers = Answer<'getNumbers'>['data']
type Day = Numbers['days'][number]
type Queue = NonNullable<Numbers['queues']['citizenship']>
type Step = keyof Queue['ages']

/** The day of the server's clock where the deployment is, in ISO 8601. */
const todayOf = ({ now, config }: Pick<Context, 'now' | 'config'>): string =>
  now().toLocaleDateString('sv', { timeZone: config.timeZone })

/** The days up to `today`, oldest first. */
const daysUntil = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(today) - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )

const localDay = (at: SQL | typeof activityCounts.at, timeZone: string) =>
  sql`(${at} at time zone ${timeZone}::text)::date`

const readDays = async ({ db, config }: Context, today: string, days: number): Promise<Day[]> => {
  const wanted = daysUntil(today, days)
  const { timeZone } = config
  const rows = await db
    .select({
      kind: activityCounts.kind,
      day: sql<string>`${localDay(activityCounts.at, timeZone)}::text`.as('day'),
      amount: sql<number>`sum(${activityCounts.amount})::int`,
    })
    .from(activityCounts)
    .where(
      and(
        inArray(activityCounts.kind, dayKinds),
        gte(activityCounts.at, sql`${wanted[0]}::timestamp at time zone ${timeZone}::text`),
      ),
    )
    .groupBy(activityCounts.kind, sql`day`)
  const amounts = new Map(rows.map(({ kind, day, amount }) => [`${kind} ${day}`, amount]))
  return wanted.map((day) => {
    const amountOf = (kind: (typeof dayKinds)[number]) => amounts.get(`${kind} ${day}`) ?? 0
    return {
      day,
      joined: amountOf('joined'),
      verified: amountOf('verified'),
      newcomersDecided: amountOf('verified') + amountOf('declined'),
      requested: amountOf('requested'),
      approved: amountOf('approved'),
      rejected: amountOf('rejected'),
      banned: amountOf('banned'),
      reported: amountOf('reported'),
      reportsDecided: amountOf('reportDecided'),
    }
  })
}

/** How long a case has waited that arrived on a day, in days of the calendar. */
const stepOf = (day: SQL, today: string): SQL<Step> => sql<Step>`case
  when ${day} > ${today}::date - 1 then 'today'
  when ${day} > ${today}::date - 7 then 'week'
  when ${day} > ${today}::date - 30 then 'month'
  else 'older' end`

const toQueue = (
  rows: readonly { step: Step; amount: number }[],
  oldest: Date | null | undefined,
): Queue => {
  const ages = { today: 0, week: 0, month: 0, older: 0 }
  for (const { step, amount } of rows) ages[step] = amount
  const waiting = ages.today + ages.week + ages.month + ages.older
  return { waiting, oldest: oldest?.toISOString() ?? null, ages }
}

const readAges = ({ db, config }: Context, today: string, queue: 'citizenship' | 'newcomers') =>
  db
    .select({
      step: stepOf(localDay(activityCounts.at, config.timeZone), today).as('step'),
      amount: sql<number>`sum(${activityCounts.amount})::int`,
    })
    .from(activityCounts)
    .where(eq(activityCounts.kind, queue))
    .groupBy(sql`step`)

const readCitizenship = async (ctx: Context, today: string): Promise<Queue> => {
  const { oldest } = await countPending(ctx.db)
  return toQueue(await readAges(ctx, today, 'citizenship'), oldest)
}

const readNewcomers = async (ctx: Context, today: string): Promise<Queue> => {
  const { oldest } = await countNewcomers(ctx.db, true)
  return toQueue(await readAges(ctx, today, 'newcomers'), oldest)
}

/** By posts, as on the desk. It reads only the open reports, by their index. */
const readReports = async (ctx: Context, today: string): Promise<Queue> => {
  const reported = reportedPosts(ctx.db)
  const day = localDay(sql`${reported.firstReportedAt}`, ctx.config.timeZone)
  const rows = await ctx.db
    .with(reported)
    .select({
      step: stepOf(day, today).as('step'),
      amount: sql<number>`count(*)::int`,
      oldest: sql<Date>`min(${reported.firstReportedAt})`.mapWith(postReports.createdAt),
    })
    .from(reported)
    .groupBy(sql`step`)
  const [oldest] = rows.map((row) => row.oldest).sort((a, b) => a.getTime() - b.getTime())
  return toQueue(rows, oldest)
}

/** Reads only the open appeals, by their index. */
const readAppeals = async (ctx: Context, today: string): Promise<Queue> => {
  const rows = await ctx.db
    .select({
      step: stepOf(localDay(sql`${appeals.createdAt}`, ctx.config.timeZone), today).as('step'),
      amount: sql<number>`count(*)::int`,
    })
    .from(appeals)
    .where(isOpenAppeal)
    .groupBy(sql`step`)
  const { oldest } = await countAppeals(ctx.db)
  return toQueue(rows, oldest)
}

/** The queues, each for the roles that decide its cases. */
const queues = {
  citizenship: readCitizenship,
  newcomers: readNewcomers,
  reports: readReports,
  appeals: readAppeals,
} as const

const ownQueues = ({ actor, config }: Context) =>
  queueNames
    .filter((name) => name !== 'appeals' || config.features.includes('redress'))
    .filter((name) => hasPermission(actor.teamRole, queuePermissions[name]))

const readQueues = async (ctx: Context, today: string): Promise<Numbers['queues']> => {
  const own = await Promise.all(
    ownQueues(ctx).map(async (name) => [name, await queues[name](ctx, today)] as const),
  )
  return Object.fromEntries(own)
}

/** Arrivals and decisions by day, and how long the cases of each queue have waited. */
export const getNumbers: VersionedRead<'getNumbers'> = {
  version: async ({ query }, ctx) => {
    const [counted] = await ctx.db.select({ zone: deployment.activityTimeZone }).from(deployment)
    const tables = await versionOf(ctx.db, 'users', 'posts', 'post_reports', 'appeals')
    return [tables, counted?.zone, todayOf(ctx), query.days, ...ownQueues(ctx)].join(' ')
  },
  read: async ({ query }, ctx) => {
    const today = todayOf(ctx)
    const [days, open] = await Promise.all([
      readDays(ctx, today, query.days ?? 30),
      readQueues(ctx, today),
    ])
    return { data: { days, queues: open } }
  },
}

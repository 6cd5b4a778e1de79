import { and, eq, ne } from 'drizzle-orm'
import { maskEmail } from '../auth/accounts.ts'
import type { Executor } from '../platform/database/database.ts'
import { invites, postReports, posts, users } from '../platform/database/schema.ts'

/** How an archive speaks of other people. */
export interface Others {
  /** Takes them out of a text that an administrator wrote. */
  mask(text: string): string
  /** The role of somebody by their id: `reviewer`. No name leaves the team. */
  roleOf(id: unknown): string
}

const hidden = '▒▒▒'

/** Without the full stop of a sentence after it. */
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]*[^\s<>"'(),;:.!?]/g

/** A word that is short, such as `de`, occurs in every text. */
const shortestName = 3

const toPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Everybody whom a text about this member is likely to name, but must not. */
const readPeople = async (db: Executor, userId: string) => {
  const columns = { fullName: users.fullName, id: users.id, teamRole: users.teamRole }
  const [reporters, notifiers, inviters, invited, team] = await Promise.all([
    db
      .selectDistinct(columns)
      .from(postReports)
      .innerJoin(posts, eq(posts.id, postReports.postId))
      .innerJoin(users, eq(users.id, postReports.userId))
      .where(eq(posts.userId, userId)),
    db
      .selectDistinct({ fullName: postReports.notifierName })
      .from(postReports)
      .innerJoin(posts, eq(posts.id, postReports.postId))
      .where(eq(posts.userId, userId)),
    db
      .select(columns)
      .from(invites)
      .innerJoin(users, eq(users.id, invites.inviterId))
      .where(eq(invites.invitedUserId, userId)),
    db
      .select(columns)
      .from(invites)
      .innerJoin(users, eq(users.id, invites.invitedUserId))
      .where(eq(invites.inviterId, userId)),
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.id, userId))),
  ])
  return {
    reporters: [...reporters, ...notifiers],
    team,
    others: [...inviters, ...invited, ...team],
  }
}

const namesOf = (people: readonly { fullName: string | null }[]): string[] =>
  people.flatMap(({ fullName }) => fullName?.normalize().trim() || [])

/**
 * Reads what masks texts by administrators about a member: each address but the member's own, and the
 * names of reporters, inviters, invited members and administrators. Of a reporter also each single
 * name, as "Rui says" would be enough to know them.
 */
export const readOthers = async (
  db: Executor,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Others> => {
  const { reporters, team, others } = await readPeople(db, id)
  const reporterNames = namesOf(reporters)
  const parts = reporterNames.flatMap((name) => name.split(/\s+/))
  const names = [...reporterNames, ...namesOf(others), ...parts]
    .filter((name) => [...name].length >= shortestName)
    // The whole name before its parts.
    .sort((a, b) => b.length - a.length)
    .map(toPattern)
  const pattern =
    names.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined
  const roles = new Map(team.map((person) => [person.id, person.teamRole]))
  return {
    mask: (text) => {
      const masked = text
        .normalize()
        .replaceAll(address, (found) =>
          found.toLowerCase() === email.toLowerCase() ? found : maskEmail(found),
        )
      return pattern ? masked.replaceAll(pattern, hidden) : masked
    },
    roleOf: (person) => {
      if (person === id) return 'you'
      if (person === null) return 'system'
      return roles.get(String(person)) ?? 'administrator'
    },
  }
}

import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { maskEmail } from '../auth/accounts.ts'
import { actionsWhere, undoOf } from '../kernel/auditActions.ts'
import { openTexts, type TextVault } from '../kernel/entryTexts.ts'
import type { Executor } from '../platform/database/database.ts'
import {
  appeals,
  auditEntries,
  devices,
  invites,
  memberNotes,
  oneTimeTokens,
  ownDataArchives,
  passkeys,
  postReports,
  posts,
  recoveryCodes,
  sessions,
  totp,
  users,
} from '../platform/database/schema.ts'
import type { Others } from './others.ts'
import type { PageText } from './pageText/en.ts'

/** A row of a section, as it is read and as it is shown. */
export type Row = Readonly<Record<string, unknown>>

type SectionName = keyof PageText['sections']

interface ReadUse {
  readonly db: Executor
  /** Opens the texts of the record. */
  readonly vault: Pick<TextVault, 'open'>
}

/** A part of an archive: rows of one table. */
export interface Section {
  readonly name: SectionName
  readonly table: PgTable
  /** What is read. A test compares them with the schema. */
  readonly columns: Readonly<Record<string, AnyPgColumn>>
  /** The rows are read in pages, in the order of this column, whose values are unique. */
  readonly key: AnyPgColumn
  readonly where: (userId: string) => SQL | undefined
  /**
   * Reads a page in the order of `key`, which each row also has as `rowKey`.
   * @default reads `columns`
   */
  readonly read?: (use: ReadUse, where: SQL | undefined, limit: number) => Promise<readonly Row[]>
  /** Replaces columns that may not be shown as they are. @default all as they are */
  readonly show?: (row: Row, others: Others) => Row
}

/** The actions that the record shows: administrators and jobs do them, or members to themselves. */
const recordActions = actionsWhere(() => true).flatMap((name) => [name, undoOf(name)])

const entryColumns = {
  at: auditEntries.at,
  action: auditEntries.action,
  actorId: auditEntries.actorId,
  before: auditEntries.before,
  after: auditEntries.after,
  ip: auditEntries.ip,
} as const

/** Fields of entries that name neither another person nor anything internal. */
const shownFields: readonly string[] = [
  'badgeRequestStatus',
  'bannedUntil',
  'isBanned',
  'isDeleted',
  'isHeld',
  'isVerified',
  'kind',
  'serial',
  'status',
  'title',
]

const pickShown = (fields: unknown): Row =>
  Object.fromEntries(Object.entries(Object(fields)).filter(([name]) => shownFields.includes(name)))

const showEntry: Section['show'] = (
  { at, action, actorId, before, after, reason, ip },
  { mask, roleOf },
) => {
  const by = roleOf(actorId)
  return {
    at,
    action,
    by,
    reason: typeof reason === 'string' ? mask(reason) : null,
    before: pickShown(before),
    after: pickShown(after),
    // The address of somebody else is theirs.
    ip: by === 'you' ? ip : null,
  }
}

/** Reads entries with their texts, which are stored apart. */
const readEntries: Section['read'] = async ({ db, vault }, where, limit) => {
  const stored = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(auditEntries.id)
    .limit(limit)
  const rows = await openTexts(db, vault, stored)
  return rows.map((row) => ({ ...row, rowKey: row.id }))
}

const entries = (name: SectionName, where: Section['where']): Section => ({
  name,
  table: auditEntries,
  columns: entryColumns,
  key: auditEntries.id,
  where,
  read: readEntries,
  show: showEntry,
})

/** Everything about a member, in the order of the page to read. */
export const sections: readonly Section[] = [
  {
    name: 'profile',
    table: users,
    columns: {
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      phone: users.phone,
      country: users.country,
      dateOfBirth: users.dateOfBirth,
      profilePic: users.profilePic,
      role: users.role,
      status: users.status,
      isEmailVerified: users.isEmailVerified,
      isVerified: users.isVerified,
      isBanned: users.isBanned,
      bannedUntil: users.bannedUntil,
      badgeRequestStatus: users.badgeRequestStatus,
      badgeRequestedAt: users.badgeRequestedAt,
      decidedAt: users.decidedAt,
      certificateOrderedAt: users.certificateOrderedAt,
      certificateSerial: users.certificateSerial,
      passportDeletedAt: users.passportDeletedAt,
      certificateDeletedAt: users.certificateDeletedAt,
      documentsHeldAt: users.documentsHeldAt,
      reporterMutedAt: users.reporterMutedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    },
    key: users.id,
    where: (userId) => eq(users.id, userId),
  },
  {
    name: 'posts',
    table: posts,
    columns: {
      id: posts.id,
      title: posts.title,
      description: posts.description,
      createdAt: posts.createdAt,
      updatedAt: posts.updatedAt,
      deletedAt: posts.deletedAt,
    },
    key: posts.id,
    where: (userId) => eq(posts.userId, userId),
  },
  {
    name: 'reportsByYou',
    table: postReports,
    columns: {
      postId: postReports.postId,
      reason: postReports.reason,
      text: postReports.text,
      isMuted: postReports.isMuted,
      createdAt: postReports.createdAt,
      decision: postReports.decision,
    },
    key: postReports.id,
    where: (userId) => eq(postReports.userId, userId),
    show: ({ decision, ...row }) => ({ ...row, isDecided: decision !== null }),
  },
  {
    name: 'appeals',
    table: appeals,
    columns: {
      text: appeals.text,
      createdAt: appeals.createdAt,
      outcome: appeals.outcome,
      answer: appeals.answer,
    },
    key: appeals.id,
    where: (userId) => eq(appeals.userId, userId),
    show: ({ answer, ...row }, { mask }) => ({
      ...row,
      answer: typeof answer === 'string' ? mask(answer) : null,
    }),
  },
  {
    name: 'invitesSent',
    table: invites,
    columns: {
      invitedTo: invites.invitedTo,
      status: invites.status,
      createdAt: invites.createdAt,
      updatedAt: invites.updatedAt,
    },
    key: invites.id,
    where: (userId) => eq(invites.inviterId, userId),
    show: ({ invitedTo, ...row }) => ({ invitedTo: maskEmail(String(invitedTo)), ...row }),
  },
  {
    name: 'inviteReceived',
    table: invites,
    columns: { status: invites.status, createdAt: invites.createdAt },
    key: invites.id,
    where: (userId) => eq(invites.invitedUserId, userId),
  },
  {
    name: 'notes',
    table: memberNotes,
    columns: {
      authorId: memberNotes.authorId,
      text: memberNotes.text,
      isPinned: memberNotes.isPinned,
      createdAt: memberNotes.createdAt,
      editedAt: memberNotes.editedAt,
    },
    key: memberNotes.id,
    where: (userId) => eq(memberNotes.userId, userId),
    show: ({ authorId, text, ...row }, { mask, roleOf }) => ({
      // Nobody but administrators writes notes, also one whose account is gone.
      by: authorId === null ? 'administrator' : roleOf(authorId),
      text: mask(String(text)),
      ...row,
    }),
  },
  entries('record', (userId) =>
    and(eq(auditEntries.subjectId, userId), inArray(auditEntries.action, recordActions)),
  ),
  entries('recordOfPosts', (userId) =>
    and(
      sql`${auditEntries.subjectId} in (select ${posts.id}::text from ${posts} where ${posts.userId} = ${userId})`,
      inArray(auditEntries.action, recordActions),
    ),
  ),
  entries('activity', (userId) =>
    and(
      eq(auditEntries.actorId, userId),
      or(
        sql`${auditEntries.subjectId} is distinct from ${userId}`,
        notInArray(auditEntries.action, recordActions),
      ),
    ),
  ),
  {
    name: 'sessions',
    table: sessions,
    columns: {
      device: sessions.device,
      network: sessions.network,
      mfa: sessions.mfa,
      confirmedAt: sessions.confirmedAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    },
    key: sessions.id,
    where: (userId) => eq(sessions.userId, userId),
  },
  {
    name: 'devices',
    table: devices,
    columns: {
      platform: devices.platform,
      createdAt: devices.createdAt,
      lastSeenAt: devices.lastSeenAt,
    },
    key: devices.id,
    where: (userId) => eq(devices.userId, userId),
  },
  {
    name: 'authenticator',
    table: totp,
    columns: { enabledAt: totp.enabledAt, warnedAt: totp.warnedAt },
    key: totp.userId,
    where: (userId) => eq(totp.userId, userId),
  },
  {
    name: 'passkeys',
    table: passkeys,
    columns: {
      name: passkeys.name,
      host: passkeys.host,
      isSynced: passkeys.isSynced,
      transports: passkeys.transports,
      refusedAt: passkeys.refusedAt,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    },
    key: passkeys.id,
    where: (userId) => eq(passkeys.userId, userId),
  },
  {
    name: 'recoveryCodes',
    table: recoveryCodes,
    columns: { usedAt: recoveryCodes.usedAt },
    key: recoveryCodes.id,
    where: (userId) => eq(recoveryCodes.userId, userId),
  },
  {
    name: 'mailedLinks',
    table: oneTimeTokens,
    columns: {
      kind: oneTimeTokens.kind,
      email: oneTimeTokens.email,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
    },
    key: oneTimeTokens.id,
    where: (userId) => eq(oneTimeTokens.userId, userId),
  },
  {
    name: 'copies',
    table: ownDataArchives,
    columns: {
      language: ownDataArchives.language,
      createdAt: ownDataArchives.createdAt,
      readyAt: ownDataArchives.readyAt,
      expiresAt: ownDataArchives.expiresAt,
      bytes: ownDataArchives.bytes,
      downloads: ownDataArchives.downloads,
    },
    key: ownDataArchives.id,
    where: (userId) => eq(ownDataArchives.userId, userId),
  },
]

/** The columns of the documents and images, which are files of the archive. */
export const fileColumns = {
  passport: users.passport,
  certificate: users.badgeFileName,
  image: users.profilePic,
} as const

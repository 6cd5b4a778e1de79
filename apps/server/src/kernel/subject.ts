import type { SQL } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { AuditContext, AuditEntry, AuditRow } from '../kernel/audit.ts'
import type { NamedKind, namedKinds, SubjectKind, TrashKind } from '../kernel/auditActions.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { users } from '../platform/database/schema.ts'

/** Fields of a record, with the values that the audit log has for them. */
export type Fields = Readonly<Record<string, unknown>>

export interface LockOptions {
  /** Locks the records until the transaction ends. */
  readonly lock: boolean
}

/** What restoring a record needs. */
export interface RestoreContext extends AuditContext {
  readonly actor: { readonly userId: string }
  readonly config: Config
  readonly jobs: JobQueue
}

/** The entry of an undoing. */
type Undoing = AuditEntry & { readonly subject: string; readonly after: Fields }

/** Reads and restores one kind of record. It stands with the kind, and the record finds it in the context. */
export interface Subject {
  /** The fields that can be restored, of the records that exist. */
  read(
    db: Executor,
    use: { readonly config: Config },
    ids: readonly string[],
    options: LockOptions,
  ): Promise<(Fields & { readonly id: string })[]>
  /**
   * Restores the fields in `after` of the entry, and writes the entry.
   * @param undone the entry that is undone
   * @throws AppError changedSince, conflict, notEligible
   */
  restore(tx: Transaction, ctx: RestoreContext, entry: Undoing, undone: AuditRow): Promise<AuditRow>
  /** Where the deletions of a kind can be undone. */
  readonly trash?: Trash
}

/** How deleted records of a kind leave the trash. */
interface Trash {
  readonly table: typeof users | (typeof namedKinds)[NamedKind & TrashKind]['table']
  /** Which rows may go after the period. @default all */
  readonly mayGo?: SQL
  /** Removes these rows and their files for good. Returns their number. */
  remove(tx: Transaction, jobs: JobQueue, rows: SQL | undefined): Promise<number>
  /** The reasons why records cannot be restored, by id. @default none */
  readObstacles?(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** A kind of record whose deletions can be undone. */
export type TrashedSubject = Subject & { readonly trash: Trash }

/** The subject of each kind, in the order in which records are locked. */
export type Subjects = Readonly<Record<SubjectKind, Subject> & Record<TrashKind, TrashedSubject>>

/** The column behind `isDeleted`; no change where the audit log has no such field. */
export const toDeletedAt = ({ now }: Pick<RestoreContext, 'now'>, isDeleted: unknown) =>
  typeof isDeleted === 'boolean' ? { deletedAt: isDeleted ? now() : null } : {}

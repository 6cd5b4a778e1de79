import { type RecordActor, TRASH_KINDS } from '../../domain/record/record'

export { TRASH_KINDS }

/** The values of the filter. They are part of the address. */
export type TrashKind = (typeof TRASH_KINDS)[number]

/** Something deleted that can be restored. The contract's `Trashed` is structurally compatible. */
export interface Trashed {
  kind: Exclude<TrashKind, 'all'>
  /** Its id: the end of it stands for a missing name. */
  id: string
  name?: string | null | undefined
  /** ISO 8601. */
  deletedAt: string
  /** When it goes for good. */
  goneAt: string
  /** Null for an operator at the server's shell. */
  by?: RecordActor | null | undefined
  reason?: string | null | undefined
  /** The entry of the deletion in the record: undoing it restores. */
  entryId: string
  /** Why it cannot be restored now, in the server's words. @default nothing is in the way */
  obstacle?: string | null | undefined
  /** An open appeal keeps the row in the trash, even after `goneAt`. @default false */
  isAppealed?: boolean | undefined
}

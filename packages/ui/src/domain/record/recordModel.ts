import type { RECORD_KINDS } from './recordKinds.gen'

/** Somebody who acts. */
export interface RecordActor {
  id: string
  /** Null when the account is gone for good. */
  name: string | null
}

/** What an action was done to. */
export interface RecordSubject {
  /** `member`, `post`, `announcement` or `plan`. */
  kind: string
  id: string
  /** Null when a member is gone for good. */
  name?: string | null | undefined
  /** Whether it is deleted and has no page. @default false */
  isDeleted?: boolean | undefined
}

/**
 * One action of the record (feature `record`). The contract's `Entry` is structurally compatible.
 */
export interface RecordEntry {
  id: string
  /** ISO 8601. */
  at: string
  /**
   * Verb of the action in dots: `user.ban`, and `user.ban.undo` for taking it back. One that the
   * panel does not know shows as it is.
   */
  action: string
  /** Null for an operator at the server's shell. */
  actor?: RecordActor | null | undefined
  /** Null for nothing. */
  subject?: RecordSubject | null | undefined
  /** Why, in the actor's words. */
  reason?: string | null | undefined
  /** Whether its words were erased: the reason, and changes without both values. @default false */
  isErased?: boolean | undefined
  /** The fields that changed, their values as text; null for no value. */
  changes?: readonly { field: string; before: string | null; after: string | null }[] | undefined
  /** Id of the entry that this one undid. @default none */
  undoes?: string | null | undefined
  /** Whether it can be undone, until when, and who has done so or has changed it since. */
  undo?:
    | {
        state: 'possible' | 'done' | 'over' | 'never'
        until?: string | null | undefined
        by?: RecordActor | null | undefined
      }
    | null
    | undefined
  /** The appeal against it: `open`, `upheld` or `overturned`. @default there is none */
  appeal?: { id: string; state: string } | null | undefined
}

/**
 * Something that happened to a member: an action of the record, or what they did themselves. The
 * contract's `TimelineItem` is structurally compatible.
 */
export interface MemberEvent {
  id: string
  /** ISO 8601. */
  at: string
  /** `entry`, `joined`, `emailVerified` or `askedForCitizenship`; any other does not show. */
  kind: string
  /** The action, of an `entry`. */
  entry?: RecordEntry | undefined
  /** Who had invited them, of `joined`. */
  invitedBy?: RecordActor | null | undefined
}

/** What a steward noted about a member. The contract's `Note` is structurally compatible. */
export interface MemberNote {
  id: string
  /** ISO 8601. */
  at: string
  /** When its text was last changed. */
  editedAt?: string | null | undefined
  /** Null when the account is gone for good. */
  author?: RecordActor | null | undefined
  text: string
  /** It stands above the others. */
  isPinned: boolean
  /** The reader may change it. */
  isOwn: boolean
}

/** One of those choices. */
export type RecordKind = keyof typeof RECORD_KINDS

/** The filters of the record. They are part of the address. */
export interface RecordFilters {
  /** Id of who acted; '' for everybody. */
  actor: string
  /** Empty for everything. `all` is none of them. */
  kinds: readonly RecordKind[]
  /** Id of the member that it was done to; '' for all. */
  member: string
  /** The first moment, ISO 8601; '' for no limit. */
  from: string
  /** The last moment; '' for no limit. */
  to: string
}

export const NO_RECORD_FILTERS: RecordFilters = {
  actor: '',
  kinds: [],
  member: '',
  from: '',
  to: '',
}

/** Whether a text is a moment that the record can have: one of the years 1970 to 9999. */
export function isRecordMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year <= 9999
}

/** Whether any filter is set. */
export const isFiltered = ({ kinds, ...texts }: RecordFilters): boolean =>
  kinds.length > 0 || Object.values(texts).some((text) => text !== '')

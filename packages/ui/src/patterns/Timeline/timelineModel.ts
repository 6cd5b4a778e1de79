import type { ReactNode } from 'react'

/** One field that an action changed, in words. */
interface TimelineChange {
  /** Name of the field: 'Status'. */
  field: string
  /** Its value before: 'Active'. */
  before: string
  /** Its value after: 'Banned'. */
  after: string
}

/** Whether an action can be undone. */
interface TimelineUndo {
  /** The action is itself an undoing: to undo it is to redo what it undid. @default false */
  isRedo?: boolean | undefined
  /**
   * `possible` has a button; `done` and `over` have one that says why not; `never` is for what
   * cannot be recalled, such as a push notification.
   */
  state: 'possible' | 'done' | 'over' | 'never'
  /** Until when it can be undone, ISO 8601. @default no limit */
  until?: string | undefined
  /** Who has undone it, or has changed the same since. @default not known */
  by?: string | undefined
}

/** A row of another kind between the actions, such as a note. */
export interface TimelineOwnRow {
  /** Unique among the entries. */
  id: string
  /** When, ISO 8601: it is listed under this day. */
  at: string
  /** The row: an `li` with a key and `data-row-id`. */
  row: ReactNode
}

/** An action, or a row of another kind. */
export type TimelineItem = TimelineEntry | TimelineOwnRow

/** One action: who did what, when and why. */
export interface TimelineEntry {
  /** Unique among the entries. */
  id: string
  /** When, ISO 8601. An invalid date shows as 'Unknown date'. */
  at: string
  /** Who did it, with the address of their page if they have one. */
  actor: { name: string; href?: string | undefined }
  /** What was done, to go after the actor's name: 'banned Maria Silva', with links. */
  action: ReactNode
  /** The same in plain text: it completes the names of the buttons. */
  actionText: string
  /** Why, in the words of the actor; line breaks stay. @default no reason */
  reason?: string | undefined
  /** What the action changed, shown on request. @default nothing */
  changes?: readonly TimelineChange[]
  /**
   * The single actions of one on many rows, listed in its details, each with its own way back.
   * @default it is a single action
   */
  parts?: readonly TimelineEntry[]
  /** @default nothing about an undo shows */
  undo?: TimelineUndo | undefined
  /** What has become of it besides, in one element: a Badge. @default nothing */
  status?: ReactNode
}

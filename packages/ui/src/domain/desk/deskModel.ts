import type { RecordEntry } from '../record/record'

/** The queues of the desk, in their order. */
export const DESK_QUEUES = ['citizenship', 'newcomers', 'reports'] as const

/** One of them. */
export type DeskQueueName = (typeof DESK_QUEUES)[number]

interface DeskQueue {
  /** How many cases wait. */
  waiting: number
  /** ISO 8601: since when the oldest case waits; null if none does. */
  oldest?: string | null | undefined
}

/** What waits on the desk. The contract's `Desk` is structurally compatible. */
export interface DeskCounts {
  citizenship: DeskQueue
  /** `unconfirmed` still have to confirm their email. */
  newcomers: DeskQueue & { unconfirmed: number }
  reports: DeskQueue
}

/** A member who waits to be verified. The contract's `Newcomer` is structurally compatible. */
export interface Newcomer {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  profilePic?: string | null | undefined
  country?: string | null | undefined
  hasPassport: boolean
  /** ISO 8601. */
  joinedAt: string
}

/** A reported post. The contract's `ReportedPost` is structurally compatible. */
export interface ReportedPost {
  id: string
  title: string
  /** Name or email. */
  author: string
  profilePic?: string | null | undefined
  /** How many members reported it. */
  reports: number
  /** ISO 8601. */
  firstReportedAt: string
}

/** A reported post with its open reports. The contract's `ReportCase` is structurally compatible. */
export interface ReportDetails {
  id: string
  title: string
  description: string
  /** ISO 8601. */
  createdAt: string
  author: {
    id: string
    fullName?: string | null | undefined
    email?: string | null | undefined
    profilePic?: string | null | undefined
    isBanned: boolean
    posts: number
    /** How many posts of the author were hidden after a report. */
    earlierReports: number
  }
  /** Oldest first. */
  reports: readonly {
    id: string
    /** `spam`, `abuse`, `personalData` or `other`. */
    reason: string
    /** In the reporter's own words. */
    text?: string | null | undefined
    /** ISO 8601. */
    at: string
    reporter: { id: string; name: string }
  }[]
  /** How many reports are open; the list may have only the first ones. */
  total: number
}

/**
 * What helps to judge a member: hints, never verdicts. The contract's `MemberHints` is structurally
 * compatible.
 */
export interface Hints {
  /** Who invited the member, then who invited that person. */
  inviters: readonly {
    id: string
    name: string
    isBanned: boolean
    /** How many members joined by their invitation. */
    joined: number
    /** How many of these are banned. */
    banned: number
  }[]
  /** Earlier decisions about the member, newest first. */
  decisions: readonly RecordEntry[]
  /** Other members who look like the same person. */
  lookAlikes: readonly {
    /** `document`, `phone`, `nameAndBirthDate` or `phoneEnding`; any other does not show. */
    kind: string
    member: { id: string; name: string; isBanned: boolean }
  }[]
}

/** Somebody else who looks at the same case. */
export interface CaseViewer {
  name: string
}

import type { RecordActor, RecordEntry } from '../record/record'

/** The queues of the desk, in their order. */
export const DESK_QUEUES = ['citizenship', 'newcomers', 'reports', 'appeals'] as const

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
  /** @default the backend has no appeals */
  appeals?: DeskQueue | undefined
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
  /**
   * Notices by people who need not be members, oldest first. @default the deployment takes none
   */
  notices?: readonly ReportNotice[] | undefined
  /** How many reports and notices are open; the lists may have only the first ones. */
  total: number
}

/** An appeal that waits. The contract's `WaitingAppeal` is structurally compatible. */
export interface WaitingAppeal {
  id: string
  /** What was decided, as the contract names it: 'ban'. */
  action: string
  /** The title of a deleted post. */
  title?: string | null | undefined
  /** The member. */
  fullName?: string | null | undefined
  email?: string | null | undefined
  profilePic?: string | null | undefined
  /** ISO 8601. */
  sentAt: string
}

/** Something that overturning does not bring back. */
export interface LostThing {
  /** `sessions`, `passport`, `certificate`, `address` or `post`; any other does not show. */
  kind: string
  /** ISO 8601: when it went. */
  at?: string | null | undefined
}

/** An appeal with its case. The contract's `AppealCase` is structurally compatible. */
export interface AppealDetails {
  id: string
  action: string
  /** ISO 8601. */
  sentAt: string
  /** The member's words. */
  text: string
  member: {
    id: string
    fullName?: string | null | undefined
    email?: string | null | undefined
    profilePic?: string | null | undefined
  }
  /** The decision in the record. */
  entry: RecordEntry
  /** The role of who decided; null if they left the team. */
  deciderRole?: string | null | undefined
  rule?: string | null | undefined
  /** The deleted post, while it is in the trash. */
  post?: { title: string; description: string } | null | undefined
  lost: readonly LostThing[]
  /** The decision does not hold any more: there is nothing to overturn. */
  isLifted: boolean
  /** False for the person who decided, where somebody else may decide about the appeal. */
  mayDecide: boolean
  /** The person decided, and nobody else may decide about the appeal. */
  hasNobodyElse: boolean
  /** How the appeal ended; null while it waits. */
  decision?:
    | {
        outcome: string
        answer?: string | null | undefined
        /** ISO 8601. */
        at: string
        by?: RecordActor | null | undefined
      }
    | null
    | undefined
  /** Other appeals of the member, newest first. */
  earlier: readonly { id: string; action: string; sentAt: string; state: string }[]
}

/** A notice about a post. The contract's `Notice` is structurally compatible. */
export interface ReportNotice {
  id: string
  /** Names the notice in its emails. */
  reference: string
  /** In the sender's own words. */
  text: string
  isAboutChildAbuse: boolean
  /** ISO 8601. */
  at: string
  /** Null if it was left out. */
  name: string | null
  /** Null if it was left out: then nobody gets an answer. */
  email: string | null
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

export { AddNote } from './AddNote'
export { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice'
export { entryHref, entrySentence } from './entrySentence'
export { MemberSummary, MemberTimeline } from './MemberTimeline'
export { RecentActions, type RecentActionsProps } from './RecentActions'
export { RECORD_KINDS, type RecordAction, TRASH_KINDS } from './recordKinds.gen'
export {
  isFiltered,
  isRecordMoment,
  type MemberEvent,
  type MemberNote,
  NO_RECORD_FILTERS,
  type RecordActor,
  type RecordEntry,
  type RecordFilters,
  type RecordKind,
} from './recordModel'
export { recordText } from './recordText'
export type { RecordUndo } from './recordUndo'
export { actionText, actorName, baseAction, isUndoing, subjectName } from './recordWords'
export { SinceYouLooked } from './SinceYouLooked'
export { subjectHref } from './subjectHref'
export { toTimelineEntries, toTimelineEntry } from './toTimelineEntry'
export { useBatchUndo } from './useBatchUndo'

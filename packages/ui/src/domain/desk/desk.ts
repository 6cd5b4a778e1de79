export { CaseRules } from './CaseRules'
export { CaseViewers } from './CaseViewers'
export { deskHref } from './deskHref'
export {
  type CaseViewer,
  DESK_QUEUES,
  type DeskCounts,
  type DeskQueueName,
  type Hints,
  type Newcomer,
  type ReportDetails,
  type ReportedPost,
} from './deskModel'
export { deskText } from './deskText'
export { type Fire, fireOf } from './fire'
export { fireText } from './fireText'
export { MemberHints } from './MemberHints'
export { NewcomerCase } from './NewcomerCase'
export { type NewcomerActions, newcomerColumns, newcomerDecisions } from './newcomers'
export { newcomersText } from './newcomersText'
export { ReportCase } from './ReportCase'
export {
  type ReportActions,
  type ReportOutcome,
  reportColumns,
  reportDecisions,
  reportedTitle,
} from './reportedPosts'
export { reportsText } from './reportsText'

export { ANSWER_LENGTHS, AnswerField } from './AnswerField'
export { AppealCase } from './AppealCase'
export {
  type AppealActions,
  type AppealOutcome,
  appealColumns,
  appealDecisions,
} from './appeals'
export { appealsText } from './appealsText'
export { CaseRules } from './CaseRules'
export { CaseViewers } from './CaseViewers'
export { deskHref } from './deskHref'
export {
  type AppealDetails,
  type CaseViewer,
  DESK_QUEUES,
  type DeskCounts,
  type DeskQueueName,
  type Hints,
  type LostThing,
  type Newcomer,
  type ReportDetails,
  type ReportedPost,
  type WaitingAppeal,
} from './deskModel'
export { deskText } from './deskText'
export { type Fire, fireOf } from './fire'
export { fireText } from './fireText'
export { LostThings } from './LostThings'
export { MemberHints } from './MemberHints'
export { NewcomerCase } from './NewcomerCase'
export { type NewcomerActions, newcomerColumns, newcomerDecisions } from './newcomers'
export { newcomersText } from './newcomersText'
export { ReportCase } from './ReportCase'
export { ReporterState } from './ReporterState'
export {
  type ReportActions,
  type ReportOutcome,
  reportColumns,
  reportDecisions,
  reportedTitle,
} from './reportedPosts'
export { reportsText } from './reportsText'
export type { ReporterMuteActions } from './useReporterMute'

export { MemberImpact } from './MemberImpact'
export { REASON_LIMIT, ReasonField, type ReasonFieldProps } from './ReasonField'
export {
  REASON_KINDS,
  type ReasonList,
  ReasonTemplates,
  reasonTemplatesDraft,
} from './ReasonTemplates'
export { reasonTemplatesText } from './reasonTemplatesText'

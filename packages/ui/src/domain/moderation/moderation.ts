export { BanEndField } from './BanEndField'
export { banEndError } from './banEnd'
export { changeReason } from './changeReason'
export { MemberImpact } from './MemberImpact'
export { type FieldWords, REASON_LIMIT, ReasonField, type ReasonFieldProps } from './ReasonField'
export {
  REASON_KINDS,
  type ReasonList,
  ReasonTemplates,
  reasonTemplatesDraft,
} from './ReasonTemplates'
export { reasonTemplatesText } from './reasonTemplatesText'

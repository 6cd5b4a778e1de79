export { BanEndField } from './BanEndField'
export { banEndError } from './banEnd'
export { changeReason } from './changeReason'
export { DecisionNoteField } from './DecisionNoteField'
export { MemberImpact } from './MemberImpact'
export { type FieldWords, ReasonField, type ReasonFieldProps } from './ReasonField'
export {
  type ReasonList,
  ReasonTemplates,
  reasonKinds,
  reasonTemplatesDraft,
} from './ReasonTemplates'
export { reasonTemplatesText } from './reasonTemplatesText'

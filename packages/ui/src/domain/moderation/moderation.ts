export { MemberImpact } from './MemberImpact'
export { REASON_LIMIT, ReasonField, type ReasonFieldProps } from './ReasonField'
export { ReasonTemplates, reasonTemplatesDraft } from './ReasonTemplates'

import { ReasonField, type ReasonFieldProps } from '@hearth/ui/patterns/ReasonField'
import { MemberRecord, MemberSummary } from '@hearth/ui/product/MemberRecord'
import { useRecord } from './queries'
import { useUndo } from './useUndo'

export { withReason } from './withReason'

/** The actions that ask for a reason. */
export type ReasonedAction = 'ban' | 'unban' | 'delete' | 'reject' | 'deletePost'

/** What is said most often, by the action. */
const templates: Record<ReasonedAction, readonly string[]> = {
  ban: ['Spam', 'Insulted other members', 'Fake or double account'],
  unban: ['The ban was a mistake', 'The matter is settled'],
  delete: ['Asked for it', 'Fake or double account'],
  reject: ['The passport cannot be read', 'The name is another', 'The passport has expired'],
  deletePost: ['Spam', 'Advertising', 'Insults'],
}

/** A part of the record on another page. */
export type PartProps =
  | ({ part: 'reason'; action: ReasonedAction } & Omit<ReasonFieldProps, 'templates'>)
  | { part: 'summary'; id: string; isBanned: boolean }
  | { part: 'section'; id: string }

/** What the record adds to other pages: one component, so that they name one. */
export function Part(props: PartProps) {
  if (props.part === 'summary') return <SummaryOfMember {...props} />
  if (props.part === 'section') return <RecordOfMember {...props} />
  const { part: _, action, ...field } = props
  return <ReasonField {...field} templates={templates[action]} />
}

/** What was done to a member. */
function RecordOfMember({ id }: { id: string }) {
  return <MemberRecord {...useRecord({ subject: id })} {...useUndo()} />
}

/** The decision that holds for a member, in one line. */
function SummaryOfMember({ id, isBanned }: { id: string; isBanned: boolean }) {
  const { entries } = useRecord({ subject: id })
  // The section below says that it failed, and has the way to try again.
  if (entries.status === 'failed') return null
  return (
    <MemberSummary
      entries={entries.status === 'ready' ? entries.data : undefined}
      isBanned={isBanned}
    />
  )
}

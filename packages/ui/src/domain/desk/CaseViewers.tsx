import { Notice } from '../../components/Notice/Notice'
import { isolate } from '../../text/people'
import type { CaseViewer } from './deskModel'
import { deskText as text } from './deskText'

export interface CaseViewersProps {
  /** The others who look at the case, without the person. */
  viewers: readonly CaseViewer[]
}

/** Who else looks at a case. It locks nothing: the first decision holds. */
export function CaseViewers({ viewers: [first, ...others] }: CaseViewersProps) {
  if (!first) return null
  const name = isolate(first.name)
  return (
    <Notice>{others.length === 0 ? text.viewer(name) : text.viewers(name, others.length)}</Notice>
  )
}

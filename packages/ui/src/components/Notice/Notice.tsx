import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { notice } from './Notice.css'

export interface NoticeProps {
  /** What to know, in a sentence or two. */
  children: ReactNode
  /** `critical` is read out at once, the others politely. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical'
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert }

/**
 * A message that stays in its place, above the form or the list that it is about. For what may be
 * missed use a toast; for one field use its `error`.
 */
export function Notice({ children, tone = 'info' }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={notice({ tone })} role={tone === 'critical' ? 'alert' : 'status'}>
      <Icon />
      <div dir="auto">{children}</div>
    </div>
  )
}

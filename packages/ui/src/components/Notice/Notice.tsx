import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { notice } from './Notice.css'

export interface NoticeProps {
  /** The message, in a sentence or two. */
  children: ReactNode
  /** `critical` is announced at once, the other tones politely. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical'
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert }

/**
 * A message that stays above its form or list. For a message that people may miss use a toast;
 * for one field use its `errorMessage`.
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

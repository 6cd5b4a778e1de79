import { Badge } from '../../components/Badge/Badge'
import { usual } from './StateBadge.css'
import type { StateTone } from './stateTones'

interface StateBadgeProps {
  /** The state as a word. */
  label: string
  /** How much the state deviates, from `stateTones`. */
  tone: StateTone
}

/** A state in one or two words: a badge, or quiet text for the usual state. */
export function StateBadge({ label, tone }: StateBadgeProps) {
  return tone === 'usual' ? (
    <span className={usual}>{label}</span>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  )
}

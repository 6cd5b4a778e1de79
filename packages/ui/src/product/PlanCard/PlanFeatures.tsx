import { Check } from 'lucide-react'
import * as css from './PlanCard.css'

export interface PlanFeaturesProps {
  /** What one gets, point by point. */
  features: readonly string[]
}

/** The points that say something, each once. */
export const planFeatures = (features: readonly string[]): readonly string[] =>
  [...new Set(features.map((feature) => feature.trim()))].filter(Boolean)

/** What one gets from a plan, as a list; nothing where no point says anything. */
export function PlanFeatures({ features }: PlanFeaturesProps) {
  const points = planFeatures(features)
  if (points.length === 0) return null
  return (
    <ul className={css.features}>
      {points.map((point) => (
        <li key={point} className={css.feature}>
          <Check aria-hidden />
          <bdi>{point}</bdi>
        </li>
      ))}
    </ul>
  )
}

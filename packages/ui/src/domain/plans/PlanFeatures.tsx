import { Check } from 'lucide-react'
import * as css from './PlanCard.css'

export interface PlanFeaturesProps {
  /** What members get, point by point. */
  features: readonly string[]
}

/** The points with text, without duplicates. */
export const planFeatures = (features: readonly string[]): readonly string[] =>
  [...new Set(features.map((feature) => feature.trim()))].filter(Boolean)

/** What members get from a plan, as a list; renders nothing if no point has text. */
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

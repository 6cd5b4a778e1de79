import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { useImage } from '../../hooks/useImage'
import { type BillingPeriod, perPeriod, price as written } from '../../text/money'
import { panelText } from '../../text/panelDefaults'
import * as css from './PlanCard.css'
import { PlanFeatures } from './PlanFeatures'

export { PlanFeatures, planFeatures } from './PlanFeatures'

export interface PlanCardProps {
  /** Name of the tier. While it is empty a placeholder stands there. */
  name: string
  /** What it costs; undefined while nothing is typed. */
  price: number | undefined
  period: BillingPeriod
  /** A line under the price, such as that it will be saved as 0. */
  priceNote?: string | undefined
  /** What one gets, in running text. While it is empty a placeholder stands there. */
  description?: string | undefined
  /** What one gets, point by point; empty and repeated ones are left out. @default none */
  features?: readonly string[] | undefined
  /** Address of the image. One that does not load is left out. */
  image?: string | undefined
  /** Whether members can choose it. @default true */
  isActive?: boolean
  /**
   * Place of the name in the outline of the page. `none` where the page itself is headed by the name and
   * tells the state: the card then shows neither.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 'none'
}

const none: readonly string[] = []

/**
 * A membership tier as members see it: beside its form, where it follows what is typed, and on its page.
 * Words of the tier itself only; for its dates and numbers use a description list.
 */
export function PlanCard({
  name,
  price,
  period,
  priceNote,
  description = '',
  features = none,
  image,
  isActive = true,
  headingLevel = 3,
}: PlanCardProps) {
  const nameId = useId()
  const { src, onError } = useImage(image)
  const Name = headingLevel === 'none' ? undefined : (`h${headingLevel}` as const)

  return (
    <article
      className={css.card}
      {...(Name ? { 'aria-labelledby': nameId } : { 'aria-label': name })}
    >
      {src && <img key={src} className={css.image} src={src} alt="" onError={onError} />}
      <div className={css.body}>
        {Name && (
          <div className={css.head}>
            <Name id={nameId} className={css.name} {...(name.trim() && { title: name })}>
              {name.trim() ? (
                <bdi>{name}</bdi>
              ) : (
                <span className={css.placeholder}>{panelText.tierName}</span>
              )}
            </Name>
            <Badge tone={isActive ? 'positive' : 'neutral'}>
              {isActive ? panelText.active : panelText.inactive}
            </Badge>
          </div>
        )}
        <div>
          <p className={price === undefined ? `${css.price} ${css.placeholder}` : css.price}>
            <bdi>
              {written(price ?? 0)}
              <span className={css.period}>{perPeriod(period)}</span>
            </bdi>
          </p>
          {priceNote && (
            <p className={css.note}>
              <TriangleAlert aria-hidden />
              {priceNote}
            </p>
          )}
        </div>
        {description.trim() ? (
          <p className={css.description} dir="auto">
            {description}
          </p>
        ) : (
          <p className={css.placeholder}>{panelText.noDescription}</p>
        )}
        <PlanFeatures features={features} />
      </div>
    </article>
  )
}

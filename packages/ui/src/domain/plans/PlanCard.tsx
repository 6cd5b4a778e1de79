import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useImage } from '../../hooks/useImage'
import { type BillingPeriod, perPeriod, price as written } from '../../text/money'
import { StateBadge, stateTones } from '../states/states'
import * as css from './PlanCard.css'
import { PlanFeatures } from './PlanFeatures'
import { planText } from './planText'

export { PlanFeatures, planFeatures } from './PlanFeatures'

export interface PlanCardProps {
  /** Name of the tier. While it is empty a placeholder shows. */
  name: string
  /** The price; undefined while nothing is typed. */
  price: number | undefined
  period: BillingPeriod
  /** A line below the price, for example that it will be saved as 0. */
  priceNote?: string | undefined
  /** What members get, as running text. While it is empty a placeholder shows. */
  description?: string | undefined
  /** What members get, point by point; empty and repeated points are left out. @default none */
  features?: readonly string[] | undefined
  /** Address of the image. An image that does not load is left out. */
  image?: string | undefined
  /** Whether members can choose it. @default true */
  isActive?: boolean
  /**
   * Heading level of the name. `none` where the name and state are in the page's own heading: the
   * card then shows neither.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 'none'
}

const none: readonly string[] = []

/**
 * A membership tier as members see it: a live preview beside its form, and on its page. It only
 * shows what the tier says about itself; for its dates and numbers use a description list.
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
                <span className={css.placeholder}>{planText.tierName}</span>
              )}
            </Name>
            <StateBadge
              label={isActive ? planText.active : planText.inactive}
              tone={isActive ? stateTones.active : stateTones.inactive}
            />
          </div>
        )}
        <div>
          <p className={price === undefined ? `${css.price} ${css.placeholder}` : css.price}>
            <bdi>
              <span>{written(price ?? 0)}</span>
              <span className={css.period}>{perPeriod(period)}</span>
            </bdi>
          </p>
          {priceNote && (
            <p className={css.note}>
              <TriangleAlert aria-hidden />
              <span>{priceNote}</span>
            </p>
          )}
        </div>
        {description.trim() ? (
          <p className={css.description} dir="auto">
            {description}
          </p>
        ) : (
          <p className={css.placeholder}>{planText.noDescription}</p>
        )}
        <PlanFeatures features={features} />
      </div>
    </article>
  )
}

import { Mark } from '../../components/Mark/Mark'
import { useHearth } from '../../provider/HearthProvider'
import * as css from './AppShell.css'

export interface BrandProps {
  /** Only the logo. @default false */
  isCollapsed?: boolean
  /** A line under the product's name. @default none */
  caption?: string | undefined
}

/** Logo and name of the product at the top of the shell, with the name of the community. */
export function Brand({ isCollapsed = false, caption }: BrandProps) {
  const { brand } = useHearth()
  return (
    <>
      <span className={css.logo} aria-hidden>
        {brand.logo ?? <Mark />}
      </span>
      {isCollapsed ? null : (
        // Don't use paragraphs: a larger paragraph spacing (WCAG 1.4.12) would push the name out of the
        // bar.
        <div className={css.words}>
          <div className={css.product}>{brand.productName}</div>
          {brand.communityName && (
            <div className={css.panel}>
              <bdi translate="no">{brand.communityName}</bdi>
            </div>
          )}
          {caption === undefined ? null : <div className={css.panel}>{caption}</div>}
        </div>
      )}
    </>
  )
}

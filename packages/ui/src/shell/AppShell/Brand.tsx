import { Mark } from '../../components/Mark/Mark'
import { useHearth } from '../../provider/HearthProvider'
import * as css from './AppShell.css'
import { shellText as text } from './shellText'

export interface BrandProps {
  /** Only the logo. @default false */
  isCollapsed?: boolean
  /** 'Admin Dashboard' under the product's name. @default false */
  hasPanelName?: boolean
}

/** Logo and name of the product at the top of the shell. */
export function Brand({ isCollapsed = false, hasPanelName = false }: BrandProps) {
  const { brand } = useHearth()
  return (
    <>
      <span className={css.logo} aria-hidden>
        {brand.logo ?? <Mark />}
      </span>
      {isCollapsed ? null : (
        <div className={css.words}>
          <p className={css.product}>{brand.productName}</p>
          {hasPanelName ? <p className={css.panel}>{text.panel}</p> : null}
        </div>
      )}
    </>
  )
}

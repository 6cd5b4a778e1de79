import type { ReactNode } from 'react'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import * as css from './AccountScreen.css'

interface AccountItemProps {
  name: ReactNode
  /** A line under the name. */
  detail?: ReactNode
  /** What needs attention. @default nothing */
  note?: ReactNode
  /** The buttons of the item. */
  children?: ReactNode
}

/** One line of a part of the page: what it is, and what can be done with it. */
export function AccountItem({ name, detail, note, children }: AccountItemProps) {
  return (
    <li className={css.item}>
      <div className={css.words}>
        <Text weight="medium">{name}</Text>
        {detail && (
          <Text size="small" tone="muted">
            {detail}
          </Text>
        )}
        {note}
      </div>
      <Inline>{children}</Inline>
    </li>
  )
}

import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu, type MenuAction } from '../../components/Menu/Menu'
import { text as defaults } from '../../text/defaults'

/** Actions on the record of a page, in its menu. */
export interface PageMenuActions {
  items: readonly MenuAction[]
  /** Names the button after what they are about: 'Actions for Maria Silva'. */
  label: string
  /** One of them is under way. @default false */
  isPending?: boolean
}

/** The actions on the record of a page, behind one quiet button. */
export function PageMenu({ items, label, isPending = false }: PageMenuActions) {
  return (
    <Menu
      trigger={
        <IconButton
          label={label}
          tooltip={defaults.actions}
          icon={<Ellipsis />}
          isPending={isPending}
        />
      }
      items={items}
    />
  )
}

import { X } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Sheet } from '../../components/Sheet/Sheet'
import * as css from './AppShell.css'
import { Brand } from './Brand'
import { SideNav, type SideNavProps } from './SideNav'
import { shellText as text } from './shellText'

export interface NavSheetProps
  extends Omit<SideNavProps, 'head' | 'search' | 'isCollapsed' | 'isInSheet' | 'onFollow'> {
  /** A line under the product's name. @default none */
  caption: string | undefined
  isOpen: boolean
  onClose: () => void
}

/**
 * The navigation on a phone: slides in from the start edge, and closes when a link is followed.
 */
export function NavSheet({
  caption,
  isOpen,
  onClose,
  onRecentActions,
  ...navigation
}: NavSheetProps) {
  return (
    <Sheet
      title={text.navigation}
      head="own"
      side="start"
      size="narrow"
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <div className={css.sheetGround}>
        <SideNav
          {...navigation}
          isCollapsed={false}
          isInSheet
          onFollow={onClose}
          // Only one sheet is open at a time.
          onRecentActions={
            onRecentActions &&
            ((bell) => {
              onClose()
              onRecentActions(bell)
            })
          }
          head={
            <>
              <Brand caption={caption} />
              <IconButton label={text.closeNavigation} icon={<X />} onPress={onClose} />
            </>
          }
        />
      </div>
    </Sheet>
  )
}

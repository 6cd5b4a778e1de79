import { X } from 'lucide-react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../components/IconButton/IconButton'
import * as css from './AppShell.css'
import { Brand } from './Brand'
import { SideNav, type SideNavProps } from './SideNav'
import { shellText as text } from './shellText'

export interface NavSheetProps extends Omit<SideNavProps, 'head' | 'isCollapsed' | 'onFollow'> {
  isOpen: boolean
  onClose: () => void
}

/** The navigation of a phone: slides in from the start, and closes when a link is followed. */
export function NavSheet({ isOpen, onClose, ...navigation }: NavSheetProps) {
  return (
    <ModalOverlay
      className={css.sheetOverlay}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={css.sheet}>
        <Dialog aria-label={text.navigation} className={css.sheetDialog}>
          <SideNav
            {...navigation}
            isCollapsed={false}
            onFollow={onClose}
            head={
              <>
                <Brand hasPanelName />
                <IconButton label={text.closeNavigation} icon={<X />} onPress={onClose} />
              </>
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import { useEffect, useRef, useState } from 'react'
import { NO_FILTERS } from '../../domain/invites/invites'
import { type NotificationAction, NotificationDialog } from '../../domain/notification/notification'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useStorySubmission } from '../../storybook/submissions'
import {
  type PushDialog,
  type UserDetails,
  UserDetailsScreen,
  type UserDetailsScreenProps,
} from './UserDetailsScreen'

/** The dialog with a mocked address. For stories only. */
export function usePush(
  { onNotify, guard }: Pick<NotificationAction, 'onNotify' | 'guard'>,
  opensAtOnce = false,
): PushDialog {
  const [isOpen, setIsOpen] = useState(opensAtOnce)
  const [notify, submission] = useStorySubmission(onNotify)
  return {
    isOpen,
    onOpen: () => setIsOpen(true),
    onIntent: () => {},
    render: (user) => (
      <NotificationDialog
        user={user}
        saysFinal
        onNotify={notify}
        submission={submission}
        guard={guard}
        onClose={() => setIsOpen(false)}
      />
    ),
  }
}

interface LiveDetailsProps
  extends Omit<UserDetailsScreenProps, 'user' | 'filters' | 'pageRequest' | 'push'> {
  /** The user that the mocked server holds. */
  of: UserDetails
  /** As in NotificationDialog. */
  onNotify: NotificationAction['onNotify']
  /** Called when the browser's Back is allowed. */
  onLeave: () => void
}

/** The screen with a mocked address, server and router. For stories only. */
export function LiveDetails({ of, onNotify, onLeave, ...props }: LiveDetailsProps) {
  const [user, setUser] = useState(of)
  const [filters, setFilters] = useState(NO_FILTERS)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  const guard = useRef<LeaveGuard>(null)

  useEffect(() => {
    const block = async () => {
      if (await guard.current?.confirmLeave()) onLeave()
    }
    addEventListener('popstate', block)
    return () => removeEventListener('popstate', block)
  }, [onLeave])

  const change = (values: Partial<UserDetails>) => setUser((last) => ({ ...last, ...values }))

  return (
    <UserDetailsScreen
      {...props}
      user={{ status: 'ready', data: user }}
      filters={filters}
      onFiltersChange={(next) => {
        props.onFiltersChange(next)
        setFilters(next)
        setPageRequest({ ...pageRequest, page: 1 })
      }}
      pageRequest={pageRequest}
      onPageRequestChange={(next) => {
        props.onPageRequestChange(next)
        setPageRequest(next)
      }}
      onVerify={async (who) => {
        await props.onVerify?.(who)
        change({ isVerified: true })
      }}
      onBan={async (who) => {
        await props.onBan?.(who)
        change({ isBanned: true })
      }}
      onUnban={async (who) => {
        await props.onUnban?.(who)
        change({ isBanned: false })
      }}
      push={usePush({ onNotify, guard })}
    />
  )
}

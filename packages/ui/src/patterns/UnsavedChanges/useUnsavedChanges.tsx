import {
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useLatest } from '../../hooks/useLatest'
import { panelText } from '../../text/panelDefaults'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog'

/** What a router's blocker asks before it lets a person go. */
export interface LeaveGuard {
  /** Whether the person may leave: at once when nothing is unsaved, else as the person decides. */
  confirmLeave: () => Promise<boolean>
}

export interface UnsavedChangesOptions
  extends Partial<
    Pick<ConfirmDialogProps, 'title' | 'description' | 'detail' | 'confirmLabel' | 'cancelLabel'>
  > {
  /** Whether there is something to lose. */
  isDirty: boolean
  /** Hands the guard out of a screen, to the route that owns the blocker. */
  guard?: Ref<LeaveGuard> | undefined
}

export interface UnsavedChanges extends LeaveGuard {
  /** A handler for a close button, Cancel or Escape: asks when it must, then leaves. */
  leaving: (leave: () => void) => () => void
  /** Render it once, beside what it guards. */
  dialog: ReactElement
  /** True while the question stands. */
  isAsking: boolean
}

/**
 * Asks before a dialog is closed or a form is left with unsaved changes, and lets the browser ask when
 * the page is closed or reloaded. It knows no router: give `confirmLeave` to its blocker, and go past
 * the blocker after a save. One question stands at a time; who asks meanwhile gets the same answer.
 */
export function useUnsavedChanges({
  isDirty,
  guard,
  title = panelText.discardChanges,
  description = panelText.discardChangesDescription,
  detail,
  confirmLabel = panelText.discard,
  cancelLabel = panelText.keepEditing,
}: UnsavedChangesOptions): UnsavedChanges {
  const [isAsking, setIsAsking] = useState(false)
  const latestDirty = useLatest(isDirty)
  const isGivenUp = useRef(false)
  const asked = useRef<{ answer: Promise<boolean>; settle: (leaves: boolean) => void }>(undefined)

  const decide = (leaves: boolean) => {
    isGivenUp.current = leaves
    setIsAsking(false)
    asked.current?.settle(leaves)
    asked.current = undefined
  }

  const confirmLeave = (): Promise<boolean> => {
    if (asked.current) return asked.current.answer
    if (!latestDirty.current) return Promise.resolve(true)
    let settle = (_leaves: boolean) => {}
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    asked.current = { answer, settle }
    setIsAsking(true)
    return answer
  }

  useImperativeHandle(guard, () => ({ confirmLeave }))

  useEffect(() => {
    if (!isDirty) return
    isGivenUp.current = false
    const warn = (event: BeforeUnloadEvent) => {
      // Who gave up the changes is not asked by the browser as well.
      if (!isGivenUp.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  // What was to be guarded is gone, and nobody is left to answer.
  useEffect(() => () => asked.current?.settle(true), [])

  return {
    confirmLeave,
    leaving: (leave) => () => {
      // Without a question it happens within the press, as it would unguarded.
      if (!latestDirty.current && !asked.current) leave()
      else void confirmLeave().then((leaves) => leaves && leave())
    },
    isAsking,
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        description={description}
        detail={detail}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        tone="critical"
        onConfirm={() => decide(true)}
        onCancel={() => decide(false)}
      />
    ),
  }
}

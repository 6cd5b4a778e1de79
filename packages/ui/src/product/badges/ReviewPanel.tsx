import { Check, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { IconButton } from '../../components/IconButton/IconButton'
import { Notice } from '../../components/Notice/Notice'
import { Sheet } from '../../components/Sheet/Sheet'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { thenFocus } from '../../hooks/thenFocus'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { usePageKeys } from '../../hooks/usePageKeys'
import { DialogBody } from '../../internal/dialog/DialogBody'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import type { Question } from '../../patterns/ConfirmDialog/ConfirmDialog'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { ErrorState } from '../../patterns/ErrorState/ErrorState'
import type { Shortcut } from '../../patterns/KeyboardShortcuts/KeyboardShortcuts'
import { KeyHints } from '../../patterns/KeyHints/KeyHints'
import { LoadingState } from '../../patterns/LoadingState/LoadingState'
import { text as defaults } from '../../text/defaults'
import { personName } from '../../text/people'
import { mediaBeside } from '../../theme/media'
import type { UserDetails } from '../users/users'
import { isBanned, memberName } from '../users/users'
import { ReviewFacts } from './ReviewFacts'
import * as css from './ReviewPanel.css'
import { reviewText as text } from './reviewText'

/** The part of the props that the list of requests knows. */
export interface ReviewControls {
  /** Id of the reviewed request, which is that of its member. */
  id: string
  /** Name of the member in the list; undefined if the list does not have the request. */
  name: string | undefined
  /**
   * `loading`: the list has not arrived, or a decision is under way. `pending`: it can be decided.
   * `decided`: somebody has decided it. `none`: no request is left.
   */
  status: 'loading' | 'pending' | 'decided' | 'none'
  /** Place in the list from 1, and the length of the list. */
  position: { at: number; total: number }
  /** The request before it; undefined for none. */
  previousId: string | undefined
  /** The request after it; undefined for none. */
  nextId: string | undefined
  /** A question is open. */
  isAsking: boolean
  /** Opens the review of another request. */
  onReview: (id: string) => void
  /** Closes the panel. */
  onClose: () => void
  /** Opens the question before an approval; undefined where the person may not decide. */
  onApprove: ((options: Pick<Question, 'initialFocus' | 'near'>) => void) | undefined
  /** Opens the question before a rejection. */
  onReject: (options: Pick<Question, 'near'>) => void
}

export interface ReviewPanelProps extends ReviewControls {
  /** The member who asks. */
  member: Loadable<UserDetails>
  /**
   * Renders who decided the request and when (ConflictNotice). It gets the notice to show while the
   * author is unknown.
   * @default that notice
   */
  decision?: ((otherwise: ReactNode) => ReactNode) | undefined
  /** Whether A, R, S, J and K work. */
  singleKeys: boolean
  /** Called with the new choice (WCAG 2.1.4). */
  onSingleKeysChange: (isOn: boolean) => void
}

/**
 * Who asks for citizenship, beside the list of requests, with the decision and the way to the next
 * one. It is not modal, so that the list stays within reach; where there is no room beside the
 * list it is a Sheet. For details without a decision use the page of the member.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  const { name, status, member, isAsking, previousId, nextId, onReview, onClose } = props
  const isBeside = useMediaQuery(mediaBeside)
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useRef<HTMLElement>(null)
  const [skipped, setSkipped] = useState<{ name: string; nextId: string | undefined }>()
  const shownMember = member.status === 'ready' ? member.data : undefined
  const canDecide = status === 'pending' && props.onApprove !== undefined
  const title =
    status === 'none'
      ? text.noneLeft
      : (name ?? (shownMember ? personName(shownMember) : text.title))

  const go = (id: string | undefined) => id && (() => onReview(id))
  const goBack = go(previousId) || undefined
  const goOn = go(nextId) || undefined
  // The request stays where it is in the list: skipping decides nothing.
  const skip =
    goOn &&
    (() => {
      setSkipped({ name: title, nextId })
      goOn()
    })
  // The facts are in view, so the confirm button of an approval has the focus and Enter confirms.
  // For a banned member Cancel has the focus.
  const approve = () =>
    props.onApprove?.({
      initialFocus: shownMember && !isBanned(shownMember) ? 'confirm' : 'cancel',
      near: foot.current,
    })
  const reject = () => props.onReject({ near: foot.current })

  usePageKeys(
    {
      ...(props.singleKeys && {
        j: goOn,
        k: goBack,
        s: skip,
        ...(canDecide && { a: approve, r: reject }),
      }),
      ...(isBeside && { Escape: onClose }),
    },
    { part: content },
  )

  useEffect(() => {
    if (isBeside) heading.current?.focus({ preventScroll: true })
  }, [isBeside])
  // After the last decision the buttons are gone, so move the focus.
  useFocusAfter(isAsking, heading)

  const place = status === 'pending' && (
    <Text tone="muted" size="small">
      {text.position(props.position.at, props.position.total)}
    </Text>
  )
  const notice =
    status === 'pending' ? undefined : status === 'loading' ? defaults.loading : text.decided
  const body = (
    <div ref={content}>
      <div role="status">
        <VisuallyHidden>
          {status === 'none'
            ? text.noneLeft
            : status === 'pending' &&
              `${skipped?.nextId === props.id ? `${text.skipped(skipped.name)} ` : ''}${title}, ${text.position(props.position.at, props.position.total)}`}
        </VisuallyHidden>
      </div>
      {status === 'none' ? (
        <EmptyState title={text.noneLeft} description={text.noneLeftDescription} drawing="lit" />
      ) : (
        <Stack space="4">
          {isBeside ? null : place}
          {status === 'decided' ? (
            <Notice tone="caution">
              {props.decision?.(text.decidedNotice) ?? text.decidedNotice}
            </Notice>
          ) : null}
          <Loaded member={member} headingRef={heading}>
            {(person) => <ReviewFacts member={person} />}
          </Loaded>
          <KeyHints
            hints={hints()}
            hasSingleKeys={props.singleKeys}
            onSingleKeysChange={props.onSingleKeysChange}
          />
        </Stack>
      )}
    </div>
  )
  const buttons =
    status === 'none' ? undefined : (
      <div className={css.buttons} data-thumb-bar>
        <ExplainedButton
          size="small"
          variant="quiet"
          disabledReason={goBack ? undefined : text.isFirst}
          {...(goBack && { onPress: goBack })}
        >
          {text.previous}
        </ExplainedButton>
        <ExplainedButton
          size="small"
          variant="quiet"
          disabledReason={goOn ? undefined : text.isLast}
          {...(goOn && { onPress: goOn })}
        >
          {text.next}
        </ExplainedButton>
        <ExplainedButton icon={<X />} disabledReason={notice} onPress={reject}>
          {text.reject}
        </ExplainedButton>
        <ExplainedButton
          variant="primary"
          icon={<Check />}
          disabledReason={notice}
          onPress={approve}
        >
          {text.approve}
        </ExplainedButton>
      </div>
    )

  if (!isBeside) {
    return (
      <Sheet isOpen onOpenChange={onClose} title={title} footer={buttons}>
        {body}
      </Sheet>
    )
  }
  return (
    <section aria-labelledby={titleId} className={css.panel}>
      <header className={css.head}>
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={css.title}>
            <bdi className={memberName}>{title}</bdi>
          </h2>
          {place}
        </div>
        <IconButton label={defaults.close} icon={<X />} onPress={onClose} />
      </header>
      <DialogBody>{body}</DialogBody>
      {buttons && (
        <footer ref={foot} className={css.foot}>
          {buttons}
        </footer>
      )}
    </section>
  )
}

const single = (key: string, does: string): Shortcut => ({ keys: [key], does, isSingleKey: true })

/** The keys of the panel. The last one belongs to the application: KeyboardShortcuts. */
const hints = (): readonly Shortcut[] => [
  single('A', text.approve),
  single('R', text.reject),
  single('S', text.skip),
  single('J', text.next),
  single('K', text.previous),
  { keys: ['Enter'], does: defaults.confirm },
  single('?', text.allKeys),
]

interface LoadedProps {
  member: Loadable<UserDetails>
  headingRef: RefObject<HTMLElement | null>
  children: (member: UserDetails) => ReactNode
}

/** A LoadableView without cards: the panel itself is a card. */
function Loaded({ member, headingRef, children }: LoadedProps) {
  const thenHeading = thenFocus(headingRef)
  if (member.status === 'failed') {
    return <ErrorState message={text.failed} onRetry={thenHeading(member.onRetry)} />
  }
  if (member.status === 'loading') {
    return (
      <LoadingState shape="record" onCancel={member.onCancel && thenHeading(member.onCancel)} />
    )
  }
  return children(member.data)
}

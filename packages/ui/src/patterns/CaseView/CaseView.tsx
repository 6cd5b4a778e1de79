import { ChevronLeft, ChevronRight, X } from 'lucide-react'
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
import { type PageKeys, usePageKeys } from '../../hooks/usePageKeys'
import { DialogBody } from '../../internal/dialog/DialogBody'
import { mirrored } from '../../internal/mirrored.css'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { text as defaults } from '../../text/defaults'
import { mediaBeside } from '../../theme/media'
import type { Question } from '../Confirm/useConfirm'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import type { Shortcut } from '../KeyboardShortcuts/KeyboardShortcuts'
import { KeyHints } from '../KeyHints/KeyHints'
import { LoadingState } from '../LoadingState/LoadingState'
import * as css from './CaseView.css'
import { caseViewText as text } from './caseViewText'

/** Where the question of a decision opens, and which of its buttons has the focus. */
export type AskOptions = Pick<Question, 'initialFocus' | 'near' | 'confirmKey'>

/** A decision about a case: its button and its key. */
export interface CaseAction {
  /** Unique among the decisions of a case: 'approve'. */
  id: string
  /** The decision as a verb: 'Approve'. */
  label: string
  /** From lucide-react: `<Check />`. */
  icon: ReactNode
  /** Its single key, in lower case: 'a'. */
  singleKey: string
  /** The primary button; at most one of the decisions. @default false */
  isPrimary?: boolean
}

/** The part of the props that the queue gives: see CaseQueue. */
export interface CaseControls {
  /** Id of the case. */
  id: string
  /** Name of the case in the queue; undefined if the queue does not have it. */
  name: string | undefined
  /**
   * `loading`: the queue has not arrived, or a decision is under way. `pending`: it can be decided.
   * `decided`: somebody has decided it. `none`: no case is left.
   */
  status: 'loading' | 'pending' | 'decided' | 'none'
  /** Place among the cases that wait, from 1, and their number. */
  position: { at: number; total: number }
  /** The case before it; undefined for none. */
  previousId: string | undefined
  /** The case after it; undefined for none. */
  nextId: string | undefined
  /** A question is open. */
  isAsking: boolean
  /** The person has decided it, and the decision was not saved. @default false */
  isReturned?: boolean
  /** What the person may decide, the primary decision first; none where they may not. */
  decisions: readonly CaseAction[]
  /** Why a decision is not possible for this case, by its id. @default all are possible */
  disabledReasons?: Readonly<Record<string, string | undefined>>
  /** Opens the question of a decision. */
  onAsk: (decisionId: string, options: AskOptions) => void
  /** Opens another case. */
  onReview: (id: string) => void
  /** Closes the case. */
  onClose: () => void
}

/** The words of one kind of case. */
export interface CaseWords {
  /** Its title while its name is not known. */
  title: string
  /** Why there is no case before it. */
  isFirst: string
  /** Why there is no case after it. */
  isLast: string
  /** Title when no case is left. */
  noneLeft: string
  /** The sentence below that. */
  none: string
  /** Message of a failed load. */
  failed: string
  /** Why it cannot be decided: somebody has. */
  decided: string
  /** The same as a notice above the case. */
  decidedNotice: string
}

export interface CaseViewProps<T> extends CaseControls {
  /** What the case is about. */
  content: Loadable<T>
  /** The name of the loaded case, where the queue has none. */
  nameOf: (data: T) => string
  /** Renders the title. @default as text */
  renderTitle?: (title: string) => ReactNode
  /** The words of this kind of case. */
  words: CaseWords
  /**
   * Renders who decided the case and when (ConflictNotice). It gets the notice to show while the
   * author is unknown. @default that notice
   */
  decision?: ((otherwise: ReactNode) => ReactNode) | undefined
  /** The button that has the focus in the question of the primary decision. @default 'cancel' */
  initialFocus?: 'cancel' | 'confirm'
  /** Stands above the content: who else looks at the case (CaseViewers). @default nothing */
  notice?: ReactNode
  /** Whether the keys of the decisions, S, J and K work. */
  singleKeys: boolean
  /** Called with the new choice (WCAG 2.1.4). */
  onSingleKeysChange: (isOn: boolean) => void
  /** Keys of the content, listed after those of the decisions. @default none */
  hints?: readonly Shortcut[]
  /** Renders the loaded case. */
  children: (data: T) => ReactNode
}

/**
 * One case beside its CaseQueue, with the decisions and the way to the next one. It is not modal, so
 * that the list stays within reach; where there is no room beside the list it is a Sheet.
 */
export function CaseView<T>(props: CaseViewProps<T>) {
  const { name, status, content, words, decisions, isAsking, previousId, nextId } = props
  const { onAsk, onReview, onClose, nameOf, disabledReasons = {} } = props
  const isBeside = useMediaQuery(mediaBeside)
  const titleId = useId()
  const part = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useRef<HTMLElement>(null)
  const [skipped, setSkipped] = useState<{ name: string; nextId: string | undefined }>()
  const title =
    status === 'none'
      ? words.noneLeft
      : (name ?? (content.status === 'ready' ? nameOf(content.data) : words.title))

  const go = (id: string | undefined) => id && (() => onReview(id))
  const goBack = go(previousId) || undefined
  const goOn = go(nextId) || undefined
  // The case stays where it is in the list: skipping decides nothing.
  const skip =
    goOn &&
    (() => {
      setSkipped({ name: title, nextId })
      goOn()
    })
  const ask = ({ id, isPrimary = false, singleKey }: CaseAction) =>
    onAsk(id, {
      near: foot.current,
      ...(isPrimary && { initialFocus: props.initialFocus ?? 'cancel' }),
      ...(isPrimary && props.singleKeys && { confirmKey: singleKey }),
    })
  const keys: PageKeys = Object.fromEntries(
    decisions
      .filter(({ id }) => status === 'pending' && disabledReasons[id] === undefined)
      .map((decision) => [decision.singleKey, () => ask(decision)]),
  )

  usePageKeys(
    {
      ...(props.singleKeys && {
        j: goOn,
        k: goBack,
        s: skip,
        ...keys,
      }),
      ...(isBeside && { Escape: onClose }),
    },
    { part },
  )

  useEffect(() => {
    if (isBeside) heading.current?.focus({ preventScroll: true })
  }, [isBeside])
  // After the last decision the buttons are gone, so move the focus.
  useFocusAfter(isAsking, heading)

  const position = text.position(props.position.at, props.position.total)
  const skips = skipped?.nextId === props.id ? `${text.skipped(skipped.name)} ` : ''
  const place = status === 'pending' && (
    <Text tone="muted" size="small">
      {position}
    </Text>
  )
  const unavailable =
    status === 'pending' ? undefined : status === 'loading' ? defaults.loading : words.decided
  const body = (
    <div ref={part}>
      <div role="status">
        <VisuallyHidden>
          {status === 'none'
            ? words.noneLeft
            : status === 'pending' && `${skips}${title}, ${position}`}
        </VisuallyHidden>
      </div>
      {status === 'none' ? (
        <EmptyState title={words.noneLeft} description={words.none} drawing="lit" />
      ) : (
        <Stack space="4">
          {isBeside ? null : place}
          {status === 'decided' ? (
            <Notice tone="caution">
              {props.decision?.(words.decidedNotice) ?? words.decidedNotice}
            </Notice>
          ) : null}
          {props.isReturned && status === 'pending' ? (
            <Notice tone="caution">{text.notSaved}</Notice>
          ) : null}
          {props.notice}
          <Loaded content={content} headingRef={heading} failed={words.failed}>
            {props.children}
          </Loaded>
          <KeyHints
            hints={hintsOf(decisions, props.hints)}
            hasSingleKeys={props.singleKeys}
            onSingleKeysChange={props.onSingleKeysChange}
          />
        </Stack>
      )}
    </div>
  )
  const decide = decisions.toReversed().map((decision) => (
    <ExplainedButton
      key={decision.id}
      {...(decision.isPrimary && { variant: 'primary' as const })}
      icon={decision.icon}
      disabledReason={unavailable ?? disabledReasons[decision.id]}
      onPress={() => ask(decision)}
    >
      {decision.label}
    </ExplainedButton>
  ))

  if (!isBeside) {
    return (
      <Sheet
        isOpen
        onOpenChange={onClose}
        title={title}
        footer={
          status === 'none' ? undefined : (
            <div className={css.buttons} data-thumb-bar>
              <ExplainedButton
                size="small"
                variant="quiet"
                disabledReason={goBack ? undefined : words.isFirst}
                {...(goBack && { onPress: goBack })}
              >
                {text.previous}
              </ExplainedButton>
              <ExplainedButton
                size="small"
                variant="quiet"
                disabledReason={goOn ? undefined : words.isLast}
                {...(goOn && { onPress: goOn })}
              >
                {text.next}
              </ExplainedButton>
              {decide}
            </div>
          )
        }
      >
        {body}
      </Sheet>
    )
  }
  return (
    <section aria-labelledby={titleId} className={css.panel}>
      <header className={css.head}>
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={css.title}>
            {props.renderTitle?.(title) ?? <bdi>{title}</bdi>}
          </h2>
          {place}
        </div>
        <Inline space="1" wrap="nowrap">
          {status === 'none' ? null : (
            <>
              <IconButton
                label={text.previous}
                icon={<ChevronLeft className={mirrored} />}
                disabledReason={goBack ? undefined : words.isFirst}
                {...(goBack && { onPress: goBack })}
              />
              <IconButton
                label={text.next}
                icon={<ChevronRight className={mirrored} />}
                disabledReason={goOn ? undefined : words.isLast}
                {...(goOn && { onPress: goOn })}
              />
            </>
          )}
          <IconButton label={defaults.close} icon={<X />} onPress={onClose} />
        </Inline>
      </header>
      <DialogBody>{body}</DialogBody>
      {status !== 'none' && decide.length > 0 && (
        <footer ref={foot} className={css.foot}>
          <div className={css.buttons}>{decide}</div>
        </footer>
      )}
    </section>
  )
}

const single = (key: string, does: string): Shortcut => ({ keys: [key], does, isSingleKey: true })

/** The keys of a case. The last one belongs to the application: KeyboardShortcuts. */
const hintsOf = (
  decisions: readonly CaseAction[],
  hints: readonly Shortcut[] = [],
): readonly Shortcut[] => [
  ...decisions.map(({ singleKey, label }) => single(singleKey.toUpperCase(), label)),
  ...hints,
  single('S', text.skip),
  single('J', text.next),
  single('K', text.previous),
  { keys: ['Enter'], does: defaults.confirm },
  single('?', text.allKeys),
]

interface LoadedProps<T> {
  content: Loadable<T>
  headingRef: RefObject<HTMLElement | null>
  failed: string
  children: (data: T) => ReactNode
}

/** A LoadableView without cards: the case itself is a card. */
function Loaded<T>({ content, headingRef, failed, children }: LoadedProps<T>) {
  const thenHeading = thenFocus(headingRef)
  if (content.status === 'failed') {
    return <ErrorState message={failed} onRetry={thenHeading(content.onRetry)} />
  }
  if (content.status === 'loading') {
    return (
      <LoadingState shape="record" onCancel={content.onCancel && thenHeading(content.onCancel)} />
    )
  }
  return children(content.data)
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Stack } from '../../layout/Stack/Stack'
import { mediaBeside } from '../../theme/media'
import { EmptyState } from '../EmptyState/EmptyState'
import { KeyHints } from '../KeyHints/KeyHints'
import { CasePanel, type CaseStep } from './CasePanel'
import { CaseSheet } from './CaseSheet'
import type { CaseViewProps } from './caseModel'
import { caseViewText as text } from './caseViewText'
import { caseDecisions } from './DecisionBar'
import { LoadedCase } from './LoadedCase'
import { caseHints, useCaseKeys } from './useCaseKeys'

export type {
  AskOptions,
  CaseAction,
  CaseControls,
  CaseViewProps,
  CaseWords,
} from './caseModel'
export { DecisionBar } from './DecisionBar'

/**
 * One case beside its CaseQueue, with the decisions and the way to the next one. It is not modal, so
 * that the list stays within reach; where there is no room beside the list it is a Sheet.
 */
export function CaseView<T>(props: CaseViewProps<T>) {
  const { name, status, content, words, decisions, isAsking, previousId, nextId } = props
  const { onReview, onClose, nameOf } = props
  const isBeside = useMediaQuery(mediaBeside)
  const part = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useRef<HTMLElement>(null)
  const [skipped, setSkipped] = useState<{ name: string; nextId: string | undefined }>()
  const isOver = status === 'none'
  const title = isOver
    ? words.noneLeft
    : (name ?? (content.status === 'ready' ? nameOf(content.data) : words.title))

  const go = (id: string | undefined) => (id === undefined ? undefined : () => onReview(id))
  const goBack = go(previousId)
  const goOn = go(nextId)
  // The case stays where it is in the list: skipping decides nothing.
  const skip =
    goOn &&
    (() => {
      setSkipped({ name: title, nextId })
      goOn()
    })
  const { buttons, keys } = caseDecisions(props, foot)
  useCaseKeys({ ...props, isBeside, decide: keys, goBack, goOn, skip, part })

  useEffect(() => {
    if (isBeside) heading.current?.focus({ preventScroll: true })
  }, [isBeside])
  // After the last decision the buttons are gone, so move the focus.
  useFocusAfter(isAsking, heading)

  const position = text.position(props.position.at, props.position.total)
  const skips = skipped?.nextId === props.id ? `${text.skipped(skipped.name)} ` : ''
  const frame = {
    title,
    place: status === 'pending' && (
      <Text tone="muted" size="small">
        {position}
      </Text>
    ),
    steps: isOver
      ? undefined
      : { back: stepOf(goBack, words.isFirst), on: stepOf(goOn, words.isLast) },
    decisions: isOver ? [] : buttons,
    onClose,
    children: (
      <div ref={part}>
        <div role="status">
          <VisuallyHidden>
            {isOver ? words.noneLeft : status === 'pending' && `${skips}${title}, ${position}`}
          </VisuallyHidden>
        </div>
        {isOver ? (
          <EmptyState title={words.noneLeft} description={words.none} drawing="lit" />
        ) : (
          <Stack space="4">
            {status === 'decided' ? (
              <Notice tone="caution">
                {props.decision?.(words.decidedNotice) ?? words.decidedNotice}
              </Notice>
            ) : null}
            {props.isReturned && status === 'pending' ? (
              <Notice tone="caution">{text.notSaved}</Notice>
            ) : null}
            {props.notice}
            <LostFocus key={`${props.id} ${content.status}`} heading={heading} />
            <LoadedCase content={content} headingRef={heading} failed={words.failed}>
              {props.children}
            </LoadedCase>
            <KeyHints
              hints={caseHints(decisions, props.hints)}
              hasSingleKeys={props.singleKeys}
              onSingleKeysChange={props.onSingleKeysChange}
            />
          </Stack>
        )}
      </div>
    ),
  }

  return isBeside ? (
    <CasePanel {...frame} renderTitle={props.renderTitle} headingRef={heading} footRef={foot} />
  ) : (
    <CaseSheet {...frame} />
  )
}

interface LostFocusProps {
  heading: RefObject<HTMLElement | null>
}

/**
 * Focuses the heading if nothing has the focus, once for each key: a document that was open above the
 * last case has gone with it, and the focus with the document (WCAG 2.4.3).
 */
function LostFocus({ heading }: LostFocusProps) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [heading])
  return null
}

const stepOf = (onPress: (() => void) | undefined, whyNot: string): CaseStep =>
  onPress ? { disabledReason: undefined, onPress } : { disabledReason: whyNot }

import { type ReactNode, type RefObject, useRef } from 'react'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { type PageKeys, usePageKeys } from '../../hooks/usePageKeys'
import { text as defaults } from '../../text/defaults'
import * as css from './CasePanel.css'
import type { CaseControls, CaseWords } from './caseModel'

/** What the buttons and the keys of a decision need of a case. */
export interface DecisionBarProps
  extends Pick<CaseControls, 'status' | 'decisions' | 'disabledReasons' | 'onAsk'> {
  /** The button that has the focus in the question of the primary decision. @default 'cancel' */
  initialFocus?: 'cancel' | 'confirm'
  /** Whether the keys of the decisions work. */
  singleKeys: boolean
  /** The words of this kind of case. */
  words: Pick<CaseWords, 'decided'>
}

/**
 * The buttons and the keys of the decisions about a case. The question opens above `near`.
 */
export function caseDecisions(
  {
    status,
    decisions,
    disabledReasons = {},
    onAsk,
    initialFocus = 'cancel',
    singleKeys,
    words,
  }: DecisionBarProps,
  near: RefObject<Element | null>,
): { buttons: ReactNode[]; keys: PageKeys } {
  const unavailable =
    status === 'pending' ? undefined : status === 'loading' ? defaults.loading : words.decided
  const offered = decisions.map((decision) => {
    const { id, isPrimary = false, singleKey } = decision
    return {
      ...decision,
      disabledReason: unavailable ?? disabledReasons[id],
      ask: () =>
        onAsk(id, {
          near: near.current,
          ...(isPrimary && { initialFocus }),
          ...(isPrimary && singleKeys && { confirmKey: singleKey }),
        }),
    }
  })
  const buttons = offered
    .toReversed()
    .map(({ id, label, icon, isPrimary, disabledReason, ask }) => (
      <ExplainedButton
        key={id}
        {...(isPrimary && { variant: 'primary' as const })}
        icon={icon}
        disabledReason={disabledReason}
        onPress={ask}
      >
        {label}
      </ExplainedButton>
    ))
  const keys = singleKeys
    ? Object.fromEntries(
        offered
          .filter(({ disabledReason }) => disabledReason === undefined)
          .map(({ singleKey, ask }) => [singleKey, ask]),
      )
    : {}
  return { buttons, keys }
}

/** The decisions of an open case in a dialog above it, for example beside a document. */
export function DecisionBar(props: DecisionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { buttons, keys } = caseDecisions(props, bar)
  usePageKeys(keys, { part: bar })
  return (
    <div ref={bar} className={css.buttons}>
      {buttons}
    </div>
  )
}

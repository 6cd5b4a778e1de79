import type { RefObject } from 'react'
import { type PageKeys, usePageKeys } from '../../hooks/usePageKeys'
import { text as defaults } from '../../text/defaults'
import type { Shortcut } from '../KeyboardShortcuts/KeyboardShortcuts'
import type { CaseAction, CaseControls } from './caseModel'
import { caseViewText as text } from './caseViewText'

interface CaseKeys extends Pick<CaseControls, 'onClose'> {
  /** Whether the keys of the decisions, S, J and K work. */
  singleKeys: boolean
  isBeside: boolean
  /** The keys of the decisions. */
  decide: PageKeys
  goBack: (() => void) | undefined
  goOn: (() => void) | undefined
  skip: (() => void) | undefined
  /** The element of the case. */
  part: RefObject<HTMLElement | null>
}

/** The keys of a case: its decisions, the ways to other cases, and Escape where it is no Sheet. */
export function useCaseKeys({
  onClose,
  singleKeys,
  isBeside,
  decide,
  goBack,
  goOn,
  skip,
  part,
}: CaseKeys): void {
  usePageKeys(
    {
      ...(singleKeys && { j: goOn, k: goBack, s: skip, ...decide }),
      ...(isBeside && { Escape: onClose }),
    },
    { part },
  )
}

const single = (key: string, does: string): Shortcut => ({ keys: [key], does, isSingleKey: true })

/** The keys of a case. The last one belongs to the application: KeyboardShortcuts. */
export const caseHints = (
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

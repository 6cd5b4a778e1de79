import { Keys } from '../../internal/keys/Keys'
import { SingleKeysSwitch } from '../../internal/keys/SingleKeysSwitch'
import type { Shortcut } from '../KeyboardShortcuts/KeyboardShortcuts'
import * as css from './KeyHints.css'

export interface KeyHintsProps {
  /** The keys of this part of the page, in the order of use: `{ keys: ['A'], does: 'Approve' }`. */
  hints: readonly Shortcut[]
  /** Whether single keys work. While they don't, only the other keys are listed. */
  hasSingleKeys: boolean
  /** Called when the person turns them on or off. The application remembers it. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void
}

/**
 * The keys of a case in small print at its foot, with the switch that turns single keys off (WCAG
 * 2.1.4). The dialog of all keys is KeyboardShortcuts. Touch screens don't show it.
 */
export function KeyHints({ hints, hasSingleKeys, onSingleKeysChange }: KeyHintsProps) {
  const shown = hints.filter(({ isSingleKey = false }) => hasSingleKeys || !isSingleKey)
  return (
    <div className={css.hints}>
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map(({ keys, does }) => (
            <li key={does} className={css.hint}>
              <Keys keys={keys} /> <span>{does}</span>
            </li>
          ))}
        </ul>
      )}
      <SingleKeysSwitch isOn={hasSingleKeys} onChange={onSingleKeysChange} />
    </div>
  )
}

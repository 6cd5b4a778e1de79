import { CircleHelp } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Keys } from '../../internal/keys/Keys'
import { SingleKeysSwitch } from '../../internal/keys/SingleKeysSwitch'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import * as css from './KeyboardShortcuts.css'
import { keyboardShortcutsText as text } from './keyboardShortcutsText'

/** One shortcut. */
export interface Shortcut {
  /** Keys as printed on them, pressed together, or one of two arrows: `['Ctrl', 'K']`. */
  keys: readonly string[]
  /** What it does: 'Search this page'. */
  does: string
  /** It is a character alone, and the switch can turn it off. */
  isSingleKey?: boolean
}

export interface KeyboardShortcutsProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** The shortcuts, in reading order. */
  shortcuts: ReadonlyArray<Shortcut>
  /** Whether shortcuts of one character work. */
  hasSingleKeys: boolean
  /** Called when the person turns them on or off. The application remembers it. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void
  /** Explains the page in view instead. @default no button */
  onHelp?: (() => void) | undefined
}

/**
 * The keyboard shortcuts, and a switch for those of one character: people who speak to the
 * computer or hit keys by mistake must be able to turn these off (WCAG 2.1.4).
 */
export function KeyboardShortcuts({
  isOpen,
  onOpenChange,
  shortcuts,
  hasSingleKeys,
  onSingleKeysChange,
  onHelp,
}: KeyboardShortcutsProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.title}>
      <Stack space="5">
        {onHelp && (
          <Inline>
            <Button icon={<CircleHelp />} onPress={onHelp}>
              {text.help}
            </Button>
          </Inline>
        )}
        <dl className={css.list}>
          {shortcuts.map(({ keys, does, isSingleKey = false }) => (
            <div key={does} className={css.row}>
              <dt className={css.does}>{does}</dt>
              <dd className={css.keys}>
                {isSingleKey && !hasSingleKeys && <span className={css.off}>{text.off}</span>}
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <SingleKeysSwitch isOn={hasSingleKeys} onChange={onSingleKeysChange} />
      </Stack>
    </Dialog>
  )
}

export { modKey } from '../../internal/modKey'

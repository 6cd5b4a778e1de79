import { X } from 'lucide-react'
import { Button, type ButtonProps } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import * as css from './SelectionBar.css'
import { selectionText as text } from './selectionText'

/** An action on all selected rows. */
export interface SelectionAction {
  id: string
  /** A verb: 'Approve'. */
  label: string
  onPress: () => void
  /** `critical` for an action that destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
}

export interface SelectionBarProps {
  /** How many rows are selected; the bar shows from one on. */
  count: number
  /** The actions that apply to all selected rows, at most three. */
  actions: readonly SelectionAction[]
  /** Called by the button that clears the selection. */
  onClear: () => void
  /** Called when a person comes to the bar: a dialog is likely. @default nothing */
  onIntent?: () => void
}

const variants = { neutral: 'primary', critical: 'secondary' } as const satisfies Record<
  'neutral' | 'critical',
  ButtonProps['variant']
>

/**
 * What can be done with the selected rows of a list. It rises from the bottom edge and stays in
 * view below the list. The count is read out.
 */
export function SelectionBar({ count, actions, onClear, onIntent }: SelectionBarProps) {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{count === 0 ? '' : text.selected(count)}</VisuallyHidden>
      </div>
      {count === 0 ? null : (
        <section
          aria-label={text.selected(count)}
          className={css.bar}
          {...(onIntent && { onPointerOver: onIntent, onFocusCapture: onIntent })}
        >
          <span aria-hidden className={css.count}>
            {text.selected(count)}
          </span>
          {actions.map(({ id, label, tone = 'neutral', onPress }) => (
            <Button key={id} size="small" variant={variants[tone]} onPress={onPress}>
              {label}
            </Button>
          ))}
          <IconButton label={text.clearSelection} icon={<X />} onPress={onClear} />
        </section>
      )}
    </>
  )
}

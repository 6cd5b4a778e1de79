import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import {
  DialogTrigger,
  OverlayArrow,
  PopoverContext,
  Popover as RacPopover,
} from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { text } from '../../text/defaults'
import * as css from './Popover.css'
import { PopoverPanel } from './PopoverPanel'

export interface PopoverProps
  extends Pick<ComponentProps<typeof DialogTrigger>, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button that opens and closes it: a Button or an IconButton. */
  trigger: ReactElement
  /** Accessible name and heading of the panel. */
  title: string
  /** The content. */
  children: ReactNode
  /**
   * Side of the trigger and the edge to align with; it flips when there is no room.
   * @default 'bottom start'
   */
  placement?:
    | 'bottom'
    | 'bottom start'
    | 'bottom end'
    | 'top'
    | 'top start'
    | 'top end'
    | 'start'
    | 'end'
    | undefined
  /** Shows an arrow to the trigger, if several triggers are near. @default false */
  hasArrow?: boolean | undefined
  /** Accessible name of the button at the top. @default 'Close' */
  closeLabel?: string | undefined
}

/**
 * More about one subject, beside the button that opens it. The page stays usable: a press
 * elsewhere, Escape, scrolling or tabbing out closes it, so it must not contain input that could be
 * lost. For a form or a question use a Dialog, for actions a Menu, for a few words a Tooltip.
 */
export function Popover({
  trigger,
  title,
  children,
  placement,
  hasArrow,
  closeLabel,
  ...state
}: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <TriggeredPopover {...{ title, placement, hasArrow, closeLabel }}>
        {children}
      </TriggeredPopover>
    </DialogTrigger>
  )
}

type PanelProps = Omit<PopoverProps, 'trigger' | 'isOpen' | 'defaultOpen' | 'onOpenChange'>

function TriggeredPopover(panel: PanelProps) {
  const { triggerRef, id } = useSlottedContext(PopoverContext) ?? {}
  const state = use(OverlayTriggerStateContext)
  if (!triggerRef || !state) throw new Error('Popover has no DialogTrigger')
  return (
    <AnchoredPopover
      {...panel}
      id={id}
      triggerRef={triggerRef}
      isOpen={state.isOpen}
      onClose={state.close}
    />
  )
}

export interface AnchoredPopoverProps extends PanelProps {
  /**
   * The button that opened the panel. It closes the panel when pressed again, and the focus returns
   * to it.
   */
  triggerRef: RefObject<Element | null>
  /** Id of the panel. */
  id?: string | undefined
  /** Whether it is open. @default true */
  isOpen?: boolean
  /** Called by the close button, Escape, a press outside and tabbing out. */
  onClose: () => void
}

/** A Popover without its button, so that its code can load when the button is pressed. */
export function AnchoredPopover({
  triggerRef,
  id,
  title,
  children,
  placement = 'bottom start',
  hasArrow = false,
  closeLabel = text.close,
  isOpen = true,
  onClose,
}: AnchoredPopoverProps) {
  return (
    <RacPopover
      isOpen={isOpen}
      isNonModal
      triggerRef={triggerRef}
      className={css.popover}
      placement={placement}
      offset={hasArrow ? 10 : 4}
      onOpenChange={onClose}
      // Ignore a blur to the trigger, whose press closes the panel: if the blur closed it, the
      // press would open it again.
      shouldCloseOnInteractOutside={(element) => triggerRef.current?.contains(element) !== true}
    >
      {hasArrow ? (
        <OverlayArrow>
          <svg className={css.arrow} width="14" height="8" viewBox="0 0 14 8" aria-hidden="true">
            <path d="M0 0 7 7 14 0" />
          </svg>
        </OverlayArrow>
      ) : null}
      <PopoverPanel
        id={id}
        title={title}
        closeLabel={closeLabel}
        anchor={triggerRef}
        onClose={onClose}
      >
        {children}
      </PopoverPanel>
    </RacPopover>
  )
}

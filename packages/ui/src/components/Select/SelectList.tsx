import { Check } from 'lucide-react'
import { type KeyboardEvent, use, useEffect, useLayoutEffect } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import {
  Select as AriaSelect,
  ListBox,
  ListBoxItem,
  Popover,
  SelectStateContext,
} from 'react-aria-components/Select'
import { useSlottedContext } from 'react-aria-components/slots'
import { useFocusAtOnce } from '../../hooks/useFocusAtOnce'
import { list, nowhere, option, popover } from './SelectList.css'
import type { SelectOption, SelectTrigger } from './selectModel'

export interface SelectListProps {
  trigger: SelectTrigger
  /** Id of the button. */
  id: string
  listId: string
  /** Names the list, unless there is an element that does. */
  label: string
  labelId: string | undefined
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  isDisabled: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where the focus goes when a key has opened it before the code was there. */
  focusAtFirst: 'first' | 'last' | undefined
}

/** react-aria's Select without a button of its own: it handles the events of one that is there. */
export function SelectList({
  trigger,
  id,
  listId,
  label,
  labelId,
  options,
  value,
  onChange,
  focusAtFirst,
  ...state
}: SelectListProps) {
  useFocusAtOnce(state.isOpen)
  return (
    <AriaSelect
      {...state}
      id={id}
      {...(labelId ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      className={nowhere}
      value={value}
      onChange={(key) => onChange(String(key))}
      validationBehavior="aria"
    >
      <SelectButton {...trigger} />
      <Popover className={popover} offset={4}>
        <ListBox
          id={listId}
          className={list}
          items={options.map((each) => ({ ...each, id: each.value }))}
          {...(focusAtFirst && { autoFocus: focusAtFirst })}
        >
          {(each) => (
            <ListBoxItem className={option} textValue={each.label}>
              {({ isSelected }) => (
                <>
                  {each.label}
                  {isSelected && <Check />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/** react-aria's events end where they are handled, unless a handler passes them on. */
const passing = (event: KeyboardEvent) => Object.assign(event, { continuePropagation: () => {} })

/** Stands for react-aria's Button: it gives the Select the one that is there. */
function SelectButton({ button, handlers, early }: SelectTrigger) {
  const context = useSlottedContext(ButtonContext)
  useLayoutEffect(() => {
    // react-aria renders the content once more, to collect the options.
    if (!context) return
    const { ref } = context
    if (ref && typeof ref === 'object') ref.current = button.current
    const { onKeyDown, onKeyUp, onFocus, onBlur } = context
    handlers.current = {
      onKeyDown: (event) => onKeyDown?.(passing(event)),
      onKeyUp: (event) => onKeyUp?.(passing(event)),
      onFocus: (event) => onFocus?.(event),
      onBlur: (event) => onBlur?.(event),
    }
  })
  const options = use(SelectStateContext)?.collection.size ?? 0
  const isReady = options > 0
  useEffect(() => {
    if (!isReady) return
    for (const key of early.current.splice(0)) {
      button.current?.dispatchEvent(new window.KeyboardEvent('keydown', key))
    }
  }, [isReady, button, early])
  useLayoutEffect(
    () => () => {
      handlers.current = undefined
    },
    [handlers],
  )
  return null
}

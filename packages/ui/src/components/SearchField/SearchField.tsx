import { Search, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { isComposing } from '../../hooks/isComposing'
import { useComposedText } from '../../hooks/useComposedText'
import { control, field, input } from '../../internal/field/field.css'
import { iconButton } from '../../internal/iconButton.css'
import { panelText as text } from '../../text/panelDefaults'
import * as css from './SearchField.css'

export interface SearchFieldProps {
  /** Names the field for screen readers; visually, the magnifier does. */
  label: string
  /** An example, or the scope of the search: 'Search posts...'. */
  placeholder: string
  /** The text in the field. */
  value: string
  /**
   * Called with every change of the text, and with '' when it is cleared. Text that an input method
   * composes is reported when it is complete or pauses.
   */
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  /** There is nothing to search. @default false */
  isDisabled?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Searches the list below it. Escape and the button at its end clear it. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  isDisabled = false,
  ref,
}: SearchFieldProps) {
  const element = useObjectRef(ref)
  const { inputProps, replace } = useComposedText(value, onChange)
  const isEmpty = inputProps.value === ''

  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, nativeEvent } = event
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || isComposing(nativeEvent)) return
    if (event.key === 'Enter' && onSubmit) onSubmit(value)
    else if (event.key === 'Escape' && !isEmpty) replace('')
    else return
    // Escape and Enter must not submit a surrounding form or close a surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      className={field}
      data-empty={isEmpty || undefined}
      data-disabled={isDisabled || undefined}
    >
      <div className={`${control} ${css.magnifier}`}>
        <Search />
        <input
          ref={element}
          className={`${input} ${css.searchInput}`}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          // A placeholder uses the language of the page.
          dir={isEmpty ? undefined : 'auto'}
          {...inputProps}
          onKeyDown={onKeyDown}
          disabled={isDisabled}
          enterKeyHint="search"
          autoComplete="off"
        />
        {/* react-aria's Button takes the focus, and a phone would close its keyboard. */}
        <button
          type="button"
          className={`${iconButton({ size: 'small' })} ${css.clear}`}
          aria-label={text.clearSearch}
          // No tab stop: Escape does the same.
          tabIndex={-1}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            element.current?.focus()
            replace('')
          }}
        >
          <X />
        </button>
      </div>
    </div>
  )
}

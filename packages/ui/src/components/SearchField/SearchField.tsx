import type { Ref } from 'react'
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components/SearchField'
import { control, field, input } from '../../internal/field/field.css'
import { iconButton } from '../../internal/iconButton.css'
import * as css from './SearchField.css'

export interface SearchFieldProps {
  /** Names the field for screen readers; sighted people see the magnifier. */
  label: string
  /** An example, or the scope of the search: 'Search posts...'. */
  placeholder: string
  /** The text in the field. */
  value: string
  /** Called with every change of the text, and with '' when it is cleared. */
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  /** There is nothing to search now. @default false */
  isDisabled?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Searches the list below it. Escape and the button at its end clear it. */
export function SearchField({ label, placeholder, ref, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={field} aria-label={label}>
      <div className={`${control} ${css.magnifier}`}>
        <Input
          className={`${input} ${css.searchInput}`}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          {...(ref && { ref })}
        />
        <Button className={`${iconButton({ size: 'small' })} ${css.cross} ${css.clear}`} />
      </div>
    </AriaSearchField>
  )
}

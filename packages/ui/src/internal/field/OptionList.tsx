import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import * as css from './optionList.css'

/** One option of a Select, a MultiSelect or a ComboBox. */
export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value
  /** The visible text; typing its first letters finds it. */
  label: string
}

interface OptionListProps {
  options: readonly SelectOption[]
  /** Shown when typing has left no option. @default the list does not open without options */
  emptyText?: string
}

/** The options of a field of react-aria-components, in a popover. A check marks what is selected. */
export function OptionList({ options, emptyText }: OptionListProps) {
  return (
    <Popover className={css.popover} offset={4}>
      <ListBox
        className={css.list}
        items={options.map((option) => ({ ...option, id: option.value }))}
        {...(emptyText && { renderEmptyState: () => <div className={css.empty}>{emptyText}</div> })}
      >
        {(option) => (
          <ListBoxItem className={css.option} textValue={option.label}>
            {({ isSelected }) => (
              <>
                <span>{option.label}</span>
                {isSelected && <Check />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

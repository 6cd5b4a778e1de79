import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import * as css from './Menu.css'

/** One setting with a few values, chosen in the menu itself. */
export interface MenuChoice<Value extends string = string> {
  title: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  /**
   * Called with the selected value; the menu stays open. It is a method, so that a handler of a
   * narrower union fits.
   */
  onChange(value: Value): void
}

export interface MenuChoiceSectionProps {
  choice: MenuChoice
}

/** The radio items of a Menu (`menuitemradio`). */
export function MenuChoiceSection({ choice }: MenuChoiceSectionProps) {
  return (
    <MenuSection
      className={css.section}
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[choice.value]}
      onSelectionChange={(keys) => {
        const chosen = choice.options.find(({ value }) => keys !== 'all' && keys.has(value))
        if (chosen !== undefined && chosen.value !== choice.value) choice.onChange(chosen.value)
      }}
    >
      <Header className={css.sectionTitle}>{choice.title}</Header>
      {choice.options.map(({ value, label, icon }) => (
        <MenuItem key={value} id={value} textValue={label} className={css.item()}>
          {({ isSelected }) => (
            <>
              {icon === undefined ? null : <span className={css.icon()}>{icon}</span>}
              <Text slot="label" className={css.label}>
                {label}
              </Text>
              {isSelected ? <Check className={css.check} strokeWidth={1.75} aria-hidden /> : null}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  )
}

import { Switch } from '../../components/Switch/Switch'
import { singleKeysText as text } from './singleKeysText'

export interface SingleKeysSwitchProps {
  /** Whether shortcuts of one character work. */
  isOn: boolean
  /** Called with the new choice. */
  onChange: (isOn: boolean) => void
}

/**
 * Turns single keys on and off: people who speak to the computer or hit keys by mistake must be able
 * to turn them off (WCAG 2.1.4).
 */
export function SingleKeysSwitch({ isOn, onChange }: SingleKeysSwitchProps) {
  return (
    <Switch
      label={text.label}
      description={text.description}
      isSelected={isOn}
      onChange={onChange}
    />
  )
}

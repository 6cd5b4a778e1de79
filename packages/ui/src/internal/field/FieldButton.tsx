import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { iconButton } from '../iconButton.css'

interface FieldButtonProps {
  /** Its accessible name: 'Show password'. */
  label: string
  /** Icon from lucide-react. */
  icon: ReactNode
  isDisabled: boolean
  onPress: () => void
}

/** The icon button inside a field. Its icon needs no tooltip, so public pages never load one. */
export function FieldButton({ label, icon, isDisabled, onPress }: FieldButtonProps) {
  return (
    <Button
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
      className={iconButton({ isUnavailable: isDisabled })}
    >
      {icon}
    </Button>
  )
}

import { Check, CircleAlert, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { text } from '../../text/defaults'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { box } from './CopyButton.css'

export interface CopyButtonProps {
  /** Its accessible name says what it copies: 'Copy secret key'. */
  label: string
  /** The text that goes to the clipboard. */
  value: string
  /** There is nothing to copy yet. @default false */
  isDisabled?: boolean
  /** `quiet` beside a value in a list of facts. @default 'secondary' */
  variant?: 'secondary' | 'quiet'
  /** As in IconButton. @default 'medium' */
  size?: NonNullable<IconButtonProps['size']>
}

const SHOWN_FOR = 2000
const icons = { copied: <Check />, copyFailed: <CircleAlert /> }

/** Copies a text to the clipboard and reports the outcome, visibly and to screen readers. */
export function CopyButton({
  label,
  value,
  isDisabled = false,
  variant = 'secondary',
  size = 'medium',
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }

  return (
    <span className={box}>
      <IconButton
        label={label}
        tooltip={outcome ? text[outcome] : label}
        variant={variant}
        size={size}
        isDisabled={isDisabled}
        icon={outcome ? icons[outcome] : <Copy />}
        onPress={() => void copy()}
      />
      <span role="status">{outcome && <VisuallyHidden>{text[outcome]}</VisuallyHidden>}</span>
    </span>
  )
}

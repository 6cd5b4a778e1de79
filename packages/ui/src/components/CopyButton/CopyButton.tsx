import { Check, CircleAlert, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { text } from '../../text/defaults'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { box } from './CopyButton.css'

export interface CopyButtonProps {
  /** What it copies, as its name: 'Copy secret key'. */
  label: string
  /** The text that goes to the clipboard. */
  value: string
  /** There is nothing to copy yet. @default false */
  isDisabled?: boolean
  /** `quiet` beside a value in a list of facts. @default 'secondary' */
  variant?: 'secondary' | 'quiet'
  /** As of IconButton. @default 'medium' */
  size?: NonNullable<IconButtonProps['size']>
}

const SHOWN_FOR = 2000
const icons = { copied: <Check />, copyFailed: <CircleAlert /> }

/** Puts a text on the clipboard and says whether that worked, to the eye and to a screen reader. */
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

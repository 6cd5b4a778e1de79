import { CopyButton } from '../../components/CopyButton/CopyButton'
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../components/PasswordField/PasswordField'
import { field, secret } from './CopyableSecret.css'

export interface CopyableSecretProps {
  /** Names the secret: 'Secret'. */
  label: string
  /** The secret; an empty text while there is none. */
  value: string
  /** Names the copy button: 'Copy secret'. */
  copyLabel: string
  /** Labels and announcements of the button that shows and hides it. */
  toggleText: NonNullable<PasswordFieldProps['toggleText']>
  /** There is nothing to show or copy yet. @default false */
  isDisabled?: boolean
}

/** In groups of four, as people read and type it. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/**
 * A secret that a person receives once: hidden until they show it, read-only, in groups of four.
 * One press copies it without the groups and without showing it. For a typed secret use a
 * PasswordField.
 */
export function CopyableSecret({
  label,
  value,
  copyLabel,
  toggleText,
  isDisabled = false,
}: CopyableSecretProps) {
  return (
    <div className={secret}>
      <div className={field}>
        <PasswordField
          label={label}
          value={inFours(value)}
          autoComplete="off"
          toggleText={toggleText}
          isReadOnly
          isDisabled={isDisabled}
        />
      </div>
      <CopyButton label={copyLabel} value={value} isDisabled={isDisabled} />
    </div>
  )
}

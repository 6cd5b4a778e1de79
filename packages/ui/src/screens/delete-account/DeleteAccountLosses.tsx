import { useId } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import { deleteAccountText as text } from './deleteAccountText'

interface DeleteAccountLossesProps {
  copyHref: string | undefined
}

/** What a member loses with the account; it shows before the form asks for anything. */
export function DeleteAccountLosses({ copyHref }: DeleteAccountLossesProps) {
  const heading = useId()
  return (
    <Stack space="2">
      <Text weight="medium" id={heading}>
        {text.losesHeading}
      </Text>
      <Stack element="ul" space="1" aria-labelledby={heading}>
        {text.loses.map((loss) => (
          <li key={loss}>
            <Text tone="muted">
              <span aria-hidden>• </span>
              <span>{loss}</span>
            </Text>
          </li>
        ))}
      </Stack>
      {copyHref && (
        <Link href={copyHref} variant="standalone">
          {text.copyFirst}
        </Link>
      )}
    </Stack>
  )
}

import { useId } from 'react'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'

const losses = [
  'Your profile, with your passport and certificate',
  'Everything you have posted',
  'The invitations you have sent',
]

/** What a member loses with the account; it shows before the form asks for anything. */
export function DeleteAccountLosses() {
  const heading = useId()
  return (
    <Stack space="2">
      <Text weight="medium" id={heading}>
        Deleting your account also deletes:
      </Text>
      <Stack element="ul" space="1" aria-labelledby={heading}>
        {losses.map((loss) => (
          <li key={loss}>
            <Text tone="muted">
              <span aria-hidden>• </span>
              {loss}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

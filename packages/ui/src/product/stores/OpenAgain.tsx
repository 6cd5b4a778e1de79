import { Text } from '../../components/Text/Text'

/** What an invited person does on an iPhone: the App Store hands nothing of the invitation to the app. */
export const OpenAgain = () => (
  <Text size="small" tone="muted" align="center">
    After installing, open this link again.
  </Text>
)

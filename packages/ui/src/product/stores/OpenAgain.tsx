import { Text } from '../../components/Text/Text'

/**
 * The instructions for an invited person on an iPhone: the App Store passes nothing of the
 * invitation to the app.
 */
export const OpenAgain = () => (
  <Text size="small" tone="muted" align="center">
    After installing, open this link again.
  </Text>
)

import { Text } from '../../components/Text/Text'
import { storesText } from './storesText'

/**
 * The instructions for an invited person on an iPhone: the App Store passes nothing of the
 * invitation to the app.
 */
export const OpenAgain = () => (
  <Text size="small" tone="muted" align="center">
    {storesText.openAgain}
  </Text>
)

import { Disclosure } from '@hearth/ui/components/Disclosure'
import { Text } from '@hearth/ui/components/Text'

export const example = (
  <Disclosure title="More options">
    <Text>Shown on request.</Text>
  </Disclosure>
)

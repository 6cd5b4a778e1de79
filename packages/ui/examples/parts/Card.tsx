import { Card } from '@hearth/ui/components/Card'
import { Text } from '@hearth/ui/components/Text'

export const example = (
  <Card>
    <Text>Opened in 1987.</Text>
  </Card>
)

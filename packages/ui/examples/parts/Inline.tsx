import { Badge } from '@hearth/ui/components/Badge'
import { Inline } from '@hearth/ui/layout/Inline'

export const example = (
  <Inline space="2">
    <Badge>Bakery</Badge>
    <Badge>Porto</Badge>
  </Inline>
)

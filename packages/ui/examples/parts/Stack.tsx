import { Badge } from '@hearth/ui/components/Badge'
import { Stack } from '@hearth/ui/layout/Stack'

export const example = (
  <Stack space="2">
    <Badge>Bakery</Badge>
    <Badge>Porto</Badge>
  </Stack>
)

import { Button } from '@hearth/ui/components/Button'
import { Tooltip } from '@hearth/ui/components/Tooltip'

export const example = (
  <Tooltip content="Opens in a new window">
    <Button href="/print">Print</Button>
  </Tooltip>
)

import { Button } from '@hearth/ui/components/Button'
import { Popover } from '@hearth/ui/components/Popover'
import { Text } from '@hearth/ui/components/Text'

export const example = (
  <Popover title="Help" trigger={<Button>Help</Button>}>
    <Text>Companies are checked once a year.</Text>
  </Popover>
)

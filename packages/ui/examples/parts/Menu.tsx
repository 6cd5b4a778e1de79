import { Button } from '@hearth/ui/components/Button'
import { Menu } from '@hearth/ui/components/Menu'

export function Example({ onRename }: { onRename: () => void }) {
  return (
    <Menu
      trigger={<Button>More</Button>}
      items={[{ id: 'rename', label: 'Rename', onAction: onRename }]}
    />
  )
}

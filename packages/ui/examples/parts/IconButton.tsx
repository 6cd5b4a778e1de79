import { IconButton } from '@hearth/ui/components/IconButton'
import { Trash2 } from 'lucide-react'

export function Example({ onDelete }: { onDelete: () => void }) {
  return <IconButton label="Delete Bakery" icon={<Trash2 />} onPress={onDelete} />
}

import { Button } from '@hearth/ui/components/Button'

export function Example({ onSave }: { onSave: () => void }) {
  return (
    <Button variant="primary" onPress={onSave}>
      Save
    </Button>
  )
}

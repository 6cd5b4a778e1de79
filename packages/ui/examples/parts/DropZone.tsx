import { DropZone } from '@hearth/ui/components/DropZone'

export function Example({ onFiles }: { onFiles: (files: File[]) => void }) {
  return <DropZone label="Logo" prompt="Drop an image here" onFiles={onFiles} />
}

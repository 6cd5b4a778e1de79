import { VisuallyHidden } from '@hearth/ui/components/VisuallyHidden'

export const example = <VisuallyHidden>3 new messages</VisuallyHidden>

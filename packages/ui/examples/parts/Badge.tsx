import { Badge } from '@hearth/ui/components/Badge'

export const example = <Badge tone="positive">Active</Badge>

import { Avatar } from '@hearth/ui/components/Avatar'

export const example = <Avatar name="Maria Silva" />

import { Mark } from '@hearth/ui/components/Mark'

export const example = <Mark />

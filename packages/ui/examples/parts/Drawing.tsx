import { Drawing } from '@hearth/ui/components/Drawing'

export const example = <Drawing name="lit" />

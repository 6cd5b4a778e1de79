import { Spinner } from '@hearth/ui/components/Spinner'

export const example = <Spinner />

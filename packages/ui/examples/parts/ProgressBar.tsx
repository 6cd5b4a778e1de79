import { ProgressBar } from '@hearth/ui/components/ProgressBar'

export const example = <ProgressBar label="Importing" value={40} />

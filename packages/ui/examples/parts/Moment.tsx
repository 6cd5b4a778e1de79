import { Moment } from '@hearth/ui/components/Moment'

export const example = <Moment value="2026-11-21T09:30:00Z" />

import { Notice } from '@hearth/ui/components/Notice'

export const example = <Notice tone="caution">The invitation ends tomorrow.</Notice>

import { CopyButton } from '@hearth/ui/components/CopyButton'

export const example = <CopyButton label="Copy the address" value="ana@partners.example" />

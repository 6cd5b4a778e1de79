import { Text } from '@hearth/ui/components/Text'

export const example = <Text tone="muted">Opened in 1987.</Text>

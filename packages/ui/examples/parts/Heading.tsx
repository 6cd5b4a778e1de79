import { Heading } from '@hearth/ui/components/Heading'

export const example = <Heading level={2}>Offers</Heading>

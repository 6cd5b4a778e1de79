import { Text } from '../../components/Text/Text'
import { CaseView, type CaseViewProps } from './CaseView'

export interface Ticket {
  name: string
  words: string
}

export function TicketCase(props: Omit<CaseViewProps<Ticket>, 'children' | 'nameOf'>) {
  return (
    <CaseView {...props} nameOf={({ name }) => name}>
      {({ words }) => <Text>{words}</Text>}
    </CaseView>
  )
}

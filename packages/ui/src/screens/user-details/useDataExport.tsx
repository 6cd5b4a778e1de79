import { FileDown } from 'lucide-react'
import { type UserDetails, usersText } from '../../domain/members/members'
import { type Confirm, useConfirm } from '../../patterns/Confirm/useConfirm'
import type { RowAction } from '../../patterns/List/List'
import { isolate, personName } from '../../text/people'
import { userDetailsText as text } from './userDetailsText'

interface DataExport extends Pick<Confirm, 'dialog' | 'isAsking'> {
  /** The action for the menu of the page; none where the person may not export. */
  exportOf: (user: UserDetails) => readonly RowAction[]
}

/** The copy of their data that a member gets, with the question before it. */
export function useDataExport(
  onExport: ((user: UserDetails) => Promise<unknown>) | undefined,
): DataExport {
  const { ask, dialog, isAsking } = useConfirm()
  const exportOf = (user: UserDetails): readonly RowAction[] => {
    if (!onExport) return []
    const question = {
      title: text.exportTitle,
      description: text.exportQuestion,
      detail: isolate(personName(user)),
      confirmLabel: text.exportConfirm,
      onConfirm: () => onExport(user),
    }
    return [
      {
        id: 'export',
        label: text.exportFor,
        icon: <FileDown />,
        // Place it next to the ban: in the menu, a line separates both from the deletion.
        group: usersText.account,
        onPress: () => ask(question),
      },
    ]
  }
  return { exportOf, dialog, isAsking }
}

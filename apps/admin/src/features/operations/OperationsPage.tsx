import { OperationsScreen } from '@hearth/ui/screens/operations/OperationsScreen'
import { useData } from '../../queries/useData'
import { operations } from './queries'

/** How the deployment runs, polled. */
export function OperationsPage() {
  return <OperationsScreen operations={useData(operations)} />
}

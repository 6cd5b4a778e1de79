import { OperationsScreen } from '@hearth/ui/screens/operations/OperationsScreen'
import { useData } from '../../queries/useData'
import { operations } from './queries'

/** The page with the state of the deployment, which it polls. */
export function OperationsPage() {
  return <OperationsScreen operations={useData(operations)} />
}

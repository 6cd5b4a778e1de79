import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { OperationsPage } from '../../../features/operations/OperationsPage'
import { operations } from '../../../features/operations/queries'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { start } from '../../../queries/load'

/** The state of the deployment (specification 2.34). Not found if the backend does not offer the feature. */
export const Route = createFileRoute('/_panel/_admin/operations')({
  staticData: {
    title: isOffered('operations') ? pageTitles.operations : pageTitles.notFound,
    permission: 'operations.read',
    help: 'operations',
  },
  loader: ({ context: { queryClient } }) => {
    if (isOffered('operations')) start(queryClient, operations)
  },
  component: isOffered('operations') ? OperationsPage : NotFoundPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { isOffered } from '../../../deployment/brand'
import { AccountPage } from '../../../features/account/AccountPage'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { start } from '../../../queries/load'

/** The own account (specification 2.26). Not found where the backend has no team. */
export const Route = createFileRoute('/_panel/_admin/account')({
  staticData: {
    title: isOffered('team') ? pageTitles.account : pageTitles.notFound,
    help: 'account',
  },
  loader: ({ context: { queryClient } }) => {
    if (isOffered('team')) start(queryClient, api.query('getAccount'))
  },
  component: isOffered('team') ? AccountPage : NotFoundPage,
})

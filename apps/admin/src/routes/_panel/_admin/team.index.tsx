import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { isOffered } from '../../../deployment/brand'
import { TeamPage } from '../../../features/team/TeamPage'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { start } from '../../../queries/load'

/** The team (specification 2.24). Not found where the backend has no team. */
export const Route = createFileRoute('/_panel/_admin/team/')({
  staticData: {
    title: isOffered('team') ? pageTitles.team : pageTitles.notFound,
    permission: 'team.manage',
    help: 'team',
  },
  loader: ({ context: { queryClient } }) => {
    if (isOffered('team')) start(queryClient, api.query('getTeam'))
  },
  component: isOffered('team') ? TeamPage : NotFoundPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { isOffered } from '../../../deployment/brand'
import { offersSettings } from '../../../deployment/offersSettings'
import { waiting } from '../../../features/desk/queries'
import { SettingsPage } from '../../../features/settings/SettingsPage'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { start } from '../../../queries/load'

/** Common reasons, roles, what is kept, and the brand. Not found where there is nothing to set. */
export const Route = createFileRoute('/_panel/_admin/settings')({
  staticData: {
    title: offersSettings ? pageTitles.settings : pageTitles.notFound,
    permission: 'record.undo',
    help: 'settings',
  },
  loader: ({ context: { queryClient } }) => {
    if (isOffered('record')) start(queryClient, api.query('listReasonTemplates'))
    if (isOffered('desk')) start(queryClient, waiting)
  },
  component: offersSettings ? SettingsPage : NotFoundPage,
})

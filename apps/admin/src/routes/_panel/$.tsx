import { createFileRoute } from '@tanstack/react-router'
import { pageTitles } from '../../navigation/pageTitles'
import { NotFoundPage } from '../../pages/NotFoundPage'

/**
 * The sections of the panel (specification 2.1, and those of features): an unknown address below
 * them shows the 404 page inside the layout.
 */
const section =
  /^(users|badge-requests|posts|announcements|memberships|invites|record|trash|team|account)(\/|$)/

export const Route = createFileRoute('/_panel/$')({
  params: { parse: (params) => (section.test(params._splat ?? '') ? params : false) },
  staticData: { title: pageTitles.notFound },
  component: NotFoundPage,
})

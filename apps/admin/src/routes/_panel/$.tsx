import { createFileRoute } from '@tanstack/react-router'
import { pageTitles } from '../../navigation/pageTitles'
import { sections } from '../../navigation/sections'
import { NotFoundPage } from '../../pages/NotFoundPage'

const isInSection = (path = '') => sections.has(path.split('/')[0] ?? '')

/** An unknown address below a section of the panel shows the 404 page inside the layout. */
export const Route = createFileRoute('/_panel/$')({
  params: { parse: (params) => (isInSection(params._splat) ? params : false) },
  staticData: { title: pageTitles.notFound },
  component: NotFoundPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { pageTitles } from '../../navigation/pageTitles'
import { AdminsOnlyPage } from '../../pages/AdminsOnlyPage'
import { admitAdmins } from '../../session/guard'

/** The pages of administrators: nobody else may read what is in this folder (specification 6). */
export const Route = createFileRoute('/_panel/_admin')({
  staticData: { refusal: pageTitles.adminsOnly },
  beforeLoad: admitAdmins,
  notFoundComponent: AdminsOnlyPage,
})

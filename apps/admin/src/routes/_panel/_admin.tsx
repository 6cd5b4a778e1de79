import { AdminsOnlyScreen } from '@hearth/ui/screens/admins-only/AdminsOnlyScreen'
import { createFileRoute } from '@tanstack/react-router'
import { admitAdmins } from '../../session/guard'

/** The pages of administrators: nobody else may read what is in this folder (specification 6). */
export const Route = createFileRoute('/_panel/_admin')({
  staticData: { refusal: 'This page is for administrators' },
  beforeLoad: admitAdmins,
  notFoundComponent: AdminsOnlyScreen,
})

import { reasonTemplatesDraft } from '@hearth/ui/domain/moderation'
import { useHearth } from '@hearth/ui/provider'
import { SettingsScreen } from '@hearth/ui/screens/settings/SettingsScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { useRead } from '../../queries/useRead'
import { useMay } from '../../session/permissions'
import { waiting } from '../desk/queries'
import { EditReasons } from './EditReasons'

/** The settings with their calls. */
export function SettingsPage() {
  const { drafts } = useHearth()
  // The dialog opens again if its text was saved when the session ended.
  const [isEditing, setEditing] = useState(() => drafts.find(reasonTemplatesDraft) !== undefined)
  const hasRecord = isOffered('record')
  const hasDesk = isOffered('desk')
  const mayManageTeam = useMay('team.manage')
  const reasons = useRead({ ...api.query('listReasonTemplates'), enabled: hasRecord }).loadable
  const desk = useQuery({ ...waiting, enabled: hasDesk })
  return (
    <>
      <SettingsScreen
        reasons={hasRecord ? reasons : undefined}
        onEditReasons={() => setEditing(true)}
        hasDesk={hasDesk}
        hasAppeals={isOffered('redress')}
        hasRoles={isOffered('team')}
        hasTeam={mayManageTeam}
        documentDays={desk.data?.data.documentDays}
        isLoading={hasDesk && desk.isPending}
      />
      {isEditing ? <EditReasons onClose={() => setEditing(false)} /> : null}
    </>
  )
}

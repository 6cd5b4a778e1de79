import { Check, Minus } from 'lucide-react'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import {
  PERMISSIONS,
  type Permission,
  TEAM_ROLES,
  type TeamRole,
  teamText,
} from '../../domain/team/team'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Stack } from '../../layout/Stack/Stack'
import { CellText, DataTable, type TableColumn } from '../../patterns/DataTable/DataTable'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { Section, Sections } from '../../patterns/Sections/Sections'
import { media } from '../../theme/media'
import * as css from './TeamRolesScreen.css'
import { teamRolesText as text } from './teamRolesText'

export interface TeamRolesScreenProps {
  /** The permissions of each role. */
  roles: Readonly<Record<TeamRole, readonly Permission[]>>
}

/** A permission, and the roles that have it. */
interface Row {
  id: Permission
  roles: ReadonlySet<TeamRole>
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const Icon = isGiven ? Check : Minus
  return (
    <span className={css.mark} data-given={isGiven || undefined}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{isGiven ? text.yes : text.no}</VisuallyHidden>
    </span>
  )
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'permission',
    header: text.permission,
    isRowHeader: true,
    grow: 1,
    render: ({ id }) => <CellText>{teamText.permissions[id]}</CellText>,
  },
  ...TEAM_ROLES.map((role) => ({
    id: role,
    header: teamText.roles[role],
    render: ({ roles }: Row) => <Mark isGiven={roles.has(role)} />,
  })),
]

/** What each role may do, role by role: a phone has no room for a column for each. */
function RoleCards({ roles }: TeamRolesScreenProps) {
  return (
    <Sections>
      {TEAM_ROLES.map((role) => (
        <Section key={role} title={teamText.roles[role]} description={teamText.roleSummaries[role]}>
          <ul className={css.list}>
            {PERMISSIONS.filter((id) => roles[role].includes(id)).map((id) => (
              <li key={id} className={css.permission}>
                <span className={css.mark} data-given>
                  <Check aria-hidden="true" />
                </span>
                <span>{teamText.permissions[id]}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Sections>
  )
}

/** /team/roles: the table of permissions itself (specification 2.25), on a phone a list for each role. */
export function TeamRolesScreen({ roles }: TeamRolesScreenProps) {
  const isPhone = useMediaQuery(media.mobile)
  const rows = PERMISSIONS.map(
    (id): Row => ({
      id,
      roles: new Set(TEAM_ROLES.filter((role) => roles[role].includes(id))),
    }),
  )
  return (
    <Stack space="page">
      <PageHeader
        breadcrumb={
          <Breadcrumb steps={[{ label: text.team, href: '/team' }]} current={text.title} />
        }
        title={text.title}
        subtitle={text.subtitle}
      />
      {isPhone ? (
        <RoleCards roles={roles} />
      ) : (
        <DataTable
          label={text.title}
          columns={columns}
          rows={rows}
          rowName={({ id }) => teamText.permissions[id]}
          pagination="none"
        />
      )}
    </Stack>
  )
}

import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import {
  creationOf,
  type MembershipCreation,
  MembershipForm,
  type MembershipFormProps,
  membershipsStep,
  membershipsText,
  NEW_MEMBERSHIP,
  membershipText as text,
} from '../../domain/plans/plans'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'

export type { MembershipCreation }

export interface MembershipCreateScreenProps extends MembershipFormProps {
  /** Creates the tier: all values as typed, including the price. The server validates it. */
  onCreate: (membership: MembershipCreation) => void
}

const none: readonly string[] = []

/**
 * /memberships/create: a new tier, with its live preview (specification 2.19). It never loses
 * typed input.
 */
export function MembershipCreateScreen({ onCreate, ...form }: MembershipCreateScreenProps) {
  return (
    <Stack space="page">
      <PageHeader
        breadcrumb={<Breadcrumb steps={[membershipsStep]} current={membershipsText.create} />}
        title={text.createTitle}
        subtitle={text.createSubtitle}
      />
      <MembershipForm
        {...form}
        kind="create"
        draft="membership new"
        initial={NEW_MEMBERSHIP}
        features={none}
        onSave={(draft) => onCreate(creationOf(draft))}
      />
    </Stack>
  )
}

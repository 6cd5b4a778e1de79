import { type ReactNode, useRef, useState } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { Button } from '../../components/Button/Button'
import {
  draftOf,
  type EditablePlan,
  MembershipForm,
  type MembershipFormProps,
  type MembershipUpdate,
  membershipHref,
  membershipName,
  membershipsStep,
  membershipText as text,
  updateOf,
} from '../../domain/plans/plans'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { ErrorState } from '../../patterns/ErrorState/ErrorState'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { Submission } from '../../submission'
import { plainText } from '../../text/people'

export type { EditablePlan, MembershipUpdate }

export interface MembershipEditScreenProps extends MembershipFormProps {
  /**
   * Id of the plan, from the address. Without it the page shows an error.
   */
  id: string
  /**
   * The saved plan. Read once for each id: typed input is never overwritten. If it changes later,
   * somebody else has saved it; the form compares the versions and asks.
   */
  plan: Loadable<EditablePlan>
  /** Who saved the plan last, shown beside their version. @default unknown */
  whoSaved?: ReactNode
  /**
   * Saves the tier over the one that the person saw. The price is a number; an invalid one
   * becomes 0, and the page has said so. If the save is refused because somebody else has saved
   * in the meantime, show theirs in `plan`.
   */
  onUpdate: (membership: MembershipUpdate, seen: EditablePlan) => void
}

/** /memberships/edit/{id}: edits a tier, with its live preview (specification 2.19). */
export function MembershipEditScreen({ id, plan, onUpdate, ...form }: MembershipEditScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [withoutId, setWithoutId] = useState<Submission>()
  const name = plan.status === 'ready' ? plainText(plan.data.name) : ''
  const back = <Button onPress={form.onCancel}>{text.back}</Button>

  return (
    <Stack space="page">
      <PageHeader
        ref={heading}
        breadcrumb={
          <Breadcrumb
            steps={
              plan.status === 'ready'
                ? [
                    membershipsStep,
                    {
                      label: membershipName({ name: plan.data.name ?? '' }),
                      href: membershipHref('view', { id }),
                    },
                  ]
                : [membershipsStep]
            }
            current={text.edit}
          />
        }
        title={text.editTitle}
        {...(name && { subtitle: <bdi>{name}</bdi> })}
        content={plan}
      />
      {id.trim() === '' ? (
        <ErrorState message={text.idRequired} action={back} />
      ) : (
        <LoadableView
          shape="form"
          content={plan}
          headingRef={heading}
          errorMessage={text.failed}
          errorAction={back}
        >
          {(saved) => (
            <MembershipForm
              {...form}
              {...(withoutId && { submission: withoutId })}
              key={id}
              kind="edit"
              draft={`membership ${id}`}
              initial={draftOf(saved)}
              saved={saved}
              features={saved.features ?? none}
              onSave={(draft, seen) =>
                saved.id === ''
                  ? setWithoutId({ status: 'refused', message: text.idRequired })
                  : onUpdate(updateOf(id, draft), seen ?? saved)
              }
            />
          )}
        </LoadableView>
      )}
    </Stack>
  )
}

const none: readonly string[] = []

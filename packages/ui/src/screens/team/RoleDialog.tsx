import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { type TeamRole, teamName } from '../../domain/team/team'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import { text as defaults } from '../../text/defaults'
import { isolate } from '../../text/people'
import { RoleField } from './RoleField'
import type { TeamMember } from './teamScreenModel'
import { teamScreenText as text } from './teamScreenText'

interface RoleDialogProps {
  member: TeamMember
  /** Saves the role; rejects when it fails, and the dialog stays. */
  onSave: (role: TeamRole) => Promise<unknown>
  isPending: boolean
  onClose: () => void
}

const schema = textRules<{ role: TeamRole }>({ role: () => undefined })

/** Gives a person another role. Render it while it is open. */
export function RoleDialog({ member, onSave, isPending, onClose }: RoleDialogProps) {
  const formId = useId()
  const form = useForm({
    schema,
    initial: { role: member.role },
    onSubmit: async ({ role }) => {
      if (role !== member.role) await onSave(role)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.roleTitle(isolate(teamName(member)))}
      isPending={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {defaults.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {text.saveRole}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.formProps} isPending={isPending}>
        <Text tone="muted">{text.roleDetail}</Text>
        <RoleField {...form.field('role')} />
      </Form>
    </Dialog>
  )
}

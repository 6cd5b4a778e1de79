'use client'

import { Dialog } from '@hearth/ui/components/Dialog'
import { Form } from '@hearth/ui/components/Form'
import { TextField } from '@hearth/ui/components/TextField'
import { textRules } from '@hearth/ui/form/textRules'
import { useDraftDialog } from '@hearth/ui/patterns/DraftDialog/useDraftDialog'
import { IDLE, type Submission } from '@hearth/ui/submission'

export interface CompanyFields {
  name: string
  city: string
}

const schema = textRules<CompanyFields>({
  name: (typed) => !typed.trim() && 'Enter a name',
  city: (typed) => !typed.trim() && 'Enter a city',
})

export interface FormDialogProps {
  /** The company to change. @default a new one */
  company?: CompanyFields | undefined
  /** What the server said to the last try: its messages show at their fields. @default nothing */
  submission?: Submission
  /** The dialog closes when the promise resolves, and keeps what was typed when it rejects. */
  onSave: (company: CompanyFields) => Promise<unknown>
  onClose: () => void
}

/**
 * A form in a dialog, for a new row or for an existing one. Render it while it is open: each opening
 * is a new draft. It asks before typed text is lost.
 */
export function FormDialog({ company, submission = IDLE, onSave, onClose }: FormDialogProps) {
  const { form, formProps, dialogProps, question } = useDraftDialog({
    schema,
    initial: company ?? { name: '', city: '' },
    draft: company ? `company ${company.name}` : 'new company',
    submission,
    onSend: onSave,
    onClose,
    discard: { title: 'Discard the changes?', description: 'The company was not saved.' },
    submitLabel: 'Save',
    pendingLabel: 'Saving…',
  })
  return (
    <>
      <Dialog {...dialogProps} title={company ? `Change ${company.name}` : 'Add company'}>
        <Form {...formProps}>
          <TextField {...form.field('name')} label="Name" isRequired autoFocus />
          <TextField {...form.field('city')} label="City" isRequired />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

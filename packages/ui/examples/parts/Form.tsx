import { Button } from '@hearth/ui/components/Button'
import { Form } from '@hearth/ui/components/Form'
import { TextField } from '@hearth/ui/components/TextField'
import { textRules } from '@hearth/ui/form/textRules'
import { useForm } from '@hearth/ui/form/useForm'

const schema = textRules({ name: (typed) => !typed.trim() && 'Enter a name' })

export function Example({ onSave }: { onSave: (company: { name: string }) => Promise<unknown> }) {
  const form = useForm({ schema, initial: { name: '' }, onSubmit: onSave })
  return (
    <Form {...form.formProps}>
      <TextField {...form.field('name')} label="Name" isRequired />
      <Button {...form.submitProps} variant="primary">
        Save
      </Button>
    </Form>
  )
}

import { Button } from '@hearth/ui/components/Button'
import { Form } from '@hearth/ui/components/Form'
import { Heading } from '@hearth/ui/components/Heading'
import { TextField } from '@hearth/ui/components/TextField'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { isEmail, textRules } from '@hearth/ui/form/textRules'
import { useForm } from '@hearth/ui/form/useForm'
import { IDLE } from '@hearth/ui/submission'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from './api'

const schema = textRules({
  name: (typed) => !typed.trim() && 'Informe o nome',
  email: (typed) => !isEmail(typed) && 'Informe um e-mail válido',
})

const sending = { status: 'sending' } as const

export function InvitePartner() {
  const [key, setKey] = useState(0)
  return <InviteForm key={key} onInvited={() => setKey(key + 1)} />
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const heading = useId()
  const { mutate, isPending } = useMutation(api.mutation('invitePartner'))
  const { field, formProps } = useForm({
    schema,
    initial: { name: '', email: '' },
    submission: isPending ? sending : IDLE,
    onSubmit: (body) =>
      mutate(
        { body },
        {
          onSuccess: () => {
            toast.success(`Convite enviado para ${body.name}`)
            onInvited()
          },
          onError: () => toast.error('O convite não foi enviado'),
        },
      ),
  })
  return (
    <Form {...formProps} aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        Convidar parceiro
      </Heading>
      <TextField {...field('name')} label="Nome" isRequired />
      <TextField {...field('email')} label="E-mail" type="email" isRequired />
      <Button type="submit" variant="primary" isPending={isPending}>
        Convidar
      </Button>
    </Form>
  )
}

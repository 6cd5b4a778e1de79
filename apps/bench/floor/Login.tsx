import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Form } from 'react-aria-components/Form'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { client } from './queries'

export function Login() {
  const [isInvalid, setInvalid] = useState(false)
  return (
    <main>
      <h1>Login</h1>
      <Form
        validationBehavior="aria"
        onSubmit={async (event) => {
          event.preventDefault()
          const { email, password } = Object.fromEntries(new FormData(event.currentTarget))
          setInvalid(email === '')
          if (email === '') return
          const body = { email: String(email), password: String(password), role: 'ADMIN' as const }
          await client.POST('/auth/signin', { body })
        }}
      >
        <TextField name="email" type="email" isInvalid={isInvalid}>
          <Label>Email</Label>
          <Input />
        </TextField>
        <TextField name="password" type="password">
          <Label>Password</Label>
          <Input />
        </TextField>
        <Button type="submit">Login</Button>
      </Form>
    </main>
  )
}

import { PasswordField } from '@hearth/ui/components/PasswordField'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="Password"
      value={password}
      onChange={setPassword}
      autoComplete="current-password"
    />
  )
}

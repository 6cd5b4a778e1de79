import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Section } from '../../patterns/Sections/Sections'
import { accountText as text } from './accountText'
import { type PasswordActions, PasswordDialog } from './PasswordDialog'

interface PasswordSectionProps extends PasswordActions {
  /** For password managers. */
  email: string
}

/** Changes the password, in a dialog. */
export function PasswordSection(props: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasChanged, setHasChanged] = useState(false)
  return (
    <Section title={text.password} description={text.othersEnd}>
      <Stack space="4">
        {hasChanged && !isOpen && <Notice tone="positive">{text.passwordChanged}</Notice>}
        <Inline>
          <Button size="small" onPress={() => setOpen(true)}>
            {text.changePassword}
          </Button>
        </Inline>
      </Stack>
      {isOpen && (
        <PasswordDialog
          {...props}
          onChanged={() => setHasChanged(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

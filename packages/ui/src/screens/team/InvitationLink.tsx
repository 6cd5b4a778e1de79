import { Button } from '../../components/Button/Button'
import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Dialog } from '../../components/Dialog/Dialog'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { Stack } from '../../layout/Stack/Stack'
import { isolate } from '../../text/people'
import * as css from './TeamScreen.css'
import { teamScreenText as text } from './teamScreenText'

/** The link of an invitation that was just sent. */
export interface SentLink {
  email: string
  link: string
}

interface InvitationLinkProps extends SentLink {
  onClose: () => void
}

/** Shows the link of an invitation once, for an email that does not arrive. */
export function InvitationLink({ email, link, onClose }: InvitationLinkProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.linkTitle}
      footer={
        <Button variant="primary" onPress={onClose}>
          {text.done}
        </Button>
      }
    >
      <Stack space="4">
        <Text>{text.linkDetail(isolate(email))}</Text>
        <div className={css.link}>
          <div className={css.linkField}>
            <TextField label={text.link} type="url" value={link} onChange={noop} isReadOnly />
          </div>
          <CopyButton label={text.copyLink} value={link} />
        </div>
      </Stack>
    </Dialog>
  )
}

const noop = () => {}

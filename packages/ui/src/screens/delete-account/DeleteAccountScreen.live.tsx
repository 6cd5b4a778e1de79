import { useState } from 'react'
import { DeleteAccountScreen, type DeleteAccountScreenProps } from './DeleteAccountScreen'

/** For stories: the screen with a server that accepts everything. */
export function LiveDeleteAccount(props: DeleteAccountScreenProps) {
  const [state, setState] = useState<
    Pick<DeleteAccountScreenProps, 'step' | 'isDeleted' | 'hasKey'>
  >({
    step: props.step,
  })
  return (
    <DeleteAccountScreen
      {...props}
      {...state}
      onGetKey={(email) => {
        props.onGetKey(email)
        setState({ step: 'key' })
      }}
      onHaveKey={(email) => {
        props.onHaveKey(email)
        setState({ step: 'key', hasKey: true })
      }}
      onDelete={(value) => {
        props.onDelete(value)
        setState({ step: 'email', isDeleted: true })
      }}
      onChangeEmail={() => {
        props.onChangeEmail()
        setState({ step: 'email' })
      }}
    />
  )
}

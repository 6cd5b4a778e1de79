import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import type { Guide } from '../../storybook/guide'
import { ReloadDialog, type ReloadDialogProps } from './ReloadDialog'

/** A button opens it: an open one would cover the page. */
function Sample(words: Pick<ReloadDialogProps, 'title' | 'description' | 'confirmLabel'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open a missing part</Button>
      {isOpen && <ReloadDialog {...words} onConfirm={close} onCancel={close} />}
    </>
  )
}

export const guide: Guide = {
  use: ['Where code that a person has asked for is gone after a deploy.'],
  avoid: [{ when: 'For every other question.', instead: 'Patterns/ConfirmDialog' }],
  anatomy: [
    { part: 'Title', role: 'What has happened.' },
    { part: 'Description', role: 'Why, in one sentence.' },
    { part: 'Buttons', role: 'Cancel, so that nothing typed is lost, and the reload.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Sample
            title="This page needs to be reloaded"
            description="It may have been updated, or the connection was lost."
            confirmLabel="Reload"
          />
        ),
        why: 'Says what happened and leaves the moment to the person: they may want to save first.',
      },
      dont: {
        show: () => (
          <Sample
            title="Error"
            description="Failed to fetch dynamically imported module"
            confirmLabel="OK"
          />
        ),
        why: 'Nobody knows what to do about it, nor what the button does.',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Presses the button that has the focus; at first that is Cancel.' },
    { keys: ['Escape'], does: 'Closes it; the page stays.' },
  ],
  accessibility: [
    'It has the role alertdialog and is described by its sentence.',
    'The browser keeps the focus inside, and gives it back when it closes.',
  ],
}

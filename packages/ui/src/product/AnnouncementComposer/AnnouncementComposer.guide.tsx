import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Switch } from '../../components/Switch/Switch'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { AnnouncementComposer } from './AnnouncementComposer'

const nothing = () => {}

function Sample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack>
      <Button onPress={() => setIsOpen(true)}>Write an announcement</Button>
      {isOpen && (
        <AnnouncementComposer
          id={undefined}
          announcement={{ status: 'ready', data: undefined }}
          onSave={async () => {}}
          onUpload={async () => '/images/avatars/1.png'}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  )
}

export const guide: Guide = {
  use: [
    'To write or edit what all members read: a text with an image, now or later.',
    'Over the list of announcements, with an address of its own, so that Back and a link work.',
  ],
  avoid: [
    { when: 'It is a few fields without an image.', instead: 'Components/Dialog' },
    { when: 'It goes to one member.', instead: 'Components/Dialog' },
  ],
  anatomy: [
    { part: 'Title and Description', role: 'What members read, with the letters counted.' },
    { part: 'Image', role: 'A file to upload, or a link. One takes the place of the other.' },
    {
      part: 'When',
      role: 'Now, or a date and time in the reader’s zone with the same moment in UTC.',
    },
    { part: 'Switches and badges', role: 'Whether members see it, and whether it comes first.' },
    { part: 'Preview', role: 'All of it on a phone; on a phone it is behind its title.' },
    { part: 'Buttons', role: 'Cancel, then the action; they stay in view.' },
  ],
  examples: [
    {
      do: {
        show: () => <Sample />,
        why: 'What members will see stands beside what is typed.',
      },
      dont: {
        show: () => (
          <Stack>
            <TextField label="Image URL" value="https://" onChange={nothing} />
            <Switch label="Active Status" isSelected onChange={nothing} />
            <Text>Saved. The image may or may not be there.</Text>
          </Stack>
        ),
        why: 'A wrong link shows only once members see it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields, then to the buttons.' },
    { keys: ['←', '→'], does: 'Choose Now or Later.' },
    { keys: ['Escape'], does: 'Closes it, and asks first if anything would be lost.' },
  ],
  accessibility: [
    'A dialog named by its title; the focus starts in Title and returns to the button that opened it.',
    'A link that does not load is an error of its field, which takes the focus before a save.',
    'The image has no description, so screen readers skip it.',
    'An address of the panel itself is never loaded: some of its GETs change something.',
    'Left to you: load its code when somebody comes to the button, and close it by an address.',
  ],
}

import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'Once, from the bell of AppShell: what this person has done lately, with the way back. Load it with the press.',
  ],
  avoid: [
    { when: 'It is about what others have done.', instead: 'Screens/Record' },
    { when: 'It says that something has just happened.', instead: 'Components/Toast' },
  ],
  anatomy: [
    { part: 'Words', role: 'Those of the toast: people look for what they have read.' },
    { part: 'Subject', role: 'A link to its page, where it has one; closes the receipts.' },
    { part: 'Time', role: 'In the zone of the reader.' },
    { part: 'Undo', role: 'While that is possible. It asks first, and names the action.' },
    { part: 'Undone by', role: 'In place of Undo, where somebody has taken it back.' },
    { part: 'Refusal', role: 'Below its action: why the server did not undo it.' },
    { part: 'View full record', role: 'The way to the older ones, and to those of others.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card padding="small">
            <Inline justify="between">
              <Stack space="1">
                <Text>User banned successfully</Text>
                <Text tone="muted" size="small">
                  Maria Silva · Jun 15, 10:40
                </Text>
              </Stack>
              <Button size="small" variant="quiet">
                Undo
              </Button>
            </Inline>
          </Card>
        ),
        why: 'The words of the toast, whom it was done to, and the way back.',
      },
      dont: {
        show: () => (
          <Card padding="small">
            <Text>1 new notification</Text>
          </Card>
        ),
        why: 'Nothing here is new or waits: it says what the person has done.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from action to action; each is one stop.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves between the link and Undo.' },
    { keys: ['Escape'], does: 'Closes them; the focus returns to where they were opened.' },
  ],
  accessibility: [
    'A popover that keeps the page usable; on a phone a modal sheet.',
    'Each Undo names its action for screen readers.',
    'A refusal is read out at once. After an undo the focus stays in the receipts.',
  ],
}

import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Spinner } from './Spinner'

export const guide: Guide = {
  use: [
    'Where content will stand that is on its way, while nobody knows for how long.',
    'Small, in a line of text that says what is being done.',
  ],
  avoid: [
    { when: 'It is known how far it has come.', instead: 'Components/ProgressBar' },
    { when: 'The shape of what comes is known.', instead: 'Components/Skeleton' },
    { when: 'A button is at work: give it `isPending`.', instead: 'Components/Button' },
    {
      when: 'A refetch: what is there stays, and a line says if it is stale.',
      instead: 'Patterns/StaleNote',
    },
  ],
  anatomy: [
    { part: 'Ring', role: 'Turns in the colour of the text around it.' },
    { part: 'Label', role: 'What is awaited, for screen readers only.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Button variant="primary" isPending pendingLabel="Creating...">
            Create Announcement
          </Button>
        ),
        why: 'The button shows the wait itself, keeps its width and the focus.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button variant="primary" isDisabled>
              Create Announcement
            </Button>
            <Spinner size="small" label="Creating" />
          </Inline>
        ),
        why: 'A dead button loses the focus, and the wait stands beside what it belongs to.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'With a label it is a `status`, read out politely when it appears; the ring is hidden.',
    'Leave the label out where a busy button or another status already says it: nobody wants to hear it twice.',
    'Under reduced motion the ring stands still; the label remains.',
  ],
}

import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Spinner } from './Spinner'

export const guide: Guide = {
  use: [
    'In place of loading content, while nobody knows how long it takes.',
    'Small, in a line of text that says what is happening.',
  ],
  avoid: [
    { when: 'The progress is known.', instead: 'Components/ProgressBar' },
    { when: 'The shape of the content is known.', instead: 'Patterns/LoadingState' },
    { when: 'A button is busy: give it `isPending`.', instead: 'Components/Button' },
    {
      when: 'A reload: the content stays, and a line says if it is stale.',
      instead: 'Patterns/StaleNote',
    },
  ],
  anatomy: [
    { part: 'Ring', role: 'Turns in the colour of the text around it.' },
    { part: 'Label', role: 'What is loading, for screen readers only.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Button variant="primary" isPending pendingLabel="Creating...">
            Create Announcement
          </Button>
        ),
        why: 'The button shows the wait itself, and keeps its width and the focus.',
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
        why: 'A disabled button loses the focus, and the wait shows beside it instead of in it.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'With a label it is a `status`, read out politely when it appears; the ring is hidden.',
    'Omit the label where a busy button or another status already says it: nobody wants to hear it twice.',
    'Under reduced motion the ring does not move; the label remains.',
  ],
}

import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Skeleton } from './Skeleton'

export const guide: Guide = {
  use: [
    'Where the shape of what loads is known before it comes: a tile, a post, the rows of a table.',
    'On the first load only. A refetch keeps what is already on the page.',
  ],
  avoid: [
    {
      when: 'Nobody knows what will come, or it is one small thing.',
      instead: 'Components/Spinner',
    },
    { when: 'It is known how far it has come.', instead: 'Components/ProgressBar' },
    { when: 'Nothing came.', instead: 'Patterns/EmptyState' },
    { when: 'It failed.', instead: 'Patterns/ErrorState' },
  ],
  anatomy: [
    {
      part: 'Lines',
      role: 'Text to be. Each takes the room of a line of its size; the last of several is shorter.',
    },
    { part: 'Circle', role: 'An Avatar to be, in its three sizes.' },
    { part: 'Block', role: 'A control, a row, a card or an image to be.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline wrap="nowrap">
            <Skeleton shape="circle" />
            <Stack space="1">
              <Skeleton reach="half" />
              <Skeleton text="caption" reach="most" />
            </Stack>
          </Inline>
        ),
        why: 'The image, name and address of a person will stand exactly here: nothing jumps.',
      },
      dont: {
        show: () => <Skeleton lines={9} />,
        why: 'Nine lines of text that never come. A wrong outline is worse than a Spinner.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology: a heap of grey boxes says nothing.',
    'Left to you: `aria-busy` on the part that loads, and a word that says what is awaited.',
    'It breathes slowly, and holds still under reduced motion.',
    'In forced colours, where grounds are dropped, an outline keeps each shape.',
  ],
}

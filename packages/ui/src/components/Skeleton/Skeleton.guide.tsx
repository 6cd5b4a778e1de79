import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Skeleton } from './Skeleton'

export const guide: Guide = {
  use: [
    'Where the shape of the loading content is known: a tile, a post, the rows of a table.',
    'On the first load only. A reload keeps what is already on the page.',
  ],
  avoid: [
    {
      when: 'Nobody knows what will come, or it is one small thing.',
      instead: 'Components/Spinner',
    },
    { when: 'The progress is known.', instead: 'Components/ProgressBar' },
    { when: 'Nothing came.', instead: 'Patterns/EmptyState' },
    { when: 'It failed.', instead: 'Patterns/ErrorState' },
  ],
  anatomy: [
    {
      part: 'Lines',
      role: 'Future text. Each line takes the space of a line of its size; the last of several is shorter.',
    },
    { part: 'Circle', role: 'A future Avatar, in its three sizes.' },
    { part: 'Block', role: 'A future control, row, card or image.' },
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
        why: 'The image, name and address of a person will appear exactly here: nothing jumps.',
      },
      dont: {
        show: () => <Skeleton lines={9} />,
        why: 'Nine lines of text that never come. A wrong outline is worse than a Spinner.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology: a group of grey boxes means nothing.',
    'Left to you: `aria-busy` on the loading part, and a word that says what is loading.',
    'It pulses slowly, and does not move under reduced motion.',
    'Forced colours drop backgrounds, so an outline keeps each shape visible.',
  ],
}

import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Drawing } from './Drawing'

export const guide: Guide = {
  use: [
    'On a page that somebody meets once, beside its title. PublicPage shows one by its `drawing`.',
    'One of the four, by what has happened: `lit`, `email`, `cold`, `covered`.',
  ],
  avoid: [
    { when: 'Beside the name of the product.', instead: 'Components/Mark' },
    { when: 'In a list, or on a page that people work on.', instead: 'Patterns/EmptyState' },
    { when: 'To say something that the words do not say.' },
  ],
  anatomy: [
    {
      part: 'Lines',
      role: 'The hearth: arch, chimney and mantel, in the colour of strong borders.',
    },
    { part: 'Fire', role: 'Ember, as in the mark.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="4" align="start">
            <Drawing name="email" />
            <Heading level={3} size="section">
              Check Your Email
            </Heading>
          </Stack>
        ),
        why: 'The words say it, and the drawing gives the page a face.',
      },
      dont: {
        show: () => (
          <Stack space="4" align="start">
            <Drawing name="lit" />
            <Text>Invalid Reset Link</Text>
          </Stack>
        ),
        why: 'A warm fire above bad news. `cold` is the one for a link that leads nowhere.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It has no role and no name: screen readers find nothing to read.',
    'In forced colours both inks are system colours, and the shapes stay.',
    'Nothing of it moves.',
  ],
}

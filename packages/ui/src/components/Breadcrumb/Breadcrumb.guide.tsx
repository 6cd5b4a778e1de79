import type { Guide } from '../../storybook/guide'
import { Breadcrumb } from './Breadcrumb'

export const guide: Guide = {
  use: [
    'Above the title of a page inside another one: the invites of a member.',
    'Where people arrive through a link from outside and need a way up.',
  ],
  avoid: [
    {
      when: 'The page is in the side navigation itself: that already shows where people are.',
      instead: 'Shell/AppShell',
    },
    { when: 'To show progress through some steps.', instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    {
      part: 'Steps',
      role: 'Links to the pages above, topmost first, with the names of those pages.',
    },
    { part: 'Chevron', role: 'Points along the line, in the direction of the language.' },
    { part: 'This page', role: 'Its name, not a link.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Breadcrumb
            steps={[
              { label: 'Users', href: '#users' },
              { label: 'Maria Silva', href: '#maria' },
            ]}
            current="Invites"
          />
        ),
        why: 'Every step has the title of its page, so that people recognise the page when they get there.',
      },
      dont: {
        show: () => (
          <Breadcrumb
            steps={[
              { label: 'Home', href: '#home' },
              { label: 'Back', href: '#back' },
            ]}
            current="Current page"
          />
        ),
        why: 'These words are true of every page, so they say nothing.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from step to step; this page takes no focus.' },
    { keys: ['Enter'], does: 'Follows the step.' },
  ],
  accessibility: [
    'A navigation landmark with an ordered list; this page has `aria-current`.',
    'On a phone only the last step and this page show: the steps above are one press further up.',
    'Long names wrap; nothing is cut.',
    'A step preloads its page on hover and focus, like every link.',
  ],
}

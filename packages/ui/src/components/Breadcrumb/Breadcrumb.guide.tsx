import type { Guide } from '../../storybook/guide'
import { Breadcrumb } from './Breadcrumb'

export const guide: Guide = {
  use: [
    'Above the title of a page that lies inside another one: the invites of a member.',
    'Where people arrive by a link from outside and need a way up.',
  ],
  avoid: [
    {
      when: 'The page stands in the side navigation itself: that already says where one is.',
      instead: 'Shell/AppShell',
    },
    { when: 'To show how far one has come in some steps.', instead: 'Components/ProgressBar' },
    { when: 'To move between views of one thing.', instead: 'Components/Tabs' },
  ],
  anatomy: [
    {
      part: 'Steps',
      role: 'Links to the pages above, the topmost first, named as those pages are.',
    },
    { part: 'Chevron', role: 'Points along the line, whichever way the language runs.' },
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
        why: 'Every step bears the title of its page, so one knows it when one gets there.',
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
        why: 'These words are true of every page, and so say nothing.',
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
    'A step warms its page on hover and focus, as every link does.',
  ],
}

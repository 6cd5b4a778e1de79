import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { Guide } from '../../storybook/guide'
import { MOBILE_BREAKPOINT } from '../../theme/media'

export const guide: Guide = {
  use: [
    'Once, around every page of the panel: the application renders it in its layout, and the pages in it.',
  ],
  avoid: [
    {
      when: 'For pages outside the panel: signing in, a lost password, an invitation.',
      instead: 'Shell/PublicPage',
    },
    { when: 'Inside a page: it is the page’s frame, and there is one.' },
  ],
  anatomy: [
    { part: 'Skip link', role: 'The first stop of Tab, seen only then: past the navigation.' },
    { part: 'Head', role: 'Logo, name of the product, ‘Admin Dashboard’ and the toggle.' },
    {
      part: 'Navigation',
      role: 'Links with an icon, a name and a few words. The current one is marked, its sub-pages too.',
    },
    {
      part: 'User menu',
      role: 'Who is signed in and as what, the theme, and the way out.',
    },
    {
      part: 'Top bar',
      role: `Below ${MOBILE_BREAKPOINT} px only: the toggle and the logo. The navigation is a sheet there.`,
    },
    { part: 'Page', role: 'Your children, in a column of at most 80rem. A PageHeader first.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="4">
            <PageHeader title="Posts" subtitle="Manage and view all community posts" />
            <Card padding="small">The garden by the river opens on Saturday.</Card>
          </Stack>
        ),
        why: 'A page in the shell starts with its PageHeader: the one h1, where the focus goes after a navigation.',
      },
      dont: {
        show: () => <Card padding="small">The garden by the river opens on Saturday.</Card>,
        why: 'Without a title, someone who comes by a link or a screen reader does not know where they are.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Skip link, toggle, each link, user menu, then the page.' },
    { keys: ['Enter'], does: 'Follows a link, or opens the user menu.' },
    {
      keys: ['Control', 'B'],
      does: 'Collapses or expands the navigation, from anywhere but rich text; on a phone, opens or closes the sheet. Command and B on a Mac.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Move in the user menu, with focus in it.' },
    {
      keys: ['Escape'],
      does: 'Closes the sheet or the user menu; the focus goes back to what opened it.',
    },
  ],
  accessibility: [
    'Landmarks: a banner with the navigation in it, and main. The navigation is named by its heading.',
    'The link of the current page has aria-current; in forced colours it is outlined too.',
    'Collapsed, each link keeps its name, and shows it in a tooltip on hover and focus, without delay.',
    'The toggle says whether the navigation is expanded.',
    'The sheet is a modal dialog: focus stays in it, and the page behind it is hidden from screen readers.',
    'Left to the application: the title of the document, and moving the focus to the h1 after a navigation.',
  ],
}

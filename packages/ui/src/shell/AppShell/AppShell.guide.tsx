import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { Guide } from '../../storybook/guide'
import { MOBILE_BREAKPOINT } from '../../theme/media'

export const guide: Guide = {
  use: [
    'Once, around every page of the panel: the application renders it in its layout, with the pages inside.',
  ],
  avoid: [
    {
      when: 'For pages outside the panel: signing in, a lost password, an invitation.',
      instead: 'Shell/PublicPage',
    },
    { when: 'Inside a page: it is the page’s frame, and there is only one.' },
  ],
  anatomy: [
    { part: 'Skip link', role: 'The first tab stop, visible only on focus: skips the navigation.' },
    { part: 'Head', role: 'Logo, name of the product, ‘Admin Dashboard’ and the toggle.' },
    {
      part: 'Search',
      role: 'Opens the command menu and shows its shortcut; in the top bar of a phone an icon. Only where the application has one.',
    },
    {
      part: 'Navigation',
      role: 'Links with an icon, a name, and how much waits there. A few words about the page are in a tooltip, and in the sheet of a phone below the name. The current one is marked, also for its sub-pages.',
    },
    {
      part: 'User menu',
      role: 'The signed-in person and their role, the theme, the density of lists, and sign-out.',
    },
    {
      part: 'Bell',
      role: 'Beside the user menu, below it where the navigation is collapsed: opens the Receipts of this person, as does the user menu. Only where the application has them.',
    },
    {
      part: 'Top bar',
      role: `Only below ${MOBILE_BREAKPOINT} px: the toggle and the logo. The navigation is a sheet there.`,
    },
    {
      part: 'Page',
      role: 'Your children, in a column of at most 80rem, starting with a PageHeader.',
    },
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
        why: 'A page in the shell starts with its PageHeader: the only h1, and it gets the focus after a navigation.',
      },
      dont: {
        show: () => <Card padding="small">The garden by the river opens on Saturday.</Card>,
        why: 'Without a title, people who come through a link or use a screen reader do not know where they are.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Skip link, toggle, each link, user menu, then the page. The bell is no stop: the user menu has the same.',
    },
    { keys: ['Enter'], does: 'Follows a link, or opens the user menu.' },
    {
      keys: ['Control', 'B'],
      does: 'Collapses or expands the navigation, from anywhere except rich text; on a phone, opens or closes the sheet. Command and B on a Mac.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Move in the user menu while it has the focus.' },
    {
      keys: ['Escape'],
      does: 'Closes the sheet or the user menu; the focus returns to the element that opened it.',
    },
  ],
  accessibility: [
    'Landmarks: a banner with the navigation in it, and main. The heading of the navigation names it.',
    'The link of the current page has aria-current; in forced colours it is outlined too.',
    'When collapsed, each link keeps its name, and shows it in a tooltip on hover and focus, without delay.',
    'The toggle says whether the navigation is expanded.',
    'The sheet is a modal dialog: the focus stays in it, and the page behind it is hidden from screen readers.',
    'Left to the application: the title of the document, and moving the focus to the h1 after a navigation.',
  ],
}

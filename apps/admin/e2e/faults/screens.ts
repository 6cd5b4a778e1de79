import type { Page } from '@playwright/test'
import type { Known } from '../support/products'

/** One read of a screen, or all its reads where they fail together. */
export interface Read {
  screen: string
  path: string | ((known: Known) => string)
  /** The calls that fail. */
  calls: RegExp
  /** How many different calls these are. @default 1 */
  different?: number
  /** What the page shows when the read fails. */
  failed: string | RegExp
  /** How often it shows that. @default 1 */
  places?: number
  /** What the page shows when all is well. */
  well: (page: Page) => ReturnType<Page['locator']>
  /** Milliseconds between polls; reads without polling wait for a press. */
  every?: number
  /** It is a form: typed input stays even when the record is gone. */
  isForm?: boolean
}

const LIST = 'Some error occurred while fetching data'
const PLAN = 'Error loading membership. Please try again.'
const NO_NUMBER = 'Not available yet'

const row = (page: Page) => page.locator('tbody tr[data-row-id]').first()
const article = (page: Page) => page.locator('article[aria-labelledby]').first()

/**
 * Every screen that reads, with its reads and what it shows when they succeed and when they fail.
 */
export const reads: readonly Read[] = [
  {
    screen: 'dashboard',
    path: '/',
    calls: /^GET \/(users|posts|invite|users\/pending-badges)$/,
    different: 4,
    failed: LIST,
    places: 2,
    well: row,
    every: 15_000,
  },
  {
    screen: 'users',
    path: '/users',
    calls: /^GET \/users$/,
    failed: LIST,
    well: row,
  },
  {
    screen: 'user details',
    path: ({ userId }) => `/users/${userId}`,
    calls: /^GET \/users\/[\w-]{30,}$/,
    failed: 'User not found or some error occurred while fetching data',
    well: (page) => page.getByText('Full Name'),
  },
  {
    screen: 'user invites',
    path: ({ userId }) => `/users/view-invites/${userId}`,
    calls: /^GET \/invite\/get\/user-wise\//,
    failed: LIST,
    well: (page) => page.getByRole('heading', { name: /^Invites of / }),
  },
  {
    screen: 'active invites',
    path: '/invites',
    calls: /^GET \/invite$/,
    failed: LIST,
    well: row,
  },
  {
    screen: 'badge requests',
    path: '/badge-requests',
    calls: /^GET \/users\/pending-badges$/,
    failed: LIST,
    well: row,
    every: 5_000,
  },
  {
    screen: 'posts',
    path: '/posts',
    calls: /^GET \/posts$/,
    failed: LIST,
    well: article,
  },
  {
    screen: 'announcements',
    path: '/announcements',
    calls: /^GET \/announcements$/,
    failed: LIST,
    well: article,
  },
  {
    screen: 'numbers of the announcements',
    path: '/announcements',
    calls: /^GET \/announcements\/stats\/overview$/,
    failed: NO_NUMBER,
    places: 4,
    well: (page) => page.getByRole('list', { name: 'Counts' }).getByText(/^\d+$/).first(),
  },
  {
    screen: 'memberships',
    path: '/memberships',
    calls: /^GET \/membership-plan\/get-all$/,
    failed: 'Error loading memberships. Please try again.',
    well: row,
  },
  {
    screen: 'membership view',
    path: ({ planId }) => `/memberships/view/${planId}`,
    calls: /^GET \/membership-plan\/get-one\//,
    failed: PLAN,
    well: (page) => page.getByRole('heading', { name: 'Statistics' }),
  },
  {
    screen: 'membership edit',
    isForm: true,
    path: ({ planId }) => `/memberships/edit/${planId}`,
    calls: /^GET \/membership-plan\/get-one\//,
    failed: PLAN,
    well: (page) => page.getByRole('textbox', { name: 'Tier Name' }),
  },
  {
    screen: 'desk',
    path: '/desk?queue=newcomers',
    every: 5_000,
    calls: /^GET \/desk\/newcomers$/,
    failed: LIST,
    well: row,
  },
  {
    screen: 'team',
    path: '/team',
    calls: /^GET \/team$/,
    failed: LIST,
    well: row,
  },
  {
    screen: 'operations',
    path: '/operations',
    calls: /^GET \/operations$/,
    failed: LIST,
    well: (page) => page.getByRole('region', { name: 'Server' }),
    every: 30_000,
  },
  {
    screen: 'account',
    path: '/account',
    calls: /^GET \/account$/,
    failed: LIST,
    well: (page) => page.getByRole('heading', { name: 'Sessions' }),
  },
]

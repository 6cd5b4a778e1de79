/**
 * One chunk of all modules that match a test, plus everything they import that no earlier group
 * took.
 */
const group = (name: string, ...tests: RegExp[]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  includeDependenciesRecursively: true,
})

/**
 * What every page needs: its form controls and text, the layouts, the frame of a public page and
 * the libraries below them. A visitor keeps it from page to page.
 */
const base = group(
  'base',
  /src.main\.tsx/,
  /packages.ui.src.(components.(Button|Form|Heading|Link|Mark|Notice|PasswordField|Spinner|Text|TextField)|form.(textRules|useForm)|hooks.(useTitleFocus|useWait)|layout|shell.PublicPage)\b/,
  /apps.admin.src.(navigation.useGoBack|features.auth.messages|mutations.(useFormAction|useSingleFlight))\b/,
  /react-aria-components.dist.private.(Button|FieldError|Input|Label|Link|Text|TextField)\./,
)

/**
 * Icons that the panel shares with pages outside it: otherwise each such page would load the
 * whole panel chunk.
 */
const signs = group(
  'signs',
  /internal.mirrored|lucide-react.dist.esm.icons.(arrow-left|check|copy|refresh-cw|x)\./,
)

/** What toasts share with the panel: public pages show toasts too. */
const toasts = group('toasts', /components.IconButton\b|useLocalizedStringFormatter/)

/** The code for reads: one public page reads too. */
const query = group('query', /react-query.build.*useQuery\b/)

/**
 * How the panel, and the second factor before it, read and change data, including the states of a
 * read.
 */
const reads = group(
  'reads',
  /packages.ui.src.patterns.(ErrorState|LoadingState|StaleNote)\b/,
  /apps.admin.src.(navigation.openDrafts|queries.useRead|features.auth.mutations|mutations.useAction)\b/,
)

/** The frame of the panel, and the controls that most of its pages use to show, ask and choose. */
const panel = group(
  'panel',
  /packages.ui.src.(components.(ExplainedButton|Select)|shell.AppShell|text.(panelDefaults|people)|loadable)\b/,
  /packages.ui.src.hooks.(isKeyFree|thenFocus|useEcho|useFocusAfter|useRowFocus)\b/,
  /packages.ui.src.patterns.(ConfirmDialog|DataTable|EmptyState|FilterBar|List|LoadableView|LoadNotes|PageHeader|Pagination)\b/,
  /packages.ui.src.product.badge-requests.reviewHref\b/,
  /packages.ui.src.product.users.(UserLink|citizenship|userHrefs)\b/,
  /apps.admin.src.(deployment.lazyPart|queries.(useData|usePage)|search.useListSearch|features.memberships.useToMemberships|mutations.(ignoreNotFound|LazyBulk)|features.record.onPages|shortcuts)\b/,
  /react-router.dist.esm.useLocation\b/,
  /lucide-react.dist.esm.icons./,
)

/** What the page of members, that of one member and the review of a request share. */
const members = group(
  'members',
  /packages.ui.src.product.users.useUserActions\b/,
  /apps.admin.src.features.users.mutations\b/,
)

/** What the dashboard, the page of citizenship requests and its review panel share. */
const requests = group(
  'requests',
  /packages.ui.src.product.badge-requests.(useBadgeDecisions|badgeRequestsColumns)\b/,
  /packages.ui.src.patterns.NewRowsButton\b/,
  /apps.admin.src.features.badge-requests.mutations\b/,
)

/** How a page asks before a draft is left, and names it in the address. */
const drafts = group('drafts', /apps.admin.src.(navigation.useLeaveGuard|search.useOpened)\b/)

/** How the pages of plans read and change them. */
const plans = group(
  'plans',
  /packages.ui.src.product.(PlanCard|memberships)\b/,
  /apps.admin.src.features.memberships.(messages|mutations|queries)\b/,
)

/** What the posts share with the announcements and the dashboard. */
const posts = group(
  'posts-shared',
  /packages.ui.src.(hooks.useMinute|patterns.ClampedText|product.posts.postsText)\b/,
)

/** What the pages of one record are made of. */
const details = group('details', /packages.ui.src.(components.Breadcrumb|patterns.FactList)\b/)

/**
 * How the record shows in a page, and how an action is asked for its reason: loaded with the first
 * of them. The page of the record has its filters besides.
 */
const record = group(
  'record',
  /packages.ui.src.(patterns.(ReasonField|Timeline)|product.(MemberRecord|record))\b/,
  /apps.admin.src.features.record.(parts|queries|useUndo|withReason)\b/,
)

/**
 * Modules that load together. By default the bundler cuts a chunk for each set of routes that
 * share some code, most of them under 1 kB: a list of the panel would be 25 files of JavaScript
 * and 12 of CSS, and 3 kB larger. Earlier groups take first.
 */
export const chunks = [
  base,
  signs,
  toasts,
  query,
  reads,
  panel,
  members,
  requests,
  drafts,
  plans,
  posts,
  details,
  record,
]

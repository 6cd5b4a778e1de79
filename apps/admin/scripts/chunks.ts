/** One chunk of all modules that a test matches, with what they import and no earlier group took. */
const group = (name: string, ...tests: RegExp[]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  includeDependenciesRecursively: true,
})

/**
 * What every page needs, its form controls and text, the layouts, the frame of a public page, with the
 * libraries under them: a visitor keeps it from page to page.
 */
const base = group(
  'base',
  /src.main\.tsx/,
  /packages.ui.src.(components.(Button|Form|Heading|Link|Mark|Notice|PasswordField|Spinner|Text|TextField)|form.useForm|hooks.(useTitleFocus|useWait)|layout|shell.PublicPage)\b/,
  /apps.admin.src.(navigation.useGoBack|features.auth.messages|mutations.(useFormAction|useSingleFlight))\b/,
  /react-aria-components.dist.private.(Button|FieldError|Input|Label|Link|Text|TextField)\./,
)

/** Signs that the panel shares with pages that have none of it around them: each would bring it along. */
const signs = group(
  'signs',
  /internal.mirrored|lucide-react.dist.esm.icons.(arrow-left|check|copy|refresh-cw|x)\./,
)

/** What toasts share with the panel: they come to public pages too. */
const toasts = group('toasts', /components.IconButton\b|useLocalizedStringFormatter/)

/** What a page reads with: one public page does too. */
const query = group('query', /react-query.build.*useQuery\b/)

/** How the panel, and the second factor before it, read and change: the states of a read among it. */
const reads = group(
  'reads',
  /packages.ui.src.patterns.(ErrorState|LoadingState|StaleNote)\b/,
  /apps.admin.src.(navigation.openDrafts|queries.useRead|features.auth.mutations|mutations.useAction)\b/,
)

/** The frame of the panel, and what most of its pages show, ask and choose with. */
const panel = group(
  'panel',
  /packages.ui.src.(components.(ExplainedButton|Select)|shell.AppShell|text.(panelDefaults|people)|loadable)\b/,
  /packages.ui.src.hooks.(thenFocus|useEcho|useFocusAfter|useRowFocus)\b/,
  /packages.ui.src.patterns.(ClampedText|ConfirmDialog|DataTable|EmptyState|FactList|FilterBar|HeldRows|List|LoadNotes|NewRowsButton|PageHeader|Pagination|StatTile)\b/,
  /packages.ui.src.product.users.(UserImage|userHrefs)\b/,
  /apps.admin.src.(queries.usePastEnd|features.memberships.useToMemberships|mutations.ignoreNotFound)\b/,
  /lucide-react.dist.esm.icons./,
)

/**
 * What is loaded together. Left alone, the bundler cuts a chunk for each set of routes that share some
 * code, most of them under 1 kB: a list of the panel would be 25 files of JavaScript and 12 of CSS, and
 * weigh 3 kB more. Earlier groups take first.
 */
export const chunks = [base, signs, toasts, query, reads, panel]

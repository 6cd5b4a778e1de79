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
  /packages.ui.src.(components.(Button|Form|Heading|Link|Mark|Notice|PasswordField|Spinner|Text|TextField)|form.(textRules|useForm)|hooks.(isComposing|useTitleFocus|useWait)|internal.mirrored|layout|shell.PublicPage)\b/,
  /packages.api.src.retry\b/,
  /apps.admin.src.(navigation.useGoBack|features.auth.messages|mutations.(usePublicForm|useSingleFlight))\b/,
)

/**
 * Icons that the panel shares with pages outside it: otherwise each such page would load the
 * whole panel chunk.
 */
const signs = group('signs', /lucide-react.dist.esm.icons.(arrow-left|check|copy|refresh-cw|x)\./)

/**
 * What react-aria's own controls share: the overlays, which load late, and the switches and dates
 * of forms, which load with their pages.
 */
const aria = group(
  'aria',
  /react-aria-components.dist.private.(Button|FieldError|Form|Group|Label|Text|intlStrings)\./,
  /react-aria.dist.private.(form.useFormValidation|i18n.useLocalizedStringFormatter|interactions.PressResponder|overlays.(PortalProvider|ariaHideOutside|useCloseOnScroll)|utils.(useDescription|useFormReset|useLabels)|visually-hidden.VisuallyHidden)\b/,
  /react-stately.dist.private.(form.useFormValidationState|utils.useControlledState)\b/,
)

/** What toasts share with the panel and its overlays: public pages show toasts too. */
const toasts = group('toasts', /components.IconButton\b|theme.media\b|hooks.useExit\b/)

/**
 * All routes of the panel, and how it, and the second factor before it, read and change data: the
 * cache, and the states of a read.
 */
const routes = group(
  'routes',
  /apps.admin.src.panelRoutes\b/,
  /packages.ui.src.patterns.(ErrorState|LoadingState|StaleNote)\b/,
  /apps.admin.src.(navigation.openDrafts|queries.(QueryProvider|useRead)|features.auth.mutations|mutations.useAction)\b/,
)

/** The frame of the panel, and the controls that most of its pages use to show, ask and choose. */
const panel = group(
  'panel',
  /packages.ui.src.(components.(ExplainedButton|Select.Select\.)|shell.AppShell|text.(fold|panelDefaults|people)|loadable)\b/,
  /packages.ui.src.hooks.(isKeyFree|thenFocus|useEcho|useFocusAfter|useRowFocus|useScrollable)\b/,
  /packages.ui.src.patterns.(ConfirmDialog|DataTable|EmptyState|FilterBar|List|LoadableView|LoadNotes|PageHeader|Pagination|ReloadDialog)\b/,
  /packages.ui.src.product.badge-requests.reviewHref\b/,
  /packages.ui.src.product.users.(UserLink|citizenship|useUserActions|userHrefs)\b/,
  /apps.admin.src.(deployment.lazyPart|queries.(useData|usePage)|search.(useListSearch|usePause)|mutations.(ignoreSettled|LazyBulk)|features.(record.onPages|users.mutations)|routes._panel\.tsx|shortcuts)\b/,
  /react-router.dist.esm.useLocation\b/,
  // Styles of other lists, each so small that a file of its own costs more.
  /(internal.tooltip|patterns.(ClampedText|NewRowsButton|ReasonField)|screens.(badge-requests|memberships|posts|record)).*\.css\.ts/,
  // But those that only one part shows, outside the lists: it brings them itself.
  /lucide-react.dist.esm.icons.(?!(calendar-days|ellipsis|file|file-text|pin|plus|power|upload|user-x)\.)/,
)

/** The bubble of a tooltip, and how it and every other overlay find their place. */
const tooltips = group('tooltips', /internal.tooltip.TooltipBubble\b/)

/**
 * Lists, menus, dialogs and sheets: the panel loads them once it is idle, or when somebody comes to
 * what opens them.
 */
const overlays = group(
  'overlays',
  /packages.ui.src.components.(Dialog.DialogWindow|Menu.MenuContent|Select.SelectList|Sheet.SheetWindow)\b/,
)

/** What the dashboard, the page of citizenship requests and its review panel share. */
const requests = group(
  'requests',
  /packages.ui.src.product.badge-requests.(useBadgeDecisions|badgeRequestsColumns)\b/,
  /packages.ui.src.patterns.NewRowsButton\b/,
  /apps.admin.src.features.badge-requests.mutations\b/,
)

/**
 * How a page asks before a draft is left, and names it in the address; and what else lists with
 * drafts share.
 */
const drafts = group(
  'drafts',
  /apps.admin.src.(navigation.useLeaveGuard|search.useOpened|features.record.whoWasFirst)\b/,
  /lucide-react.dist.esm.icons.pin\./,
)

/** How the pages of plans read and change them. */
const plans = group(
  'plans',
  /packages.ui.src.product.(PlanCard|memberships)\b/,
  /apps.admin.src.features.memberships.(messages|mutations|queries|useToMemberships)\b/,
)

/**
 * What the posts share with the announcements and the dashboard, and these with the plans: switches
 * that show at once.
 */
const posts = group(
  'posts-shared',
  /packages.ui.src.(hooks.useMinute|patterns.ClampedText|product.posts.(postName|postsText))\b/,
  /apps.admin.src.mutations.useWanted\b/,
  /lucide-react.dist.esm.icons.(plus|power)\./,
)

/** What the pages of one record are made of. */
const details = group('details', /packages.ui.src.(components.Breadcrumb|patterns.FactList)\b/)

/** What the forms of the panel share. */
const forms = group(
  'forms',
  /packages.ui.src.(components.(Switch|TextArea)|form.useDraftForm|patterns.(DraftNote|UnsavedChanges))\b/,
  /apps.admin.src.mutations.useFormAction\b/,
)

/** What the second factor shares with the record: otherwise it would load all of that. */
const copying = group('copying', /packages.ui.src.components.CopyButton\b/)

/** What the client needs rarely: the record would take its shapes, and come with every repair. */
const onDemand = group('onDemand', /packages.api.src.onDemand\b/)

/**
 * How the record shows in a page, and how an action is asked for its reason: loaded with the first
 * of them. The page of the record has its filters besides.
 */
const record = group(
  'record',
  /packages.ui.src.(patterns.(ReasonField|Timeline)|product.(Member(Impact|Notes|Record)|WhoWasFirst|record)|shell.Receipts)\b/,
  /apps.admin.src.features.record.(parts|FirstPart|PartsOfMember|ReasonPart|queries|showLate|useUndo|withReason)\b/,
)

/**
 * Modules that load together. By default the bundler cuts a chunk for each set of routes that
 * share some code, most of them under 1 kB: a list of the panel would be 25 files of JavaScript
 * and 12 of CSS, and 3 kB larger. Earlier groups take first.
 */
export const chunks = [
  base,
  signs,
  aria,
  toasts,
  routes,
  panel,
  tooltips,
  overlays,
  requests,
  drafts,
  posts,
  plans,
  details,
  forms,
  copying,
  onDemand,
  record,
]

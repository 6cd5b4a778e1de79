/**
 * One chunk of all modules that match a test, with everything they import that no earlier group has
 * taken.
 */
const group = (name: string, test: RegExp) => ({
  name,
  test,
  includeDependenciesRecursively: true,
})

/**
 * The build's chunks, by part of the product: what every page needs, the sign-in with what the other
 * pages outside the panel share, what the page of an appeal shares with the panel, and what most pages
 * of the panel share. Everything else is cut by route. Without these groups the bundler makes a file
 * for each set of routes that share some code, and the users page loads 229 files
 * (docs/performance.md).
 */
export const chunks = [
  group('base', /apps.admin.src.main\.tsx/),
  // The panel needs its forms too, so pages that only links of emails lead to are cut by route.
  group(
    'public',
    /src.(routes.(login|forgot-password)\.tsx|pages.SignedOutOnly|deployment.platform|features.(auth.(resetLink|tokenSearch)|invitation)|domain.(password|appStores)|components.PasswordField|internal.Sentence)\b/,
  ),
  // The page of an appeal must not load the panel.
  group(
    'words',
    /(packages.ui.src.(components.TextArea|patterns.FactList|text.(dates|lengthOf|people))|packages.api.src.conflict|react-router.dist.esm.useLocation)\b/,
  ),
  group(
    'panel',
    /apps.admin.src.(routes._panel\.tsx|pages.AdminsOnlyPage|features.moderation.(LazyBulk|reasonFor|useModeration)|mutations|queries|search)|packages.ui.src.(hooks|text|domain.members|patterns.(ClampedText|Confirm|ConfirmDialog|DataTable|EmptyState|FilterBar|List|LoadableView|LoadNotes|NewRowsButton|PageHeader|Pagination)|shell.ReloadDialog)\b/,
  ),
]

/** What every page shows: its form controls and text, the layouts, the frame of a public page. */
const everyPage =
  /packages.ui.src.(components.(Button|Form|Heading|Link|Mark|Notice|Spinner|Text|TextField)|form.useForm|hooks.useWait|layout|shell.PublicPage)\b/

/** The parts of react-aria-components that these are made of. */
const controls =
  /react-aria-components.dist.private.(Button|FieldError|Input|Label|Link|Text|TextField)\./

/**
 * One chunk for what every page needs, with the libraries under it, which a visitor keeps from page
 * to page. Left alone, the bundler cuts these into as many chunks as there are sets of routes that
 * share them, and each cut costs bytes: the sign-in would weigh 5 % more.
 */
const base = {
  name: 'base',
  test: new RegExp(`src.main\\.tsx|${everyPage.source}|${controls.source}`),
  includeDependenciesRecursively: true,
}

/** Signs that pages share with those that have no panel around them: each would bring the panel along. */
const signs = {
  name: 'signs',
  test: /Icon.mirrored|lucide-react.dist.esm.icons.(check|x)\./,
  includeDependenciesRecursively: false,
}

/** What toasts share with the panel: they come to public pages too. */
const toasts = {
  name: 'toasts',
  test: /components.IconButton\b|useLocalizedStringFormatter/,
  includeDependenciesRecursively: true,
}

/**
 * One chunk for the frame of the panel and what most of its pages ask and choose with, all of it overlays
 * over one library: left alone, six cuts through it cost a list 7 kB.
 */
const panel = {
  name: 'panel',
  test: /packages.ui.src.(shell.AppShell|components.Select|patterns.ConfirmDialog)\b/,
  includeDependenciesRecursively: true,
}

/** Earlier groups take first. */
export const chunks = [base, signs, toasts, panel]

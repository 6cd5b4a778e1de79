/** What every page shows: its form controls and text, the layouts, the frame of a public page. */
const everyPage =
  /packages.ui.src.(components.(Button|Heading|Link|Mark|Notice|Spinner|Text|TextField)|form|layout|shell.PublicPage)\b/

/** The parts of react-aria-components that these are made of. */
const controls =
  /react-aria-components.dist.private.(Button|FieldError|Input|Label|Link|Text|TextField)\./

/**
 * One chunk for what every page needs, with the libraries under it, which a visitor keeps from page
 * to page. Left alone, the bundler cuts these into as many chunks as there are sets of routes that
 * share them, and each cut costs bytes: the sign-in would weigh 5 % more.
 */
export const base = {
  name: 'base',
  test: new RegExp(`src.main\\.tsx|${everyPage.source}|${controls.source}`),
  includeDependenciesRecursively: true,
}

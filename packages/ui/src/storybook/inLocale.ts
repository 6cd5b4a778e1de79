/**
 * For `beforeEach` of a story: numbers, dates and prices as in a deployment of this locale. The
 * texts stay those of the toolbar's language.
 */
export const inLocale = (tag: string) => () => {
  const page = document.documentElement
  const { lang } = page
  page.lang = tag
  return () => {
    page.lang = lang
  }
}

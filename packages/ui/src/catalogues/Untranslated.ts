/**
 * Texts that no catalogue has yet, so pages in every language show them in English: a whole text
 * module (`'partners'`) or one key of it (`'help.pages.partners'`), those of the panel included.
 */
export type Untranslated = never

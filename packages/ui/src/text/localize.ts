/** Registers the English texts of a module, and overwrites them with those of a catalogue. */
export type Translate = (name: string, english: object) => void

declare global {
  /** Set by a catalogue, which runs before this code (catalogues/installCatalogue.ts). */
  var hearthTranslate: Translate | undefined
}

/** The texts of the modules that have loaded, by name. */
export const loadedTexts = new Map<string, object>()

/**
 * Registers the English texts of a module under the name that catalogues use for it. On a page with
 * a catalogue, the same object then has the texts of that language.
 */
export function localize<const Texts extends object>(name: string, english: Texts): Texts {
  loadedTexts.set(name, english)
  globalThis.hearthTranslate?.(name, english)
  return english
}

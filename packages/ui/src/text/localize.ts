/** Takes the English texts of one module, and writes those of another language over them. */
export type Translate = (name: string, english: object) => void

declare global {
  /** Left in the page by a catalogue: it runs before this code (catalogues/installCatalogue.ts). */
  var hearthTranslate: Translate | undefined
}

/**
 * Registers the English texts of a module under the name by which a catalogue knows it. On a page
 * with a catalogue the same object then holds the texts of that language.
 */
export function localize<const Texts extends object>(name: string, english: Texts): Texts {
  globalThis.hearthTranslate?.(name, english)
  return english
}

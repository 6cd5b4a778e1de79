import { loadedTexts, type Translate } from '../text/localize'

/** Texts of another language by the names of their modules. */
export type Texts = Readonly<Record<string, object>>

/** English texts with those that are translated; the others stay English (Untranslated.ts). */
const merged = (english: object, texts: object): object => ({
  ...english,
  ...Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' && !Array.isArray(text)
        ? merged(Reflect.get(english, key), text)
        : text,
    ]),
  ),
})

/** Writes texts over the English ones of the same module. */
export const translateBy =
  (texts: Texts): Translate =>
  (name, english) =>
    Object.assign(english, merged(english, texts[name] ?? {}))

/**
 * Makes a language that of the page. Call it before any other code of the product runs: a text
 * module takes its language once, when it loads.
 * @param texts those of the product
 * @param reactAria those of react-aria-components, from its i18n folder
 */
export function installCatalogue(texts: Texts, reactAria: Texts): void {
  const translate = translateBy(texts)
  globalThis.hearthTranslate = translate
  // Modules that the catalogue itself imports have loaded before it.
  for (const [name, english] of loadedTexts) translate(name, english)
  // The two keys that React Aria reads its texts from, instead of its English ones.
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: document.documentElement.lang,
    [Symbol.for('react-aria.i18n.strings')]: reactAria,
  })
}

import type { Untranslated } from './Untranslated'

/**
 * The shape of a translation: the same keys as the English texts, none missing and none more,
 * with texts of its own, made from the same values.
 * @typeParam Later the paths of texts to translate later, separated by dots
 */
export type Translated<English, Later extends string = Untranslated> = English extends
  | 'server'
  | 'silent'
  ? English // No text: how a message is chosen (errors/outcome.ts of the panel).
  : English extends string
    ? string
    : English extends (...values: infer Values) => string
      ? (...values: Values) => string
      : English extends readonly unknown[]
        ? { readonly [Index in keyof English]: Translated<English[Index], never> }
        : {
            readonly [Key in keyof English as Key extends Later ? never : Key]: Translated<
              English[Key],
              Below<Key, Later>
            >
          }

/** The rest of the paths that begin with a key. */
type Below<Key, Path extends string> = Path extends `${Key & (string | number)}.${infer Rest}`
  ? Rest
  : never

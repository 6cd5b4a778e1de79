/**
 * The shape of a translation: the same keys as the English texts, none missing and none more,
 * with texts of its own, made from the same values.
 */
export type Translated<English> = English extends 'server' | 'silent'
  ? English // No text: how a message is chosen (errors/outcome.ts of the panel).
  : English extends string
    ? string
    : English extends (...values: infer Values) => string
      ? (...values: Values) => string
      : { readonly [Key in keyof English]: Translated<English[Key]> }

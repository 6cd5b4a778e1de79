/** One prop of a component. */
export interface Prop {
  /** The type, as it is declared. */
  type: string
  isRequired: boolean
  /** The accepted texts, if the prop accepts only certain texts. */
  values?: string[]
  description?: string
  /** The text after `@default`. */
  default?: string
  /** The text after `@deprecated`: the replacement. */
  deprecated?: string
}

/** A component. */
export interface ComponentContract {
  description: string
  props: Record<string, Prop>
  /** Further props that the component passes to its element, such as DOM handlers. */
  passedOn: string[]
  deprecated?: string
  /** When to use it, when not, how many, and accessibility, as Markdown. */
  guide?: string
  /** A file that uses it, which compiles. */
  example?: string
}

/** The exports of a public file. */
export interface EntryContract {
  components: Record<string, ComponentContract>
  /** The names of functions, values and types. */
  others: string[]
}

/** A value of the theme with a custom property. */
export interface TokenContract {
  /** For example `--hearth-space-4`. */
  property: string
  /** The value in the light theme. */
  value: string
}

/** The public API of `@hearth/ui`. readContract.ts makes it from the types. */
export interface Contract {
  /** The public files by their import path, for example `@hearth/ui/components/Button`. */
  entries: Record<string, EntryContract>
  tokens: TokenContract[]
}

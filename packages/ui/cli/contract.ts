/** One prop of a component. */
export interface Prop {
  /** As its declaration has it. */
  type: string
  isRequired: boolean
  /** The texts that it takes, if it takes no other. */
  values?: string[]
  description?: string
  /** From `@default`. */
  default?: string
  /** From `@deprecated`: what to use in its place. */
  deprecated?: string
}

/** A component, by the name that its file exports. */
export interface ComponentContract {
  description: string
  props: Record<string, Prop>
  /** Further props that go to the element, such as handlers of the DOM. */
  passedOn: string[]
  deprecated?: string
}

/** What a public file exports. */
export interface EntryContract {
  components: Record<string, ComponentContract>
  /** The names of functions, values and types. */
  others: string[]
}

/** A value of the theme that has a custom property. */
export interface TokenContract {
  /** For example `--hearth-space-4`. */
  property: string
  /** In the light theme. */
  value: string
}

/** What `@hearth/ui` offers: made from its types by readContract.ts. */
export interface Contract {
  /** By what an application imports, for example `@hearth/ui/components/Button`. */
  entries: Record<string, EntryContract>
  tokens: TokenContract[]
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown
}

/**
 * The content policy lets no string become HTML (docs/security.md). React Aria empties its announcer by
 * `innerHTML = ''` when a date is changed by arrow keys: the empty string, and no other, may pass.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
}

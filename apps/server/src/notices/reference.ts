/** The name of a notice in its emails: the last twelve digits of its id, in groups of four. */
export const referenceOf = (id: string): string =>
  id
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/**
 * The length of a text in code points, as JSON Schema and PostgreSQL count for the limits of the
 * contract: `length` counts most emoji twice.
 */
export const lengthOf = (text: string): number => [...text].length

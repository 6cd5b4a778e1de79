/**
 * How many characters a text has. Counted in code points, as JSON Schema and PostgreSQL count the
 * limits of the contract: `length` counts most emoji twice.
 */
export const lengthOf = (text: string): number => [...text].length

/**
 * Selector of a part of a list where the person chose compact lists. The application sets
 * `data-density` on the root element.
 */
export const compact = ':root[data-density=compact] &'

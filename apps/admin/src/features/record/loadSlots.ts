/** Loads the parts of the record on other pages, and what undoes an action. */
export const loadSlots = () => import('./slots')

/** Loads what the record adds to other pages, and the code of Undo. */
export const loadSlots = () => import('./slots')

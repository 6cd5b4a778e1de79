/** The single key that presses the button of a passport: shows it, shows it clearly, hides it. */
export const PASSPORT_KEY = 'd'

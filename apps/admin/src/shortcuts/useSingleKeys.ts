import { storedSwitch, useStoredSwitch } from '../deployment/storedSwitch'

const singleKeys = storedSwitch('single_key_shortcuts', true)

/**
 * Whether single-key shortcuts work in this browser. People can switch them off (WCAG 2.1.4).
 * @default true
 */
export const readSingleKeys = singleKeys.read

/** Whether single-key shortcuts work, as React state, and a function that changes it. */
export const useSingleKeys = () => useStoredSwitch(singleKeys)

import { useEffect } from 'react'
import { storedSwitch } from '../../deployment/storedSwitch'

const visited = storedSwitch('hearth-visited', false)

/** Read once: the first visit lasts until the panel is loaded again. */
const isFirst = !visited.read()

/** Whether nobody has opened the dashboard in this browser before. */
export function useFirstVisit(): boolean {
  useEffect(() => visited.write(true), [])
  return isFirst
}

import { panelSettings } from '@hearth/api/panelSettings'
import * as z from 'zod/mini'

const Configuration = z.strictObject(panelSettings, 'is not a setting of the panel')

type Configuration = { features?: unknown } & {
  [name in Exclude<keyof typeof panelSettings, 'features'>]?: string
}

/**
 * Reads a configuration value by value. An invalid value is left out and reported to `complain`,
 * so that the page works with the rest.
 */
export function readConfiguration(json: string, complain: (line: string) => void): Configuration {
  const configuration: Configuration = {}
  try {
    for (const [name, value] of Object.entries(JSON.parse(json))) {
      const { data, error } = Configuration.safeParse({ [name]: value })
      Object.assign(configuration, data)
      if (error) complain(`Configuration: ${name} ${error.issues[0]?.message}`)
    }
  } catch (error) {
    complain(`Configuration: ${error}`)
  }
  return configuration
}

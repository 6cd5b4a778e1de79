import { type PanelSettings, panelSettings } from '@hearth/api/panelSettings'

type Readers = Readonly<Record<string, (value: unknown) => unknown>>

/**
 * Reads a configuration value by value. An invalid value is left out and reported to `complain`,
 * so that the page works with the rest.
 */
export function readConfiguration(
  json: string,
  complain: (line: string) => void,
  readers: Readers = panelSettings,
): PanelSettings {
  const configuration: Record<string, unknown> = {}
  try {
    for (const [name, value] of Object.entries(JSON.parse(json))) {
      const read = Object.hasOwn(readers, name) ? readers[name] : undefined
      try {
        if (!read) throw new Error('is not a setting of the panel')
        configuration[name] = read(value)
      } catch (error) {
        complain(`Configuration: ${name} ${(error as Error).message}`)
      }
    }
  } catch (error) {
    complain(`Configuration: ${error}`)
  }
  return configuration
}

import { Select } from '../../components/Select/Select'
import type { Preferences } from '../../internal/preferences'
import { preferencesText as text } from '../../internal/preferencesText'
import { Stack } from '../../layout/Stack/Stack'
import { Section } from '../../patterns/Sections/Sections'
import * as css from './AccountScreen.css'

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

/** Theme, density of lists and how documents open. Each is saved with its choice. */
export function PreferencesSection({
  theme,
  onThemeChange,
  density,
  onDensityChange,
  documents,
  onDocumentsChange,
}: Preferences) {
  return (
    <Section title={text.title} description={text.description}>
      <div className={css.form}>
        <Stack space="4">
          <Select
            label={text.theme}
            options={optionsOf(text.themes)}
            value={theme}
            onChange={onThemeChange}
          />
          <Select
            label={text.density}
            options={optionsOf(text.densities)}
            value={density}
            onChange={onDensityChange}
          />
          {documents && onDocumentsChange && (
            <Select
              label={text.documents}
              options={optionsOf(text.documentChoices)}
              value={documents}
              onChange={onDocumentsChange}
            />
          )}
        </Stack>
      </div>
    </Section>
  )
}

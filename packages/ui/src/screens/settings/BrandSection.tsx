import { Mark } from '../../components/Mark/Mark'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { Section } from '../../patterns/Sections/Sections'
import { useHearth } from '../../provider/HearthProvider'
import { getLocale, getTimeZone } from '../../text/locale'
import * as css from './SettingsScreen.css'
import { settingsText as text } from './settingsText'

const colours = ['accent', 'ember', 'canvas', 'body'] as const

/** The language of the panel, by its own name. */
const languageName = (): string => {
  const locale = getLocale()
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
}

/** The brand of the deployment, to read. */
export function BrandSection() {
  const { productName, communityName, tagline, supportAddress, logo } = useHearth().brand
  return (
    <Section title={text.brand} description={text.brandDescription}>
      <FactList layout="rows">
        <Fact label={text.product}>
          <bdi>{productName}</bdi>
        </Fact>
        {communityName && (
          <Fact label={text.community}>
            <bdi>{communityName}</bdi>
          </Fact>
        )}
        {tagline && (
          <Fact label={text.tagline}>
            <bdi>{tagline}</bdi>
          </Fact>
        )}
        {supportAddress && (
          <Fact label={text.support}>
            <bdi translate="no">{supportAddress}</bdi>
          </Fact>
        )}
        <Fact label={text.language}>
          <bdi>{languageName()}</bdi>
        </Fact>
        <Fact label={text.timeZone}>
          <bdi translate="no">{getTimeZone() ?? text.ownTimeZone}</bdi>
        </Fact>
        <Fact label={text.logo}>
          <span className={css.logo} aria-hidden>
            {logo ?? <Mark />}
          </span>
        </Fact>
        <Fact label={text.colours}>
          <ul className={css.colours}>
            {colours.map((name) => (
              <li key={name} className={css.colour}>
                <span className={css.swatches[name]} aria-hidden />
                <span>{text.colourNames[name]}</span>
              </li>
            ))}
          </ul>
        </Fact>
      </FactList>
    </Section>
  )
}

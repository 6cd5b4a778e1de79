import { useRef } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { roleOptions } from '../../domain/team/team'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { LoadingState } from '../../patterns/LoadingState/LoadingState'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { Section, Sections } from '../../patterns/Sections/Sections'
import { BrandSection } from './BrandSection'
import { ReasonsSection, type ReasonsSectionProps } from './ReasonsSection'
import { settingsText as text } from './settingsText'

/** Days after the decision about a member; 0 for documents that stay with the account. */
export interface DocumentDays {
  passport: number
  certificate: number
}

export interface SettingsScreenProps {
  /** The common reasons. @default the deployment has no record */
  reasons?: ReasonsSectionProps['reasons'] | undefined
  /** Opens the sheet that edits them. @default they can only be read */
  onEditReasons?: (() => void) | undefined
  /** The deployment offers the desk. @default false */
  hasDesk?: boolean
  /** The deployment offers appeals. @default false */
  hasAppeals?: boolean
  /** The deployment offers roles, so there is a page that explains them. @default false */
  hasRoles?: boolean
  /** The person may open the page of the team. @default false */
  hasTeam?: boolean
  /** How long documents are kept. @default not shown */
  documentDays?: DocumentDays | undefined
  /**
   * The periods are loading. The sections appear together with the reasons, so that none moves.
   * @default false
   */
  isLoading?: boolean
}

/** /settings: what the panel offers and keeps, in one place. */
export function SettingsScreen({
  reasons,
  onEditReasons,
  hasDesk = false,
  hasAppeals = false,
  hasRoles = false,
  hasTeam = false,
  documentDays,
  isLoading = false,
}: SettingsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = isLoading || reasons?.status === 'loading'
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} />
      {isWaiting ? (
        <LoadingState shape="record" fillsWindow />
      ) : (
        <Sections>
          {reasons && (
            <ReasonsSection
              reasons={reasons}
              hasDesk={hasDesk}
              hasAppeals={hasAppeals}
              onEditReasons={onEditReasons}
              headingRef={heading}
            />
          )}
          {hasRoles && (
            <Section
              title={text.roles}
              action={
                <Inline space="4">
                  <Link href="/team/roles">{text.rolesLink}</Link>
                  {hasTeam && <Link href="/team">{text.teamLink}</Link>}
                </Inline>
              }
            >
              <FactList layout="rows">
                {roleOptions.map(({ value, label, description }) => (
                  <Fact key={value} label={label}>
                    {description}
                  </Fact>
                ))}
              </FactList>
            </Section>
          )}
          {(documentDays || reasons) && (
            <Section title={text.retention} description={text.retentionDescription}>
              <FactList layout="rows">
                {documentDays && (
                  <>
                    <Fact label={text.passports}>{period(documentDays.passport)}</Fact>
                    <Fact label={text.certificates}>{period(documentDays.certificate)}</Fact>
                  </>
                )}
                {reasons && (
                  <>
                    <Fact label={text.trash}>{text.inTrash}</Fact>
                    <Fact label={text.record}>{text.inRecord}</Fact>
                  </>
                )}
              </FactList>
              {documentDays && (
                <Text size="small" tone="muted">
                  {text.keepOne}
                </Text>
              )}
            </Section>
          )}
          <BrandSection />
        </Sections>
      )}
    </Stack>
  )
}

const period = (days: number): string => (days === 0 ? text.unlimited : text.afterDecision(days))

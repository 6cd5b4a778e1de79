import type { RefObject } from 'react'
import { Button } from '../../components/Button/Button'
import {
  type ReasonList,
  reasonKinds,
  reasonTemplatesText,
} from '../../domain/moderation/moderation'
import type { Loadable } from '../../loadable'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { Section } from '../../patterns/Sections/Sections'
import * as css from './SettingsScreen.css'
import { settingsText as text } from './settingsText'

export interface ReasonsSectionProps {
  reasons: Loadable<ReasonList>
  /** Reasons for declining newcomers, and rules, exist. */
  hasDesk: boolean
  /** Texts that answer appeals exist. */
  hasAppeals: boolean
  /** Opens the sheet that edits them. @default they can only be read */
  onEditReasons?: (() => void) | undefined
  headingRef: RefObject<HTMLElement | null>
}

/** The common reasons of each question, with their rules. */
export function ReasonsSection({
  reasons,
  hasDesk,
  hasAppeals,
  onEditReasons,
  headingRef,
}: ReasonsSectionProps) {
  return (
    <Section
      title={reasonTemplatesText.title}
      description={reasonTemplatesText.description}
      action={
        onEditReasons && (
          <Button size="small" onPress={onEditReasons}>
            {text.editReasons}
          </Button>
        )
      }
    >
      <LoadableView content={reasons} headingRef={headingRef} errorMessage={text.reasonsFailed}>
        {({ data }) => (
          <FactList layout="rows">
            {reasonKinds({ hasDesk, hasAppeals }).map((kind) => {
              const own = data.filter((reason) => reason.kind === kind)
              return (
                <Fact key={kind} label={reasonTemplatesText.kinds[kind]}>
                  {own.length === 0 ? (
                    text.noReasons
                  ) : (
                    <ul className={css.reasons}>
                      {own.map((reason) => (
                        <li key={reason.text}>
                          <bdi>{reason.text}</bdi>
                          {hasDesk && reason.rule && (
                            <span className={css.rule}>
                              <bdi>{reason.rule}</bdi>
                            </span>
                          )}
                        </li>
                      ))}
                    </ul>
                  )}
                </Fact>
              )
            })}
          </FactList>
        )}
      </LoadableView>
    </Section>
  )
}

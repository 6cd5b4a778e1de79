import { Disclosure } from '../../components/Disclosure/Disclosure'
import { Switch, type SwitchProps } from '../../components/Switch/Switch'
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import { useHearth } from '../../provider/HearthProvider'
import { announcementDescriptionLength, announcementTitleLength } from '../../text/limits.gen'
import * as css from './AnnouncementComposer.css'
import { AnnouncementStatus } from './AnnouncementStatus'
import { outlookOf } from './composerModel'
import { composerText as text } from './composerText'
import { ImageField, type ImageFieldProps } from './ImageField'
import { MomentField, type MomentFieldProps, WhenField, type WhenFieldProps } from './WhenField'

type Field = 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'
type Toggle = 'isSelected' | Exclude<Field, 'value'>

interface AnnouncementFieldsProps {
  /** The form is being checked or sent: what is typed now would be lost. */
  isReadOnly: boolean
  title: Pick<TextFieldProps, Field>
  description: Pick<TextAreaProps, Field>
  image: Omit<ImageFieldProps, 'isReadOnly'>
  publishedAt: Omit<WhenFieldProps, 'isReadOnly'>
  isActive: Pick<SwitchProps, Toggle>
  isPinned: Pick<SwitchProps, Toggle>
  date: Pick<MomentFieldProps, Field>
}

/** The fields of an announcement; an error in the closed part opens it (specification 2.14). */
export function AnnouncementFields({
  isReadOnly,
  title,
  description,
  image,
  publishedAt,
  isActive,
  isPinned,
  date,
}: AnnouncementFieldsProps) {
  const { now } = useHearth()
  const outlook = outlookOf({ isActive: true, publishedAt: publishedAt.value }, now())
  // Don't say 'visible' while the announcement waits for its publish time.
  const on = outlook === 'visible' ? text.activeDescription.on : text.activeLater
  return (
    <>
      <TextField
        {...title}
        label={text.title}
        isReadOnly={isReadOnly}
        characterLimit={announcementTitleLength}
        isRequired
        hasRequiredMark
        autoFocus
      />
      <TextArea
        {...description}
        label={text.description}
        isReadOnly={isReadOnly}
        rows={4}
        characterLimit={announcementDescriptionLength}
        isRequired
        hasRequiredMark
      />
      <ImageField {...image} isReadOnly={isReadOnly} />
      <WhenField {...publishedAt} isReadOnly={isReadOnly} />
      <div className={css.switches}>
        <Switch
          {...isActive}
          label={text.active}
          description={{ ...text.activeDescription, on }}
          isReadOnly={isReadOnly}
        />
        <Switch
          {...isPinned}
          label={text.pinned}
          description={text.pinnedDescription}
          isReadOnly={isReadOnly}
        />
      </div>
      <AnnouncementStatus
        isActive={isActive.isSelected}
        isPinned={isPinned.isSelected}
        publishedAt={publishedAt.value}
      />
      <Disclosure
        title={text.advanced}
        description={text.advancedDescription}
        isForcedOpen={Boolean(date.errorMessage)}
      >
        <MomentField {...date} label={text.date} isReadOnly={isReadOnly} isRequired />
      </Disclosure>
    </>
  )
}

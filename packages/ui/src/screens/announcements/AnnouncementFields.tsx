import {
  DateTimeField,
  type DateTimeFieldProps,
} from '../../components/DateTimeField/DateTimeField'
import { Disclosure } from '../../components/Disclosure/Disclosure'
import { Switch, type SwitchProps } from '../../components/Switch/Switch'
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { AnnouncementBadges } from './AnnouncementBadges'
import * as css from './AnnouncementsScreen.css'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from './announcement.schema'
import { announcementFormText as text } from './announcementsText'

type Field = 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'
type Toggle = 'isSelected' | Exclude<Field, 'value'>

interface AnnouncementFieldsProps {
  title: Pick<TextFieldProps, Field>
  description: Pick<TextAreaProps, Field>
  isActive: Pick<SwitchProps, Toggle>
  isPinned: Pick<SwitchProps, Toggle>
  date: Pick<DateTimeFieldProps, Field>
  imageUrl: Pick<TextFieldProps, Field>
  publishedAt: Pick<DateTimeFieldProps, Field>
  /** Whether the part is open that most people do not need. */
  isAdvancedOpen: boolean
  onAdvancedOpenChange: (isOpen: boolean) => void
}

/** The fields of an announcement; an error in the closed part opens it (specification 2.14). */
export function AnnouncementFields({
  title,
  description,
  isActive,
  isPinned,
  date,
  imageUrl,
  publishedAt,
  isAdvancedOpen,
  onAdvancedOpenChange,
}: AnnouncementFieldsProps) {
  return (
    <>
      <TextField
        {...title}
        label={text.title}
        characterLimit={TITLE_LIMIT}
        isRequired
        hasRequiredMark
        autoFocus
      />
      <TextArea
        {...description}
        label={text.description}
        rows={4}
        characterLimit={DESCRIPTION_LIMIT}
        isRequired
        hasRequiredMark
      />
      <div className={css.switches}>
        <Switch {...isActive} label={text.active} description={text.activeDescription} />
        <Switch {...isPinned} label={text.pinned} description={text.pinnedDescription} />
      </div>
      <Inline>
        <VisuallyHidden>{text.status}</VisuallyHidden>
        <AnnouncementBadges
          isActive={isActive.isSelected}
          isPinned={isPinned.isSelected}
          publishedAt={publishedAt.value}
        />
      </Inline>
      <Disclosure
        title={text.advanced}
        description={text.advancedDescription}
        isExpanded={isAdvancedOpen}
        onExpandedChange={onAdvancedOpenChange}
        isForcedOpen={[date, imageUrl, publishedAt].some(({ errorMessage }) =>
          Boolean(errorMessage),
        )}
      >
        <Stack space="5">
          <DateTimeField
            {...date}
            label={text.date}
            description={text.dateDescription}
            timeZone="UTC"
            isRequired
          />
          <TextField
            {...imageUrl}
            label={text.imageUrl}
            description={text.imageUrlDescription}
            type="url"
          />
          <DateTimeField
            {...publishedAt}
            label={text.publishedAt}
            description={text.publishedAtDescription}
          />
        </Stack>
      </Disclosure>
    </>
  )
}

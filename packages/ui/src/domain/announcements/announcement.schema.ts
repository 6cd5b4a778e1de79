import * as z from 'zod/mini'
import { lengthOf } from '../../text/lengthOf'
import { announcementDescriptionLength, announcementTitleLength } from '../../text/limits.gen'
import { composerText as text } from './composerText'

/** Blanks alone count as empty; a text is sent exactly as typed. */
const textOf = (required: string, tooLong: string, limit: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', { error: required, abort: true }),
    z.refine((value) => lengthOf(value) <= limit, tooLong),
  )

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))
const toIso = (value: string) => new Date(value).toISOString()

/** Whether a text is a whole address of a web server. */
export const isAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)

/**
 * The rules for an announcement (specification 5), and the conversion from form values to the
 * body: an empty address or publish time is left out. A date that is only half filled in counts
 * as none.
 */
export const announcementSchema = z.pipe(
  z.object({
    title: textOf(text.titleRequired, text.titleTooLong, announcementTitleLength),
    description: textOf(
      text.descriptionRequired,
      text.descriptionTooLong,
      announcementDescriptionLength,
    ),
    isActive: z.boolean(),
    isPinned: z.boolean(),
    date: z.string().check(z.refine(isMoment, text.dateRequired)),
    imageUrl: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isAddress(value), text.urlInvalid),
    ),
    publishedAt: z
      .string()
      .check(z.refine((value) => value === '' || isMoment(value), text.momentIncomplete)),
  }),
  z.transform(({ date, imageUrl, publishedAt, ...rest }) => ({
    ...rest,
    date: toIso(date),
    ...(imageUrl && { imageUrl }),
    ...(publishedAt && { publishedAt: toIso(publishedAt) }),
  })),
)

/** The values of the form; '' for an empty field. */
export type AnnouncementValues = z.input<typeof announcementSchema>

/** The argument of `onSave`: the body of the call. */
export type AnnouncementDraft = z.output<typeof announcementSchema>

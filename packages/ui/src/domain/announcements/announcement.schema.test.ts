// Specification: 2.14, 5

import { describe, expect, it } from 'vitest'
import { type AnnouncementValues, announcementSchema } from './announcement.schema'

const values: AnnouncementValues = {
  title: 'Summer gathering',
  description: 'We meet on the first Saturday of August.',
  isActive: true,
  isPinned: false,
  date: '2026-06-15T09:30:00.000Z',
  imageUrl: '',
  publishedAt: '',
}

const errors = (changed: Partial<AnnouncementValues>) =>
  announcementSchema
    .safeParse({ ...values, ...changed })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('announcementSchema', () => {
  it('leaves out an address and a publish time that are empty', () => {
    expect(announcementSchema.parse(values)).toEqual({
      title: 'Summer gathering',
      description: 'We meet on the first Saturday of August.',
      isActive: true,
      isPinned: false,
      date: '2026-06-15T09:30:00.000Z',
    })
    expect(announcementSchema.parse({ ...values, imageUrl: '  ' })).not.toHaveProperty('imageUrl')
  })

  it('sends those that are set, moments in UTC', () => {
    expect(
      announcementSchema.parse({
        ...values,
        date: '2026-06-15T11:30:00+02:00',
        imageUrl: ' https://images.example/tent.jpg ',
        publishedAt: '2026-06-16',
      }),
    ).toMatchObject({
      date: '2026-06-15T09:30:00.000Z',
      imageUrl: 'https://images.example/tent.jpg',
      publishedAt: '2026-06-16T00:00:00.000Z',
    })
  })

  it('sends the texts as typed', () => {
    const typed = { title: ' Summer ', description: ' We meet.\n' }
    expect(announcementSchema.parse({ ...values, ...typed })).toMatchObject(typed)
  })

  it.each([
    ['title', 255, 'Title must be less than 255 characters'],
    ['description', 2000, 'Description must be less than 2000 characters'],
  ] as const)('takes a %s of %i characters and not one more', (field, limit, message) => {
    expect(errors({ [field]: 'x'.repeat(limit) })).toBeUndefined()
    expect(errors({ [field]: 'x'.repeat(limit + 1) })).toEqual([[field, message]])
    // As the contract counts them.
    expect(errors({ [field]: '😀'.repeat(limit) })).toBeUndefined()
    expect(errors({ [field]: '😀'.repeat(limit + 1) })).toEqual([[field, message]])
  })

  it.each(['', ' ', ' \n\t '])('sees no text in %j', (blank) => {
    expect(errors({ title: blank, description: blank })).toEqual([
      ['title', 'Title is required'],
      ['description', 'Description is required'],
    ])
  })

  it('shows one error for a title of 256 spaces', () => {
    expect(errors({ title: ' '.repeat(256) })).toEqual([['title', 'Title is required']])
  })

  it.each(['', 'unfinished', 'soon'])('sees no date in %j', (date) => {
    expect(errors({ date })).toEqual([['date', 'Date is required']])
  })

  it('never treats half a publish time as none', () => {
    expect(errors({ publishedAt: 'unfinished' })).toEqual([
      ['publishedAt', 'Please fill in both the date and the time'],
    ])
  })

  it.each(['https://images.example/a.jpg?w=80#top', 'HTTP://localhost:8080/a'])(
    'takes the address %s',
    (imageUrl) => expect(errors({ imageUrl })).toBeUndefined(),
  )

  it.each([
    'tent.jpg',
    '/uploads/tent.jpg',
    '//images.example/tent.jpg',
    'https://',
    'https:tent.jpg',
    'https://images.example/a tent.jpg',
    'https://[images]/tent.jpg',
    'ftp://images.example/tent.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('refuses the address %s', (imageUrl) => {
    expect(errors({ imageUrl })).toEqual([['imageUrl', 'Please enter a valid URL']])
  })
})

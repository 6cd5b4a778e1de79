import {
  announcementDescriptionLength,
  announcementTitleLength,
  emailLength,
  planPrice,
} from '@hearth/api/limits.gen'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id, maxLength, oneOf, timestamptz, updated } from './columns.ts'
import { userId } from './userId.ts'
import { users } from './users.ts'
import { inviteStatuses, periods } from './values.ts'

/** Posts of members in the forum. A row with `deletedAt` is in the trash. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('posts_newest').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('posts_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('posts_user').on(t.userId),
    check('posts_title', maxLength(t.title, 255)),
    check('posts_description', maxLength(t.description, 10_000)),
  ],
)

/** Invitations that members sent. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    inviterId: userId('inviter_id').notNull(),
    invitedTo: text('invited_to').notNull(),
    /** The member who joined with this invitation. */
    invitedUserId: uuid('invited_user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: inviteStatuses }).notNull().default('pending'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    index('invites_active')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('pending', 'approved')`),
    index('invites_inviter').on(t.inviterId, t.createdAt, t.id),
    index('invites_invited_user').on(t.invitedUserId),
    check('invites_status', oneOf(t.status, inviteStatuses)),
    check('invites_invited_to', maxLength(t.invitedTo, emailLength)),
  ],
)

/** System notifications (specification 2.14). A row with `deletedAt` is in the trash. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    date: timestamptz('date').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isPinned: boolean('is_pinned').notNull().default(false),
    imageUrl: text('image_url'),
    publishedAt: timestamptz('published_at'),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('announcements_order').on(t.isPinned, t.date, t.id),
    check('announcements_title', maxLength(t.title, announcementTitleLength)),
    check('announcements_description', maxLength(t.description, announcementDescriptionLength)),
  ],
)

/** Membership plans (specification 2.18 to 2.20). A row with `deletedAt` is in the trash. */
export const membershipPlans = pgTable(
  'membership_plans',
  {
    id: id(),
    name: text('name').notNull(),
    price: numeric('price', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    period: text('period', { enum: periods }).notNull().default('lifetime'),
    description: text('description').notNull().default(''),
    summary: text('summary').notNull().default(''),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull().default(true),
    /** Stored path of the uploaded image. */
    image: text('image'),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('membership_plans_newest').on(t.createdAt, t.id),
    check('membership_plans_period', oneOf(t.period, periods)),
    check('membership_plans_price', sql`${t.price} between 0 and ${sql.raw(String(planPrice))}`),
  ],
)

/** Grants for uploads, one file each. A record can only refer to a granted path with an upload. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    key: text('key').notNull().unique(),
    fileType: text('file_type').notNull(),
    maxBytes: integer('max_bytes').notNull(),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    uploadedAt: timestamptz('uploaded_at'),
  },
  (t) => [index('uploads_expires').on(t.expiresAt)],
)

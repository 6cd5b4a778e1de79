import type { Config } from '../config/config.ts'
import { formatEnd } from '../kernel/formatEnd.ts'
import { type AppealableNotice, isAppealable, type MemberNotice } from '../record/memberNotice.ts'
import { type Part, write } from './email.ts'

/** The content of an email about a decision, with the administrator's reason. */
export interface NoticeContent {
  readonly action: MemberNotice
  /** The title of the member's post, for a deleted post. */
  readonly title?: string | undefined
  readonly reason?: string | null | undefined
  /** When a ban ends. @default never */
  readonly bannedUntil?: Date | null | undefined
  /** The rule to which the reason refers. @default none */
  readonly rule?: string | null | undefined
  /** Where and until when the person can appeal. @default the deployment offers no appeals */
  readonly appeal?: { readonly link: string; readonly until: Date } | undefined
}

const noticeTexts: Readonly<
  Record<MemberNotice, (productName: string, end?: string) => readonly [string, string]>
> = {
  ban: (name, end) => [
    `Your ${name} account was banned`,
    end
      ? `An administrator banned your ${name} account until ${end}. You can't sign in until then.`
      : `An administrator banned your ${name} account. You can't sign in until the ban is lifted.`,
  ],
  unban: (name) => [
    `Your ${name} account is no longer banned`,
    `An administrator lifted the ban on your ${name} account. You can sign in again.`,
  ],
  delete: (name) => [
    `Your ${name} account was deleted`,
    `An administrator deleted your ${name} account.`,
  ],
  approve: (name) => [
    `Your citizenship of ${name} was approved`,
    `Your request for citizenship of ${name} was approved.`,
  ],
  reject: (name) => [
    `Your citizenship of ${name} wasn't approved`,
    `Your request for citizenship of ${name} wasn't approved. You can ask again.`,
  ],
  decline: (name) => [
    `Your ${name} account wasn't verified`,
    `An administrator declined to verify your ${name} account.`,
  ],
  deletePost: (name) => [
    `Your post in ${name} was deleted`,
    `An administrator deleted a post of yours in ${name}:`,
  ],
}

/** Converts all line breaks to line feeds, so that every line of a quote is indented. */
const toLines = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')

/** The operator's text about other ways to object, such as a court. */
export const otherWays = ({ redressText }: Pick<Config, 'redressText'>): Part[] =>
  redressText ? ['Other ways to object:', { quote: toLines(redressText) }] : []

/** What a decision means for the person, beyond its first sentence. */
const meanings: Readonly<Record<AppealableNotice, string>> = {
  ban: 'You were signed out on every device. Your posts and your data stay as they are.',
  delete: 'You were signed out on every device, and nobody sees your account and your posts.',
  reject: 'Your account stays as it is, without citizenship.',
  decline: 'Your account stays as it is, and unverified.',
  deletePost: 'Nobody sees this post any more. Your account stays as it is.',
}

/**
 * The rest of a statement of reasons (Digital Services Act, article 17): the rule, the ground, the part
 * of programs, what the decision means, and how to object.
 */
const statementOf = (
  config: Config,
  {
    action,
    rule,
    end,
    link,
    until,
  }: {
    action: AppealableNotice
    rule?: string | null | undefined
    end: string | undefined
  } & NonNullable<NoticeContent['appeal']>,
): Part[] => [
  ...(rule ? ['The rule:', { quote: toLines(rule) }] : []),
  `The ground of this decision is ${rule ? 'this rule' : 'the rules'} of ${config.panel.communityName ?? config.productName}.`,
  `A person decided this, and no program had a part in it.${end ? ' Only the end of the ban comes by itself.' : ''}`,
  meanings[action],
  `If you don't agree, you can answer until ${formatEnd(until, config)}. Somebody else looks at it again:`,
  { link },
  ...otherWays(config),
]

/**
 * The email about an action on a member. The title is by the member and the reason by an
 * administrator, so it sends no text of strangers.
 */
export const memberNoticeEmail = write(
  'member-notice',
  (config, { action, title, reason, bannedUntil, rule, appeal }: NoticeContent) => {
    const end = bannedUntil ? formatEnd(bannedUntil, config) : undefined
    const [subject, sentence] = noticeTexts[action](config.productName, end)
    const { supportAddress } = config.panel
    return {
      subject,
      parts: [
        sentence,
        ...(title === undefined ? [] : [{ quote: toLines(title) }]),
        ...(reason?.trim() ? ['Reason:', { quote: toLines(reason.trim()) }] : []),
        ...(appeal && isAppealable(action)
          ? statementOf(config, { action, rule, end, ...appeal })
          : []),
        ...(supportAddress && isAppealable(action)
          ? [`If you think this is a mistake, write to ${supportAddress}.`]
          : []),
      ],
    }
  },
)

/** What an answer to an appeal says. */
export interface AppealAnswer {
  readonly isOverturned: boolean
  /** The decision did not hold any more. */
  readonly isLifted: boolean
  readonly answer: string | null
  /** What does not come back, in words. */
  readonly lost: readonly string[]
}

/** The email with the answer to an appeal. */
export const appealOutcomeEmail = write(
  'appeal-outcome',
  (config, { isOverturned, isLifted, answer, lost }: AppealAnswer) => {
    const { productName } = config
    const outcome = isOverturned
      ? 'The decision was overturned.'
      : isLifted
        ? 'The decision did not hold any more, so there was nothing to change.'
        : 'The decision stays as it is.'
    return {
      subject: `Your appeal in ${productName}`,
      parts: [
        `Somebody looked at your appeal. ${outcome}`,
        ...(answer ? ['The answer:', { quote: toLines(answer) }] : []),
        ...(lost.length > 0 ? [`This can't come back: ${lost.join(', ')}.`] : []),
        ...(isOverturned ? [] : otherWays(config)),
      ],
    }
  },
)

/** The email with new links to decisions. */
export const appealLinksEmail = write(
  'appeal-links',
  (config, decisions: readonly { action: AppealableNotice; at: Date; link: string }[]) => ({
    subject: `Decisions about your ${config.productName} account`,
    parts: [
      'Someone asked for new links to the decisions about your account. You can read each decision there, and answer it:',
      ...decisions.flatMap(({ action, at, link }) => [
        `${noticeTexts[action](config.productName)[0]} (${formatEnd(at, config)})`,
        { link },
      ]),
      "If this wasn't you, ignore this email.",
    ],
  }),
)

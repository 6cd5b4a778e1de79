import { dateTime } from '../../text/dates'
import { recordText as text } from './recordText'

const lookUp = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** An action of a person on themselves: their name is said once. */
const OWN_DELETION = 'user.delete-own'

/** What an action did, in words; an action of another backend keeps its own name. */
export const verbOf = (action: string): string => lookUp(text.verbs, action) ?? action

/** Whether the subject is the actor. */
export const isOfOneself = (action: string): boolean => action === OWN_DELETION

/** The name of a field in words: 'publishTime' is 'Publish time'. */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return lookUp(text.fields, field) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of a field in words; the contract has each as text. */
export function fieldValue(field: string, value: string | null): string {
  if (value === null || value === '') return text.nothing
  if (moment.test(value)) return dateTime(value)
  if (value === 'true') return text.yes
  if (value === 'false') return text.no
  // A number in the contract.
  const code = field === 'badgeRequestStatus' ? lookUp(text.citizenship, value) : undefined
  return code ?? value
}

import { validate } from 'uuid'
import type { Config } from '../config/config.ts'

/** What is wrong with an address; otherwise the id of the post. */
type Parsed = { readonly id: string } | { readonly problem: string }

/** The last part of the address of a post: `/posts/{id}`. */
const postPath = /\/posts\/([^/]+)\/?$/

/** Whether a link opens something of this community: here, or in the members' app. */
const isOwn = (url: URL, { publicUrl, panel }: Pick<Config, 'publicUrl' | 'panel'>): boolean =>
  /^https?:$/.test(url.protocol) &&
  url.username === '' &&
  [publicUrl, panel.appLinkUrl].some((own) => own && URL.parse(own)?.host === url.host)

/** Reads the id of a post from the id itself, or from an address of this community. */
export const parsePostAddress = (
  typed: string,
  config: Pick<Config, 'publicUrl' | 'panel'>,
): Parsed => {
  const address = typed.trim()
  if (validate(address)) return { id: address.toLowerCase() }
  const url = URL.parse(address)
  if (!url) return { problem: 'Enter the address of the post, with https:// at its start' }
  if (!isOwn(url, config)) return { problem: "This address isn't of this community" }
  const id = postPath.exec(url.pathname)?.[1]
  if (id === undefined || !validate(id)) {
    return {
      problem: "This isn't the address of a post: it ends with /posts/ and the id of the post",
    }
  }
  return { id: id.toLowerCase() }
}

import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** An email of the outbox. */
export interface OutboxEmail {
  /** Its kind, from the name of its file: `reset`. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The token of its link, or the key. */
  readonly token: string
}

const namePattern = /^\d{4}-\d\d-\d\dT[\d-]+Z-(.+)-[0-9a-f]{8}\.(eml|json)$/

const namesIn = async (dataDir: string): Promise<string[]> => {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const laid = await Promise.all(
    names
      .filter((name) => namePattern.test(name))
      .map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  )
  // By the file system's clock, because the clock of the tests is stopped.
  return laid.sort((a, b) => a.at - b.at).map(({ name }) => name)
}

const parse = (name: string, file: string): OutboxEmail => {
  const [head = '', ...body] = file.split('\n\n')
  const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  const text = body.join('\n\n')
  const token = /[?#]token=(\S+)/.exec(text)?.[1] ?? /^ {4}(\S+)$/m.exec(text)?.[1] ?? ''
  return {
    kind: namePattern.exec(name)?.[1] ?? '',
    to: header('To'),
    subject: header('Subject'),
    text,
    token,
  }
}

/** All emails of the outbox, oldest first. */
export const readEmails = async (dataDir: string): Promise<OutboxEmail[]> => {
  const names = (await namesIn(dataDir)).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) =>
      parse(name, await readFile(path.join(dataDir, 'outbox', name), 'utf8')),
    ),
  )
}

/** All notifications of the outbox, oldest first. */
export const readNotifications = async (dataDir: string): Promise<unknown[]> => {
  const names = (await namesIn(dataDir)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) =>
      JSON.parse(await readFile(path.join(dataDir, 'outbox', name), 'utf8')),
    ),
  )
}

/** Waits until there is a value, up to the time limit of the test. */
export const until = async <T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> => {
  for (;;) {
    const found = await look()
    if (found) return found
    await wait(20)
  }
}

/** The newest email of a kind to an address, once there are `count` of them. */
export const emailTo = (
  dataDir: string,
  to: string,
  kind: string,
  count = 1,
): Promise<OutboxEmail> =>
  until(async () => {
    const emails = (await readEmails(dataDir)).filter(
      (email) => email.to === to && email.kind === kind,
    )
    return emails.length >= count && emails.at(-1)
  })

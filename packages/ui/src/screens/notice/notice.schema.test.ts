import { describe, expect, it } from 'vitest'
import { noticeSchema } from './notice.schema'

const valid = {
  post: ' https://hearth.example/posts/1 ',
  explanation: ' The images are mine. ',
  name: ' Maria Silva ',
  email: ' Maria@Example.ORG ',
  about: '',
}
const messagesOf = (change: Partial<typeof valid>) =>
  noticeSchema.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0])

describe('noticeSchema', () => {
  it('sends texts without blanks around them, and the address in lower case', () => {
    expect(noticeSchema.safeParse(valid).data).toEqual({
      post: 'https://hearth.example/posts/1',
      explanation: 'The images are mine.',
      name: 'Maria Silva',
      email: 'maria@example.org',
      about: '',
    })
  })

  it.each([
    [{ post: ' ' }, 'post'],
    [{ explanation: ' nine char ' }, 'explanation'],
    [{ explanation: 'x'.repeat(2001) }, 'explanation'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ email: '' }, 'email'],
    [{ email: 'maria@example' }, 'email'],
    [{ email: 'maria', about: 'childAbuse' }, 'email'],
  ])('refuses %j', (change, field) => {
    expect(messagesOf(change)).toEqual([field])
  })

  it('needs neither name nor email for a notice about the abuse of children', () => {
    expect(messagesOf({ name: '', email: '', about: 'childAbuse' })).toBeUndefined()
  })

  it('counts a character outside the basic plane as one', () => {
    expect(messagesOf({ explanation: '🏡'.repeat(2000) })).toBeUndefined()
  })
})

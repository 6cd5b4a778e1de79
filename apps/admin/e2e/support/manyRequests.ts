import type { Page } from '@playwright/test'

interface BadgeRequest {
  id: string
  fullName: string
  email: string
  phone: string
  profilePic: null
}

export const request = (number: number): BadgeRequest => ({
  id: `request-${number}`,
  fullName: `Person ${String(number).padStart(3, '0')}`,
  email: `person${number}@mail.example`,
  phone: '',
  profilePic: null,
})

/** Answers as a community would in which more people ask for a badge than in the demo. */
export async function manyRequests(page: Page, amount: number) {
  let pending = Array.from({ length: amount }, (_, at) => request(at + 1))
  const decided: string[] = []
  await page.route(/\/api\/users\/pending-badges(\?|$)/, (route) =>
    route.fulfill({ json: { data: pending } }),
  )
  await page.route('**/api/users/badges/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const { approved } = route.request().postDataJSON() as { approved: number }
    decided.push(`${id} ${approved}`)
    pending = pending.filter((one) => one.id !== id)
    const word = approved === 2 ? 'approved' : 'rejected'
    await route.fulfill({ json: { message: `Badge ${word} successfully` } })
  })
  return {
    decided,
    add: (number: number) => {
      pending = [...pending, request(number)]
    },
    remove: (number: number) => {
      pending = pending.filter(({ id }) => id !== `request-${number}`)
    },
  }
}

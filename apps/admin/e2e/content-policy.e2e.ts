import { expect, faultsOf, test } from './support/test'

// The fixture fails every test of this suite when the policy refuses anything, so the whole panel
// runs under the policy. This file proves that the policy exists and that the fixture notices a
// violation.
const refused: Readonly<Record<string, () => unknown>> = {
  'HTML out of a string': () => Reflect.set(document.body, 'innerHTML', '<b>text</b>'),
  'a script out of a string': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'void 0' }))
  },
  'a script by its address': () =>
    Reflect.set(document.createElement('script'), 'src', '/assets/any.js'),
  'a second policy': () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
  'a policy of another name': () => Reflect.get(window, 'trustedTypes').createPolicy('any', {}),
}

test('a page turns no string into HTML or a script [ASVS 1.1.2] [ASVS 1.3.1] [ASVS 3.2.2]', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage()
  const faults = faultsOf(page)
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  expect(faults).toEqual([])
  let count = 0
  for (const [what, act] of Object.entries(refused)) {
    await test.step(what, async () => {
      await expect(page.evaluate(act)).rejects.toThrow(/TypeError/)
      count += 1
      await expect.poll(() => faults.length).toBe(count)
    })
  }
  await page.close()
})

test('arrow keys change a date, and that empties an announcer [ASVS 3.4.3]', async ({
  stewardPage: page,
}) => {
  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Advanced' }).click()
  const day = page.getByRole('spinbutton', { name: /^day/ }).first()
  await day.focus()
  // The first press creates the announcer, the next one empties it.
  for (const _press of ['first', 'second']) {
    const before = await day.textContent()
    await page.keyboard.press('ArrowUp')
    await expect(day).not.toHaveText(before ?? '')
  }
})

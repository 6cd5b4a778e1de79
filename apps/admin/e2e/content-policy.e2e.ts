// Specification: none

import { expect, faultsOf, test } from './support/test'

// The fixture fails every test of this suite on whatever the policy refuses, so the whole panel is
// driven under it. This shows that the policy is there, and that the fixture would see it.
const refused: Readonly<Record<string, () => unknown>> = {
  'HTML out of a string': () => Reflect.set(document.body, 'innerHTML', '<b>text</b>'),
  'a script out of a string': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'void 0' }))
  },
  'a script by its address': () =>
    Reflect.set(document.createElement('script'), 'src', '/assets/any.js'),
  'a policy that lets strings through': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
}

test('a page makes neither HTML nor a script out of a string', async ({ browser, product }) => {
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

import { expect, waitFor } from 'storybook/test'

/** For play functions: expects that the page does not scroll sideways (WCAG 1.4.10). */
export const fits = async () => {
  const page = document.documentElement
  await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
}

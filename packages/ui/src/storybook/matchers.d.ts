export {}

declare global {
  namespace jest {
    interface Matchers<R> {
      /** The element is visible, or becomes so within half a minute (`.storybook/waiting.ts`). */
      toBecomeVisible(): R
    }
  }
}

export {}

declare global {
  namespace jest {
    interface Matchers<R> {
      /** The element is visible, or becomes so within five seconds (`.storybook/waiting.ts`). */
      toBecomeVisible(): R
    }
  }
}

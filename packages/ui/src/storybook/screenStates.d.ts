/** Made by .storybook/screenStates.ts from the story files of screens. */
declare module 'virtual:screen-states' {
  /** In alphabetical order, with the names of each screen's stories in the order of its file. */
  export const screenStories: readonly { screen: string; stories: readonly string[] }[]
}

/** Made by .storybook/usedIcons.ts from the imports of this package. */
declare module 'virtual:used-icons' {
  /** In alphabetical order, with the folders that use each. */
  export const usedIcons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    folders: readonly string[]
  }[]
}

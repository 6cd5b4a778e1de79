/** A guide, or another page in MDX, as Storybook compiles it. */
declare module '*.mdx' {
  import type { ComponentType } from 'react'

  const Content: ComponentType
  export default Content
}

/** The lines of a guide that attach it to its stories. */
export const attachment = /^import [\s\S]*?<Meta .*?\/>\s*/
/** A link of a guide to the page of another part, by the id of that page. */
export const linkToPage = /\]\(\?path=\/docs\/([\w-]+)--docs\)/g

/** A guide as Markdown, for a reader without Storybook: links to other parts become their names. */
export const guideText = (mdx: string): string =>
  mdx
    .replace(attachment, '')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]+\)/g, '$1')
    .trim()

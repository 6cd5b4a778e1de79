import * as css from '@hearth/ui/storybook/guidePage.css'
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { StoryTexts } from './specification.ts'

/** The texts of the specification, each with the story that must show it. */
export function DocsTexts({ section, stories }: StoryTexts) {
  return (
    <>
      <Heading>{`What section ${section} states`}</Heading>
      <Unstyled>
        <table className={css.keys}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                Story
              </th>
              <th scope="col" className={css.head}>
                Text
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(stories).map(([story, texts]) => (
              <tr key={story}>
                <td className={css.cell}>{story}</td>
                <td className={css.cell}>
                  <ul>
                    {texts.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
    </>
  )
}

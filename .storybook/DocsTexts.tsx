import { Heading } from '@storybook/addon-docs/blocks'
import type { StoryTexts } from './specification.ts'

/** The texts of the specification, each with the story that must show it. */
export function DocsTexts({ section, stories }: StoryTexts) {
  return (
    <>
      <Heading>{`What section ${section} states`}</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Story</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(stories).map(([story, texts]) => (
            <tr key={story}>
              <td>{story}</td>
              <td>
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
    </>
  )
}

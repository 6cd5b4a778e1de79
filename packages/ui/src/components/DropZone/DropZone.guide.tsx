import { FileText } from 'lucide-react'
import type { Guide } from '../../storybook/guide'
import { DropZone } from './DropZone'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Inside a pattern that takes files and shows their state, such as FileUpload.',
    'Where files come from a folder or the clipboard as often as from a chooser.',
  ],
  avoid: [
    { when: 'One file is uploaded, with progress and an outcome.', instead: 'Patterns/FileUpload' },
    { when: 'A file is offered, not asked for.', instead: 'Components/Link' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Shows that files are uploaded here, or what kind of files.' },
    { part: 'Prompt', role: 'What to do with the mouse, and that pressing works too.' },
    { part: 'Description', role: 'Types and size limits, before anybody tries.' },
    {
      part: 'Dashed border',
      role: 'The edge of the target. It turns solid and green under a dragged file.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <DropZone
            label="Passport"
            prompt="Drop your passport here, or press to choose it"
            description="PDF, at most 10 MB"
            icon={<FileText />}
            onFiles={nothing}
          />
        ),
        why: 'Both ways are named, and the limits are stated beforehand.',
      },
      dont: {
        show: () => (
          <DropZone label="File" prompt="Drag & drop" icon={<FileText />} onFiles={nothing} />
        ),
        why: 'On a phone there is nothing to drag, and the limit comes as a surprise.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the zone: one tab stop.' },
    { keys: ['Enter'], does: 'Opens the file chooser. Space does the same.' },
    {
      keys: ['Ctrl', 'V'],
      does: 'Takes the files from the clipboard while the zone has the focus.',
    },
  ],
  accessibility: [
    'One button, named by label, prompt and description in this order.',
    'The whole zone is the target, far larger than 44 px.',
    'Under a dragged file border, background and outline change; in forced colours the border is solid.',
    'Left to you: show the state of the file, and move the focus if the zone disappears.',
  ],
}

import { FileText } from 'lucide-react'
import type { Guide } from '../../storybook/guide'
import { DropZone } from './DropZone'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Inside of a pattern that takes files and says what became of them, as FileUpload does.',
    'Where files come from a folder or the clipboard as often as from a chooser.',
  ],
  avoid: [
    { when: 'One file is uploaded, with progress and an outcome.', instead: 'Patterns/FileUpload' },
    { when: 'A file is offered, not asked for.', instead: 'Components/Link' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Says that something goes up from here, or what kind of thing.' },
    { part: 'Prompt', role: 'What to do with the mouse, and that pressing works too.' },
    { part: 'Description', role: 'Types and size, before anybody tries.' },
    {
      part: 'Dashed border',
      role: 'The edge of the target. It turns solid and green under a file.',
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
        why: 'Both ways are named, and the limits are known beforehand.',
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
    { keys: ['Tab'], does: 'Goes to the zone: one stop.' },
    { keys: ['Enter'], does: 'Opens the file chooser. Space does the same.' },
    { keys: ['Ctrl', 'V'], does: 'Takes the files on the clipboard while the zone has the focus.' },
  ],
  accessibility: [
    'One button, named by label, prompt and description in this order.',
    'The whole zone is the target, far over 44 px.',
    'The state under a dragged file differs in border, ground and outline; in forced colours by the solid border.',
    'Left to you: saying what became of the file, and moving the focus on if the zone goes away.',
  ],
}

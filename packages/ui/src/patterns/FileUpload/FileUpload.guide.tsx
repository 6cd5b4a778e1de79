import type { Guide } from '../../storybook/guide'
import { imageFile } from '../../storybook/image'
import { FileUpload } from './FileUpload'

const nothing = () => {}
const file = imageFile()
const words = {
  label: 'Tier image',
  prompt: 'Drop an image here, or browse',
  accept: ['image/*'],
  maxMegabytes: 5,
  onUpload: nothing,
  onRemove: nothing,
}

export const guide: Guide = {
  use: [
    'For one file that is uploaded as soon as it is chosen, while the rest of the form is filled in.',
    'For a file that is stored already: its state is `success`, with the name and, for an image, its address.',
  ],
  avoid: [
    { when: 'Files are only collected, or several at once.', instead: 'Components/DropZone' },
    { when: 'Something else takes time.', instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field, and the group of what stands in it.' },
    {
      part: 'Drop zone',
      role: 'There while there is no file, and beside an error, so that another file can be taken at once.',
    },
    { part: 'File', role: 'Its image or an icon, its name and size.' },
    { part: 'Progress', role: 'How much of it is sent, with the percentage.' },
    {
      part: 'Outcome',
      role: 'Uploaded, or what went wrong in the words of the rule or the server.',
    },
    { part: 'Remove File', role: 'Stops or forgets, in every state that has a file.' },
    {
      part: 'Try again',
      role: 'After a failed upload whose file is known. Not for a refused file.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <FileUpload {...words} description="Images up to 5 MB" state={{ status: 'idle' }} />
        ),
        why: 'The description says the limits in words before they are broken.',
      },
      dont: {
        show: () => (
          <FileUpload
            {...words}
            description="image/* max. 5242880 bytes"
            state={{ status: 'idle' }}
          />
        ),
        why: 'True, and of no help to anybody.',
      },
    },
    {
      do: {
        show: () => (
          <FileUpload
            {...words}
            state={{ status: 'error', file, message: 'Upload failed with status: 503' }}
          />
        ),
        why: 'Keeps the file: one press tries again.',
      },
      dont: {
        show: () => <FileUpload {...words} state={{ status: 'error', message: 'Error' }} />,
        why: 'Says nothing, and the file has to be found again.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the drop zone, then to “Try again” and “Remove File”.' },
    { keys: ['Enter'], does: 'On the zone it opens the file chooser, on a button it presses it.' },
    { keys: ['Ctrl', 'V'], does: 'Takes the file on the clipboard while the zone has the focus.' },
  ],
  accessibility: [
    'A group named by the label. Start and end of an upload are read out politely, errors at once.',
    'When the zone gives way to the file, the focus goes to “Remove File”; when the file goes, back to the zone. A drop by the mouse moves no focus.',
    'The image is decoration: the name says which file it is.',
    'Judging type and size helps people and protects nobody: the server decides.',
    'Left to you: the uploading itself, stopping it in `onRemove`, and the toast on success.',
  ],
}

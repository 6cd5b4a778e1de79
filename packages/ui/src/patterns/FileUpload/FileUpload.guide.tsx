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
    'For a file that is already stored: its state is `success`, with the name and, for an image, its address.',
  ],
  avoid: [
    {
      when: 'Files are only collected, or there are several at once.',
      instead: 'Components/DropZone',
    },
    { when: 'Something else takes time.', instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field, and the group around its content.' },
    {
      part: 'Drop zone',
      role: 'Shows while there is no file, and beside an error, so that people can choose another file at once.',
    },
    { part: 'File', role: 'Its image or an icon, its name and size.' },
    { part: 'Progress', role: 'The sent part, with the percentage.' },
    {
      part: 'Outcome',
      role: 'Uploaded, or the error in the words of the rule or the server.',
    },
    { part: 'Remove File', role: 'Cancels or removes, in every state with a file.' },
    {
      part: 'Try again',
      role: 'After a failed upload with a known file. Not for a refused file.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <FileUpload {...words} description="Images up to 5 MB" state={{ status: 'idle' }} />
        ),
        why: 'The description states the limits in words before anybody breaks them.',
      },
      dont: {
        show: () => (
          <FileUpload
            {...words}
            description="image/* max. 5242880 bytes"
            state={{ status: 'idle' }}
          />
        ),
        why: 'Correct, but of no help to anybody.',
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
        why: 'Says nothing, and people have to find the file again.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the drop zone, then to “Try again” and “Remove File”.' },
    { keys: ['Enter'], does: 'On the zone it opens the file chooser; on a button it presses it.' },
    {
      keys: ['Ctrl', 'V'],
      does: 'Takes the file from the clipboard while the zone has the focus.',
    },
  ],
  accessibility: [
    'A group named by the label. Start and end of an upload are read out politely, errors at once.',
    'When the file replaces the zone, the focus moves to “Remove File”; when the file is removed, back to the zone. A mouse drop moves no focus.',
    'The image is decorative: the name says which file it is.',
    'Checking type and size helps people but protects nothing: the server decides.',
    'Left to you: the upload itself, cancelling it in `onRemove`, and the toast on success.',
  ],
}

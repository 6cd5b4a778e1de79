import { mocked } from 'storybook/test'
import { brokenImage, image } from '../../storybook/image'
import type { UploadImage } from '../images/images'
import type { EditablePlan } from './membershipModel'

/** A made-up tier, for stories and tests. */
export const plan: EditablePlan = {
  name: 'Premium',
  price: 9.99,
  period: 'month',
  description: 'For members who want to take part in everything.',
  features: ['All gatherings', 'The member directory', 'A vote in the yearly assembly'],
  isActive: true,
  image: image,
}

/** Values that break careless screens. */
export const hostilePlan: EditablePlan = {
  name: `<img src=x onerror="alert(1)"> ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`,
  price: 1_234_567.89,
  period: 'lifetime',
  description: `${'For everybody who has carried the community since its very first gathering. '.repeat(8)}\n${'x'.repeat(200)}`,
  features: ['<b>bold</b>', 'y'.repeat(120), ' '],
  image: brokenImage,
}

/** An upload that a play function controls: it gets no answer until told to. */
export function holdUpload(onUpload: UploadImage) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const calls: { file: File; options: Parameters<UploadImage>[1] }[] = []
  mocked(onUpload).mockImplementationOnce((file, options) => {
    calls.push({ file, options })
    return promise
  })
  const asked = () => {
    const [call] = calls
    if (!call) throw new Error('Nothing was uploaded')
    return call
  }
  return {
    asked,
    progress: (percent: number) => asked().options.onProgress(percent),
    store: resolve,
    fail: (message: string) => reject(new Error(message)),
  }
}

/** The input that receives the files of the file chooser. */
export function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input')
  return input
}

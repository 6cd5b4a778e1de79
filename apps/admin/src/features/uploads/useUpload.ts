import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { IMAGE_RULES, imageTypeOf, type UploadImage } from '@hearth/ui/domain/images'
import { needsConversion, typeProblem } from '@hearth/ui/form/fileRules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { refusalOf } from '../../errors/refusal'
import { showSuccess } from '../../errors/toasts'
import { uploadMessages } from './messages'
import { noAddress, sendFile, UploadError } from './sendFile'

const loadConversion = () => import('./convertImage')
loadWhenIdle(loadConversion)

/**
 * The file itself, or a converted copy for a server that does not accept its type.
 * @throws UploadError when it is not an image, or when this browser cannot convert it
 */
async function toSend(chosen: File): Promise<File> {
  if (!needsConversion(chosen, IMAGE_RULES)) {
    const type = await imageTypeOf(chosen)
    if (type === undefined) throw new UploadError(typeProblem(IMAGE_RULES))
    return type === chosen.type ? chosen : new File([chosen], chosen.name, { type })
  }
  const { toJpeg } = await loadConversion().catch((cause: unknown) => {
    throw new UploadError(uploadMessages.upload.failure, { cause })
  })
  const jpeg = await toJpeg(chosen)
  if (!jpeg) throw new UploadError(typeProblem(IMAGE_RULES))
  return jpeg
}

/**
 * Uploads the image of a tier or an announcement (specification 7): gets an address from the server
 * and sends the file there.
 */
export function useUpload(): UploadImage {
  const { mutateAsync: askAddress } = useMutation(api.mutation('createUploadUrl'))
  return async (chosen, options) => {
    const { signal } = options
    try {
      const file = await toSend(chosen)
      signal.throwIfAborted()
      const { url } = await askAddress({
        body: { fileName: file.name, fileType: file.type },
      }).catch((error: unknown) => {
        throw noAddress(error)
      })
      signal.throwIfAborted()
      const path = await sendFile(url, file, options)
      showSuccess(uploadMessages.upload)
      return path
    } catch (error) {
      // No message for a file that was removed; the end of the session is reported by the code
      // that ends it.
      const isSaid = signal.aborted || (error instanceof Error && refusalOf(error.cause))
      if (error instanceof Error && !isSaid) toast.error(error.message)
      throw error
    }
  }
}

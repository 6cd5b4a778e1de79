import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { MembershipFormProps } from '@hearth/ui/screens/membership-form/MembershipForm'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api'
import { saySuccess } from '../errors/say'
import { refusalOf } from '../session/refusal'
import { noAddress, sendFile } from '../upload'

/** Uploads the image of a tier (specification 7): an address from the server, then the file to it. */
export function useUpload(): MembershipFormProps['onUpload'] {
  const { mutateAsync: askAddress } = useMutation(api.mutation('createUploadUrl'))
  return async (file, { signal }) => {
    try {
      const { url } = await askAddress({
        body: { fileName: file.name, fileType: file.type },
      }).catch((error: unknown) => {
        throw noAddress(error)
      })
      signal.throwIfAborted()
      const path = await sendFile(url, file, signal)
      saySuccess('upload')
      return path
    } catch (error) {
      // Nobody waits for a file that was taken away, and the end of the session is said by whoever ends it.
      const isSaid = signal.aborted || (error instanceof Error && refusalOf(error.cause))
      if (error instanceof Error && !isSaid) toast.error(error.message)
      throw error
    }
  }
}

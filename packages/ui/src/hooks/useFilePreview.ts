import { useEffect, useState } from 'react'

/**
 * Address of a chosen image that is not uploaded yet; undefined while it is being read, and for a
 * file that is not an image. It is a data URL: the panel's content security policy allows no
 * blobs.
 */
export function useFilePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ of: File; src: string }>()

  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setPreview({ of: file, src: reader.result })
    }
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
      reader.abort()
    }
  }, [file])

  return preview && preview.of === file ? preview.src : undefined
}

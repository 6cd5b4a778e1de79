import { VisuallyHidden } from '@hearth/ui/components/VisuallyHidden'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { brand } from '../brand'
import { NOT_FOUND } from './NotFoundPage'

/**
 * Titles the document, and after a navigation moves the focus to the page's heading and says its
 * name. A change of search parameters alone is no navigation: focus stays in the filter.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const name = () => {
      const titles = router.state.matches.map(({ staticData }) => staticData.title)
      const title = titles.findLast((one) => one !== undefined) ?? NOT_FOUND
      document.title = `${title} · ${brand.productName}`
      return title
    }
    name()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const title = name()
      if (!pathChanged || !fromLocation) return
      setAnnouncement(title)
      const heading = document.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    })
  }, [router])

  return (
    <VisuallyHidden element="div">
      <p aria-live="polite">{announcement}</p>
    </VisuallyHidden>
  )
}

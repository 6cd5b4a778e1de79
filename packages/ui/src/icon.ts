import type { ReactElement } from 'react'

/**
 * An icon from lucide-react, sized by its container: `<Users />`; or the class of one that costs no
 * node of the document, such as `navIcons.users`.
 */
export type Icon = ReactElement | string

/** The classes and the content of an element that shows an icon. */
export const showIcon = (icon: Icon, className: string) =>
  typeof icon === 'string'
    ? { className: `${className} ${icon}`, element: null }
    : { className, element: icon }

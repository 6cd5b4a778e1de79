import { Breadcrumb } from '@hearth/ui/components/Breadcrumb'

export const example = (
  <Breadcrumb steps={[{ href: '/companies', label: 'Companies' }]} current="Bakery" />
)

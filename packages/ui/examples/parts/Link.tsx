import { Link } from '@hearth/ui/components/Link'

export const example = <Link href="/companies/1">Bakery</Link>

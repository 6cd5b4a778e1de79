import { TagGroup } from '@hearth/ui/components/TagGroup'
import { useState } from 'react'

export function Example() {
  const [tags, setTags] = useState([{ id: 'bakery', label: 'Bakery' }])
  const remove = (id: string) => setTags(tags.filter((tag) => tag.id !== id))
  return <TagGroup label="Trades" tags={tags} onRemove={remove} />
}

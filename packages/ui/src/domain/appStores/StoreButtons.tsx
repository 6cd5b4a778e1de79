import { Button } from '../../components/Button/Button'
import { Stack } from '../../layout/Stack/Stack'
import { type StoreLinks, storeNames } from './storeNames'
import { storesText } from './storesText'

interface StoreButtonsProps {
  stores: StoreLinks
}

/** Both stores, for a device that belongs to neither. */
export function StoreButtons({ stores }: StoreButtonsProps) {
  return (
    <Stack space="3">
      <Button href={stores.ios} isFullWidth>
        {storesText.open(storeNames.ios)}
      </Button>
      <Button href={stores.android} isFullWidth>
        {storesText.open(storeNames.android)}
      </Button>
    </Stack>
  )
}

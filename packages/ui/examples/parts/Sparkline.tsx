import { Sparkline } from '@hearth/ui/patterns/Sparkline'

export function Example() {
  return <Sparkline values={[12, 18, 15, 22]} label="Orders in the last 4 weeks: 12, 18, 15, 22" />
}

import { Bars } from '@hearth/ui/patterns/Bars'

export function Example() {
  return (
    <Bars
      label="Orders and refunds by day"
      pointLabel="Day"
      series={['Orders', 'Refunds']}
      points={[
        { name: 'Monday', values: [24, 2], hrefs: ['/orders?day=1', '/refunds?day=1'] },
        { name: 'Tuesday', values: [31, 1], hrefs: ['/orders?day=2', '/refunds?day=2'] },
      ]}
    />
  )
}

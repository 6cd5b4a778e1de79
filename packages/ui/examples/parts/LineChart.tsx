import { LineChart } from '@hearth/ui/patterns/LineChart'

export function Example() {
  return (
    <LineChart
      label="Orders by month"
      pointLabel="Month"
      series={['Orders']}
      points={[
        { name: 'January', values: [240] },
        { name: 'February', values: [310] },
        { name: 'March', values: [295] },
        { name: 'April', values: [352] },
      ]}
    />
  )
}

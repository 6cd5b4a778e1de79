import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { mediumDate } from '../../text/dates'
import type { ChartPoint, ChartProps } from './chartProps'

type Canvas = ReturnType<typeof within>

/** Days from Nov 1, 2026 with two values each, the same at every run. */
export const daysOf = (amount: number, of = (day: number) => [(day * 7) % 13, (day * 5) % 11]) =>
  Array.from(
    { length: amount },
    (_, day): ChartPoint => ({
      name: mediumDate(new Date(Date.UTC(2026, 10, day + 1)), 'UTC'),
      values: of(day),
    }),
  )

/** The props that the stories of every chart begin with. */
export const chartArgs = {
  label: 'Arrivals and decisions by day',
  pointLabel: 'Day',
  series: ['Arrived', 'Decided'],
  points: daysOf(7),
} satisfies ChartProps

/** As a key does: user-event has no keys for sliders. */
const choosePoint = (slider: HTMLElement, index: number) =>
  fireEvent.change(slider, { target: { value: index } })

/** The values of a chosen point, in the table and in the file: the same for every chart of `daysOf(7)`. */
export async function expectAllWays(canvas: Canvas, label: string) {
  const figure = within(canvas.getByRole('figure', { name: label }))
  const slider = figure.getByRole('slider', { name: 'Day' })
  await userEvent.tab()
  await expect(slider).toHaveFocus()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 7, 2026: Arrived 3, Decided 8')
  await expect(figure.getByText('Decided 8')).toBecomeVisible()
  choosePoint(slider, 0)
  await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 1, 2026: Arrived 0, Decided 0')

  const open = figure.getByRole('button', { name: `Table: ${label}`, expanded: false })
  await userEvent.click(open)
  await waitFor(() => expect(open).toHaveAttribute('aria-expanded', 'true'))
  const rows = within(figure.getByRole('table', { name: label })).getAllByRole('row')
  await expect(rows).toHaveLength(8)
  await expect(rows[0]).toHaveTextContent('DayArrivedDecided')
  await expect(rows[7]).toHaveTextContent('Nov 7, 202638')
  await userEvent.click(open)
  await waitFor(() => expect(figure.queryByRole('table')).toBeNull())
}

/** The file that a press on "Download CSV" saves, and its name. */
export async function downloadedFrom(canvas: Canvas, label: string) {
  const create = spyOn(URL, 'createObjectURL')
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await userEvent.click(canvas.getByRole('button', { name: `Download CSV: ${label}` }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    const [file] = create.mock.lastCall ?? []
    const [link] = click.mock.contexts
    if (!(file instanceof Blob && link instanceof HTMLAnchorElement)) {
      throw new Error('The button did not save a file')
    }
    return { name: link.download, text: await file.text() }
  } finally {
    click.mockRestore()
    create.mockRestore()
  }
}

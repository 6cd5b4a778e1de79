import { Grid } from '../../layout/Grid/Grid'
import type { Guide } from '../../storybook/guide'
import { PlanCard } from './PlanCard'

const description = 'For members who want to take part in everything.'

export const guide: Guide = {
  use: [
    'Beside the form of a membership tier, as a live preview.',
    'Wherever a tier is shown as members will see it.',
  ],
  avoid: [
    { when: 'There are many tiers to compare or act on.', instead: 'Patterns/DataTable' },
    { when: 'It is a count of members or money.', instead: 'Patterns/StatTile' },
    { when: 'It groups other content.', instead: 'Components/Card' },
  ],
  anatomy: [
    { part: 'Image', role: 'Decoration at the top. An image that does not load is left out.' },
    {
      part: 'Name',
      role: 'Two lines at most; the whole name is in the title and for screen readers.',
    },
    { part: 'State', role: 'Active or Inactive, as a word.' },
    { part: 'Price', role: 'With $, two decimals and the billing period.' },
    {
      part: 'Price note',
      role: 'Says that a price will be saved as something other than it looks.',
    },
    { part: 'Description', role: 'Keeps its line breaks.' },
    { part: 'Features', role: 'Point by point. Empty and repeated points are left out.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Grid>
            <PlanCard name="" price={undefined} period="month" />
          </Grid>
        ),
        why: 'Before anything is typed the card shows placeholders, so that nothing jumps later.',
      },
      dont: {
        show: () => (
          <Grid>
            <PlanCard
              name="Your tier name here!"
              price={99.99}
              period="month"
              description="Lorem ipsum"
            />
          </Grid>
        ),
        why: 'Invented words look like saved ones.',
      },
    },
    {
      do: {
        show: () => (
          <Grid>
            <PlanCard
              name="Premium"
              price={0}
              priceNote="This isn't a number. The price will be saved as $0.00."
              period="month"
              description={description}
            />
          </Grid>
        ),
        why: 'Somebody who typed “9,99” learns before saving what would be saved.',
      },
      dont: {
        show: () => (
          <Grid>
            <PlanCard name="Premium" price={0} period="month" description={description} />
          </Grid>
        ),
        why: 'A tier that should cost 9.99 is given away, and nobody was told.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'An article named by the tier; the name is a heading, with its level as a prop. On the page of the tier the title of the page is that heading, and the card has none.',
    'The image has no alternative text: people must not need its content.',
    'Placeholders keep 4.5:1, and are read out as they are.',
    'The title of a clamped name needs a pointer. In a form the whole name is in its field as well.',
    'It does not announce its changes: the fields that cause them do.',
  ],
}

/** Parts that may still change, by title, with the reason. All others are stable. */
export const beta: Readonly<Record<string, string>> = {
  'Patterns/ReasonField': 'The record is new, and its words may change.',
  'Patterns/Timeline': 'The record is new, and its rows may change.',
  'Product/MemberRecord': 'The record is new, and its place on the page may change.',
}

/** Parts with stories that no page of the product has, by folder, with the reason to keep them. */
export const apart: Readonly<Record<string, string>> = {
  'patterns/AfterAnAction': 'It shows what all lists do.',
}

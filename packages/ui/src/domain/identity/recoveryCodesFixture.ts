/** Invented codes, for stories: nothing here opens an account. */
export const codesFixture: readonly string[] = [
  '7KQ2M-4XR9T',
  'BNC3W-FH6PD',
  '0VZ8J-2MGSA',
  'Y5E1R-TQ7KX',
  'D94HN-WBP03',
  'GM6XC-8JVZ2',
  'R1SAT-EY5QK',
  '3FPD7-NHB9W',
  'ZX2VG-M4KC6',
  'Q8TJ0-R5YES',
]

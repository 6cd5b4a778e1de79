/** Title and text of each demo announcement, newest first. */
export const announcementTexts: readonly (readonly [title: string, text: string])[] = [
  [
    'Welcome to the new admin panel',
    'Members, requests, posts and plans are now in one place. If something is missing, tell the office: we read every message.',
  ],
  [
    'House rules of the forum',
    'Be kind, be brief, help where you can. Posts that sell, threaten or expose somebody are removed without notice. Questions go to the office.',
  ],
  [
    'Planned maintenance on Sunday',
    "The app will be away for about an hour on Sunday morning from eight o'clock. Messages sent during that time are delivered afterwards.",
  ],
  [
    'Summer gathering: registration is open',
    'We meet on the first Saturday of August. There is a tent, music and food for everybody. Please register so that we know how much bread to bake.',
  ],
  [
    'Citizenship requests: what we need',
    'A clear photograph of the document, all four corners visible, no flash. Requests with blurred pictures are declined, and you may send them again.',
  ],
  [
    'New opening hours of the office',
    'Monday to Thursday from nine to four, Friday until noon. In August only in the mornings.',
  ],
  [
    'Two-step sign-in for everybody who administrates',
    'From this month each administrator signs in with a password and a code from an authenticator app. It takes a minute to set up.',
  ],
  [
    'Language courses in autumn',
    'Twelve evenings, three levels, small groups. The first course is free for members of the yearly and the lifetime plan.',
  ],
  [
    'Annual general meeting',
    'The board reports on the year, the budget is voted on, and there are elections for two seats. Papers are at the office a week before.',
  ],
  [
    "Results of the members' survey",
    'Six in ten want more events outside the capital, and most of you like the forum as it is. We start with three new towns in spring.',
  ],
  [
    'Beware of letters asking for a fee',
    'We never ask for money by text message. If you get such a message, do not pay and forward it to the office.',
  ],
  [
    'Scholarships: apply until the end of March',
    'Five scholarships for vocational training. The form is short, and the office helps with it on Wednesday afternoons.',
  ],
  [
    'The library is back',
    'After the water damage the shelves are full again. Thank you to everybody who carried boxes.',
  ],
  [
    'Volunteers for the information desk',
    'Two hours a week, training included. You should like people, and speak any two languages.',
  ],
  [
    'Holiday closing',
    'The office is closed between the holidays. Urgent matters of documents are answered by mail within two days.',
  ],
  [
    'App version 4: what is new',
    'Larger text, dark colours at night, and the invitations that you sent now show their status.',
  ],
  [
    'Invitations expire after thirty days',
    'An invitation that nobody took up expires after thirty days. You can send a new one at any time.',
  ],
  [
    'Legal advice, first Tuesday of the month',
    'A lawyer answers short questions free of charge. Please bring your letters, also the envelopes.',
  ],
  [
    'Winter clothes collection',
    "Coats, boots and blankets until the end of November, clean and dry. The children's sizes are what we lack most.",
  ],
  [
    'Change of the bank account',
    'Contributions go to a new account from January. You find it in the app under Membership, and nowhere else.',
  ],
  [
    'Photo competition: my first year',
    'One picture, one sentence. The ten best hang in the hall for a month, and the first prize is a weekend by the sea.',
  ],
  [
    'Swimming for women',
    'The pool is reserved for us every Wednesday evening. A trainer helps beginners.',
  ],
  [
    'Sports day was a success',
    'Four hundred people, nine sports and one broken tooth, now repaired. See you next year.',
  ],
  [
    'Help after the storm',
    'Whoever needs a roof, a dry room or only a pair of hands, call the office. Whoever has one to give, call as well.',
  ],
  [
    'How we handle your documents',
    'Documents are kept encrypted, seen only by those who decide, and each look at them is recorded. They are deleted with your account.',
  ],
  [
    'Choir concert in December',
    'Songs from eleven countries. Entry is free, the hat goes round for the music school.',
  ],
  [
    'New: delete your account yourself',
    'You can now delete your account on the public page with a key sent by mail. It cannot be undone.',
  ],
  [
    'Traffic around the hall',
    'The street is dug up until May. Please come by bus or on foot, and use the side entrance.',
  ],
  [
    'Health check days',
    'Blood pressure, eyes, ears: free for members over fifty, with interpreters for six languages.',
  ],
  [
    'Lost property',
    'Fourteen umbrellas, three phones and a violin are waiting at the office. The violin is good, please fetch it.',
  ],
  [
    "Children's holiday camp is full",
    'We could take forty children this year. There is a waiting list, and we look for two more supervisors to open a second group.',
  ],
  [
    'Board minutes published',
    'The minutes of the last three meetings are at the office for every member to read.',
  ],
  [
    'Test of the alarm system',
    'On Thursday at eleven the alarm in the hall is tested. It is loud, and it is over after a minute.',
  ],
  [
    'Old app versions stop working',
    'Version 2 of the app no longer signs in from June. Please update; the office helps with phones that cannot.',
  ],
  [
    'Draft: spring programme',
    'Dates and rooms are still being arranged. This stays hidden until the programme is complete.',
  ],
]

/** Title and text of a post, with placeholders `{town}`, `{day}`, `{month}` and `{n}`. */
export type PostText = readonly [title: string, text: string]

export const towns = [
  'Alder Bay',
  'Brightwater',
  'Cedar Mill',
  'Dunmore',
  'Eastfield',
  'Fernley',
  'Greystone',
  'Harbour End',
  'Kingsbridge',
  'Larkhill',
  'Millbrook',
  'Northgate',
  'Oakham',
  'Port Ellis',
  'Riverside',
  'Stonehaven',
] as const

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const postTexts: readonly PostText[] = [
  [
    'Walking group in {town}',
    'We meet every {day} at nine by the old bridge and walk for about two hours. The pace is easy, dogs are welcome, and there is coffee at the end. Nobody has to be fit to join.',
  ],
  [
    'Room to let near {town} station',
    'I have a quiet room free from {month}. It looks over the garden, it is furnished, and there is space for a bicycle. I would rather give it to a member than put it on the open market.',
  ],
  [
    'Thank you all for the help',
    'Last {day} my cellar was under water and within an hour {n} people from this community stood at my door with buckets. I do not know how to thank you. There will be cake.',
  ],
  [
    'Does anybody know a good dentist?',
    'I have just moved to {town} and need somebody patient: I am a coward. English or French spoken would be a help.',
  ],
  [
    'Language exchange on {day} evenings',
    'Half an hour of your language, half an hour of mine. We sit in the back room of the library in {town}. At the moment we are {n} people and five languages.',
  ],
  [
    'Lost: grey cat with a white paw',
    'Her name is Biscuit. She went out on {day} night near the park in {town} and has not come home. She is shy but answers to the sound of a fridge door.',
  ],
  [
    'Found: grey cat with a white paw',
    'She has moved into our shed in {town} and eats as if she had been away for a month. If she is yours, tell me which paw it is.',
  ],
  [
    'Citizenship interview: what to expect',
    'I had mine on {day}. It took {n} minutes, the officer was friendly and the questions were the ones in the booklet. Bring originals as well as copies. Happy to answer anything here.',
  ],
  [
    'How long did your badge take?',
    'I sent my documents in {month} and the status still says pending. I am not complaining, I would only like to know whether that is normal.',
  ],
  [
    'Translation of birth certificates',
    'The office in {town} accepts translations only with a stamp of a sworn translator. I paid for one without it and had to do it again, so that you do not have to.',
  ],
  [
    'Potluck dinner in {town}',
    'On {day} at seven in the community hall. Bring one dish from wherever you feel at home, and a label with what is in it. Plates and drinks are there.',
  ],
  [
    "Children's books in our languages",
    'We have collected {n} picture books so far. They stand in the small room behind the kitchen. Take one, bring it back when it has been read to pieces.',
  ],
  [
    'Looking for a football goalkeeper',
    'Our Sunday team lost the last {n} matches, and not only because of the goalkeeper, but he has moved away. Age and talent do not matter. Meet us in {town} on {day}.',
  ],
  [
    'Bicycle repair morning',
    'Bring your bicycle on {day} between nine and twelve and we will fix it together. Tools are there, spare tyres for a small gift into the box. The square in {town}.',
  ],
  [
    'Choir needs tenors',
    'We sing anything between folk songs and film music. We are {n} sopranos and two brave tenors. Rehearsals are on {day} at eight in {town}; reading music is not needed.',
  ],
  [
    'Garden plot to share',
    'My plot is too large for me alone. Whoever likes tomatoes and does not mind weeding is welcome to half of it. It is ten minutes by bus from {town}.',
  ],
  [
    'Seedlings to give away',
    'I sowed too much again: {n} tomato plants, some peppers and a basil that wants to become a tree. Come by on {day} with a box.',
  ],
  [
    'First aid course, free for members',
    'A nurse from {town} offers a course on two evenings in {month}. There are {n} places. It covers children as well.',
  ],
  [
    'Who can lend a van?',
    'We move from {town} to Larkhill on {day}. Two trips, no stairs, lunch included. I pay the fuel and one favour of your choice.',
  ],
  [
    'Book club reads short stories',
    'For {month} we take three short ones instead of a long novel, because nobody finished the last one, me included. New readers are welcome without having read a line.',
  ],
  [
    'Chess in the park',
    'Every {day} from four until it gets dark, weather permitting. We have {n} boards. Beginners sit at the end with the good cake.',
  ],
  [
    'Homework help for schoolchildren',
    'Students and retired teachers help with mathematics and languages, {day} from three to five. We need two more people who are not afraid of fractions.',
  ],
  [
    'A word about the bus line',
    'From {month} the bus through {town} runs every {n} minutes instead of every hour. It took three letters, one petition and a lot of patience. It was worth it.',
  ],
  [
    'Sewing machine looks for a home',
    "It is old, heavy and works like a clock. It was my aunt's. I would like it to go to somebody who really sews.",
  ],
  [
    'Recipe: lentil soup for {n}',
    'You asked for it after the dinner in {town}. Fry onions slowly, much more slowly than you think. Then red lentils, cumin, water, lemon at the very end. That is the whole secret.',
  ],
  [
    'Winter coats for newcomers',
    'We collect coats, boots and gloves until the end of {month}. Please only what you would wear yourself. Drop them at the hall in {town} on {day} afternoon.',
  ],
  [
    'Job opening in our bakery',
    'We look for somebody who likes getting up early. Training on the job, {n} hours a week to begin with. Come to the back door in {town} after ten and ask for the boss, that is me.',
  ],
  [
    'Mentors for young engineers',
    'I finished my degree here {n} years ago and remember how lost I was. If you study something technical and want to talk to somebody who has been there, write to me.',
  ],
  [
    'Quiet hour at the community hall',
    'From now on {day} between two and four is quiet hour: no music, soft light, a cup of tea. For everybody who finds our meetings too loud.',
  ],
  [
    'Photographs of the summer party',
    'I put {n} pictures into the album. If you are in one and would rather not be, tell me and it is gone the same day.',
  ],
  [
    'Neighbourhood clean-up',
    'Gloves and bags are provided, we start at the school in {town} on {day} at ten. Last time we found a bathtub. Let us see what it is this time.',
  ],
  [
    'Tax return evening',
    'A member who does this for a living explains the form, line by line, on {day} in {town}. Bring your papers and your questions. She does not fill it in for you, she shows you how.',
  ],
  [
    'Film night: subtitles for everyone',
    'We show a comedy with subtitles in two languages. Doors open at seven on {day}. If you cannot climb stairs, tell us before, there is a lift at the back.',
  ],
  [
    'New here, hello from {town}',
    'I joined on {day} after a friend invited me. I work in a kitchen, I like hiking and I am still afraid of phone calls in the new language. Nice to meet you all.',
  ],
  [
    'Carpool to Kingsbridge',
    'I drive from {town} at half past six and come back at five, {day} to Friday. Three seats free. I do not talk before seven.',
  ],
  [
    'Piano lessons for beginners',
    'I have taught for {n} years and like adults who start late. The first lesson is free, and you may laugh at yourself.',
  ],
  [
    'Sunday market: stall shared',
    'We have a stall in {town} on the first Sunday of {month}. If you make honey, soap, bread or anything else with your hands, there is room beside us.',
  ],
  [
    'Reading glasses left in the hall',
    'Red frame, blue case, found on {day} under the third chair. They are in the drawer by the door, together with {n} single gloves.',
  ],
  [
    'Ideas for the anniversary',
    'The community turns {n} next year. A party, a book, a tree? Write what you would like to see below, and the committee reads everything.',
  ],
  [
    'Swimming for women only',
    'The pool in {town} is ours on {day} from eight to nine in the evening. There is a trainer for those who want to learn, and nobody else in the building.',
  ],
  [
    'Grief group',
    'For those who lost somebody far away and could not travel. We sit together on {day}, talk or do not talk. No registration, no religion, one candle.',
  ],
  [
    'Moving to the countryside: any regrets?',
    'We think about leaving {town} for a house with a garden and a bus twice a day. What do you wish you had known before?',
  ],
  [
    'Board games, {n} players needed',
    'I was given a game that takes five hours and cannot be played alone. {day} evening, snacks are on me, patience is on you.',
  ],
  [
    'Recognition of diplomas',
    'After {n} months my diploma is recognised. I wrote down every step, every form and every fee. Write to me and I send it to you.',
  ],
  [
    'Community fridge',
    'It stands by the side entrance of the hall in {town}. Put in what you cannot eat, take what you can. Please write the date on it, and no raw fish, for obvious reasons.',
  ],
  [
    'Yoga in the garden',
    "{day} at seven in the morning, if it does not rain. Bring a mat or a large towel. The neighbour's rooster joins us at half past.",
  ],
  [
    'Does the app show the wrong time?',
    'My events are an hour off since {month}. I restarted the phone and it helped for a day. Has anybody else seen this?',
  ],
  [
    'Elder visits: two more volunteers',
    'We visit {n} members who live alone, once a week, for an hour. Sometimes it is shopping, mostly it is tea and stories. You will get more than you give.',
  ],
  [
    'Drumming workshop',
    'No experience needed, only hands. The school in {town} lends us the gym on {day} afternoon. Children from six years on.',
  ],
  [
    'Lift to the consulate',
    'I have an appointment on {day} and two free seats from {town}. We leave at five in the morning, I bring coffee.',
  ],
  [
    'Repair café: what we learned',
    'We opened {n} toasters, two radios and a music box. Most things were only dirty. The next date is in {month}.',
  ],
  [
    'House rules of the forum, in short',
    'Be kind, be brief, no selling of tickets, no politics after midnight. Questions are never stupid. The long version is pinned in the announcements.',
  ],
  [
    'Marathon: who runs for our team?',
    'In {month} we run through {town} in our green shirts. The relay is fine too: each runs about {n} kilometres, and the slowest gets the first beer.',
  ],
  [
    'Old computers for the classroom',
    'We collect laptops that still start. A student wipes them properly and sets them up again. So far {n} children got one.',
  ],
  [
    'Storytelling night',
    'True stories, at most seven minutes, told without paper. The theme in {month} is "The wrong train". {town}, {day}, eight o\'clock.',
  ],
  [
    'Allotment rules have changed',
    'From {month} no fires before dusk and no paddling pools over two metres. I know. I did not write them, I only pass them on.',
  ],
  [
    'Encontro de verão em {town}',
    'Encontramo-nos no sábado às quatro da tarde, junto ao rio. Cada família leva qualquer coisa para partilhar. Há sombra, há música e há sempre lugar para mais um.',
  ],
  [
    'Procuro aulas de conversação',
    'Percebo quase tudo, mas fico sem palavras ao telefone. Alguém em {town} quer trocar uma hora de conversa por uma hora de guitarra?',
  ],
  [
    'Un coup de main pour déménager',
    'Nous déménageons à {town} dans {n} jours. Un canapé trop lourd, un piano heureusement non. Le déjeuner est offert, la bonne humeur aussi.',
  ],
  [
    'Spieleabend in {town}',
    'Wir treffen uns einmal im Monat, spielen, reden und essen zu viel Kuchen. Wer neue Leute kennenlernen möchte, ist herzlich eingeladen.',
  ],
  [
    'Βραδιά ποίησης',
    'Διαβάζουμε ποιήματα σε όποια γλώσσα θέλει ο καθένας, με μετάφραση όπου υπάρχει. Καφές και κουλουράκια στο διάλειμμα.',
  ],
  [
    'Шукаємо вчительку музики',
    'Двоє дітей, восьми і десяти років, хочуть грати на скрипці. Живемо біля парку, можемо приходити самі.',
  ],
  [
    'مجموعة القراءة للأمهات',
    'نلتقي صباح كل أربعاء مع الأطفال، نقرأ قصة ونشرب الشاي. الجميع مرحب بهم، ولا حاجة للتسجيل.',
  ],
  [
    'शाम की चाय पर मिलते हैं',
    'हर रविवार शाम पाँच बजे हम पार्क के पास मिलते हैं। नए सदस्य भी आएँ, बातें करें और शहर को जानें।',
  ],
  [
    '周末一起包饺子',
    '星期天下午三点在社区厨房，我们一起和面、擀皮、包饺子。不会的可以学，会的请来教。',
  ],
  [
    '日本語でおしゃべり会',
    '月に一度、お茶を飲みながら日本語で話しましょう。初心者の方も大歓迎です。お子さま連れもどうぞ。',
  ],
  [
    'Emoji only, guess the film 🎬',
    '🧒🏽🚲🌕👽 and the harder one: 👨‍👩‍👧‍👦🏠🎄✈️😱. Answers below. The winner of last week needed {n} seconds.',
  ],
]

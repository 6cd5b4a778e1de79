/** Names of a region, in their own script and in Latin letters for email addresses. */
export interface Region {
  readonly country: string
  readonly callingCode: string
  /** How a full name is composed. */
  readonly order: 'given family' | 'family given' | 'familygiven'
  /** `name:latin` pairs, without the second part if both are the same. */
  readonly given: readonly string[]
  readonly family: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Common given and family names. Demo members get random combinations. */
export const regions: readonly Region[] = [
  {
    country: 'Portugal',
    callingCode: '351',
    order: 'given family',
    given: words(
      'Inês:ines João:joao Beatriz Gonçalo:goncalo Mafalda Tomás:tomas Leonor Simão:simao Matilde Duarte Conceição:conceicao Rúben:ruben Graça:graca Nuno Íris:iris Vasco',
    ),
    family: words(
      'Sousa Magalhães:magalhaes Brandão:brandao Teixeira Guimarães:guimaraes Nóbrega:nobrega Fonseca Assunção:assuncao Moreira Simões:simoes Quintela Leitão:leitao Araújo:araujo Valente',
    ),
  },
  {
    country: 'France',
    callingCode: '33',
    order: 'given family',
    given: words(
      'Chloé:chloe Théo:theo Élodie:elodie Loïc:loic Zoé:zoe Gaëtan:gaetan Maëlle:maelle Rémi:remi Anaïs:anais Benoît:benoit Hélène:helene Aurélien:aurelien Noémie:noemie Cédric:cedric',
    ),
    family: words(
      'Lefèvre:lefevre Béranger:beranger Guérin:guerin Delaunay Prévost:prevost Chevallier Rousselot Mérieux:merieux Vasseur Lemaître:lemaitre Barthélemy:barthelemy Fournel Desmarais',
    ),
  },
  {
    country: 'Germany',
    callingCode: '49',
    order: 'given family',
    given: words(
      'Jürgen:juergen Käthe:kaethe Lukas Änne:aenne Sören:soeren Friederike Götz:goetz Heike Björn:bjoern Annika Matthias Wiebke Jörg:joerg Svenja',
    ),
    family: words(
      'Müllner:muellner Weißgerber:weissgerber Brückner:brueckner Vogelsang Schäferling:schaeferling Köhlermann:koehlermann Lindenau Großkopf:grosskopf Hartwig Böttcher:boettcher Ehrlichmann',
    ),
  },
  {
    country: 'Sweden',
    callingCode: '46',
    order: 'given family',
    given: words(
      'Åsa:asa Öystein:oystein Linnéa:linnea Göran:goran Maja Håkan:hakan Saga Anders Ebba Torbjörn:torbjorn Freja Søren:soren',
    ),
    family: words(
      'Lindqvist Åkerblom:akerblom Sjögren:sjogren Nordvall Björkman:bjorkman Ekström:ekstrom Hägglund:hagglund Östberg:ostberg Solheim Nørgaard:norgaard',
    ),
  },
  {
    country: 'Poland',
    callingCode: '48',
    order: 'given family',
    given: words(
      'Małgorzata:malgorzata Łukasz:lukasz Zofia Michał:michal Agnieszka Paweł:pawel Świętosława:swietoslawa Żaneta:zaneta Jiří:jiri Božena:bozena Ondřej:ondrej Kateřina:katerina',
    ),
    family: words(
      'Wiśniowski:wisniowski Zięba:zieba Kołodziej:kolodziej Źródlak:zrodlak Dąbek:dabek Szczepaniak Dvořáček:dvoracek Růžek:ruzek Černohorský:cernohorsky Błaszczyk:blaszczyk',
    ),
  },
  {
    country: 'Türkiye',
    callingCode: '90',
    order: 'given family',
    given: words(
      'Ayşe:ayse İpek:ipek Çağlar:caglar Ömer:omer Gülşen:gulsen Işıl:isil Tuğba:tugba Uğur:ugur Şebnem:sebnem Barış:baris',
    ),
    family: words(
      'Yıldırım:yildirim Çelikkol:celikkol Öztürkmen:ozturkmen Şahinbaş:sahinbas Güneşli:gunesli Karadağ:karadag Ilgaz:ilgaz Doğançay:dogancay',
    ),
  },
  {
    country: 'Ireland',
    callingCode: '353',
    order: 'given family',
    given: words(
      'Aoife Declan Niamh Oisín:oisin Siobhán:siobhan Cormac Grace Patrick Róisín:roisin Eoghan Hannah Liam',
    ),
    family: words(
      "O'Dwyer:odwyer McGrath Fitzmaurice Ní-Bhriain:nibhriain Hargreaves O'Shaughnessy:oshaughnessy Whitcombe Pembroke-Lyle:pembrokelyle Ashdown",
    ),
  },
  {
    country: 'Nigeria',
    callingCode: '234',
    order: 'given family',
    given: words(
      'Ngozi Chukwuemeka Ọláyínká:olayinka Folasade Ebere Tunde Amaka Sẹ́gun:segun Ifeoma Babajide Wanjiru Kwabena',
    ),
    family: words(
      'Okonkwor Adébáyọ̀:adebayo Nwachukwu Ogunleye Eze-Obi:ezeobi Balogun Mbeki-Dlamo:mbekidlamo Achterberg Owusu-Mensah:owusumensah',
    ),
  },
  {
    country: 'Viet Nam',
    callingCode: '84',
    order: 'family given',
    given: words(
      'Hương:huong Đức:duc Thảo:thao Quỳnh:quynh Tuấn:tuan Bích:bich Ngọc:ngoc Hiếu:hieu',
    ),
    family: words('Nguyễn:nguyen Trần:tran Lê:le Phạm:pham Huỳnh:huynh Võ:vo Đặng:dang'),
  },
  {
    country: 'Greece',
    callingCode: '30',
    order: 'given family',
    given: words(
      'Ελένη:eleni Γιώργος:giorgos Μαρία:maria Δημήτρης:dimitris Αικατερίνη:aikaterini Νίκος:nikos Σοφία:sofia Θανάσης:thanasis Ζωή:zoi Στέλιος:stelios',
    ),
    family: words(
      'Παππάς:pappas Νικολάου:nikolaou Αθανασίου:athanasiou Καραμάνος:karamanos Βλάχου:vlachou Μαυρίδης:mavridis Ξενάκη:xenaki Θεοδώρου:theodorou',
    ),
  },
  {
    country: 'Ukraine',
    callingCode: '380',
    order: 'given family',
    given: words(
      'Олена:olena Андрій:andriy Марія:mariya Єва:yeva Сергій:serhiy Ганна:hanna Юлія:yuliya Тарас:taras Дмитро:dmytro Ксенія:kseniya',
    ),
    family: words(
      'Коваленко:kovalenko Шевчук:shevchuk Бондаренко:bondarenko Ґудзенко:gudzenko Лисенко:lysenko Яворська:yavorska Мельничук:melnychuk Щербань:shcherban Їжакевич:yizhakevych',
    ),
  },
  {
    country: 'Bulgaria',
    callingCode: '359',
    order: 'given family',
    given: words(
      'Мария:maria Иван:ivan Елица:elitsa Георги:georgi Цветелина:tsvetelina Пламен:plamen Йоана:yoana Николай:nikolay',
    ),
    family: words(
      'Иванова:ivanova Димитров:dimitrov Стоянова:stoyanova Георгиев:georgiev Петкова:petkova Цонев:tsonev',
    ),
  },
  {
    country: 'Jordan',
    callingCode: '962',
    order: 'given family',
    given: words(
      'محمد:mohammad فاطمة:fatima ليلى:layla يوسف:yousef مريم:maryam خالد:khaled نور:nour أحمد:ahmad هدى:huda إبراهيم:ibrahim',
    ),
    family: words(
      'الحداد:alhaddad النجار:alnajjar قاسم:qasem الخطيب:alkhatib منصور:mansour العلي:alali درويش:darwish',
    ),
  },
  {
    country: 'Iran',
    callingCode: '98',
    order: 'given family',
    given: words(
      'علی‌رضا:alireza زهرا:zahra پریسا:parisa کیان:kian گلنار:golnar مهدی:mehdi شیرین:shirin امیرحسین:amirhossein ژاله:jaleh',
    ),
    family: words(
      'رضایی:rezaei کریمی:karimi پورحسینی:pourhosseini گل‌محمدی:golmohammadi چگینی:chegini موسوی:mousavi',
    ),
  },
  {
    country: 'Israel',
    callingCode: '972',
    order: 'given family',
    given: words(
      'שרה:sarah דוד:david רחל:rachel יוסף:yosef מרים:miriam אביגיל:avigail נועם:noam תמר:tamar',
    ),
    family: words('כהן:kohen לוי:levi מזרחי:mizrahi פרץ:perez ביטון:biton אזולאי:azoulay'),
  },
  {
    country: 'India',
    callingCode: '91',
    order: 'given family',
    given: words(
      'अनिता:anita राजेश:rajesh प्रिया:priya विकास:vikas सुनीता:sunita कृष्ण:krishna ज्योति:jyoti मोहन:mohan दीपिका:dipika',
    ),
    family: words(
      'शर्मा:sharma गुप्ता:gupta मिश्रा:mishra त्रिपाठी:tripathi जोशी:joshi चौधरी:chaudhari',
    ),
  },
  {
    country: 'China',
    callingCode: '86',
    order: 'familygiven',
    given: words(
      '芳:fang 伟:wei 秀英:xiuying 娜:na 志强:zhiqiang 丽华:lihua 明:ming 晓雯:xiaowen 建国:jianguo 雨桐:yutong',
    ),
    family: words('王:wang 李:li 张:zhang 刘:liu 陈:chen 欧阳:ouyang 赵:zhao 黄:huang'),
  },
  {
    country: 'Japan',
    callingCode: '81',
    order: 'family given',
    given: words(
      '花子:hanako 太郎:taro さくら:sakura 健一:kenichi 美咲:misaki ゆうき:yuki 陽菜:hina 翔太:shota',
    ),
    family: words(
      '山田:yamada 佐藤:sato 鈴木:suzuki 髙橋:takahashi 田中:tanaka 渡邊:watanabe 小林:kobayashi',
    ),
  },
  {
    country: 'Korea',
    callingCode: '82',
    order: 'familygiven',
    given: words(
      '민준:minjun 서연:seoyeon 지훈:jihun 하은:haeun 도윤:doyun 수빈:subin 예진:yejin 현우:hyunwoo',
    ),
    family: words('김:kim 이:lee 박:park 최:choi 정:jung 강:kang 남궁:namgung'),
  },
]

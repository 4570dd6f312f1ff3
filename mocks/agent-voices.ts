/** The answers of the agent in one language. */
export interface AgentVoice {
  /** Words by which the language of a message is recognised. */
  words: RegExp;
  /** The first match is the answer, so specific ones come before general ones. */
  answers: readonly (readonly [about: RegExp, answer: string])[];
  /** Alternate when nothing in `answers` matches. */
  otherwise: readonly string[];
  /** The answer to a message about many things. */
  toMany: string;
  /** Agrees on the first of the times that a message proposes. */
  agrees: (time: string) => string;
}

const english: AgentVoice = {
  words: /\b(?:the|is|it|and|of|to|for|you|we|my|what|how|could|there)\b/gi,
  answers: [
    [/flood|creek|drainage|basement/i, 'I will check the flood map and ask the seller about water in the basement.'],
    [/\bhoa\b|association|monthly fee/i, 'Let me get the HOA papers: the fee, what it covers, and what they allow.'],
    [
      /school|bus\b|district/i,
      'I will confirm the school assignment with the district. It can change from street to street.',
    ],
    [/day at \d.*\b(?:works|suits|is fine)/i, 'Then it is settled. I will meet you at the house.'],
    [
      /tour|visit|see it|show|come by|appointment|saturday|sunday|weekend/i,
      'I am asking the seller for a time. Is there a day that does not work for you?',
    ],
    [
      /offer|negotiat|come down|counter/i,
      'Let us talk about the offer on the phone. I will send you what sold nearby first.',
    ],
    [
      /price|expensive|budget|cost|afford/i,
      'I will pull the comparable sales, so that we know whether the price is fair.',
    ],
    [/tax/i, 'The county reassessed last year. I will look up the current tax bill.'],
    [/parking|garage|street/i, 'I will find out about the parking, and whether the street needs a permit.'],
    [
      /roof|hvac|heat|furnace|septic|plumb|wiring|inspect|survey|age\b|old\b|year|built/i,
      'Good question. I am asking the seller for the records, and an inspector would look at it too.',
    ],
    [
      /kitchen|floor|bath|paint|renovat|remodel|wall/i,
      'That can be changed. I know a contractor who gives honest estimates.',
    ],
    [
      /neighbo|noise|quiet|highway|traffic|commut|walk/i,
      'I would drive by on a weekday morning. I can tell you what I know of the street, too.',
    ],
    [/internet|fiber|phone signal|cell/i, 'I will ask which providers serve the address, and at what speed.'],
    [/thank|great|perfect|wonderful/i, 'With pleasure. Tell me if anything else comes up.'],
  ],
  otherwise: ['Thank you, I will look into it and come back to you today.', 'Noted. I will ask the seller.'],
  toMany: 'Thank you, that helps a lot. I will go through your points one by one and answer each of them.',
  agrees: (time) => `The seller agrees: ${time}. See you there.`,
};

/** English comes first, because it is the fallback. The other languages cover only the most common questions. */
export const voices: readonly AgentVoice[] = [
  english,
  {
    words: /\p{Script=Han}/gu,
    answers: [
      [/HOA|业主协会/i, '我去要一份业主协会的文件：费用、包含的项目和规定。'],
      [/学校|学区/, '我会向学区确认。不同的街道可能属于不同的学校。'],
      [/看房|参观|周末|周六|周日/, '我正在和卖家约时间。哪一天您不方便？'],
      [/价格|太贵|预算|便宜/, '我会找附近的成交记录，看看价格是否合理。'],
      [/房产税|税/, '县里去年重新评估过，我去查最新的税单。'],
      [/停车|车库/, '我去了解停车的情况，以及这条街是否需要许可证。'],
      [/屋顶|暖气|哪一年|房龄|维修/, '问得好。我正在向卖家要记录，验房师也会检查。'],
      [/谢谢|太好了/, '不客气，有任何问题随时告诉我。'],
    ],
    otherwise: ['谢谢，我去了解一下，今天给您答复。', '好的，我会问卖家。'],
    toMany: '谢谢，这很有帮助。我会逐一回答您的问题。',
    agrees: (time) => `卖家同意：${time}。到时见。`,
  },
  {
    words: /\p{Script=Arabic}{2,}/gu,
    answers: [
      [/HOA|جمعية|مل(?:ّ)?اك/i, 'سأحصل على أوراق جمعية الملّاك: الرسوم وما تشمله وما تسمح به.'],
      [/مدرسة|مدارس|تعليمية/, 'سأتأكد من المدرسة لدى المنطقة التعليمية، فقد تختلف من شارع إلى آخر.'],
      [/معاين|زيارة|السبت|الأحد|موعد/, 'أطلب من البائع موعدًا. هل هناك يوم لا يناسبك؟'],
      [/سعر|غالٍ?|ميزانية/, 'سأجمع أسعار المنازل المماثلة لنعرف هل السعر عادل.'],
      [/ضريبة/, 'أعادت المقاطعة التقييم العام الماضي. سأبحث عن فاتورة الضريبة الحالية.'],
      [/موقف|مواقف|سيارات|كراج/, 'سأسأل عن مواقف السيارات وهل يحتاج الشارع إلى تصريح.'],
      [/سقف|تدفئة|سنة|بُني|عمر/, 'سؤال جيد. أطلب السجلات من البائع، وسيفحصه الفاحص أيضًا.'],
      [/شكر|ممتاز|رائع/, 'على الرحب والسعة. أخبرني إن استجدّ شيء.'],
    ],
    otherwise: ['شكرًا لك، سأتحقق من ذلك وأعود إليك اليوم.', 'حسنًا، سأسأل البائع.'],
    toMany: 'شكرًا لك، هذا مفيد جدًا. سأجيب عن نقاطك واحدة تلو الأخرى.',
    agrees: (time) => `وافق البائع: ${time}. نلتقي هناك.`,
  },
  {
    words:
      /(?<!\p{L})(?:el|los|hay|cuánto|qué|gracias|hola|podemos|podríamos|está|tiene|vivienda|mis|preguntas)(?!\p{L})|[¿¡ñ]/giu,
    answers: [
      [
        /HOA|asociación de propietarios/i,
        'Voy a pedir los documentos de la HOA: la cuota, lo que cubre y lo que permite.',
      ],
      [/escuela|distrito escolar/i, 'Lo confirmo con el distrito escolar. Puede cambiar de una calle a otra.'],
      [
        /visit|verla|sábado|domingo|fin de semana|cita/i,
        'Le estoy pidiendo una hora al vendedor. ¿Hay algún día que no te convenga?',
      ],
      [/precio|cara|presupuesto|rebaj/i, 'Voy a buscar ventas comparables para saber si el precio es justo.'],
      [/impuesto/i, 'El condado hizo una nueva tasación el año pasado. Busco el recibo actual.'],
      [/estacionamiento|garaje|cochera/i, 'Pregunto por el estacionamiento y si la calle requiere permiso.'],
      [
        /techo|calefacción|año|construy|antigüedad/i,
        'Buena pregunta. Le pido los registros al vendedor, y un inspector también lo revisaría.',
      ],
      [/gracias|perfecto|genial/i, 'Con gusto. Avísame si surge algo más.'],
    ],
    otherwise: ['Gracias, lo averiguo y te respondo hoy.', 'Anotado. Le pregunto al vendedor.'],
    toMany: 'Gracias, eso ayuda mucho. Voy a responder a tus puntos uno por uno.',
    agrees: (time) => `El vendedor está de acuerdo: ${time}. Nos vemos allí.`,
  },
  {
    words:
      /(?<!\p{L})(?:je|nous|vous|est|des|du|quel(?:le)?s?|combien|merci|bonjour|serait|au sujet|mes)(?!\p{L})|-t-(?:il|elle)/giu,
    answers: [
      [
        /HOA|association de propriétaires/i,
        'Je demande les documents de la HOA : les frais, ce qu’ils couvrent et ce qui est permis.',
      ],
      [/école|secteur scolaire/i, 'Je vérifie auprès du secteur scolaire. Cela peut changer d’une rue à l’autre.'],
      [
        /visit|samedi|dimanche|week-end|rendez-vous/i,
        'Je demande un créneau au vendeur. Y a-t-il un jour qui ne vous convient pas ?',
      ],
      [/prix|cher|budget|négoci/i, 'Je cherche des ventes comparables pour savoir si le prix est juste.'],
      [/taxe|impôt/i, 'Le comté a réévalué l’an dernier. Je cherche l’avis d’imposition actuel.'],
      [/stationnement|garage|parking/i, 'Je me renseigne sur le stationnement, et sur un éventuel permis pour la rue.'],
      [
        /toit|chauffage|année|construit|âge/i,
        'Bonne question. Je demande les documents au vendeur, et un inspecteur vérifierait aussi.',
      ],
      [/merci|parfait|super/i, 'Avec plaisir. Dites-moi si vous avez d’autres questions.'],
    ],
    otherwise: ['Merci, je me renseigne et je reviens vers vous aujourd’hui.', 'C’est noté. Je demande au vendeur.'],
    toMany: 'Merci, cela m’aide beaucoup. Je réponds à vos points un par un.',
    agrees: (time) => `Le vendeur est d’accord : ${time}. À bientôt sur place.`,
  },
  {
    words:
      /(?<!\p{L})(?:il|gli|è|che|quanto|quale|quando|grazie|ciao|possiamo|potremmo|vorrei|stata|mie|domande)(?!\p{L})/giu,
    answers: [
      [
        /HOA|associazione di proprietari/i,
        'Chiedo i documenti della HOA: la spesa, che cosa copre e che cosa permette.',
      ],
      [/scuol|distretto/i, 'Lo verifico con il distretto scolastico. Può cambiare da una strada all’altra.'],
      [
        /visit|vederla|sabato|domenica|fine settimana|appuntamento/i,
        'Chiedo un orario al venditore. C’è un giorno che non ti va bene?',
      ],
      [/prezzo|cara|budget|trattabil/i, 'Cerco vendite simili in zona per capire se il prezzo è giusto.'],
      [/imposta|tasse/i, 'La contea ha rivalutato l’anno scorso. Cerco l’ultimo avviso d’imposta.'],
      [/parcheggi|garage|box/i, 'Mi informo sul parcheggio e se per la strada serve un permesso.'],
      [
        /tetto|riscaldamento|anno|costruit|età/i,
        'Bella domanda. Chiedo i documenti al venditore, e un perito controllerebbe anche questo.',
      ],
      [/grazie|perfetto|ottimo/i, 'Volentieri. Fammi sapere se c’è altro.'],
    ],
    otherwise: ['Grazie, mi informo e ti rispondo oggi.', 'Va bene, chiedo al venditore.'],
    toMany: 'Grazie, mi aiuta molto. Rispondo ai tuoi punti uno per uno.',
    agrees: (time) => `Il venditore è d’accordo: ${time}. Ci vediamo lì.`,
  },
];

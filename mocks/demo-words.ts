import type { PersonaKey } from './personas.ts';
import type { MailPurpose } from './state.ts';

export interface DemoWords {
  demo: string;
  title: string;
  close: string;
  unread: string;
  mailbox: string;
  noMail: string;
  purposes: Record<MailPurpose, string>;
  copyCode: string;
  copied: string;
  accounts: string;
  password: string;
  copyEmail: string;
  copyPassword: string;
  market: string;
  marketHint: string;
  signInFirst: string;
  home: string;
  cutPrice: string;
  moveStatus: string;
  shareHome: string;
  message: string;
  agentWrites: string;
  moves: string;
  server: string;
  call: string;
  everyCall: string;
  fault: string;
  noFault: string;
  once: string;
  latency: string;
  reset: string;
  resetHint: string;
  people: Record<PersonaKey, string>;
}

const en: DemoWords = {
  demo: 'Demo',
  title: 'Demo helpers',
  close: 'Close',
  unread: 'unread',
  mailbox: 'Mailbox',
  noMail: 'Codes that the demo sends by mail arrive here.',
  purposes: { confirm: 'Confirm your account', reset: 'Reset your password' },
  copyCode: 'Copy code',
  copied: 'Copied',
  accounts: 'Demo accounts',
  password: 'All of them use the password',
  copyEmail: 'Copy e-mail',
  copyPassword: 'Copy password',
  market: 'Market',
  marketHint: 'The page shows it when it next reads the list: reload it.',
  signInFirst: 'Sign in to see your homes here.',
  home: 'Home',
  cutPrice: 'Cut the price',
  moveStatus: 'Next status',
  shareHome: 'Share another home',
  message: 'Message from the agent',
  agentWrites: 'Send as the agent',
  moves: 'The market moves by itself',
  server: 'Server',
  call: 'Call',
  everyCall: 'every call',
  fault: 'Fault',
  noFault: 'none',
  once: 'Only once',
  latency: 'Delay in milliseconds',
  reset: 'Reset demo data',
  resetHint: 'Deletes everything you did here and goes back to the sign-in screen.',
  people: {
    main: '24 homes around Asheville, and an agent',
    awaited: 'Agent not registered yet',
    noAgent: 'No agent',
    noHomes: 'No homes yet',
    noProfile: 'No buyer profile yet',
    unconfirmed: 'Account not confirmed',
    hostile: 'Broken and hostile data',
    many: '10,000 homes',
    most: '50,000 homes',
    talk: 'A conversation of 2,000 messages',
  },
};

const zh: DemoWords = {
  demo: '演示',
  title: '演示助手',
  close: '关闭',
  unread: '未读',
  mailbox: '邮箱',
  noMail: '演示发送的验证码会显示在这里。',
  purposes: { confirm: '确认您的账户', reset: '重置您的密码' },
  copyCode: '复制验证码',
  copied: '已复制',
  accounts: '演示账户',
  password: '所有账户的密码都是',
  copyEmail: '复制邮箱地址',
  copyPassword: '复制密码',
  market: '市场',
  marketHint: '页面下次读取列表时显示：请刷新。',
  signInFirst: '登录后可在此看到您的房源。',
  home: '房源',
  cutPrice: '降价',
  moveStatus: '下一个状态',
  shareHome: '再分享一套房源',
  message: '经纪人的消息',
  agentWrites: '以经纪人身份发送',
  moves: '市场自行变化',
  server: '服务器',
  call: '调用',
  everyCall: '所有调用',
  fault: '故障',
  noFault: '无',
  once: '仅一次',
  latency: '延迟（毫秒）',
  reset: '重置演示数据',
  resetHint: '清除您在此处的所有操作，并返回登录页面。',
  people: {
    main: '阿什维尔周边 24 套房源，有经纪人',
    awaited: '经纪人尚未注册',
    noAgent: '没有经纪人',
    noHomes: '还没有房源',
    noProfile: '还没有买家资料',
    unconfirmed: '账户未确认',
    hostile: '损坏和恶意的数据',
    many: '10,000 套房源',
    most: '50,000 套房源',
    talk: '2,000 条消息的对话',
  },
};

const es: DemoWords = {
  demo: 'Demo',
  title: 'Ayudas de la demo',
  close: 'Cerrar',
  unread: 'sin leer',
  mailbox: 'Buzón',
  noMail: 'Aquí llegan los códigos que la demo envía por correo.',
  purposes: { confirm: 'Confirma tu cuenta', reset: 'Restablece tu contraseña' },
  copyCode: 'Copiar código',
  copied: 'Copiado',
  accounts: 'Cuentas de la demo',
  password: 'Todas usan la contraseña',
  copyEmail: 'Copiar correo',
  copyPassword: 'Copiar contraseña',
  market: 'Mercado',
  marketHint: 'La página lo muestra cuando vuelve a leer la lista: recárgala.',
  signInFirst: 'Inicia sesión para ver aquí tus viviendas.',
  home: 'Vivienda',
  cutPrice: 'Bajar el precio',
  moveStatus: 'Estado siguiente',
  shareHome: 'Compartir otra vivienda',
  message: 'Mensaje de la agente',
  agentWrites: 'Enviar como la agente',
  moves: 'El mercado cambia solo',
  server: 'Servidor',
  call: 'Llamada',
  everyCall: 'todas las llamadas',
  fault: 'Fallo',
  noFault: 'ninguno',
  once: 'Solo una vez',
  latency: 'Demora en milisegundos',
  reset: 'Restablecer los datos',
  resetHint: 'Borra todo lo que hiciste aquí y vuelve al inicio de sesión.',
  people: {
    main: '24 viviendas cerca de Asheville, y una agente',
    awaited: 'Agente aún sin registrar',
    noAgent: 'Sin agente',
    noHomes: 'Aún sin viviendas',
    noProfile: 'Aún sin perfil de comprador',
    unconfirmed: 'Cuenta sin confirmar',
    hostile: 'Datos rotos y hostiles',
    many: '10,000 viviendas',
    most: '50,000 viviendas',
    talk: 'Una conversación de 2,000 mensajes',
  },
};

const fr: DemoWords = {
  demo: 'Démo',
  title: 'Outils de démonstration',
  close: 'Fermer',
  unread: 'non lus',
  mailbox: 'Boîte de réception',
  noMail: 'Les codes envoyés par e-mail arrivent ici.',
  purposes: { confirm: 'Confirmez votre compte', reset: 'Réinitialisez votre mot de passe' },
  copyCode: 'Copier le code',
  copied: 'Copié',
  accounts: 'Comptes de démonstration',
  password: 'Tous utilisent le mot de passe',
  copyEmail: 'Copier l’e-mail',
  copyPassword: 'Copier le mot de passe',
  market: 'Marché',
  marketHint: 'La page l’affiche à la prochaine lecture de la liste : rechargez-la.',
  signInFirst: 'Connectez-vous pour voir vos biens ici.',
  home: 'Bien',
  cutPrice: 'Baisser le prix',
  moveStatus: 'Statut suivant',
  shareHome: 'Partager un autre bien',
  message: 'Message de l’agente',
  agentWrites: 'Envoyer au nom de l’agente',
  moves: 'Le marché évolue tout seul',
  server: 'Serveur',
  call: 'Appel',
  everyCall: 'tous les appels',
  fault: 'Panne',
  noFault: 'aucune',
  once: 'Une seule fois',
  latency: 'Délai en millisecondes',
  reset: 'Réinitialiser les données',
  resetHint: 'Efface tout ce que vous avez fait ici et revient à la connexion.',
  people: {
    main: '24 biens autour d’Asheville, et une agente',
    awaited: 'Agent pas encore inscrit',
    noAgent: 'Sans agent',
    noHomes: 'Pas encore de biens',
    noProfile: 'Pas encore de profil d’acheteur',
    unconfirmed: 'Compte non confirmé',
    hostile: 'Données cassées et hostiles',
    many: '10 000 biens',
    most: '50 000 biens',
    talk: 'Une conversation de 2 000 messages',
  },
};

const it: DemoWords = {
  demo: 'Demo',
  title: 'Strumenti della demo',
  close: 'Chiudi',
  unread: 'non letti',
  mailbox: 'Posta in arrivo',
  noMail: 'Qui arrivano i codici che la demo invia per e-mail.',
  purposes: { confirm: 'Conferma il tuo account', reset: 'Reimposta la tua password' },
  copyCode: 'Copia codice',
  copied: 'Copiato',
  accounts: 'Account della demo',
  password: 'Tutti usano la password',
  copyEmail: 'Copia e-mail',
  copyPassword: 'Copia password',
  market: 'Mercato',
  marketHint: 'La pagina lo mostra alla prossima lettura della lista: ricaricala.',
  signInFirst: 'Accedi per vedere qui le tue case.',
  home: 'Casa',
  cutPrice: 'Abbassa il prezzo',
  moveStatus: 'Stato successivo',
  shareHome: 'Condividi un’altra casa',
  message: 'Messaggio dell’agente',
  agentWrites: 'Invia come agente',
  moves: 'Il mercato si muove da solo',
  server: 'Server',
  call: 'Chiamata',
  everyCall: 'tutte le chiamate',
  fault: 'Guasto',
  noFault: 'nessuno',
  once: 'Solo una volta',
  latency: 'Ritardo in millisecondi',
  reset: 'Reimposta i dati',
  resetHint: 'Cancella tutto ciò che hai fatto qui e torna all’accesso.',
  people: {
    main: '24 case intorno ad Asheville, e un’agente',
    awaited: 'Agente non ancora registrato',
    noAgent: 'Senza agente',
    noHomes: 'Ancora senza case',
    noProfile: 'Ancora senza profilo acquirente',
    unconfirmed: 'Account non confermato',
    hostile: 'Dati corrotti e ostili',
    many: '10.000 case',
    most: '50.000 case',
    talk: 'Una conversazione di 2.000 messaggi',
  },
};

const ar: DemoWords = {
  demo: 'عرض',
  title: 'أدوات العرض التجريبي',
  close: 'إغلاق',
  unread: 'غير مقروء',
  mailbox: 'صندوق البريد',
  noMail: 'تصل إلى هنا الرموز التي يرسلها العرض التجريبي بالبريد.',
  purposes: { confirm: 'تأكيد حسابك', reset: 'إعادة تعيين كلمة المرور' },
  copyCode: 'نسخ الرمز',
  copied: 'تم النسخ',
  accounts: 'حسابات العرض التجريبي',
  password: 'كلمة المرور لجميع الحسابات',
  copyEmail: 'نسخ البريد الإلكتروني',
  copyPassword: 'نسخ كلمة المرور',
  market: 'السوق',
  marketHint: 'تعرضه الصفحة عند قراءة القائمة من جديد: أعد تحميلها.',
  signInFirst: 'سجّل الدخول لترى منازلك هنا.',
  home: 'المنزل',
  cutPrice: 'خفض السعر',
  moveStatus: 'الحالة التالية',
  shareHome: 'مشاركة منزل آخر',
  message: 'رسالة الوكيلة',
  agentWrites: 'إرسال باسم الوكيلة',
  moves: 'السوق يتغيّر من تلقاء نفسه',
  server: 'الخادم',
  call: 'النداء',
  everyCall: 'كل النداءات',
  fault: 'العطل',
  noFault: 'لا شيء',
  once: 'مرة واحدة فقط',
  latency: 'التأخير بالمللي ثانية',
  reset: 'إعادة تعيين البيانات',
  resetHint: 'يمحو كل ما فعلته هنا ويعود إلى تسجيل الدخول.',
  people: {
    main: '24 منزلًا حول آشفيل، مع وكيلة',
    awaited: 'الوكيل لم يسجّل بعد',
    noAgent: 'بلا وكيل',
    noHomes: 'لا منازل بعد',
    noProfile: 'لا ملف مشترٍ بعد',
    unconfirmed: 'الحساب غير مؤكد',
    hostile: 'بيانات تالفة وضارة',
    many: '10,000 منزل',
    most: '50,000 منزل',
    talk: 'محادثة من 2,000 رسالة',
  },
};

const languages: Record<string, DemoWords> = { en, zh, es, fr, it, ar };

/** The panel's words for a language tag such as `ar` or `es-MX`; English for any other. */
export const demoWords = (tag: string): DemoWords => languages[tag.split('-')[0]?.toLowerCase() ?? ''] ?? en;

export default {
  title_one: 'Share this home',
  title_other: 'Share {{count, number}} homes',
  share: 'Share',
  copyLink: 'Copy link',
  byHand: 'Your browser does not let us copy. Copy this link yourself:',
  addressCopied: 'Link copied. It opens in your account.',
  printed: 'Printed {{day}}',
} as const;

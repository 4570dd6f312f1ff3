export default {
  csv: 'Download CSV',
  title: 'Your data',
  text: 'Take your scores, notes and questions with you: the homes you like for a spreadsheet, or everything as one file.',
  all: 'Download everything (JSON)',
  shortlist_one: 'Download {{count, number}} home you like (CSV)',
  shortlist_other: 'Download {{count, number}} homes you like (CSV)',
  saved_one: '{{count, number}} home saved as {{file}}.',
  saved_other: '{{count, number}} homes saved as {{file}}.',
  savedAll: 'Everything saved as {{file}}.',
} as const;

export default {
  csv: 'Download CSV',
  title: 'Your data',
  text: 'Take your scores, notes and questions with you: your homes for a spreadsheet, or everything as one file.',
  all: 'Download everything (JSON)',
  homes_one: 'Download {{count, number}} home (CSV)',
  homes_other: 'Download {{count, number}} homes (CSV)',
  saved_one: '{{count, number}} home saved as {{file}}.',
  saved_other: '{{count, number}} homes saved as {{file}}.',
  savedAll: 'Everything saved as {{file}}.',
  columns: {
    score: 'Score: {{criterion}}',
    comments: 'Comments',
    insurance: 'Home insurance',
    mortgageInsurance: 'Mortgage insurance',
    link: 'Listing',
  },
} as const;

export default {
  title: 'Comments',
  empty: 'Your conversations with your agent appear here.',
} as const;

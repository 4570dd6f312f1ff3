export default {
  title: 'Settings',
  agent: {
    title: 'Your Agent',
    none: 'No agent is linked to your account yet.',
    awaited: 'Registration Awaited: {{email}} has no agent account yet.',
    linked: '{{email}} is your agent.',
  },
} as const;

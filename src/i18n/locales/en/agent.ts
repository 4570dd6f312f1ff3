export default {
  title: 'Your Agent',
  awaited: 'Registration Awaited',
  add: 'Add Your Agent',
  addHint: 'Enter your agent’s e-mail address to link them to your account.',
  edit: 'Change your agent',
  wrote: 'Wrote {{when}}',
  message: 'Message {{name}}',
  messageAgent: 'Message your agent',
  call: 'Call your agent',
  mail: 'E-mail your agent',
  email: 'E-mail',
  phone: 'Phone',
} as const;

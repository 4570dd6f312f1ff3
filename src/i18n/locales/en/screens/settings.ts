export default {
  password: {
    title: 'Change password',
    current: 'Current password',
    submit: 'Change password',
    pending: 'Changing your password…',
    done: 'Your password has been changed.',
    mayBeChanged: 'Your password may have been changed already. If the current one is refused, the new one is valid.',
  },
  agent: {
    none: 'No agent is linked to your account yet. Enter your agent’s e-mail address, and the homes they share will appear under Properties.',
    awaited:
      'We have your agent’s e-mail address, but they have not registered yet. They will be linked to you as soon as they do.',
    linked: 'This agent is linked to your account: they share homes with you and answer your messages.',
    email: 'Agent’s e-mail',
    own: 'This is your own e-mail address. Enter your agent’s.',
    change: 'Change agent',
    pending: 'Saving your agent…',
    done: 'Your agent has been saved.',
  },
  errors: {
    current: 'Please input your current Password!',
  },
} as const;

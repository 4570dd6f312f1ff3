export default {
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to see the homes your agent shared with you.',
    submit: 'Sign In',
    pending: 'Signing in…',
    forgot: 'Forget Password?',
    newHere: 'New here?',
    signUp: 'Create an account',
    ended: 'Your session has ended. Please sign in again; you will be back where you were.',
  },
  fields: {
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
  },
  errors: {
    email: 'The input is not valid E-mail!',
    password: 'Please input your Password!',
  },
  header: { login: 'Login', signup: 'Signup' },
  caption: 'Every home you are considering, side by side, with the person who helps you choose.',
} as const;

/** Hidden from the person: a password manager saves the new password of the form under this address. */
export function UsernameHint({ email }: { email: string }) {
  return <input hidden type="email" name="email" autoComplete="username" defaultValue={email} readOnly />;
}

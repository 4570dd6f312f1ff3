import { useKnownMe } from '#src/api/use-me.ts';
import { fullName } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';

/** The signed-in person's first and last name, or what else names them; undefined until it is known. */
export function usePersonName(): string | undefined {
  const me = useKnownMe();
  return me && (fullName(me) ?? me.email ?? '');
}

export function PersonMark() {
  return <Avatar small name={usePersonName() ?? ''} letters={1} />;
}

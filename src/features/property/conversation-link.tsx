import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Makes a button a link to the conversation about a home. `compose` says what to put into its composer. */
export const linkToConversation =
  (id: string, compose: 'focus' | 'brief') => (props: Omit<ComponentProps<'a'>, 'ref'>) => (
    <Link {...props} to="/app/comments" search={{ id, compose }} />
  );

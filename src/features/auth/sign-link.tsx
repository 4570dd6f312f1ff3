import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  to: '/signin' | '/signup';
  question: string;
  children: ReactNode;
}

/** Leads from the sign-in to the sign-up, or back; both keep where the person wanted to go. */
export function SignLink({ to, question, children }: Props) {
  return (
    <>
      {question}{' '}
      <Link to={to} search className="link">
        {children}
      </Link>
    </>
  );
}

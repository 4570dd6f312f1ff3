import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './back-link.module.css';

interface Props {
  /** Renders the link, which only the router knows. */
  renderRoot: (props: { className: string; children: ReactNode }) => ReactNode;
  children: string;
}

/** Leads to the screen that this one was opened from, above the heading. */
export const BackLink = ({ renderRoot, children }: Props): ReactNode =>
  renderRoot({
    className: classes['back'] ?? '',
    children: (
      <>
        <ChevronLeft size={16} aria-hidden className="mirrored" />
        {children}
      </>
    ),
  });

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './back-link.module.css';

interface Props {
  /** Renders the link, which only the router knows. Without `exact` it would say that a screen's parent is the current page. */
  renderRoot: (props: {
    className: string | undefined;
    'aria-label': string;
    activeOptions: { exact: true };
    children: ReactNode;
  }) => ReactNode;
  /** Says that it leads back, and where. */
  label: string;
  children: string;
}

/** Leads to the screen that this one was opened from, above the heading. */
export const BackLink = ({ renderRoot, label, children }: Props): ReactNode =>
  renderRoot({
    className: classes['back'],
    'aria-label': label,
    activeOptions: { exact: true },
    children: (
      <>
        <ChevronLeft size={16} className="mirrored" />
        {children}
      </>
    ),
  });

import type { ComponentProps, ReactNode } from 'react';
import classes from './action-icon.module.css';
import button from './button.module.css';

interface Props extends ComponentProps<'button'> {
  variant: 'default' | 'subtle';
  /** In pixels. */
  size?: 44 | 32 | 28;
  /** Renders another element that looks like a button, as a link does: `(props) => <Link to="/" {...props} />`. */
  renderRoot?: (props: { className: string; children: ReactNode; 'aria-label'?: string }) => ReactNode;
}

/** A button that shows an icon alone. */
export function ActionIcon({ variant, size = 44, renderRoot, className, ...props }: Props) {
  const root = {
    ...(props as { children: ReactNode; 'aria-label'?: string }),
    className: [button['base'], classes['action'], className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
  };
  return renderRoot ? renderRoot(root) : <button type="button" {...root} />;
}

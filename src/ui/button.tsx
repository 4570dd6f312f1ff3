import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

interface Props extends ComponentProps<'button'> {
  variant?: 'filled' | 'light' | 'default' | 'subtle';
  size?: 'lg' | 'compact-sm' | 'compact-md' | undefined;
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Renders another element that looks like a button, as a link does: `(props) => <Link to="/" {...props} />`. */
  renderRoot?: (props: { className: string; children: ReactNode; 'aria-label'?: string }) => ReactNode;
}

export function Button({
  variant = 'filled',
  size,
  fullWidth,
  leftSection,
  rightSection,
  renderRoot,
  className,
  children,
  ...props
}: Props) {
  const root = {
    ...(props as { 'aria-label'?: string }),
    className: [classes['button'], className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
    'data-start': Boolean(leftSection) || undefined,
    'data-end': Boolean(rightSection) || undefined,
    children: (
      <>
        {leftSection}
        <span>{children}</span>
        {rightSection}
      </>
    ),
  };
  return renderRoot ? renderRoot(root) : <button type="button" {...root} />;
}

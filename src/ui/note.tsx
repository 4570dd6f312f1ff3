import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type Ref, use } from 'react';
import classes from './note.module.css';
import { UiWords } from './words.ts';

const icons = { info: Info, caution: CircleAlert, bad: TriangleAlert };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
  /** Announced at once; a note that stands there from the start is not. */
  announced?: boolean;
  onDismiss?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A sentence in the page, where the trouble is. */
export function Note({ kind, children, announced = false, onDismiss, ref }: Props) {
  const Icon = icons[kind];
  const { close } = use(UiWords);
  return (
    <div ref={ref} className={`${classes['note']} tint-${kind}`} {...(announced && { role: 'alert' })}>
      <Icon size={20} />
      <div className="fill">{children}</div>
      {onDismiss && (
        <button type="button" className={classes['dismiss']} aria-label={close} onClick={onDismiss}>
          <X size={16} />
        </button>
      )}
    </div>
  );
}

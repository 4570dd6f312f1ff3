import { Photo } from '#src/ui/photo.tsx';
import classes from './results.module.css';
import type { Command } from './use-commands.ts';

interface Props {
  id: string;
  command: Command;
  selected: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export function Option({ id, command: { icon: Icon, photo, label, note, lang }, selected, onPoint, onRun }: Props) {
  return (
    // The keys are heard by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={classes['option']}
      onPointerMove={selected ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {photo === undefined ? (
        <Icon size={20} strokeWidth={1.75} />
      ) : (
        <span className={classes['photo']}>
          <Photo src={photo} alt="" />
        </span>
      )}
      <span className="fill" lang={lang}>
        <bdi>{label}</bdi>
      </span>
      {note && <span className={classes['note']}>{note}</span>}
    </div>
  );
}

import { Archive, ArchiveRestore, ClipboardList, GitCompareArrows, Trash2, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestCompared, mostCompared } from '#src/domain/comparison.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import classes from './selection-bar.module.css';

interface Props {
  count: number;
  /** How many of them the filters leave out of the list. */
  unseen: number;
  archived: boolean;
  /** The person comes back from the comparison, and with that to its button. */
  isReturn: boolean;
  onCompare: () => void;
  /** Opens the sheet for visiting them. */
  onSheet: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done to the selected homes together. */
export function SelectionBar({
  count,
  unseen,
  archived,
  isReturn,
  onCompare,
  onSheet,
  onArchive,
  onRestore,
  onRemove,
  onClear,
}: Props) {
  const { t } = useTranslation(['listing', 'sheet', 'home']);
  const compare = useRef<HTMLButtonElement>(null);
  // Before the paint, and again where the bar was only hidden while the comparison was being loaded.
  useLayoutEffect(() => {
    if (isReturn) compare.current?.focus({ preventScroll: true });
  }, [isReturn]);
  return (
    <div className={classes['bar']} role="group" aria-label={t('listing:selection.actions')}>
      <ActionIcon
        variant="subtle"
        size={32}
        className={classes['clear']}
        aria-label={t('listing:selection.clear')}
        onClick={onClear}
      >
        <X size={18} aria-hidden />
      </ActionIcon>
      <span className={classes['count']}>
        <b>{t('listing:selection.count', { count })}</b>
        {unseen > 0 && <span className="small"> · {t('listing:selection.unseen', { count: unseen })}</span>}
      </span>
      <div className={classes['verbs']}>
        <Button
          ref={compare}
          size="compact-md"
          leftSection={<GitCompareArrows size={16} aria-hidden />}
          disabled={count < fewestCompared || count > mostCompared}
          onClick={onCompare}
        >
          {t('listing:selection.compare')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<ClipboardList size={16} aria-hidden />}
          onClick={onSheet}
        >
          {t('sheet:title')}
        </Button>
        {archived ? (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<ArchiveRestore size={16} aria-hidden />}
            onClick={onRestore}
          >
            {t('home:actions.restore')}
          </Button>
        ) : (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<Archive size={16} aria-hidden />}
            onClick={onArchive}
          >
            {t('home:actions.archive')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          className={classes['delete']}
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        >
          {t('home:actions.delete')}
        </Button>
      </div>
    </div>
  );
}

import { Archive, ArchiveRestore, ClipboardList, GitCompareArrows, type LucideIcon, Trash2, X } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestCompared, mostCompared, mostStops } from '#src/domain/limits.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import classes from './selection-bar.module.css';

interface Props {
  count: number;
  /** How many of the selected homes the filters leave out of the list. */
  unseen: number;
  archived: boolean;
  /** The person comes back from the comparison: its button takes the focus. */
  isReturn: boolean;
  onCompare: () => void;
  onSheet: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onRemove: () => void;
  onClear: () => void;
}

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
  const { t } = useTranslation(['listing', 'home', 'shell']);
  const compare = useRef<HTMLButtonElement>(null);
  // Before the paint, and again where the bar was only hidden while the comparison was being loaded.
  useLayoutEffect(() => {
    if (isReturn) compare.current?.focus({ preventScroll: true });
  }, [isReturn]);
  const isComparable = count >= fewestCompared && count <= mostCompared;
  return (
    <div className={classes['bar']} role="group" aria-label={t('listing:selection.actions')}>
      <ActionIcon
        variant="subtle"
        size={32}
        className={classes['clear']}
        aria-label={t('listing:selection.clear')}
        onClick={onClear}
      >
        <X size={18} />
      </ActionIcon>
      <span className={classes['count']}>
        <b>{t('listing:selection.count', { count })}</b>
        <span className="small">
          {!isComparable && ` · ${t('listing:selection.comparable', { least: fewestCompared, most: mostCompared })}`}
          {count > mostStops && ` · ${t('listing:selection.sheet', { most: mostStops })}`}
          {unseen > 0 && ` · ${t('listing:selection.unseen', { count: unseen })}`}
        </span>
      </span>
      <div className={classes['actions']}>
        <Button
          ref={compare}
          size="compact-md"
          leftSection={<GitCompareArrows size={16} />}
          disabled={!isComparable}
          onClick={onCompare}
        >
          {t('home:actions.compare')}
        </Button>
        <BarAction icon={ClipboardList} disabled={count > mostStops} onClick={onSheet}>
          {t('shell:titles.sheet')}
        </BarAction>
        {archived ? (
          <BarAction icon={ArchiveRestore} onClick={onRestore}>
            {t('home:actions.restore')}
          </BarAction>
        ) : (
          <BarAction icon={Archive} onClick={onArchive}>
            {t('home:actions.archive')}
          </BarAction>
        )}
        <BarAction icon={Trash2} className={classes['delete']} onClick={onRemove}>
          {t('home:actions.delete')}
        </BarAction>
      </div>
    </div>
  );
}

function BarAction({ icon: Icon, ...button }: ComponentProps<typeof Button> & { icon: LucideIcon }) {
  return <Button variant="subtle" size="compact-md" leftSection={<Icon size={16} />} {...button} />;
}

import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { unavailable } from '#src/ui/unavailable.ts';
import classes from './sheet.module.css';

interface Props {
  home: Home;
  time: string | null;
  isFirst: boolean;
  isLast: boolean;
  onTime: (time: string | null) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** When a home is visited, and its place in the day. Not on the paper. */
export function StopControls({ home, time, isFirst, isLast, onTime, onMove, onRemove }: Props) {
  const { t } = useTranslation(['sheet', 'home', 'common']);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const labeled = (label: string) => t('common:labeled', { label, value: street });
  // The address changes a little later. Until then React would put the earlier value back while a person types.
  const [typed, setTyped] = useState<string | null>(null);
  const tool = (Icon: LucideIcon, label: string, run: () => void, isAtEdge = false) => (
    <ActionIcon
      variant="default"
      aria-label={labeled(label)}
      onClick={(event) => isFirstClick(event) && run()}
      {...(isAtEdge && unavailable)}
    >
      <Icon size={20} />
    </ActionIcon>
  );
  return (
    <div className={classes['controls']}>
      <label className={classes['time']}>
        {t('sheet:time')}
        <input
          type="time"
          aria-label={labeled(t('sheet:time'))}
          value={typed ?? time ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onTime(value || null);
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      {tool(ArrowUp, t('sheet:earlier'), () => onMove(-1), isFirst)}
      {tool(ArrowDown, t('sheet:later'), () => onMove(1), isLast)}
      {tool(X, t('home:actions.remove'), onRemove)}
    </div>
  );
}

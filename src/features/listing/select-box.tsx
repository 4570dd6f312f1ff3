import type { Home } from '#src/domain/home.ts';
import classes from './home-table.module.css';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

export function SelectBox({ home, checked }: { home: Home; checked: boolean }) {
  const { t } = useListingContext();
  const { toggle } = useListActions();
  return (
    <input
      type="checkbox"
      className={classes['check']}
      checked={checked}
      tabIndex={useRowStop()}
      aria-label={t('listing:row.select', { address: home.address ?? t('home:noAddress') })}
      onChange={({ nativeEvent }) => toggle(home, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { withWords } from '#src/i18n/with-words.ts';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { Popover } from '#src/ui/popover.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import classes from './filters.module.css';
import { useListingContext } from './listing-context.ts';
import type { NumberFilters } from './number-field.tsx';

const FilterPanel = lazyComponent(
  async () => (await withWords(import('./filter-panel.tsx'), 'filters')).FilterPanel,
  9,
);

/** Opens the filters: beneath the button, or over the whole of a phone. It says how many of them are on. */
export const FilterButton = memo(function FilterButton({
  isPhone,
  ...filters
}: FilterPanelProps & { isPhone: boolean }) {
  const { t, format } = useListingContext();
  const [opened, setOpened] = useState(false);
  // Kept here, because the panel unmounts whenever it closes.
  const [typed, onTyped] = useState<NumberFilters['typed']>({});
  const { status, min, max, beds, baths, sqft, cost, score } = filters.search;
  const on = [status, min, max, beds, baths, sqft, cost, score].filter((value) => value !== undefined).length;
  const change = (open: boolean) => {
    // A field hands over what was typed when it is left, but a click elsewhere, Escape or Back closes the panel before that.
    if (!open && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setOpened(open);
  };
  const close = () => change(false);
  const panel = <FilterPanel {...filters} typed={typed} onTyped={onTyped} onClose={close} />;
  const count = on > 0 && <span className={classes['count']}>{format.number(on)}</span>;
  if (isPhone)
    return (
      <>
        <ActionIcon
          variant="default"
          className={classes['button']}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <SlidersHorizontal size={20} />
          <span className="visually-hidden">{t('listing:filters.more')}</span>
          {count}
        </ActionIcon>
        {opened && (
          <Layer kind="end" title={t('listing:filters.more')} onClose={close}>
            {panel}
          </Layer>
        )}
      </>
    );
  return (
    <Popover
      wide
      opened={opened}
      onChange={change}
      label={t('listing:filters.more')}
      target={
        <Button
          variant={on > 0 ? 'light' : 'default'}
          className={classes['button']}
          leftSection={<SlidersHorizontal size={18} />}
        >
          {t('listing:filters.more')}
          {count}
        </Button>
      }
    >
      <CardBoundary within>{panel}</CardBoundary>
    </Popover>
  );
});

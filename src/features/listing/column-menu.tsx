import { Columns3 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Popover } from '#src/ui/popover.tsx';
import type { ColumnArrangement } from './use-column-arrangement.ts';

const ColumnList = lazyComponent(async () => (await import('./column-list.tsx')).ColumnList, 8);

/** Which columns the table has, and in which order: the way without a drag. */
export const ColumnMenu = memo(function ColumnMenu({ columns }: { columns: ColumnArrangement }) {
  const { t } = useTranslation('listing');
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={t('columnMenu.title')}
      target={
        <Button variant="default" leftSection={<Columns3 size={18} />}>
          {t('columnMenu.title')}
        </Button>
      }
    >
      <CardBoundary within>
        <ColumnList columns={columns} />
      </CardBoundary>
    </Popover>
  );
});

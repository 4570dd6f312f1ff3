import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

export function SheetLink({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      renderRoot={(props) => <Link to="/app/listing/sheet" search={{ ids }} {...props} />}
      variant="default"
      leftSection={<ClipboardList size={16} />}
    >
      {t('titles.sheet')}
    </Button>
  );
}

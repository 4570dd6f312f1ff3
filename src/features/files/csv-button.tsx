import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { Button } from '#src/ui/button.tsx';
import { useCsv } from './use-csv.ts';

export function CsvButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('files');
  const all = useHomes();
  const download = useCsv(ids.flatMap((id) => homeIn(all, id) ?? []));
  return (
    <Button variant="default" leftSection={<Download size={16} />} onClick={download}>
      {t('csv')}
    </Button>
  );
}

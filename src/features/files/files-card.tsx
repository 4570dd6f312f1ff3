import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useCostAssumptions } from '#src/api/use-monthly-cost.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import { useKnownMe } from '#src/api/use-me.ts';
import { isoDay } from '#src/domain/dates.ts';
import { exportOf } from '#src/domain/export.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { showToast } from '#src/ui/toast.ts';
import { saveFile } from '#src/ui/save-file.ts';
import classes from './files-card.module.css';
import { useCsv } from './use-csv.ts';

export function FilesCard() {
  const { t } = useTranslation('files');
  const homes = useKnownHomes();
  const items = homes?.items ?? [];
  const isWithout = homes?.items.length === 0;
  const buyer = useKnownMe();
  const profile = useBuyerProfile() ?? null;
  const { weights } = useRankingWeights();
  const costAssumptions = useCostAssumptions();
  const { userId, preferences } = useSignedIn();
  const downloadHomes = useCsv(items);
  const downloadAll = () => {
    const now = Date.now();
    const name = `home-buyer-${isoDay(now)}.json`;
    const all = exportOf(
      {
        userId,
        buyer: buyer ?? null,
        profile,
        homes: items,
        weights,
        costAssumptions,
        done: preferences.doneConversations.get(),
      },
      now,
    );
    saveFile(name, 'application/json', JSON.stringify(all, null, 2));
    void showToast({ message: t('savedAll', { file: name }) });
  };
  return (
    <Card id="files" title={t('title')}>
      {!isWithout && <p>{t('text')}</p>}
      <div className={classes['buttons']}>
        <Button variant="default" leftSection={<Download size={16} />} disabled={!homes} onClick={downloadAll}>
          {t('all')}
        </Button>
        {!isWithout && (
          <Button
            variant="default"
            // Its place is kept while the homes are unknown.
            className={homes ? undefined : classes['unknown']}
            leftSection={<Download size={16} />}
            onClick={downloadHomes}
          >
            {t('homes', { count: items.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}

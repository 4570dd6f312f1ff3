import { Link } from '@tanstack/react-router';
import { House, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { fewestCompared, mostCompared } from '#src/domain/limits.ts';
import { useHomes } from '#src/api/use-homes.ts';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useBackWords } from '#src/i18n/back-words.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { State } from '#src/ui/state.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import classes from './compare.module.css';
import { comparisonSearch } from './comparison-search.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { HomePhotos } from './home-heads.tsx';
import { HomePicker } from './home-picker.tsx';
import { useColumns } from './use-columns.ts';
import { useRemovalUndo } from './use-removal-undo.ts';
import { VerdictSentence } from './verdict-sentence.tsx';

interface Props {
  ids: readonly string[];
  filters: ListingFilters;
  /** Whether equal rows are hidden. By default they are on a phone. */
  differencesOnly: boolean | undefined;
  onDifferencesOnly: (on: boolean, byDefault: boolean) => void;
  actions: ReactNode;
  paper: ReactNode;
  foot: ReactNode;
  verdict: (home: Home) => ReactNode;
}

/** Two to four homes side by side. The address names them, so that it can be shared. */
export function Compare({ ids, filters, differencesOnly, onDifferencesOnly, actions, paper, foot, verdict }: Props) {
  const { t } = useTranslation(['compare', 'common', 'home', 'shell']);
  const backWords = useBackWords('properties');
  const all = useHomes();
  const homes = ids.flatMap((id) => homeIn(all, id) ?? []);
  const gone = ids.length - homes.length;
  const [choosing, setChoosing] = useState(false);
  const compared = homes.map(({ id }) => id);
  const { columns, leader, ranked } = useColumns(homes);
  const isPhone = useIsPhone();
  // A home alone differs from no other, and its facts would all be hidden.
  const isComparing = homes.length >= fewestCompared;
  const isDifferencesOnly = isComparing && (differencesOnly ?? isPhone);
  const undo = useRemovalUndo(compared);
  const removal = {
    without: (id: string) =>
      comparisonSearch(
        filters,
        compared.filter((other) => other !== id),
        differencesOnly,
      ),
    offerUndo: undo.offer,
  };
  const choose = () => {
    setChoosing(true);
    // The Undo of a removal would take out what is chosen as well, and on a phone it lies on the field.
    undo.hide();
  };
  const back = (
    <BackLink {...backWords} renderRoot={(props) => <Link to="/app/listing" search={filters} {...props} />} />
  );
  if (homes.length === 0)
    return (
      <>
        <PageHead title={t('shell:titles.compare')} back={back} />
        <State icon={House} title={t('common:noData')} text={t('gone', { count: gone })}>
          <Button renderRoot={(props) => <Link to="/app/listing" search={filters} {...props} />} variant="light">
            {t('shell:titles.properties')}
          </Button>
        </State>
      </>
    );
  const files = (
    <>
      <Button variant="default" leftSection={<Printer size={16} />} onClick={() => window.print()}>
        {t('home:actions.print')}
      </Button>
      {paper}
    </>
  );
  return (
    <>
      <PageHead
        title={t('title', { count: homes.length })}
        lead={isComparing && <VerdictSentence columns={columns} leader={leader} />}
        back={back}
        actions={
          <div className={classes['actions']}>
            {!isPhone && files}
            {actions}
          </div>
        }
      />
      <div className={classes['stack']}>
        {gone > 0 && <Note kind="info">{t('gone', { count: gone })}</Note>}
        <Card bare className={classes['sheet']}>
          <HomePhotos
            columns={columns}
            ranked={ranked}
            removal={removal}
            corner={
              <>
                <h2>{t('homes')}</h2>
                <p className="small muted">{t(isComparing ? 'hint' : 'few')}</p>
                {isComparing && (
                  <Switch
                    label={t('differences')}
                    checked={isDifferencesOnly}
                    onChange={(event) => onDifferencesOnly(event.currentTarget.checked, isPhone)}
                  />
                )}
                {homes.length < mostCompared && (
                  <Button variant="default" aria-haspopup="dialog" onClick={choose}>
                    {t('add')}
                  </Button>
                )}
              </>
            }
          />
          <ComparisonTable
            columns={columns}
            filters={filters}
            verdict={verdict}
            differencesOnly={isDifferencesOnly}
            removal={removal}
          />
        </Card>
        {/* What decides comes first where there is little room. */}
        {isPhone && <div className={classes['actions']}>{files}</div>}
        {foot}
      </div>
      {choosing && (
        <HomePicker
          onClose={() => setChoosing(false)}
          compared={compared}
          filters={filters}
          differencesOnly={differencesOnly}
        />
      )}
    </>
  );
}

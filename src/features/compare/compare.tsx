import { Link } from '@tanstack/react-router';
import { ChevronLeft, Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { mostCompared } from '#src/domain/comparison.ts';
import { useHomes } from '#src/api/use-homes.ts';
import type { Home } from '#src/domain/home.ts';
import type { ListingLook } from '#src/domain/listing-look.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Switch } from '#src/ui/switch.tsx';
import classes from './compare.module.css';
import { comparisonSearch } from './comparison-search.ts';
import { FactsTable } from './facts-table.tsx';
import { HomePicker } from './home-picker.tsx';
import { Radar } from './radar.tsx';
import { ScoresTable } from './scores-table.tsx';
import { useCsv } from './use-csv.ts';
import { WhereTheyDiffer } from './where-they-differ.tsx';

interface Props {
  /** The ids in the address. */
  ids: readonly string[];
  /** The listing that they were chosen from, for the way back. */
  look: ListingLook;
  /** Whether equal rows are hidden. */
  differencesOnly: boolean;
  onDifferencesOnly: (on: boolean) => void;
  /** The ways to the ranking and to sharing. */
  actions: ReactNode;
  /** How a home stands for the buyer, in a line. */
  verdict: (home: Home) => ReactNode;
}

/** Two to four homes side by side. The address names them, so that it can be shared. */
export function Compare({ ids, look, differencesOnly, onDifferencesOnly, actions, verdict }: Props) {
  const { t } = useTranslation('compare');
  const all = useHomes();
  const homes = ids.flatMap((id) => homeIn(all, id) ?? []).slice(0, mostCompared);
  const gone = Math.min(ids.length, mostCompared) - homes.length;
  const [choosing, setChoosing] = useState(false);
  const download = useCsv(homes);
  const compared = homes.map(({ id }) => id);
  return (
    <>
      <PageHead
        title={t('title', { count: homes.length })}
        back={
          <Link to="/app/listing" search={look} className={classes['back']}>
            <ChevronLeft size={16} aria-hidden className="mirrored" />
            {t('back')}
          </Link>
        }
        actions={
          <div className={classes['actions']}>
            <Switch
              size="md"
              withThumbIndicator={false}
              labelPosition="left"
              label={t('differences')}
              checked={differencesOnly}
              onChange={(event) => onDifferencesOnly(event.currentTarget.checked)}
            />
            <Button variant="default" size="md" leftSection={<Download size={16} aria-hidden />} onClick={download}>
              {t('csv')}
            </Button>
            <Button
              variant="default"
              size="md"
              leftSection={<Printer size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
            {actions}
          </div>
        }
      />
      <div className={classes['stack']}>
        {gone > 0 && <Note kind="info">{t('gone', { count: gone })}</Note>}
        <Card bare className={classes['sheet']}>
          <FactsTable
            homes={homes}
            look={look}
            verdict={verdict}
            differencesOnly={differencesOnly}
            without={(id) =>
              comparisonSearch(
                look,
                compared.filter((other) => other !== id),
                differencesOnly,
              )
            }
            corner={
              <>
                <h2>{t('shortlist')}</h2>
                <p className="small muted">{t(homes.length < 2 ? 'few' : 'hint')}</p>
                {homes.length < mostCompared && (
                  <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                    {t('add')}
                  </Button>
                )}
              </>
            }
          />
        </Card>
        <Card className={classes['chart']}>
          <Radar homes={homes} />
          <WhereTheyDiffer homes={homes} />
        </Card>
        <Card bare className={classes['sheet']}>
          <ScoresTable homes={homes} differencesOnly={differencesOnly} />
        </Card>
      </div>
      <HomePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        compared={compared}
        look={look}
        differencesOnly={differencesOnly}
      />
    </>
  );
}

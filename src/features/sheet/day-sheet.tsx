import { Link } from '@tanstack/react-router';
import { CalendarX, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { behindOf, moveStop, putBack, type Removed, type Stop } from '#src/domain/viewing-day.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { State } from '#src/ui/state.tsx';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { PaperFoot } from './paper-foot.tsx';
import classes from './sheet.module.css';
import { StopControls } from './stop-controls.tsx';
import { StopSheet } from './stop-sheet.tsx';

const toastOf = ({ id }: Stop) => `sheet ${id}`;

interface Props {
  stops: readonly Stop[];
  onStops: (change: (stops: readonly Stop[]) => readonly Stop[]) => void;
  back: ReactNode;
  reason: (home: Home) => ReactNode;
}

/** The homes to visit in a day, on paper: in order, with the way there, and room for what is seen. */
export function DaySheet({ stops, onStops, back, reason }: Props) {
  const { t } = useTranslation(['sheet', 'compare', 'home', 'shell', 'common']);
  const homes = useHomes();
  const visits = stops.flatMap((stop) => {
    const home = homeIn(homes, stop.id);
    return home ? [{ home, stop }] : [];
  });
  const update = (change: (known: readonly Stop[]) => readonly Stop[]) =>
    onStops((all) => change(all.filter(({ id }) => homeIn(homes, id))));
  const gone = stops.length - visits.length;
  const [said, setSaid] = useState('');
  const removed = useRef<Removed[]>([]);
  const moved = useRef('');
  const order = visits.map(({ stop }) => stop.id).join();
  useEffect(() => {
    // On a phone the next place is outside of the screen. The order follows the address, which changes after the press.
    document.getElementById(moved.current)?.scrollIntoView({ block: 'nearest' });
    moved.current = '';
  }, [order]);
  // An Undo belongs to this address.
  useEffect(() => () => removed.current.forEach(({ stop }) => void hideToast(toastOf(stop))), []);
  const remove = (stop: Stop, street: string) => {
    focusHeading();
    update((known) => known.filter(({ id }) => id !== stop.id));
    const taken = { stop, behind: behindOf(stops, stop, removed.current) };
    removed.current.push(taken);
    void showToast({
      name: toastOf(stop),
      message: t('sheet:removed', { home: street }),
      action: { label: t('common:actions.undo'), run: () => update((known) => putBack(known, taken)) },
    });
  };
  return (
    <div className={classes['day']}>
      <PageHead
        title={t('shell:titles.sheet')}
        lead={visits.length > 0 && t('sheet:visits', { count: visits.length })}
        back={back}
        actions={
          visits.length > 0 && (
            <Button leftSection={<Printer size={16} />} onClick={() => window.print()}>
              {t('home:actions.print')}
            </Button>
          )
        }
      />
      {visits.length > 0 && <p className={`small muted off-paper ${classes['note']}`}>{t('sheet:purpose')}</p>}
      {gone > 0 && (
        <div className={classes['note']}>
          <Note kind="info">{t('compare:gone', { count: gone })}</Note>
        </div>
      )}
      {visits.length === 0 ? (
        <State icon={CalendarX} title={t('sheet:none')} text={homes.items.length > 0 && t('sheet:noneHint')}>
          <Button renderRoot={(props) => <Link to="/app/listing" {...props} />} variant="light">
            {t('shell:titles.properties')}
          </Button>
        </State>
      ) : (
        <ol className={classes['stops']}>
          {visits.map(({ home, stop }, index) => {
            const [street] = addressLines(home.address ?? t('home:noAddress'));
            return (
              <li key={home.id}>
                <StopSheet home={home} time={stop.time} number={index + 1} reason={reason(home)}>
                  <StopControls
                    home={home}
                    time={stop.time}
                    isFirst={index === 0}
                    isLast={index === visits.length - 1}
                    onTime={(time) =>
                      update((known) => known.map((one) => (one.id === stop.id ? { ...one, time } : one)))
                    }
                    onMove={(step) => {
                      update((known) => moveStop(known, stop.id, step));
                      moved.current = `stop-${stop.id}`;
                      setSaid(t('sheet:moved', { home: street, place: index + 1 + step, of: visits.length }));
                    }}
                    onRemove={() => remove(stop, street)}
                  />
                </StopSheet>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <PaperFoot />
    </div>
  );
}

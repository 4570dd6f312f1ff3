import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { Card } from '#src/ui/card.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { AfterPaint } from '#src/ui/after-paint.tsx';
import { PhotoButton } from '#src/ui/photo-button.tsx';
import { PhotoSheet } from '#src/ui/photo-sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { ActionBar } from './action-bar.tsx';
import { CostCard } from './cost-card.tsx';
import layout from './detail.module.css';
import { DetailTop } from './detail-top.tsx';
import { FactsCard } from './facts-card.tsx';
import { FitCard } from './fit-card.tsx';
import classes from './home-detail.module.css';
import { PriceCard } from './price-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { RankCard } from './rank-card.tsx';
import { ScoresCard } from './scores-card.tsx';
import { useMoreActions } from './use-more-actions.ts';

const Viewing = lazyComponent(
  async () => (await import('./viewing/viewing.tsx')).Viewing,
  <Skeleton blockSize="100dvh" />,
);

export interface HomeDetailProps {
  home: Home;
  filters: ListingFilters;
  actions: HomeActions;
  order: readonly string[];
  viewing: boolean;
  onViewing: (open: boolean) => void;
  back: ReactNode;
  verdict: (home: Home) => ReactNode;
  ranking: ReactNode;
  changes: ReactNode;
  foot: ReactNode;
  picker: (onClose: () => void) => ReactNode;
  share: (onClose: () => void) => ReactNode;
}

export function HomeDetail({
  home,
  order,
  filters,
  actions,
  viewing,
  onViewing,
  back,
  verdict,
  ranking,
  changes,
  foot,
  picker,
  share,
}: HomeDetailProps) {
  const { t } = useTranslation(['detail', 'home']);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'picker' | 'share' | 'photo' | null>(null);
  const close = () => setOpen(null);
  const actionsProps = {
    home,
    actions,
    more: useMoreActions(home, actions, filters),
    onCompare: () => setOpen('picker'),
    onShare: () => setOpen('share'),
  };
  const address = home.address ?? t('home:noAddress');
  return (
    <>
      <DetailTop id={home.id} order={order} filters={filters} back={back} />
      <div className={`${layout['detail']} ${classes['detail']}`}>
        <div className={`${layout['photo']} ${classes['photo']}`}>
          <PhotoButton
            eager
            src={home.photo}
            label={t('home:openPhoto', { address })}
            onClick={() => setOpen('photo')}
          />
        </div>
        <CardBoundary>
          <PriceCard {...actionsProps} verdict={verdict(home)} />
        </CardBoundary>
        <div className={layout['rest']}>
          <AfterPaint below="heading">
            <CardBoundary>
              <FactsCard home={home} />
            </CardBoundary>
            <AfterPaint>
              <CardBoundary>
                <ScoresCard home={home} onOpenViewing={() => onViewing(true)} />
              </CardBoundary>
            </AfterPaint>
          </AfterPaint>
        </div>
        <div className={layout['rest']}>
          <AfterPaint below="heading">
            <CardBoundary>
              <FitCard home={home} />
            </CardBoundary>
            <CardBoundary>
              <CostCard home={home} />
            </CardBoundary>
            <AfterPaint>
              <CardBoundary>
                <RankCard home={home} action={ranking} />
              </CardBoundary>
              <CardBoundary>{changes}</CardBoundary>
              <CardBoundary>
                <QuestionsCard home={home} />
              </CardBoundary>
              {home.providers.length > 0 && (
                <Card title={t('detail:providers')}>
                  <ul className={classes['providers']}>
                    {home.providers.map((provider) => (
                      <li key={provider}>
                        <bdi>{provider}</bdi>
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
            </AfterPaint>
          </AfterPaint>
        </div>
        <section className={classes['handNotes']}>
          <h2>{t('detail:notes')}</h2>
          <div />
          <div />
          <div />
          <div />
        </section>
        {foot}
      </div>
      {isPhone && <ActionBar {...actionsProps} onOpenViewing={() => onViewing(true)} />}
      {viewing && (
        <Layer kind="full" bare onClose={() => onViewing(false)} title={t('detail:viewing.title', { address })}>
          <Viewing home={home} filters={filters} order={order} onClose={() => onViewing(false)} />
        </Layer>
      )}
      {open === 'photo' && (
        <PhotoSheet src={home.photo} title={address} alt={t('home:photo', { address })} onClose={close} />
      )}
      {open === 'picker' && picker(close)}
      {open === 'share' && share(close)}
    </>
  );
}

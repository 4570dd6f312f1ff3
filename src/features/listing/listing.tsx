import { Link } from '@tanstack/react-router';
import { Archive, ChevronLeft, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/writes.ts';
import { byNewest, daysOnMarket, isListed } from '#src/domain/property.ts';
import { scoreBand } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { State } from '#src/ui/state.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './listing.module.css';
import { useArchive } from './use-archive.ts';

const shownScores = ['overall', 'price', 'location'] as const;

export function Listing() {
  const { t } = useTranslation(['listing', 'home', 'common']);
  const format = useFormat();
  const archive = useArchive();
  const homes = useHomes();
  const listed = homes.items.filter(isListed).toSorted(byNewest);
  const now = useNow();
  return (
    <>
      <PageHead
        title={t('listing:title')}
        lead={t('listing:homes', { count: listed.length })}
        back={
          <Link to="/app/dashboard" className={classes['back']}>
            <ChevronLeft size={16} aria-hidden className="mirrored" />
            {t('listing:back')}
          </Link>
        }
      />
      {homes.unread > 0 && <Note kind="info">{t('common:unread', { count: homes.unread })}</Note>}
      <Card bare>
        {listed.length === 0 ? (
          <State icon={House} title={t('common:noData')} text={t('listing:empty')} />
        ) : (
          <div className={classes['scroll']} role="region" aria-label={t('listing:table')} tabIndex={0}>
            <table className={classes['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('listing:columns.photo')}</th>
                  <th scope="col">{t('listing:columns.address')}</th>
                  <th scope="col">{t('listing:columns.mls')}</th>
                  <th scope="col" data-number>
                    {t('listing:columns.days')}
                  </th>
                  <th scope="col" data-number>
                    {t('listing:columns.price')}
                  </th>
                  <th scope="col">{t('listing:columns.overall')}</th>
                  <th scope="col">{t('listing:columns.priceScore')}</th>
                  <th scope="col">{t('listing:columns.location')}</th>
                  <th scope="col">{t('listing:columns.actions')}</th>
                </tr>
              </thead>
              <tbody>
                {listed.map((home) => {
                  const address = home.address ?? t('home:noAddress');
                  const days = daysOnMarket(home, now);
                  return (
                    <tr key={home.id}>
                      <td>
                        <span className={classes['thumb']}>
                          <Photo src={home.photo} alt={t('home:photo', { address })} />
                        </span>
                      </td>
                      <td>
                        <Link to="/app/listing/detail" search={{ id: home.id }} className="link">
                          {address}
                        </Link>
                      </td>
                      <td className="ltr">{home.mls}</td>
                      <td data-number>{days === null ? t('common:notAvailable') : format.number(days)}</td>
                      <td data-number>
                        <b>{home.price === null ? t('common:notAvailable') : format.money(home.price)}</b>
                      </td>
                      {shownScores.map((name) => {
                        const score = home.question.scores[name];
                        const criterion = t(`home:criteria.${name}`);
                        return (
                          <td key={name}>
                            <ScoreBadge
                              score={score}
                              band={scoreBand(score)}
                              label={
                                score === null
                                  ? t('home:notScored', { criterion })
                                  : t('home:score', { criterion, score })
                              }
                            />
                          </td>
                        );
                      })}
                      <td>
                        <ActionIcon
                          variant="subtle"
                          size={32}
                          aria-label={`${t('home:actions.archive')}: ${address}`}
                          onClick={() => archive(home)}
                        >
                          <Archive size={20} />
                        </ActionIcon>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </Card>
    </>
  );
}

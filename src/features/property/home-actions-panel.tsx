import { Archive, ArchiveRestore, GitCompareArrows, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import classes from './actions.module.css';
import { ExternalListing } from './external-listing.tsx';
import { Reaction } from './reaction.tsx';
import type { HomeActions } from './use-home-actions.ts';

interface Props {
  home: Home;
  actions: HomeActions;
  onCompare: () => void;
}

/** What can be done to a home, beneath its price; on a phone the sheet behind the bar's last button. */
export function HomeActionsPanel({ home, actions, onCompare }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const archived = home.propStatus === 'hidden';
  return (
    <>
      <Reaction propStatus={home.propStatus} onReact={actions.react} />
      <div className={classes['pair']}>
        <Button
          variant="default"
          size="md"
          leftSection={<GitCompareArrows size={16} aria-hidden />}
          onClick={onCompare}
        >
          {t('home:actions.compare')}
        </Button>
        {archived ? (
          <Button
            variant="default"
            size="md"
            leftSection={<ArchiveRestore size={16} aria-hidden />}
            onClick={actions.restore}
          >
            {t('home:actions.restore')}
          </Button>
        ) : (
          <Button variant="default" size="md" leftSection={<Archive size={16} aria-hidden />} onClick={actions.archive}>
            {t('home:actions.archive')}
          </Button>
        )}
      </div>
      <div className={classes['foot']}>
        <ExternalListing link={home.link} />
        <span className={classes['icons']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('detail:actions.print')}
            onClick={() => window.print()}
          >
            <Printer size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('home:actions.delete')}
            onClick={actions.remove}
          >
            <Trash2 size={20} aria-hidden />
          </ActionIcon>
        </span>
      </div>
    </>
  );
}

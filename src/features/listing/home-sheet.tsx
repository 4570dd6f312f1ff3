import {
  Archive,
  ArchiveRestore,
  ExternalLink,
  Eye,
  Heart,
  type LucideIcon,
  SquareCheck,
  ThumbsDown,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { Layer } from '#src/ui/layer.tsx';
import classes from './home-cards.module.css';
import type { ListProps } from './list-props.ts';

interface Props extends ListProps {
  home: Home;
  onClose: () => void;
}

/** Everything that a row of the table can do, one thumb's width each. */
export function HomeSheet({ home, selected, onOpen, onMark, onRemove, onSelect, onClose }: Props) {
  const { t } = useTranslation(['listing', 'home', 'common']);
  const { propStatus, question, link } = home;
  const item = (Icon: LucideIcon, label: string, run: () => void, pressed?: boolean) => (
    <li>
      <button type="button" aria-pressed={pressed} onClick={run}>
        <Icon size={20} aria-hidden />
        {label}
      </button>
    </li>
  );
  const toggle = (mark: 'liked' | 'disliked') => onMark([home], propStatus === mark ? null : mark);
  return (
    <Layer
      open
      kind="sheet"
      title={home.address ?? t('home:noAddress')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {question.comments !== null && <p className={classes['comment']}>{question.comments}</p>}
      <ul className={classes['actions']}>
        {item(Eye, t('home:viewDetails'), () => onOpen(home))}
        {propStatus !== 'hidden' && item(Heart, t('home:actions.like'), () => toggle('liked'), propStatus === 'liked')}
        {propStatus !== 'hidden' &&
          item(ThumbsDown, t('home:actions.dislike'), () => toggle('disliked'), propStatus === 'disliked')}
        {propStatus === 'hidden'
          ? item(ArchiveRestore, t('home:actions.restore'), () => onMark([home], null))
          : item(Archive, t('home:actions.archive'), () => onMark([home], 'hidden'))}
        {item(
          SquareCheck,
          t('listing:selection.select'),
          () => onSelect([home.id], !selected.has(home.id)),
          selected.has(home.id),
        )}
        {link !== null && (
          <li>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={20} aria-hidden />
              {t('home:viewListing')}
            </a>
          </li>
        )}
        {item(Trash2, t('home:actions.delete'), () => onRemove([home]))}
      </ul>
    </Layer>
  );
}

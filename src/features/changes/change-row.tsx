import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Change } from '#src/domain/changes.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './changes-card.module.css';
import told from './told-change.module.css';
import { useToldChange } from './use-told-change.tsx';

interface Props {
  change: Change;
  home: Home;
  agentName: string | null;
}

/** One change of one home; a reply opens its conversation, all else the home. */
export function ChangeRow({ change, home, agentName }: Props) {
  const { t } = useTranslation('home');
  const { speaker, text, value, when } = useToldChange(change, agentName);
  const [street] = addressLines(home.address ?? t('noAddress'));
  const link = { className: classes['street'], children: <bdi>{street}</bdi> };
  return (
    <li className={classes['row']}>
      <span className={classes['thumb']} aria-hidden>
        <Photo src={home.photo} alt="" />
      </span>
      <div className={classes['what']}>
        {change.kind === 'reply' ? (
          <Link to="/app/comments" search={{ id: home.id }} {...link} />
        ) : (
          <Link to="/app/listing/detail" search={{ id: home.id }} {...link} />
        )}
        <p className={`muted small ${change.kind === 'reply' ? told['quote'] : ''}`}>
          {speaker && <span>{speaker}</span>}
          <span dir={speaker && 'auto'}>{text}</span>
          {when && <span className={told['ago']}> · {when}</span>}
        </p>
      </div>
      <div className={classes['value']}>{value}</div>
    </li>
  );
}

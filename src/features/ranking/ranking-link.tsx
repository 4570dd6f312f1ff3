import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

interface Props {
  quiet?: boolean;
  fromListing?: boolean;
}

export function RankingLink({ quiet = false, fromListing = false }: Props) {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <Button
      renderRoot={(props) => <Link to="/app/ranking" state={{ fromListing }} {...props} />}
      className="off-paper"
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'compact-md' : undefined}
      leftSection={!quiet && <Trophy size={16} />}
    >
      {t(quiet ? 'ranking.change' : 'shell:titles.ranking')}
    </Button>
  );
}

import { Archive, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { State } from '#src/ui/state.tsx';

interface Props {
  query: string;
  isFiltered: boolean;
  onClearText: () => void;
  onClearFilters: () => void;
}

/** Replaces the list where no home matches, and leads back. */
export function NoMatch({ query, isFiltered, onClearText, onClearFilters }: Props) {
  const { t } = useTranslation('listing');
  const clear = (label: string, run: () => void) => (
    <Button
      variant="light"
      onClick={() => {
        run();
        // The button goes with the message.
        focusHeading();
      }}
    >
      {label}
    </Button>
  );
  return (
    <State
      icon={SearchX}
      title={query ? t('noMatch.search', { query }) : t('noMatch.title')}
      text={isFiltered && t('noMatch.text')}
    >
      {query && clear(t('filters.clearText'), onClearText)}
      {isFiltered && clear(t('filters.clear'), onClearFilters)}
    </State>
  );
}

export function AllArchived({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation(['listing', 'common']);
  return (
    <State icon={Archive} title={t('common:noData')} text={t('listing:allArchived')}>
      <Button variant="light" onClick={onShow}>
        {t('listing:showArchived')}
      </Button>
    </State>
  );
}

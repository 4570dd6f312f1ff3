import { CalendarPlus, Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { tourValue } from '#src/domain/question.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import classes from './suggestions.module.css';

export function TourTools({ home, onChoose }: { home: Home; onChoose: (name: 'tour') => void }) {
  const { t } = useTranslation('chat');
  const writes = useWrites();
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => {
    if (!home.question.tour) void writes.add(home.id, { kind: 'answer', change: { qtour: tourValue(true) } });
    onChoose('tour');
  };
  return (
    <>
      <button type="button" className={classes['tool']} onClick={ask}>
        <Footprints size={16} />
        {t('tour.action')}
      </button>
      {home.question.tour && (
        <button type="button" className={classes['tool']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <CalendarPlus size={16} />
          {t('tour.keep')}
        </button>
      )}
      {isOpen && <AppointmentDialog home={home} onClose={() => setIsOpen(false)} />}
    </>
  );
}

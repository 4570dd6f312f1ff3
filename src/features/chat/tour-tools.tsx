import { CalendarPlus, Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { tourValue } from '#src/domain/question.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import classes from './suggestions.module.css';
import { useTourText } from './use-tour-text.ts';

interface Props {
  home: Home;
  /** Adds a text to the composer, where it can be changed before it is sent. */
  onChoose: (text: string) => void;
}

export function TourTools({ home, onChoose }: Props) {
  const { t } = useTranslation('chat');
  const writes = useWrites();
  const tourText = useTourText(home);
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => {
    if (!home.question.tour) void writes.add(home.id, { kind: 'answer', change: { qtour: tourValue(true) } });
    onChoose(tourText());
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

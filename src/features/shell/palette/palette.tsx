import { Search } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '#src/i18n/with-words.ts';
import { isComposing } from '#src/ui/is-composing.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './palette.module.css';
import type { PaletteActions } from './use-commands.ts';

const Results = lazyComponent(
  // The customizer's and the settings' words: their choices are listed here, too. Those of the keys are in the foot.
  async () => (await withWords(import('./results.tsx'), 'palette', 'customizer', 'settings', 'keys')).Results,
  <div className={`${classes['list']} grid`}>
    <Skeleton count={5} blockSize={40} />
  </div>,
);

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The command palette: any home by address or MLS id, any screen, setting, look or language. It keeps what is typed and chosen before the
 * code of the layer, and then that of the results, is there.
 */
export function Palette({ onClose, ...actions }: PaletteActions & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const list = useId();
  const [query, setQuery] = useState('');
  // The position of the choice among the results; -1 is the last.
  const [chosen, setChosen] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const [optionId, setOptionId] = useState<string>();

  const field = {
    // Keys that follow the one that opened the palette already belong to the field.
    autoFocus: true,
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    'aria-label': t('search'),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setQuery(target.value);
      setChosen(0);
      setIsEntered(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A key that is held down was pressed for the button that opened the palette.
      if (isComposing(event.nativeEvent) || (event.repeat && event.key === 'Enter')) return;
      const step = steps[event.key];
      if (step === undefined && event.key !== 'Enter') return;
      event.preventDefault();
      if (step === undefined) setIsEntered(true);
      else setChosen((before) => before + step);
    },
  };
  return (
    <Layer
      onClose={onClose}
      kind="commands"
      bare
      title={t('search')}
      coming={<input {...field} className="visually-hidden" />}
    >
      <div className={classes['field']}>
        <Search size={20} />
        <input
          {...field}
          role="combobox"
          data-autofocus
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={optionId}
          placeholder={t('searchHint')}
          value={query}
        />
      </div>
      <Results
        id={list}
        query={query}
        chosen={chosen}
        isEntered={isEntered}
        onChoose={setChosen}
        onOption={setOptionId}
        onLeave={onClose}
        actions={actions}
      />
    </Layer>
  );
}

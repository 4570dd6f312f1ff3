import { useTranslation } from 'react-i18next';
import type { ThemeChoice } from '#src/device/theme-choice.ts';
import { type PresetColors, presetNames, presetOf, presets } from '#src/theme/presets.ts';
import { Choices } from './choices.tsx';
import classes from './color-choices.module.css';

export function PresetChoices({ choice, onChoose }: { choice: ThemeChoice; onChoose: (choice: ThemeChoice) => void }) {
  const { t } = useTranslation('customizer');
  return (
    <Choices
      legend={t('colors.preset')}
      silent
      value={presetOf(choice)}
      values={presetNames}
      label={(name) => t(`presets.${name}`)}
      drawing={(name) => <PresetDrawing colors={presets[name]} />}
      onChoose={(name) => onChoose({ ...choice, ...presets[name] })}
    />
  );
}

function PresetDrawing({ colors }: { colors: PresetColors }) {
  return (
    <span className={classes['preset']}>
      {Object.entries(colors).map(([variable, color]) => (
        <span key={variable} style={{ background: color }} />
      ))}
    </span>
  );
}

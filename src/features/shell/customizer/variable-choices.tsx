import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ThemeChoice, themeVariables } from '#src/device/theme-choice.ts';
import { contrastRatio, rgb } from '#src/theme/contrast.ts';
import { themeDefaults } from '#src/theme/derive.ts';
import { swatches, swatchNames } from '#src/theme/presets.ts';
import classes from './color-choices.module.css';

interface Props {
  choice: ThemeChoice;
  /** Shows a colour while it is being looked for. */
  onPreview: (choice: ThemeChoice) => void;
  onChoose: (choice: ThemeChoice) => void;
}

const isLight = (color: string) => contrastRatio(rgb(color), [0, 0, 0]) > 6;

export function VariableChoices({ choice, onPreview, onChoose }: Props) {
  const { t } = useTranslation('customizer');
  return themeVariables.map((variable) => {
    const color = choice[variable] ?? themeDefaults[variable];
    const label = t(`variables.${variable}`);
    const withColor = (other: string): ThemeChoice => ({ ...choice, [variable]: other });
    return (
      <details key={variable} className={classes['variable']} name="theme-variable">
        <summary>
          <span className={classes['well']} style={{ background: color }} />
          <span className={classes['name']}>{label}</span>
          <span className="ltr small muted">{color}</span>
          <ChevronDown size={16} />
        </summary>
        <div className={classes['picker']}>
          <div className={classes['swatches']} role="group" aria-label={label}>
            {swatchNames.map((name) => {
              const swatch = swatches[name];
              const pressed = color === swatch;
              return (
                <button
                  key={name}
                  type="button"
                  className={classes['swatch']}
                  style={{ background: swatch }}
                  data-light={isLight(swatch) || undefined}
                  aria-label={t(`swatches.${name}`)}
                  title={t(`swatches.${name}`)}
                  aria-pressed={pressed}
                  onClick={() => onChoose(withColor(swatch))}
                >
                  {pressed && <Check size={16} />}
                </button>
              );
            })}
          </div>
          <label className={classes['any']}>
            <input
              type="color"
              value={color}
              onChange={({ target }) => onPreview(withColor(target.value))}
              // React's onChange is the browser's input event; its change event is the choice.
              ref={(input) => {
                const choose = () => input && onChoose(withColor(input.value));
                input?.addEventListener('change', choose);
                return () => input?.removeEventListener('change', choose);
              }}
            />
            {t('anyColor')}
          </label>
        </div>
      </details>
    );
  });
}

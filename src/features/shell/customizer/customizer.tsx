import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/api/signed-in.ts';
import { type Settings, settings } from '#src/device/settings.ts';
import { useStore } from '#src/device/store.ts';
import { type ThemeChoice, themeChoice } from '#src/device/theme-choice.ts';
import { layoutTypes, navStyles, themeTypes } from '#src/domain/look.ts';
import { saveThemeChoice } from '#src/theme/save-choice.ts';
import { Button } from '#src/ui/button.tsx';
import { chooseSetting } from '../choose-setting.ts';
import { navStyleRows } from '../nav-styles.ts';
import { Choices } from './choices.tsx';
import classes from './customizer.module.css';
import { LayoutDrawing, NavStyleDrawing, ThemeDrawing } from './drawings.tsx';
import { PresetChoices } from './preset-choices.tsx';
import { VariableChoices } from './variable-choices.tsx';

type Message = 'updated' | 'updateFailed' | 'resetFailed';

export function Customizer() {
  const { t } = useTranslation('customizer');
  const now = useSettings();
  const choice = useStore(themeChoice);
  const [message, setMessage] = useState<Message | null>(null);

  const set = (change: Partial<Settings>) => setMessage(chooseSetting(change) ? 'updated' : 'updateFailed');
  const choose = (wanted: ThemeChoice) => setMessage(saveThemeChoice(wanted) ? 'updated' : 'updateFailed');
  const reset = () => setMessage(saveThemeChoice({}) ? 'updated' : 'resetFailed');
  const failed = message !== null && message !== 'updated';
  const Icon = failed ? TriangleAlert : Check;
  return (
    <>
      <div className={classes['choices']}>
        <Choices
          legend={t('theme')}
          value={now.themeType}
          values={themeTypes}
          label={(themeType) => t(`themes.${themeType}`)}
          drawing={(themeType) => <ThemeDrawing themeType={themeType} />}
          onChoose={(themeType) => set({ themeType })}
        />
        <div className={classes['colors']}>
          <Choices
            legend={t('colors.title')}
            value={now.colorSelection}
            values={['preset', 'customize']}
            label={(way) => t(`colors.${way}`)}
            onChoose={(colorSelection) => settings.update({ colorSelection })}
          />
          {now.colorSelection === 'preset' ? (
            <PresetChoices choice={choice} onChoose={choose} />
          ) : (
            <div>
              <VariableChoices choice={choice} onPreview={themeChoice.preview} onChoose={choose} />
            </div>
          )}
          <p className="small muted">{t('legible')}</p>
        </div>
        <Choices
          legend={t('navStyle')}
          small
          value={now.navStyle}
          values={navStyles}
          label={(navStyle) => t(`navStyles.${navStyle}`)}
          drawing={(navStyle) => <NavStyleDrawing row={navStyleRows[navStyle]} />}
          onChoose={(navStyle) => set({ navStyle })}
        />
        <Choices
          legend={t('layout')}
          value={now.layoutType}
          values={layoutTypes}
          label={(layoutType) => t(`layouts.${layoutType}`)}
          drawing={(layoutType) => <LayoutDrawing layoutType={layoutType} />}
          onChoose={(layoutType) => set({ layoutType })}
        />
      </div>
      <div className={classes['foot']}>
        <Button variant="subtle" leftSection={<Undo2 size={16} className="mirrored" />} onClick={reset}>
          {t('reset')}
        </Button>
        <p className={classes['said']} data-failed={failed || undefined} role={failed ? 'alert' : 'status'}>
          {message && (
            <>
              <Icon size={16} />
              {t(`messages.${message}`)}
            </>
          )}
        </p>
      </div>
    </>
  );
}

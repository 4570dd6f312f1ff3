import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { type Assumption, assumptionBounds, type CostAssumptions } from '#src/domain/cost.ts';
import { typedAssumption } from '#src/domain/typed-assumption.ts';
import { useFormat } from '#src/i18n/format.ts';
import { tagOf } from '#src/i18n/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import classes from './cards.module.css';

/** All but the last two are about a loan. */
const names = ['down', 'rate', 'years', 'mortgageInsurance', 'insurance', 'closing'] as const;

interface Props {
  assumptions: CostAssumptions;
  /** Leaves out the assumptions about a loan. */
  inCash: boolean;
}

/** The assumptions as fields. Each takes effect as it is typed, as long as it can be read. */
export function CostForm({ assumptions, inCash }: Props) {
  const { t, i18n } = useTranslation('detail');
  const format = useFormat();
  const { costAssumptions } = useSignedIn().preferences;
  // With all decimals: a rate may be 6.125.
  const exact = new Intl.NumberFormat(tagOf(i18n.language), { maximumFractionDigits: 20 });
  const [texts, setTexts] = useState<Partial<Record<Assumption, string>>>({});
  const type = (name: Assumption, text: string) => {
    setTexts({ ...texts, [name]: text });
    const value = typedAssumption(name, text);
    if (value !== null) costAssumptions.set({ ...assumptions, [name]: value });
  };
  const restore = () => {
    setTexts({});
    costAssumptions.set(undefined);
  };
  return (
    <fieldset className={classes['form']}>
      <legend className="visually-hidden">{t('cost.form')}</legend>
      {names.slice(inCash ? -2 : 0).map((name) => {
        const { min, max } = assumptionBounds[name];
        const text = texts[name] ?? exact.format(assumptions[name]);
        return (
          <TextField
            key={name}
            label={t(`cost.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={
              typedAssumption(name, text) === null &&
              t('cost.between', { min: format.number(min), max: format.number(max) })
            }
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        );
      })}
      <Button variant="subtle" size="compact-md" onClick={restore}>
        {t('cost.usual')}
      </Button>
    </fieldset>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { type Assumption, assumptionBounds, type CostAssumptions, defaultAssumptions } from '#src/domain/cost.ts';
import { plainDigits } from '#src/domain/digits.ts';
import { useFormat } from '#src/i18n/format.ts';
import { tagOf } from '#src/i18n/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import classes from './cards.module.css';

const loanNames = ['down', 'rate', 'years', 'mortgageInsurance'] as const;
const otherNames = ['insurance', 'closing'] as const;
const names = [...loanNames, ...otherNames];

/** The numbers as a language writes them, with all their decimals: a rate may be 6.125. */
const textsOf = (assumptions: CostAssumptions, language: string) => {
  const format = new Intl.NumberFormat(tagOf(language), { maximumFractionDigits: 20 });
  return Object.fromEntries(names.map((name) => [name, format.format(assumptions[name])])) as Record<
    Assumption,
    string
  >;
};

/** Reads a number in any script, with or without a per cent sign; null if it is not one or out of bounds. */
function readAssumption(name: Assumption, text: string): number | null {
  const [, digits = Number.NaN] = /^\s*([\d.]+)\s*[%٪％]?\s*$/.exec(plainDigits(text).replace(/[,٫．]/, '.')) ?? [];
  const value = Number(digits);
  const { min, max } = assumptionBounds[name];
  return value >= min && value <= max ? value : null;
}

interface Props {
  assumptions: CostAssumptions;
  /** Without what is assumed about a loan. */
  inCash: boolean;
}

/** The assumptions as fields. Each takes effect as it is typed, as long as it can be read. */
export function CostForm({ assumptions, inCash }: Props) {
  const { t, i18n } = useTranslation('detail');
  const format = useFormat();
  const { costAssumptions } = useSignedIn().preferences;
  const [texts, setTexts] = useState(() => textsOf(assumptions, i18n.language));
  const type = (name: Assumption, text: string) => {
    setTexts({ ...texts, [name]: text });
    const value = readAssumption(name, text);
    if (value !== null) costAssumptions.set({ ...assumptions, [name]: value });
  };
  const restore = () => {
    setTexts(textsOf(defaultAssumptions, i18n.language));
    costAssumptions.set(undefined);
  };
  return (
    <fieldset className={classes['form']}>
      <legend className="visually-hidden">{t('cost.form')}</legend>
      {(inCash ? otherNames : names).map((name) => {
        const { min, max } = assumptionBounds[name];
        return (
          <TextField
            key={name}
            label={t(`cost.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={texts[name]}
            error={
              readAssumption(name, texts[name]) === null &&
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

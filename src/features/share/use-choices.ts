import { useTranslation } from 'react-i18next';
import { asOneLine } from '#src/domain/answer-mail.ts';
import { addressLines } from '#src/domain/home.ts';
import type { SharedHome } from '#src/domain/shared-homes.ts';

const judgements = ['yes', 'talk', 'no'] as const;

/** What a reader can answer, and the text of each answer: which of the homes, or what the reader thinks of the only one. */
export function useChoices(homes: readonly SharedHome[]): { label: string; text: string }[] {
  const { t } = useTranslation(['sharing', 'home', 'common']);
  const addresses = homes.map(({ address }) => asOneLine(address ?? '') || t('home:noAddress'));
  const streets = addresses.map((address) => addressLines(address)[0]);
  const [only = ''] = streets;
  if (homes.length === 1)
    return judgements.map((judgement) => {
      const label = t(`sharing:answer.options.${judgement}`);
      return { label, text: t('common:labeled', { label: only, value: label }) };
    });
  // Two places may have a street of the same name, and two homes no address at all.
  const labels = streets.map((street, index) => (isOnly(street, streets) ? street : (addresses[index] ?? street)));
  return labels.map((label, index) => {
    const named = isOnly(label, labels) ? label : `${label} (${index + 1})`;
    return { label: named, text: t('common:labeled', { label: t('sharing:answer.mine'), value: named }) };
  });
}

const isOnly = (text: string, texts: readonly string[]) => texts.indexOf(text) === texts.lastIndexOf(text);
